import { refuse } from '@comanda/contract/core'
import type { coupon as calls } from '@comanda/contract/coupon'
import { couponFitsShop } from '@comanda/domain/coupon'
import { inLanguage } from '@comanda/domain/money'
import { distanceBetween } from '@comanda/domain/store'
import type { Handler } from '../../platform/http/index.ts'
import type { CouponNeeds } from './needs.ts'
import { templateShown } from './present.ts'
import { templateOf } from './queries.ts'

/** One kind of coupon with the stores where it can be used, the nearest first where the guest says where they are. CARD-6 */
export const templateDetail =
  ({ db, shopsOf, addressLinesOf }: CouponNeeds): Handler<typeof calls.templateDetail> =>
  async (who, { couponTemplateId, latitude, longitude }) => {
    const template = await templateOf(db, who.corporationId, couponTemplateId)
    if (!template) return refuse('notFound', { field: 'couponTemplateId' })
    const here = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
    const all = await shopsOf(who.corporationId)
    const shops = all
      .filter(({ shopId, currency }) => couponFitsShop(template, { shopId, currencyCode: currency.currencyCode }))
      .map(shop => ({
        shopId: shop.shopId,
        shopName: inLanguage(shop.shopName, who.language),
        addressLines: addressLinesOf(shop, who.language),
        latitude: shop.point.latitude,
        longitude: shop.point.longitude,
        ...(here && { distance: Math.round(distanceBetween(here, shop.point)) }),
      }))
    return {
      ...templateShown(template, all),
      shops: shops.toSorted((a, b) => (a.distance ?? 0) - (b.distance ?? 0) || a.shopId - b.shopId),
    }
  }
