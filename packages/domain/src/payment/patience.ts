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

const SECOND_MS = 1000
const WALLET_FIRST_MS = 10 * SECOND_MS
const WALLET_LONGEST_MS = MINUTE_MS

/** How long a code of a wallet may be paid. */
export const WALLET_OPEN_MS = 15 * MINUTE_MS

/**
 * When a wallet that has said nothing for `waitedMs` is asked again; undefined once its code is surely over (a minute late,
 * for clocks that differ): then the try is called off. O2
 */
export function walletPauseAfter(waitedMs: number): number | undefined {
  if (waitedMs >= WALLET_OPEN_MS + MINUTE_MS) return undefined
  return Math.min(Math.max(waitedMs / 2, WALLET_FIRST_MS), WALLET_LONGEST_MS)
}
