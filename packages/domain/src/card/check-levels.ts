import { type Fault, repeated } from '../money/index.ts'
import { checkPoints } from './check-points.ts'
import type { CardProgram, Level } from './types.ts'

export type LevelsFaultReason =
  | 'levelsMissing'
  | 'levelTwice'
  | 'levelGrowthOrder'
  | 'levelKeepTooHigh'
  | 'levelHeld'
  | 'rightUnknown'
  | 'pointsWorthTooMuch'

type CheckResult = Fault<LevelsFaultReason> | undefined

const placeOf = (levels: readonly Level[], level: Level): string => `levels[${levels.indexOf(level)}]`

/** Growth rises from level to level, starting at 0; the growth to keep a level is at most the growth to reach it. */
function checkGrowth(levels: readonly Level[]): CheckResult {
  const shown = levels.filter(level => level.flag !== 2).toSorted((a, b) => a.ranking - b.ranking)
  const [first] = shown
  if (!first) return { field: 'levels', reason: 'levelsMissing' }
  if (first.upgradeGrowth !== 0) return { field: `${placeOf(levels, first)}.upgradeGrowth`, reason: 'levelGrowthOrder' }
  const fall = shown.find((level, i) => i > 0 && level.upgradeGrowth <= (shown[i - 1]?.upgradeGrowth ?? 0))
  if (fall) return { field: `${placeOf(levels, fall)}.upgradeGrowth`, reason: 'levelGrowthOrder' }
  const invalid = shown.find(level => level.keepLevelGrowth > level.upgradeGrowth)
  return invalid && { field: `${placeOf(levels, invalid)}.keepLevelGrowth`, reason: 'levelKeepTooHigh' }
}

/** A level that members have cannot be removed. `held`: the ids of such levels. */
function checkHeld(before: readonly Level[], levels: readonly Level[], held: readonly string[]): CheckResult {
  const removed = before.find(level => held.includes(level.id) && levels.every(one => one.id !== level.id))
  return (
    removed && { field: 'levels', reason: 'levelHeld', params: { level: Object.values(removed.name)[0] ?? removed.id } }
  )
}

/** Checks the levels of a program. CARD-2 */
export function checkLevels(program: CardProgram, levels: readonly Level[], held: readonly string[]): CheckResult {
  const twice = repeated(levels, level => level.id) ?? repeated(levels, level => level.ranking)
  if (twice !== undefined) return { field: `levels[${twice}].ranking`, reason: 'levelTwice' }
  const known = program.rights.map(right => right.rightsId)
  for (const [i, level] of levels.entries()) {
    const at = level.rightsList.findIndex(right => !known.includes(right))
    if (at >= 0) return { field: `levels[${i}].rightsList[${at}]`, reason: 'rightUnknown' }
  }
  const currencyCodes = program.pointsRules.map(rule => rule.currency.currencyCode)
  const tooMuch = checkPoints(program.pointsRules, { levels, currencyCodes })?.reason === 'pointsWorthTooMuch'
  if (tooMuch) {
    const highest = levels.toSorted((a, b) => b.pointsBonus - a.pointsBonus)[0]
    return { field: `${highest ? placeOf(levels, highest) : 'levels'}.pointsBonus`, reason: 'pointsWorthTooMuch' }
  }
  return checkGrowth(levels) ?? checkHeld(program.levels, levels, held)
}
