import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { patienceAfter, WALLET_OPEN_MS, walletPauseAfter } from './patience.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** The minutes after which one word is asked about, from the first time on. */
function askedAt(): number[] {
  const times: number[] = []
  for (let waited = 5 * MINUTE; ; ) {
    times.push(waited / MINUTE)
    const { pause } = patienceAfter(waited)
    if (pause === undefined) return times
    waited += pause
  }
}

describe('A WORD OF THE PROVIDER THAT DOES NOT COME', () => {
  test('is asked about after 5, 10, 20, 40 minutes, then ever more seldom, then no more · M8', () => {
    const times = askedAt()
    expect(times.slice(0, 5)).toEqual([5, 10, 20, 40, 80])
    expect(times.length).toBeLessThan(45)
    expect(times.at(-1)).toBeGreaterThanOrEqual((14 * DAY) / MINUTE)
  })

  test('rings after an hour, and until somebody has looked', () => {
    expect(patienceAfter(59 * MINUTE).alarm).toBe(false)
    expect(patienceAfter(60 * MINUTE)).toEqual({ pause: 60 * MINUTE, alarm: true })
    expect(patienceAfter(15 * DAY)).toEqual({ alarm: true })
  })

  test('pauses never shrink as it waits longer', () => {
    const waited = fc.integer({ min: 0, max: 14 * DAY - 1 })
    fc.assert(
      fc.property(waited, waited, (one, other) => {
        const [short, long] = one < other ? [one, other] : [other, one]
        const pauses = [short, long].map(at => patienceAfter(at).pause ?? 0)
        expect(pauses[0]).toBeLessThanOrEqual(pauses[1] ?? 0)
        expect(pauses[0]).toBeGreaterThanOrEqual(5 * MINUTE)
      }),
    )
  })
})

describe('WALLETS are asked when their word is missing · O2', () => {
  test('soon at first, then each minute, and not once the code is over', () => {
    expect(walletPauseAfter(0)).toBe(10_000)
    expect(walletPauseAfter(60_000)).toBe(30_000)
    expect(walletPauseAfter(10 * MINUTE)).toBe(MINUTE)
    expect(walletPauseAfter(WALLET_OPEN_MS)).toBe(MINUTE)
    expect(walletPauseAfter(WALLET_OPEN_MS + MINUTE)).toBeUndefined()
  })
})
