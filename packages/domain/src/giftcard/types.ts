import type { Currency, Money, Ppm, LocalizedText } from '../money/index.ts'

/** A picture of a gift card. */
export interface GiftDesign {
  designId: string
  name: LocalizedText
  /** The occasion, by which the shop groups designs. */
  occasion: string
  /** Path of its picture on the image host. */
  designUrl: string
}

/** A percentage off the price, from an amount on. */
export interface GiftDiscount {
  from: Money
  rate: Ppm
}

/** A custom amount: between two bounds, in whole steps from the lower one. */
export interface CustomAmount {
  min: Money
  max: Money
  step: Money
}

/** A gift card program. Its amounts are in `currency`. CARD-5 */
export interface GiftProgram {
  programId: string
  name: LocalizedText
  description: LocalizedText
  terms: LocalizedText
  currency: Currency
  /** The occasions of its designs, in display order. */
  occasions: { occasion: string; name: LocalizedText }[]
  designs: GiftDesign[]
  amounts: Money[]
  /** Absent = only the fixed amounts. */
  customAmount?: CustomAmount
  discounts: GiftDiscount[]
  /** Validity in months from the payment; 0 = unlimited. */
  validMonths: number
  /** Empty = every store with this currency. */
  shopIds: number[]
  /** Its cards cannot be combined with coupons. PAY-4 */
  excludesCoupons?: boolean
  onSale: boolean
  /** It is sold on these days, both included, store-local YYYY-MM-DD. Absent = no limit. */
  startDate?: string
  endDate?: string
}

/** State of a gift card order. */
export type GiftOrderState = 'awaitingPayment' | 'paid' | 'refunded'

/** The data of a card that determine whether it can be used. */
export interface GiftCardFacts {
  voided: boolean
  /** Epoch ms; absent = unlimited. */
  validUntil?: number
  balance: Money
}

/** State of a card in its owner's wallet. */
export type GiftCardState = 'usable' | 'used' | 'expired'
