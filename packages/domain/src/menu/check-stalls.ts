import { type Fault, repeated } from '../money/index.ts'
import type { BuffetRule } from './types.ts'

export type StallWhy =
  | 'stallTwice'
  | 'stallDishesMissing'
  | 'stallDishTwice'
  | 'dishUnknown'
  | 'stallLimits'
  | 'stallInterval'
  | 'stallLastOrder'
  | 'taxUnknown'

/** Ids that the stalls of a store may refer to. */
export interface StallGround {
  dishes: readonly { foodId: string; unitIds: readonly string[] }[]
  taxIds: readonly string[]
}

type Found = Fault<StallWhy> | undefined
type Stall = BuffetRule<unknown>

function checkDishes({ included }: Stall, field: string, { dishes }: StallGround): Found {
  if (included.length === 0) return { field: `${field}.included`, why: 'stallDishesMissing' }
  const unknown = included.findIndex(({ foodId, unitId }) => {
    const dish = dishes.find(it => it.foodId === foodId)
    return !dish || (unitId !== '' && !dish.unitIds.includes(unitId))
  })
  if (unknown >= 0) return { field: `${field}.included[${unknown}]`, why: 'dishUnknown' }
  const twice = repeated(included, it => `${it.foodId} ${it.unitId}`)
  return twice === undefined ? undefined : { field: `${field}.included[${twice}]`, why: 'stallDishTwice' }
}

function checkTerms(stall: Stall, field: string): Found {
  const { limitCount, singleLimitCount, intervalMinutes, stayMinutes, lastOrderMinutes } = stall
  if (limitCount > 0 && singleLimitCount > limitCount)
    return { field: `${field}.singleLimitCount`, why: 'stallLimits', params: { most: limitCount } }
  if (stayMinutes > 0 && intervalMinutes > stayMinutes)
    return { field: `${field}.intervalMinutes`, why: 'stallInterval', params: { minutes: stayMinutes } }
  return lastOrderMinutes > 0 && lastOrderMinutes >= stayMinutes
    ? { field: `${field}.lastOrderMinutes`, why: 'stallLastOrder', params: { minutes: stayMinutes } }
    : undefined
}

function checkPrices({ places, taxIds }: Stall, field: string, ground: StallGround): Found {
  const twice = repeated(places, it => it.person)
  if (twice !== undefined) return { field: `${field}.places[${twice}].person`, why: 'stallTwice' }
  const tax = taxIds.findIndex(taxId => !ground.taxIds.includes(taxId))
  return tax < 0 ? undefined : { field: `${field}.taxIds[${tax}]`, why: 'taxUnknown' }
}

/**
 * Checks the buffet stalls of a store: each once, with existing dishes and taxes, and consistent allowances and times. CART-13
 */
export function checkStalls(stalls: readonly Stall[], ground: StallGround): Found {
  const twice = repeated(stalls, it => it.buffetStallId)
  if (twice !== undefined) return { field: `stalls[${twice}].buffetStallId`, why: 'stallTwice' }
  for (const [at, stall] of stalls.entries()) {
    const field = `stalls[${at}]`
    const fault = checkDishes(stall, field, ground) ?? checkTerms(stall, field) ?? checkPrices(stall, field, ground)
    if (fault) return fault
  }
  return undefined
}
