/** Returns epoch ms (UTC). Passed as a dependency, so that tests can set it. T1 */
export type Clock = () => number

/** The server's clock. */
export const systemClock: Clock = () => Date.now()

/** A clock for tests that changes only when set. */
export interface SettableClock extends Clock {
  /** Sets the time to `at` (epoch ms or ISO text). */
  set(at: number | string): void
  /** Moves the time forward by `ms` milliseconds (backward when negative). */
  advance(ms: number): void
}

/** A settable clock that starts at `start` (epoch ms or ISO text). */
export function settableClock(start: number | string): SettableClock {
  let now = new Date(start).getTime()
  const clock = () => now
  return Object.assign(clock, {
    set: (at: number | string) => {
      now = new Date(at).getTime()
    },
    advance: (ms: number) => {
      now += ms
    },
  })
}
