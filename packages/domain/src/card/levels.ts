import type { CardProgram, Level } from './types.ts'

const byRanking = (program: CardProgram) => program.levels.toSorted((a, b) => a.ranking - b.ranking)

/** The visible levels, lowest first. CARD-2 */
export const shownLevels = (program: CardProgram): Level[] => byRanking(program).filter(level => level.flag !== 2)

/** The levels a member is shown: the visible ones, and the member's own even if it is hidden. CARD-2 */
export const levelsFor = (program: CardProgram, own: string | undefined): Level[] =>
  byRanking(program).filter(level => level.flag !== 2 || level.id === own)

/** The level of a new member. */
export const firstLevel = (program: CardProgram): Level => {
  const [first] = shownLevels(program)
  if (!first) throw new RangeError(`${program.cardProgramId} has no level to begin with`)
  return first
}

/** The highest level reached by growth, at least `current`. CARD-2 */
export function levelReached(program: CardProgram, current: string, growth: number): Level {
  const now = program.levels.find(level => level.id === current) ?? firstLevel(program)
  const reached = shownLevels(program).filter(
    level => level.upgradeEnabled && level.ranking > now.ranking && level.upgradeGrowth <= growth,
  )
  return reached.at(-1) ?? now
}

/** Period of a level in ms, after which it is reviewed. CARD-2 */
export const LEVEL_YEAR_MS = 365 * 86_400_000

/** The level after a period: kept with enough growth, else the highest one that the growth keeps. CARD-2 */
export function levelKept(program: CardProgram, current: string, growth: number): Level {
  const now = program.levels.find(level => level.id === current) ?? firstLevel(program)
  if (!now.degradeEnabled || growth >= now.keepLevelGrowth) return now
  const below = shownLevels(program).filter(level => level.ranking < now.ranking && level.keepLevelGrowth <= growth)
  return below.at(-1) ?? firstLevel(program)
}

/** The next level and the missing growth; undefined at the top. */
export function nextLevel(program: CardProgram, current: string, growth: number) {
  const now = program.levels.find(level => level.id === current) ?? firstLevel(program)
  const next = shownLevels(program).find(level => level.upgradeEnabled && level.ranking > now.ranking)
  return next && { level: next, missing: Math.max(0, next.upgradeGrowth - growth) }
}
