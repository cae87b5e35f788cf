import { type Fault, faultsIn, repeated } from '../money/index.ts'
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

type StoredValueFault = Fault<StoredValueFaultReason>

const checkGifts = (
  { giftInfos }: Bonus,
  field: string,
  { couponTemplateIds }: StoredValueContext,
): StoredValueFault[] =>
  giftInfos.flatMap(({ couponTemplateId }, at) =>
    couponTemplateIds.includes(couponTemplateId)
      ? []
      : [{ field: `${field}.giftInfos[${at}].couponTemplateId`, reason: 'couponUnknown' }],
  )

const isEmpty = ({ returnAmount, returnPoint, giftInfos }: Bonus): boolean =>
  returnAmount === 0 && returnPoint === 0 && giftInfos.length === 0

function checkFirst(
  { firstRecharge, firstRechargeEnabled, programRules }: StoredValueProgram,
  context: StoredValueContext,
): StoredValueFault[] {
  if (!firstRechargeEnabled) return []
  if (!firstRecharge || isEmpty(firstRecharge)) return [{ field: 'program.firstRecharge', reason: 'bonusEmpty' }]
  const least = Math.min(...programRules.map(tier => tier.storedAmount - tier.returnAmount))
  return faultsIn([
    firstRecharge.returnAmount > least
      ? { field: 'program.firstRecharge.returnAmount', reason: 'bonusTooLarge' as const }
      : undefined,
    ...checkGifts(firstRecharge, 'program.firstRecharge', context),
  ])
}

function checkTiers({ programRules }: StoredValueProgram, context: StoredValueContext): StoredValueFault[] {
  if (programRules.length === 0) return [{ field: 'program.programRules', reason: 'gearsMissing' }]
  const twice = repeated(programRules, tier => tier.storedAmount)
  return faultsIn([
    twice === undefined
      ? undefined
      : { field: `program.programRules[${twice}].storedAmount`, reason: 'gearTwice' as const },
    ...programRules.flatMap((tier, i) => {
      const field = `program.programRules[${i}]`
      const isTooLarge = tier.returnAmount > tier.storedAmount
      return [
        isTooLarge ? { field: `${field}.returnAmount`, reason: 'bonusTooLarge' as const } : undefined,
        ...checkGifts(tier, field, context),
      ]
    }),
  ])
}

/**
 * The faults of a stored-value program: gears with different amounts, bonuses at most the paid amount even with the
 * first-recharge gift, and existing references only. CARD-3
 */
export function checkStoredValue(program: StoredValueProgram, context: StoredValueContext): StoredValueFault[] {
  const { scopes, startDate, endDate } = program
  const isBackwards = startDate !== undefined && endDate !== undefined && endDate < startDate
  return faultsIn([
    isBackwards ? { field: 'program.endDate', reason: 'daysBackwards' as const } : undefined,
    ...checkTiers(program, context),
    ...scopes.map((shopId, at) =>
      context.shopIds.includes(shopId) ? undefined : { field: `program.scopes[${at}]`, reason: 'shopUnfit' as const },
    ),
    ...checkFirst(program, context),
  ])
}
