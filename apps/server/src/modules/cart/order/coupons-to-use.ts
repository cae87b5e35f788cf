import { type AttachedCoupon, type CouponToUse, couponToUse } from '@comanda/domain/cart'
import { type BizType, type LocalTime, localTime, type ShopConfig } from '@comanda/domain/store'
import type { Queries } from '../../../platform/db/index.ts'
import type { Deps } from '../deps.ts'

interface UsedAt {
  corporationId: number
  shop: ShopConfig
  bizType: BizType
  /** When the food is wanted, in the store's local time. */
  wanted: Pick<LocalTime, 'weekday' | 'minutes'>
  db: Queries
}

/** Attached coupons as input to the engine, as they are now. CART-14 */
export async function couponsToUse(
  { clock, coupons }: Pick<Deps, 'clock' | 'coupons'>,
  attached: readonly AttachedCoupon[],
  { corporationId, shop, bizType, wanted, db }: UsedAt,
): Promise<CouponToUse[]> {
  if (attached.length === 0) return []
  const known = await coupons.of(db, corporationId, attached)
  const { date } = localTime(clock(), shop.timeZone)
  return attached.map(one => couponToUse(one, known.get(one.couponCode), { shop, bizType, date, wanted }))
}
