import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { retryPlanAfter, WALLET_OPEN_MS, walletPauseAfter } from './provider-retry.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** The minutes after which a missing message is queried. */
function askedAt(): number[] {
  const times: number[] = []
  for (let waited = 5 * MINUTE; ; ) {
    times.push(waited / MINUTE)
    const { pause } = retryPlanAfter(waited)
    if (pause === undefined) return times
    waited += pause
  }
}

describe('a missing provider message', () => {
  test('It is queried after 5, 10, 20, 40 minutes, then ever less often, then no more (M8)', () => {
    const times = askedAt()
    expect(times.slice(0, 5)).toEqual([5, 10, 20, 40, 80])
    expect(times.length).toBeLessThan(45)
    expect(times.at(-1)).toBeGreaterThanOrEqual((14 * DAY) / MINUTE)
  })

  test('It raises an alarm after an hour, until a person has checked it', () => {
    expect(retryPlanAfter(59 * MINUTE).alarm).toBe(false)
    expect(retryPlanAfter(60 * MINUTE)).toEqual({ pause: 60 * MINUTE, alarm: true })
    expect(retryPlanAfter(15 * DAY)).toEqual({ alarm: true })
  })

  test('Intervals never shrink', () => {
    const waited = fc.integer({ min: 0, max: 14 * DAY - 1 })
    fc.assert(
      fc.property(waited, waited, (one, other) => {
        const [short, long] = one < other ? [one, other] : [other, one]
        const pauses = [short, long].map(at => retryPlanAfter(at).pause ?? 0)
        expect(pauses[0]).toBeLessThanOrEqual(pauses[1] ?? 0)
        expect(pauses[0]).toBeGreaterThanOrEqual(5 * MINUTE)
      }),
    )
  })
})

describe('Wallets are queried when their message is missing (O2)', () => {
  test('Soon at first, then every minute, and not after the code has expired', () => {
    expect(walletPauseAfter(0)).toBe(10_000)
    expect(walletPauseAfter(60_000)).toBe(30_000)
    expect(walletPauseAfter(10 * MINUTE)).toBe(MINUTE)
    expect(walletPauseAfter(WALLET_OPEN_MS)).toBe(MINUTE)
    expect(walletPauseAfter(WALLET_OPEN_MS + MINUTE)).toBeUndefined()
  })
})
