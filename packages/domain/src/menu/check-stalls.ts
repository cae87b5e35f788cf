import { type Fault, repeated } from '../money/index.ts'
import type { BuffetRule } from './types.ts'

export type StallFaultReason =
  | 'stallTwice'
  | 'stallDishesMissing'
  | 'stallDishTwice'
  | 'dishUnknown'
  | 'stallLimits'
  | 'stallInterval'
  | 'stallLastOrder'
  | 'taxUnknown'

/** Ids that the stalls of a store may refer to. */
export interface StallContext {
  dishes: readonly { foodId: string; unitIds: readonly string[] }[]
  taxIds: readonly string[]
}

type CheckResult = Fault<StallFaultReason> | undefined
type Stall = BuffetRule<unknown>

function checkDishes({ included }: Stall, field: string, { dishes }: StallContext): CheckResult {
  if (included.length === 0) return { field: `${field}.included`, reason: 'stallDishesMissing' }
  const unknown = included.findIndex(({ foodId, unitId }) => {
    const dish = dishes.find(it => it.foodId === foodId)
    return !dish || (unitId !== '' && !dish.unitIds.includes(unitId))
  })
  if (unknown >= 0) return { field: `${field}.included[${unknown}]`, reason: 'dishUnknown' }
  const twice = repeated(included, it => `${it.foodId} ${it.unitId}`)
  return twice === undefined ? undefined : { field: `${field}.included[${twice}]`, reason: 'stallDishTwice' }
}

function checkTerms(stall: Stall, field: string): CheckResult {
  const { limitCount, singleLimitCount, intervalMinutes, stayMinutes, lastOrderMinutes } = stall
  if (limitCount > 0 && singleLimitCount > limitCount)
    return { field: `${field}.singleLimitCount`, reason: 'stallLimits', params: { most: limitCount } }
  if (stayMinutes > 0 && intervalMinutes > stayMinutes)
    return { field: `${field}.intervalMinutes`, reason: 'stallInterval', params: { minutes: stayMinutes } }
  return lastOrderMinutes > 0 && lastOrderMinutes >= stayMinutes
    ? { field: `${field}.lastOrderMinutes`, reason: 'stallLastOrder', params: { minutes: stayMinutes } }
    : undefined
}

function checkPrices({ places, taxIds }: Stall, field: string, context: StallContext): CheckResult {
  const twice = repeated(places, it => it.person)
  if (twice !== undefined) return { field: `${field}.places[${twice}].person`, reason: 'stallTwice' }
  const tax = taxIds.findIndex(taxId => !context.taxIds.includes(taxId))
  return tax < 0 ? undefined : { field: `${field}.taxIds[${tax}]`, reason: 'taxUnknown' }
}

/**
 * Checks the buffet stalls of a store: each once, with existing dishes and taxes, and consistent allowances and times. CART-13
 */
export function checkStalls(stalls: readonly Stall[], context: StallContext): CheckResult {
  const twice = repeated(stalls, it => it.buffetStallId)
  if (twice !== undefined) return { field: `stalls[${twice}].buffetStallId`, reason: 'stallTwice' }
  for (const [at, stall] of stalls.entries()) {
    const field = `stalls[${at}]`
    const fault = checkDishes(stall, field, context) ?? checkTerms(stall, field) ?? checkPrices(stall, field, context)
    if (fault) return fault
  }
  return undefined
}
