import type { Fault } from '../money/index.ts'
import type { CouponTemplate } from './types.ts'

export type CouponFaultReason =
  | 'couponCurrencyNeeded'
  | 'couponDishMissing'
  | 'couponWaysMissing'
  | 'dishUnknown'
  | 'shopUnfit'

/** Ids a coupon template may refer to. */
export interface CouponTemplateContext {
  shops: readonly { shopId: number; currencyCode: string }[]
  foodIds: readonly string[]
}

const namesAmount = ({ effect, minimum }: CouponTemplate): boolean =>
  effect.kind === 'amount' || minimum > 0 || (effect.kind === 'percent' && effect.atMost !== undefined)

/** Checks a coupon template: an amount has its currency, a free dish its dishes, and each store matches. CARD-6 */
export function checkCouponTemplate(
  template: CouponTemplate,
  context: CouponTemplateContext,
): Fault<CouponFaultReason> | undefined {
  const { effect, currencyCode, shopIds, bizTypes, foodIds } = template
  if (namesAmount(template) && currencyCode === undefined)
    return { field: 'template.currencyCode', reason: 'couponCurrencyNeeded' }
  if (effect.kind === 'dish' && foodIds.length === 0) return { field: 'template.foodIds', reason: 'couponDishMissing' }
  if (bizTypes.length === 0) return { field: 'template.bizTypes', reason: 'couponWaysMissing' }
  const fits = (shopId: number) =>
    context.shops.some(
      shop => shop.shopId === shopId && (currencyCode === undefined || shop.currencyCode === currencyCode),
    )
  const foreign = shopIds.findIndex(shopId => !fits(shopId))
  if (foreign >= 0) return { field: `template.shopIds[${foreign}]`, reason: 'shopUnfit' }
  const unknown = foodIds.findIndex(foodId => !context.foodIds.includes(foodId))
  return unknown < 0 ? undefined : { field: `template.foodIds[${unknown}]`, reason: 'dishUnknown' }
}
