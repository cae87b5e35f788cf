import type { Coupon } from '@comanda/domain/coupon'
import type { LocalizedText } from '@comanda/domain/money'
import type { Queries, Tx } from '../platform/db/index.ts'
import type { Guest } from '../platform/http/index.ts'

/** A coupon a cart names, and its owner when it was attached. */
export interface NamedCoupon {
  couponCode: string
  owner: string
}

/** Coupons of a kind for a person. */
export interface CouponsInput {
  corporationId: number
  owner: string
  couponTemplateId: string
  count: number
  /** The campaign they come from. */
  source?: string
}

interface OrderCoupons {
  corporationId: number
  orderId: string
}

export interface CouponPort {
  /** The kinds of coupons of a brand. */
  templatesOf(db: Queries, corporationId: number): Promise<{ couponTemplateId: string; name: LocalizedText }[]>
  /** The named coupons their owner still holds, by code. A1 */
  couponsOf(db: Queries, corporationId: number, named: readonly NamedCoupon[]): Promise<ReadonlyMap<string, Coupon>>
  /** The caller's own coupon of a code; a wrong code and another owner's get the same result, and attempts are limited. S8, S9 */
  ownCoupon(caller: Guest, couponCode: string): Promise<Coupon | undefined>
  /** Takes coupons for an order, in the order of their codes: those that could not be had. S6 */
  takeCoupons(tx: Tx, input: OrderCoupons & { coupons: readonly NamedCoupon[] }): Promise<string[]>
  /** Gives back, once, what an order holds of these. S6 */
  returnCoupons(tx: Tx, input: OrderCoupons & { couponCodes: readonly string[] }): Promise<void>
  /** Gives a person coupons of a kind, valid from now for the days of that kind. */
  giveCoupons(tx: Tx, input: CouponsInput): Promise<void>
  /** Ends unused coupons of a kind that a person holds, the newest first; answers how many there were. M10 */
  takeCouponsBack(tx: Tx, input: CouponsInput): Promise<number>
  /** The coupons a campaign gave: their number, and the orders that used one. */
  usesOf(db: Queries, corporationId: number, source: string): Promise<{ given: number; orderIds: string[] }>
}
