const MINUTE = 60_000

/** A session ends after this time (ms) without activity. */
export const IDLE_MS = 240 * MINUTE

/** The same, once all ordered dishes are served. */
export const RESTING_MS = 120 * MINUTE

/** After this idle time (ms) a new guest counts as the next party. */
export const NEXT_PARTY_AFTER_MS = 15 * MINUTE

/** The times of a session that determine its end, in epoch ms. */
export interface SessionTimes {
  endsAt: number
  /** Since when all ordered dishes are served and nothing new was chosen; absent otherwise. */
  restsSince?: number
}

/** Whether a session is still active. */
export const isLive = ({ endsAt }: SessionTimes, now: number): boolean => endsAt > now

/** Whether a new guest starts a new session instead of joining this one: the party before has finished. C6 */
export const isNextParty = ({ restsSince }: SessionTimes, now: number): boolean =>
  restsSince !== undefined && now - restsSince >= NEXT_PARTY_AFTER_MS

/** A party without orders has left after this time (ms) without activity. */
export const LEFT_AFTER_MS = 60 * MINUTE

/** Whether a party without orders counts as having left, by its inactivity. C6 */
export const hasLeft = ({ endsAt }: SessionTimes, now: number): boolean => endsAt - now <= IDLE_MS - LEFT_AFTER_MS

/** A party without orders has gone after this time (ms) without a request from any of its phones. */
export const GONE_AFTER_MS = 30 * MINUTE

/** Whether a party without orders has gone: `seenAt` (epoch ms) is the last request of one of its phones. C6 */
export const hasEnded = ({ endsAt }: SessionTimes, seenAt: number | undefined, now: number): boolean =>
  now - Math.max(endsAt - IDLE_MS, seenAt ?? 0) >= GONE_AFTER_MS

/** Maximum number of phones at a table: a second one for everyone, and bounded. S4 */
export const mostPersons = (seats: number): number => Math.max(2, seats * 2)
