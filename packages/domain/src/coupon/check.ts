import type { Coupon, CouponFault, CouponTemplate } from './types.ts'

/** Where and when a coupon is to be used; `date` is today's store-local date. */
export interface CouponPlace {
  shopId: number
  currencyCode: string
  bizType: number
  date: string
}

/** Why a coupon cannot be used at this store, for this order type, today (store-local). CART-14, T1 */
export function couponFault(coupon: Coupon, place: CouponPlace): CouponFault | undefined {
  const { template } = coupon
  if (coupon.used) return 'used'
  if (place.date < coupon.beginDate) return 'notStarted'
  if (place.date > coupon.endDate) return 'ended'
  if (!couponFitsShop(template, place)) return 'otherShop'
  return template.bizTypes.includes(place.bizType) ? undefined : 'otherOrderType'
}

/** Whether a coupon template is valid at a store: the store is listed, and has the currency of its amounts. CARD-6 */
export const couponFitsShop = (
  template: Pick<CouponTemplate, 'shopIds' | 'currencyCode'>,
  { shopId, currencyCode }: Pick<CouponPlace, 'shopId' | 'currencyCode'>,
): boolean =>
  (template.shopIds.length === 0 || template.shopIds.includes(shopId)) &&
  (template.currencyCode === undefined || template.currencyCode === currencyCode)

export type CouponState = 'usable' | 'notStarted' | 'used' | 'expired'

/** The earliest and the latest date anywhere, where a coupon is looked at without a store; the same date twice at a store. */
export interface DatesNow {
  latest: string
  earliest: string
}

/**
 * State of a coupon in its owner's wallet. Without a store it has started once it has started anywhere, and expired once it has
 * expired everywhere. CARD-6, T1
 */
export function couponState({ used, beginDate, endDate }: Coupon, { earliest, latest }: DatesNow): CouponState {
  if (used) return 'used'
  if (earliest > endDate) return 'expired'
  return latest < beginDate ? 'notStarted' : 'usable'
}

/** Days a coupon is valid that came with a recharge or a campaign, where its template says nothing. CARD-6 */
export const COUPON_DAYS = 90
