import type { Money, Ppm, Words } from '../money/index.ts'

/** What a coupon is worth on the lines it is attached to. CART-14 */
export type CouponEffect =
  | { kind: 'percent'; rate: Ppm; atMost?: Money }
  | { kind: 'amount'; amount: Money }
  /** One piece of the dishes it is for is free: the dearest of them. */
  | { kind: 'dish' }

/** A kind of coupon: what it gives, where, when and on what. */
export interface CouponTemplate {
  couponTemplateId: string
  name: Words
  /** What it is for, in a sentence. */
  description: Words
  effect: CouponEffect
  /** The dishes of the order must come to at least this. */
  minimum: Money
  /** The currency its amounts are in; it is of use where the store has the same. Absent: it names no amount. */
  currencyCode?: string
  /** Empty = every store. */
  shopIds: number[]
  bizTypes: number[]
  /** Empty = every dish. */
  foodIds: string[]
  /** The hours of the week the food is wanted in, by the store's clock; empty = always. */
  windows: { weekdays: number[]; from: number; to: number }[]
  /** Not together with any promotion. The member's price is no promotion. */
  excludesPromotions: boolean
}

/** One coupon of one person. It may be used from `beginDate` to `endDate`, both included, by the store's calendar. */
export interface Coupon {
  couponCode: string
  template: CouponTemplate
  beginDate: string
  endDate: string
  /** It was taken by an order. */
  used: boolean
}

/** Why a coupon cannot be used here and now, whatever is in the cart. */
export type CouponFault = 'used' | 'notStarted' | 'ended' | 'otherShop' | 'otherOrderType'
