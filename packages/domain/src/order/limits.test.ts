import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ACT_AHEAD_MS, mustActFrom } from './limits.ts'

const HOUR = 3_600_000

test('The store must act at once on an order as soon as possible, and an hour before preparing a later one (ORDER-11)', () => {
  expect(mustActFrom(undefined, HOUR / 2, 1000)).toBe(1000)
  expect(mustActFrom(20 * HOUR, HOUR / 2, 1000)).toBe(18.5 * HOUR)
  expect(mustActFrom(HOUR, HOUR / 2, HOUR / 4)).toBe(HOUR / 4)
})

test('The store never acts before the order is placed, and has the hour where the chosen time leaves it (ORDER-11)', () => {
  const ms = fc.integer({ min: 0, max: 1_000_000_000 })
  fc.assert(
    fc.property(ms, ms, ms, (wanted, preparation, now) => {
      const from = mustActFrom(wanted, preparation, now)
      expect(from).toBeGreaterThanOrEqual(now)
      if (from > now) expect(from + ACT_AHEAD_MS + preparation).toBe(wanted)
    }),
  )
})
