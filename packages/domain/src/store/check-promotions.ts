import { type Fault, repeated } from '../money/index.ts'
import { checkWindows, type WindowsFault } from './check-windows.ts'
import type { Promotion } from './promotion.ts'

export type PromotionFaultReason =
  | 'promotionTwice'
  | 'promotionUnknown'
  | 'promotionWays'
  | 'deliveryNeeded'
  | 'dishUnknown'
  | 'giftUnfit'
  | 'daysBackwards'

type PromotionFault = Fault<PromotionFaultReason> | WindowsFault
type CheckResult = PromotionFault | undefined

/** Ids that a store's promotions may refer to. */
export interface PromotionRulesContext {
  foodIds: readonly string[]
  menuGroupIds: readonly string[]
  bizTypes: readonly number[]
}

function checkNames(
  promotion: Promotion,
  field: string,
  { foodIds, menuGroupIds }: PromotionRulesContext,
): CheckResult {
  const dish = promotion.foodIds.findIndex(foodId => !foodIds.includes(foodId))
  if (dish >= 0) return { field: `${field}.foodIds[${dish}]`, reason: 'dishUnknown' }
  const group = (promotion.menuGroupIds ?? []).findIndex(id => !menuGroupIds.includes(id))
  return group < 0 ? undefined : { field: `${field}.menuGroupIds[${group}]`, reason: 'dishUnknown' }
}

function checkWays({ bizTypes, effect }: Promotion, field: string, context: PromotionRulesContext): CheckResult {
  if (bizTypes.length === 0 || bizTypes.some(way => !context.bizTypes.includes(way)))
    return { field: `${field}.bizTypes`, reason: 'promotionWays' }
  const needed = effect.kind === 'freeDelivery' && !bizTypes.includes(1200)
  return needed ? { field: `${field}.bizTypes`, reason: 'deliveryNeeded' } : undefined
}

function checkDays({ startDate, endDate }: Promotion, field: string): CheckResult {
  const isBackwards = startDate !== undefined && endDate !== undefined && endDate < startDate
  return isBackwards ? { field: `${field}.endDate`, reason: 'daysBackwards' } : undefined
}

function checkExcluded({ discountId, excludes = [] }: Promotion, field: string, known: readonly string[]): CheckResult {
  const stranger = excludes.findIndex(id => id === discountId || !known.includes(id))
  return stranger < 0 ? undefined : { field: `${field}.excludes[${stranger}]`, reason: 'promotionUnknown' }
}

/**
 * The faults of a store's promotions, several of one promotion included: each must be there once, with existing order types and
 * dishes, and exclude only existing promotions. PRICE-2
 */
export function checkPromotions(promotions: readonly Promotion[], context: PromotionRulesContext): PromotionFault[] {
  const twice = repeated(promotions, promotion => promotion.discountId)
  if (twice !== undefined) return [{ field: `promotions[${twice}].discountId`, reason: 'promotionTwice' }]
  const known = promotions.map(promotion => promotion.discountId)
  return promotions.flatMap((promotion, i) => {
    const field = `promotions[${i}]`
    const faults: CheckResult[] = [
      checkExcluded(promotion, field, known),
      checkWays(promotion, field, context),
      checkNames(promotion, field, context),
      checkDays(promotion, field),
      ...checkWindows(promotion.windows, `${field}.windows`),
    ]
    return faults.filter(fault => fault !== undefined)
  })
}
