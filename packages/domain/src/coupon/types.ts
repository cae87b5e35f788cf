import type { Money, Ppm, LocalizedText } from '../money/index.ts'

/** The discount of a coupon on the lines it is attached to. CART-14 */
export type CouponEffect =
  | { kind: 'percent'; rate: Ppm; atMost?: Money }
  | { kind: 'amount'; amount: Money }
  /** One piece of its dishes is free: the most expensive. */
  | { kind: 'dish' }

/** A kind of coupon: its discount, and where, when and for which dishes it is valid. */
export interface CouponTemplate {
  couponTemplateId: string
  name: LocalizedText
  /** One sentence about its use. */
  description: LocalizedText
  effect: CouponEffect
  /** Minimum amount of the order's dishes. */
  minimum: Money
  /** Currency of its amounts; it is valid at stores with this currency. Absent: it has no amounts. */
  currencyCode?: string
  /** Empty = every store. */
  shopIds: number[]
  bizTypes: number[]
  /** Empty = every dish. */
  foodIds: string[]
  /** Store-local hours of the wanted time; empty = always. */
  windows: { weekdays: number[]; from: number; to: number }[]
  /** Cannot be combined with promotions. The member price is no promotion. */
  excludesPromotions: boolean
  /** Days a coupon is valid that is given without dates, as with a recharge; absent: 90. */
  validDays?: number
}

/** A coupon of one person, valid from `beginDate` to `endDate` inclusive, by the store's calendar. */
export interface Coupon {
  couponCode: string
  template: CouponTemplate
  beginDate: string
  endDate: string
  /** Used by an order. */
  used: boolean
}

/** Why a coupon cannot be used here and now, for any cart content. */
export type CouponFault = 'used' | 'notStarted' | 'ended' | 'otherShop' | 'otherOrderType'
