const MINUTE_MS = 60_000
const SHORTEST_MS = 5 * MINUTE_MS
const LONGEST_MS = 12 * 60 * MINUTE_MS
const ALARM_AFTER_MS = 60 * MINUTE_MS
const GIVEN_UP_AFTER_MS = 14 * 24 * 60 * MINUTE_MS

/** What to do about a word of the provider that has not come. */
export interface Patience {
  /** Milliseconds until it is asked about again; undefined: no more, a person has to look. */
  pause?: number
  /** It is late enough that somebody should know. */
  alarm: boolean
}

/**
 * How to wait for a word that has been due for `waitedMs`: each pause is as long as the wait so far, between five minutes and
 * half a day, so that a lost message is found soon and a broken provider is not pestered; after two weeks nobody asks any
 * more. M8, O2
 */
export function patienceAfter(waitedMs: number): Patience {
  if (waitedMs >= GIVEN_UP_AFTER_MS) return { alarm: true }
  const pause = Math.min(Math.max(waitedMs, SHORTEST_MS), LONGEST_MS)
  return { pause, alarm: waitedMs >= ALARM_AFTER_MS }
}
