const MINUTE = 60_000

/** Nobody did anything at the table for so long: its session is over. */
export const IDLE_MS = 240 * MINUTE

/** The same, once all that was ordered has been served. */
export const RESTING_MS = 120 * MINUTE

/** Who comes to a table that has rested for so long is the next party. */
export const NEXT_PARTY_AFTER_MS = 15 * MINUTE

/** A session as far as its end goes: `endsAt` and `restsSince` in ms since 1970. */
export interface SessionTimes {
  endsAt: number
  /** Since when all that was ordered is served and nothing new was chosen; absent while something is. */
  restsSince?: number
}

/** Whether a session is still the one of who sits at the table. */
export const isLive = ({ endsAt }: SessionTimes, now: number): boolean => endsAt > now

/** Whether a newcomer begins a session of their own rather than joining this one: the party before has finished. C6 */
export const isNextParty = ({ restsSince }: SessionTimes, now: number): boolean =>
  restsSince !== undefined && now - restsSince >= NEXT_PARTY_AFTER_MS

/** A party that ordered nothing and did nothing for so long has left. */
export const LEFT_AFTER_MS = 60 * MINUTE

/** Whether nobody of a party did anything for so long that, where it ordered nothing, it has left. C6 */
export const hasLeft = ({ endsAt }: SessionTimes, now: number): boolean => endsAt - now <= IDLE_MS - LEFT_AFTER_MS

/** A party that ordered nothing, and of whose phones none was seen for so long, has gone. */
export const GONE_AFTER_MS = 30 * MINUTE

/** Whether a party has gone where it ordered nothing: `seenAt` (ms since 1970) is when one of its phones last looked. C6 */
export const hasGone = ({ endsAt }: SessionTimes, seenAt: number | undefined, now: number): boolean =>
  now - Math.max(endsAt - IDLE_MS, seenAt ?? 0) >= GONE_AFTER_MS

/** Phones that may sit down at a table: a second one for everybody, never without bound. S4 */
export const mostPersons = (seats: number): number => Math.max(2, seats * 2)
