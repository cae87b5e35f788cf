import type { Clock } from './clock.ts'

interface BurstLimit {
  max: number
  windowMs: number
}

/**
 * At most `max` uses per key and window, counted in this process: for calls that are too frequent to be counted in the database
 * and cannot be used to guess secrets. Each of several processes allows as many. R2
 */
export function createBurstLimit(clock: Clock, { max, windowMs }: BurstLimit): (key: string) => boolean {
  const used = new Map<string, number>()
  let window = 0
  return key => {
    const current = Math.floor(clock() / windowMs)
    if (current !== window) used.clear()
    window = current
    const next = (used.get(key) ?? 0) + 1
    used.set(key, next)
    return next <= max
  }
}

/**
 * Price calculations of one guest per minute: a phone that changes its cart continuously requests at most five per second. A
 * refusal does not lose the cart's content. R2
 */
export const CALCULATIONS: BurstLimit = { max: 300, windowMs: 60_000 }
