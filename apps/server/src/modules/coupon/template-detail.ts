import { refuse } from '@comanda/contract/core'
import type { coupon as calls } from '@comanda/contract/coupon'
import { couponFitsShop } from '@comanda/domain/coupon'
import { inLanguage } from '@comanda/domain/money'
import { distanceBetween } from '@comanda/domain/store'
import type { Handler } from '../../platform/http/index.ts'
import type { CouponDeps } from './deps.ts'
import { templateShown } from './present.ts'
import { templateOf } from './queries.ts'

/**
 * One coupon template with the stores where it can be used, the nearest first if the guest's position is given. CARD-6
 */
export const templateDetail =
  ({ db, guestShopsOf, addressLinesOf }: CouponDeps): Handler<typeof calls.templateDetail> =>
  async (caller, { couponTemplateId, latitude, longitude }) => {
    const template = await templateOf(db, caller.corporationId, couponTemplateId)
    if (!template) return refuse('notFound', { field: 'couponTemplateId' })
    const position = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
    const all = await guestShopsOf(caller.corporationId)
    const shops = all
      .filter(({ shopId, currency }) => couponFitsShop(template, { shopId, currencyCode: currency.currencyCode }))
      .map(shop => ({
        shopId: shop.shopId,
        shopName: inLanguage(shop.shopName, caller.language),
        addressLines: addressLinesOf(shop, caller.language),
        latitude: shop.point.latitude,
        longitude: shop.point.longitude,
        ...(position && { distance: Math.round(distanceBetween(position, shop.point)) }),
      }))
    return {
      ...templateShown(template, all),
      shops: shops.toSorted((a, b) => (a.distance ?? 0) - (b.distance ?? 0) || a.shopId - b.shopId),
    }
  }
