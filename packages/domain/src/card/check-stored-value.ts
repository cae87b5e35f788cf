import { type Fault, repeated } from '../money/index.ts'
import type { Bonus, StoredValueProgram } from './gears.ts'

export type StoredValueWhy =
  | 'gearsMissing'
  | 'gearTwice'
  | 'bonusTooLarge'
  | 'bonusEmpty'
  | 'couponUnknown'
  | 'shopUnfit'

/** Ids that a stored-value program may refer to. */
export interface StoredValueGround {
  couponTemplateIds: readonly string[]
  /** Stores with the card's currency and program. */
  shopIds: readonly number[]
}

type Found = Fault<StoredValueWhy> | undefined

function checkGifts({ giftInfos }: Bonus, field: string, { couponTemplateIds }: StoredValueGround): Found {
  const at = giftInfos.findIndex(({ couponTemplateId }) => !couponTemplateIds.includes(couponTemplateId))
  return at < 0 ? undefined : { field: `${field}.giftInfos[${at}].couponTemplateId`, why: 'couponUnknown' }
}

const isEmpty = ({ returnAmount, returnPoint, giftInfos }: Bonus): boolean =>
  returnAmount === 0 && returnPoint === 0 && giftInfos.length === 0

function checkFirst(
  { firstRecharge, firstRechargeEnabled, programRules }: StoredValueProgram,
  ground: StoredValueGround,
): Found {
  if (!firstRechargeEnabled) return undefined
  if (!firstRecharge || isEmpty(firstRecharge)) return { field: 'program.firstRecharge', why: 'bonusEmpty' }
  const least = Math.min(...programRules.map(gear => gear.storedAmount - gear.returnAmount))
  if (firstRecharge.returnAmount > least) return { field: 'program.firstRecharge.returnAmount', why: 'bonusTooLarge' }
  return checkGifts(firstRecharge, 'program.firstRecharge', ground)
}

/**
 * Checks a stored-value program: gears with different amounts, bonuses at most the paid amount even with the first-recharge
 * gift, and existing references only. CARD-3
 */
export function checkStoredValue(program: StoredValueProgram, ground: StoredValueGround): Found {
  const { programRules, scopes } = program
  if (programRules.length === 0) return { field: 'program.programRules', why: 'gearsMissing' }
  const twice = repeated(programRules, gear => gear.storedAmount)
  if (twice !== undefined) return { field: `program.programRules[${twice}].storedAmount`, why: 'gearTwice' }
  for (const [i, gear] of programRules.entries()) {
    const field = `program.programRules[${i}]`
    if (gear.returnAmount > gear.storedAmount) return { field: `${field}.returnAmount`, why: 'bonusTooLarge' }
    const gift = checkGifts(gear, field, ground)
    if (gift) return gift
  }
  const foreign = scopes.findIndex(shopId => !ground.shopIds.includes(shopId))
  if (foreign >= 0) return { field: `program.scopes[${foreign}]`, why: 'shopUnfit' }
  return checkFirst(program, ground)
}
