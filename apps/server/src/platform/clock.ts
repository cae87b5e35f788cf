/** Epoch milliseconds, UTC. Passed where time matters, so that a test can choose it. T1 */
export type Clock = () => number

/** The server's own clock. */
export const systemClock: Clock = () => Date.now()

/** A clock that stands still until it is moved; for tests. */
export interface SettableClock extends Clock {
  /** Sets the time to `at` (epoch milliseconds or ISO text). */
  set(at: number | string): void
  /** Moves the time forward by `ms` milliseconds (backward when negative). */
  advance(ms: number): void
}

/** A clock for tests, standing at `start` (epoch milliseconds or ISO text). */
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
