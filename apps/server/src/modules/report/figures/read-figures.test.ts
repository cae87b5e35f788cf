import { addDays } from '@comanda/domain/store'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wholeMonths } from './read-figures.ts'

const EPOCH = Date.UTC(2024, 0, 1)
const day = fc.integer({ min: 0, max: 1200 }).map(at => new Date(EPOCH + at * 86_400_000).toISOString().slice(0, 10))

test('A range is its whole months and the days around them, each day once (PAY-13)', () => {
  expect(wholeMonths('2026-01-15', '2026-04-10')).toEqual({ start: '2026-02-01', end: '2026-04-01' })
  expect(wholeMonths('2026-01-01', '2026-01-31')).toEqual({ start: '2026-01-01', end: '2026-02-01' })
  expect(wholeMonths('2026-01-02', '2026-01-31')).toEqual({ start: '2026-01-02', end: '2026-01-02' })
  fc.assert(
    fc.property(day, day, (one, other) => {
      const [from, until] = one < other ? [one, other] : [other, one]
      const { start, end } = wholeMonths(from, until)
      expect(from <= start && start <= end && end <= addDays(until, 1)).toBe(true)
      if (start === end) expect(start).toBe(from)
      else expect([start.slice(8), end.slice(8)]).toEqual(['01', '01'])
    }),
  )
})
