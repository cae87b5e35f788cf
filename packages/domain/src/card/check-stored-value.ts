import { type Fault, repeated } from '../money/index.ts'
import type { Bonus, StoredValueProgram } from './recharge-tiers.ts'

export type StoredValueFaultReason =
  | 'gearsMissing'
  | 'gearTwice'
  | 'bonusTooLarge'
  | 'bonusEmpty'
  | 'couponUnknown'
  | 'shopUnfit'
  | 'daysBackwards'

/** Ids that a stored-value program may refer to. */
export interface StoredValueContext {
  couponTemplateIds: readonly string[]
  /** Stores with the card's currency and program. */
  shopIds: readonly number[]
}

type CheckResult = Fault<StoredValueFaultReason> | undefined

function checkGifts({ giftInfos }: Bonus, field: string, { couponTemplateIds }: StoredValueContext): CheckResult {
  const at = giftInfos.findIndex(({ couponTemplateId }) => !couponTemplateIds.includes(couponTemplateId))
  return at < 0 ? undefined : { field: `${field}.giftInfos[${at}].couponTemplateId`, reason: 'couponUnknown' }
}

const isEmpty = ({ returnAmount, returnPoint, giftInfos }: Bonus): boolean =>
  returnAmount === 0 && returnPoint === 0 && giftInfos.length === 0

function checkFirst(
  { firstRecharge, firstRechargeEnabled, programRules }: StoredValueProgram,
  context: StoredValueContext,
): CheckResult {
  if (!firstRechargeEnabled) return undefined
  if (!firstRecharge || isEmpty(firstRecharge)) return { field: 'program.firstRecharge', reason: 'bonusEmpty' }
  const least = Math.min(...programRules.map(tier => tier.storedAmount - tier.returnAmount))
  if (firstRecharge.returnAmount > least)
    return { field: 'program.firstRecharge.returnAmount', reason: 'bonusTooLarge' }
  return checkGifts(firstRecharge, 'program.firstRecharge', context)
}

/**
 * Checks a stored-value program: gears with different amounts, bonuses at most the paid amount even with the first-recharge
 * gift, and existing references only. CARD-3
 */
export function checkStoredValue(program: StoredValueProgram, context: StoredValueContext): CheckResult {
  const { programRules, scopes, startDate, endDate } = program
  if (startDate !== undefined && endDate !== undefined && endDate < startDate)
    return { field: 'program.endDate', reason: 'daysBackwards' }
  if (programRules.length === 0) return { field: 'program.programRules', reason: 'gearsMissing' }
  const twice = repeated(programRules, tier => tier.storedAmount)
  if (twice !== undefined) return { field: `program.programRules[${twice}].storedAmount`, reason: 'gearTwice' }
  for (const [i, tier] of programRules.entries()) {
    const field = `program.programRules[${i}]`
    if (tier.returnAmount > tier.storedAmount) return { field: `${field}.returnAmount`, reason: 'bonusTooLarge' }
    const gift = checkGifts(tier, field, context)
    if (gift) return gift
  }
  const foreign = scopes.findIndex(shopId => !context.shopIds.includes(shopId))
  if (foreign >= 0) return { field: `program.scopes[${foreign}]`, reason: 'shopUnfit' }
  return checkFirst(program, context)
}
