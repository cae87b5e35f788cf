import type { CardProgram, Level } from './types.ts'

const byRanking = (program: CardProgram) => program.levels.toSorted((a, b) => a.ranking - b.ranking)

/** The levels that are shown, lowest first. CARD-2 */
export const shownLevels = (program: CardProgram): Level[] => byRanking(program).filter(level => level.flag !== 2)

/** The level a new member begins with. */
export const firstLevel = (program: CardProgram): Level => {
  const [first] = shownLevels(program)
  if (!first) throw new RangeError(`${program.cardProgramId} has no level to begin with`)
  return first
}

/** The highest level that growth reaches, never below `current`. CARD-2 */
export function levelReached(program: CardProgram, current: string, growth: number): Level {
  const now = program.levels.find(level => level.id === current) ?? firstLevel(program)
  const reached = shownLevels(program).filter(
    level => level.upgradeEnabled && level.ranking > now.ranking && level.upgradeGrowth <= growth,
  )
  return reached.at(-1) ?? now
}

/** How long a level lasts before it is looked at again. CARD-2 */
export const LEVEL_YEAR_MS = 365 * 86_400_000

/** Where a level ends when its year is over: kept with enough growth, else the highest that the growth still holds. CARD-2 */
export function levelKept(program: CardProgram, current: string, growth: number): Level {
  const now = program.levels.find(level => level.id === current) ?? firstLevel(program)
  if (!now.degradeEnabled || growth >= now.keepLevelGrowth) return now
  const below = shownLevels(program).filter(level => level.ranking < now.ranking && level.keepLevelGrowth <= growth)
  return below.at(-1) ?? firstLevel(program)
}

/** The next level up and what is missing to it; undefined at the top. */
export function nextLevel(program: CardProgram, current: string, growth: number) {
  const now = program.levels.find(level => level.id === current) ?? firstLevel(program)
  const next = shownLevels(program).find(level => level.upgradeEnabled && level.ranking > now.ranking)
  return next && { level: next, missing: Math.max(0, next.upgradeGrowth - growth) }
}
