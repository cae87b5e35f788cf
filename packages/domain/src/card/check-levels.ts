import { type Fault, faultsIn } from '../money/index.ts'
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

type LevelsFault = Fault<LevelsFaultReason>

const placeOf = (levels: readonly Level[], level: Level): string => `levels[${levels.indexOf(level)}]`

/** Growth rises from level to level, starting at 0; the growth to keep a level is at most the growth to reach it. */
function checkGrowth(levels: readonly Level[]): LevelsFault[] {
  const shown = levels.filter(level => level.flag !== 2).toSorted((a, b) => a.ranking - b.ranking)
  if (shown.length === 0) return [{ field: 'levels', reason: 'levelsMissing' }]
  return shown.flatMap((level, i) => {
    const before = shown[i - 1]?.upgradeGrowth
    const rises = before === undefined ? level.upgradeGrowth === 0 : level.upgradeGrowth > before
    const place = placeOf(levels, level)
    return faultsIn<LevelsFault>([
      rises ? undefined : { field: `${place}.upgradeGrowth`, reason: 'levelGrowthOrder' },
      level.keepLevelGrowth > level.upgradeGrowth
        ? { field: `${place}.keepLevelGrowth`, reason: 'levelKeepTooHigh' }
        : undefined,
    ])
  })
}

/** Levels that members have cannot be removed. `held`: their ids. */
const checkHeld = (before: readonly Level[], levels: readonly Level[], held: readonly string[]): LevelsFault[] =>
  before
    .filter(level => held.includes(level.id) && levels.every(one => one.id !== level.id))
    .map(({ id, name }) => ({
      field: 'levels',
      reason: 'levelHeld',
      params: { level: Object.values(name)[0] ?? id },
    }))

/** Ids and ranks are there once, and benefits belong to the program. */
function checkEach(levels: readonly Level[], known: readonly string[]): LevelsFault[] {
  return levels.flatMap(({ id, ranking, rightsList }, i): LevelsFault[] => {
    const twice = levels.slice(0, i).some(other => other.id === id || other.ranking === ranking)
    return [
      ...(twice ? [{ field: `levels[${i}].ranking`, reason: 'levelTwice' as const }] : []),
      ...rightsList.flatMap((right, at) =>
        known.includes(right) ? [] : [{ field: `levels[${i}].rightsList[${at}]`, reason: 'rightUnknown' as const }],
      ),
    ]
  })
}

/** The level with the highest bonus, where points would be worth the whole amount with it. CARD-7 */
function checkBonus({ pointsRules }: CardProgram, levels: readonly Level[]): LevelsFault[] {
  const currencyCodes = pointsRules.map(rule => rule.currency.currencyCode)
  const faults = checkPoints(pointsRules, { levels, currencyCodes })
  if (!faults.some(({ reason }) => reason === 'pointsWorthTooMuch')) return []
  const highest = levels.toSorted((a, b) => b.pointsBonus - a.pointsBonus)[0]
  return [{ field: `${highest ? placeOf(levels, highest) : 'levels'}.pointsBonus`, reason: 'pointsWorthTooMuch' }]
}

/** The faults of the levels of a program. CARD-2 */
export const checkLevels = (program: CardProgram, levels: readonly Level[], held: readonly string[]): LevelsFault[] => [
  ...checkEach(
    levels,
    program.rights.map(right => right.rightsId),
  ),
  ...checkBonus(program, levels),
  ...checkGrowth(levels),
  ...checkHeld(program.levels, levels, held),
]
