import type { Coupon, CouponFault } from './types.ts'

/** Where and when somebody wants to use it; `date` is today by the store's calendar. */
export interface CouponPlace {
  shopId: number
  currencyCode: string
  bizType: number
  date: string
}

/** Why a coupon cannot be used at this store, in this way, today: by the store's calendar, never the phone's. CART-14, T1 */
export function couponFault(coupon: Coupon, place: CouponPlace): CouponFault | undefined {
  const { template } = coupon
  if (coupon.used) return 'used'
  if (place.date < coupon.beginDate) return 'notStarted'
  if (place.date > coupon.endDate) return 'ended'
  if (!fitsShop(coupon, place)) return 'otherShop'
  return template.bizTypes.includes(place.bizType) ? undefined : 'otherOrderType'
}

const fitsShop = ({ template }: Coupon, { shopId, currencyCode }: CouponPlace): boolean =>
  (template.shopIds.length === 0 || template.shopIds.includes(shopId)) &&
  (template.currencyCode === undefined || template.currencyCode === currencyCode)

/** Where a coupon stands in its owner's wallet on a date. */
export const couponState = ({ used, endDate }: Coupon, date: string): 'usable' | 'used' | 'expired' =>
  used ? 'used' : date > endDate ? 'expired' : 'usable'
