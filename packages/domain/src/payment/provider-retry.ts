const MINUTE_MS = 60_000
const MIN_MS = 5 * MINUTE_MS
const MAX_MS = 12 * 60 * MINUTE_MS
const ALARM_AFTER_MS = 60 * MINUTE_MS
const GIVE_UP_AFTER_MS = 14 * 24 * 60 * MINUTE_MS

/** How to handle a provider message that has not arrived. */
export interface RetryPlan {
  /** Milliseconds until the next query; undefined: no more queries, a person has to check. */
  pause?: number
  /** Whether to raise an alarm. */
  alarm: boolean
}

/**
 * Query interval for a message overdue by `waitedMs`: each interval equals the time waited so far, between five minutes and
 * half a day, so that a lost message is found soon and a failing provider is not overloaded; after two weeks queries end. M8,
 * O2
 */
export function retryPlanAfter(waitedMs: number): RetryPlan {
  if (waitedMs >= GIVE_UP_AFTER_MS) return { alarm: true }
  const pause = Math.min(Math.max(waitedMs, MIN_MS), MAX_MS)
  return { pause, alarm: waitedMs >= ALARM_AFTER_MS }
}

const SECOND_MS = 1000
const WALLET_FIRST_MS = 10 * SECOND_MS
const WALLET_MAX_MS = MINUTE_MS

/** How long a wallet code can be paid, in ms. */
export const WALLET_OPEN_MS = 15 * MINUTE_MS

/**
 * Interval until a wallet without a message for `waitedMs` is queried again; undefined once its code has expired (plus a minute
 * for clock differences): then the attempt is cancelled. O2
 */
export function walletPauseAfter(waitedMs: number): number | undefined {
  if (waitedMs >= WALLET_OPEN_MS + MINUTE_MS) return undefined
  return Math.min(Math.max(waitedMs / 2, WALLET_FIRST_MS), WALLET_MAX_MS)
}
