import type { Currency, Money, Ppm, Words } from '../money/index.ts'

/** A picture a gift card is given in. */
export interface GiftDesign {
  designId: string
  name: Words
  /** The kind of day it is for, by which the shop window sorts. */
  occasion: string
  /** The path of its picture below a picture host. */
  designUrl: string
}

/** A part off what a gift card costs, from an amount on. */
export interface GiftDiscount {
  from: Money
  rate: Ppm
}

/** An amount of one's own: between two bounds, in whole steps from the lower one. */
export interface CustomAmount {
  min: Money
  max: Money
  step: Money
}

/** A kind of gift card on sale. Its amounts are of `currency`. CARD-5 */
export interface GiftProgram {
  programId: string
  name: Words
  description: Words
  terms: Words
  currency: Currency
  /** The kinds of days its designs are for, in the order they are shown. */
  occasions: { occasion: string; name: Words }[]
  designs: GiftDesign[]
  amounts: Money[]
  /** Absent where only the amounts above are sold. */
  customAmount?: CustomAmount
  discounts: GiftDiscount[]
  /** How long a card is good from the day it is paid; 0 = for good. */
  validMonths: number
  /** Empty = every store with this currency. */
  shopIds: number[]
  /** Its cards are not used where a coupon is. PAY-4 */
  excludesCoupons?: boolean
  onSale: boolean
}

/** Where an order of a gift card stands. */
export type GiftOrderState = 'awaitingPayment' | 'paid' | 'refunded'

/** What is kept of a card that says whether it can be used. */
export interface GiftCardFacts {
  voided: boolean
  /** Epoch ms it is good until; absent = for good. */
  validUntil?: number
  balance: Money
}

/** Where a card stands in its owner's wallet. */
export type GiftCardState = 'usable' | 'used' | 'expired'
