import type { counterCalls as calls } from '@comanda/contract/counter'
import { inLanguage } from '@comanda/domain/money'
import type { Handler } from '../../platform/http/index.ts'
import type { Deps } from './deps.ts'

/** The choices in the forms of the brand's money: stores, kinds of coupons, dishes. */
export const brandFacts =
  ({ db, shopsOf, couponsOf, dishesOf, pictureHost }: Deps): Handler<typeof calls.brandFacts> =>
  async caller => {
    const { corporationId, language } = caller
    const shops = await shopsOf(corporationId)
    const dishes = await dishesOf(corporationId)
    return {
      pictureHost,
      languages: [...new Set(shops.flatMap(shop => shop.languages))],
      shops: shops.map(shop => ({
        shopId: shop.shopId,
        shopName: inLanguage(shop.shopName, language),
        currency: shop.currency,
        ...(shop.cardProgramId !== undefined && { cardProgramId: shop.cardProgramId }),
      })),
      coupons: (await couponsOf(db, corporationId)).map(({ couponTemplateId, name }) => ({ couponTemplateId, name })),
      dishes: dishes
        .map(({ foodId, name }) => ({ foodId, displayName: inLanguage(name, language) }))
        .toSorted((a, b) => a.displayName.localeCompare(b.displayName)),
    }
  }
