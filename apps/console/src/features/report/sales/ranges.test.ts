import { expect, test } from 'vitest'
import { customRange, rangeNameOf, rangeOf } from './ranges.ts'

const THURSDAY = '2026-11-26'

test('A named period ends today, and weeks start on Monday', () => {
  expect(rangeOf('', THURSDAY)).toEqual({ from: THURSDAY, until: THURSDAY })
  expect(rangeOf('yesterday', '2026-12-01')).toEqual({ from: '2026-11-30', until: '2026-11-30' })
  expect(rangeOf('week', THURSDAY)).toEqual({ from: '2026-11-23', until: THURSDAY })
  expect(rangeOf('lastWeek', THURSDAY)).toEqual({ from: '2026-11-16', until: '2026-11-22' })
  expect(rangeOf('month', THURSDAY)).toEqual({ from: '2026-11-01', until: THURSDAY })
  expect(rangeOf('week', '2026-11-29').from).toBe('2026-11-23')
})

test('Any days are read back from the address, the earlier one first', () => {
  const days = { from: '2026-10-01', until: '2026-10-31' }
  expect(rangeOf(customRange(days), THURSDAY)).toEqual(days)
  expect(rangeOf('2026-10-31..2026-10-01', THURSDAY)).toEqual(days)
  expect(rangeNameOf(customRange(days))).toBeUndefined()
  expect(rangeOf('nonsense', THURSDAY)).toEqual({ from: THURSDAY, until: THURSDAY })
})
