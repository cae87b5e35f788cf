import { type Fault, faultsIn } from '../money/index.ts'
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

/** The faults of a coupon template: an amount has its currency, a free dish its dishes, and each store matches. CARD-6 */
export function checkCouponTemplate(
  template: CouponTemplate,
  context: CouponTemplateContext,
): Fault<CouponFaultReason>[] {
  const { effect, currencyCode, shopIds, bizTypes, foodIds } = template
  const isWithoutCurrency = namesAmount(template) && currencyCode === undefined
  const fits = (shopId: number) =>
    context.shops.some(
      shop => shop.shopId === shopId && (currencyCode === undefined || shop.currencyCode === currencyCode),
    )
  return faultsIn([
    isWithoutCurrency ? { field: 'template.currencyCode', reason: 'couponCurrencyNeeded' as const } : undefined,
    effect.kind === 'dish' && foodIds.length === 0
      ? { field: 'template.foodIds', reason: 'couponDishMissing' as const }
      : undefined,
    bizTypes.length === 0 ? { field: 'template.bizTypes', reason: 'couponWaysMissing' as const } : undefined,
    ...shopIds.map((shopId, at) =>
      fits(shopId) ? undefined : { field: `template.shopIds[${at}]`, reason: 'shopUnfit' as const },
    ),
    ...foodIds.map((foodId, at) =>
      context.foodIds.includes(foodId)
        ? undefined
        : { field: `template.foodIds[${at}]`, reason: 'dishUnknown' as const },
    ),
  ])
}
