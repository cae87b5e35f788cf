import { addDays } from '../store/index.ts'
import type { Streak } from './types.ts'

/** The last day a member signed in (YYYY-MM-DD), and for how many days in a row. */
export interface SignedIn {
  date: string
  streak: number
}

/** The streak in days after checking in on `date`: a gap restarts it. CARD-8 */
export const streakAfter = (last: SignedIn | undefined, date: string): number =>
  last && addDays(last.date, 1) === date ? last.streak + 1 : 1

/** Days in a row as they stand on `date`, before or after signing in that day. */
export const streakOn = (last: SignedIn | undefined, date: string): number =>
  last && (last.date === date || addDays(last.date, 1) === date) ? last.streak : 0

/** The position in the round of streaks: after its longest one a new round begins. */
export function dayInRound(streaks: readonly Streak[], streak: number): number {
  const longest = Math.max(0, ...streaks.map(({ days }) => days))
  return longest === 0 || streak === 0 ? streak : ((streak - 1) % longest) + 1
}

/** The streak that is complete with this day. CARD-8 */
export const streakReached = (streaks: readonly Streak[], streak: number): Streak | undefined =>
  streaks.find(({ days }) => days === dayInRound(streaks, streak))
