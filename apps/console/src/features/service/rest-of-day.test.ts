import { expect, test } from 'vitest'
import { restOfDay } from './rest-of-day.ts'

const left = (at: string, zone = 'America/New_York') => restOfDay(Date.parse(at), zone)

test('a pause for the rest of the day ends in the night that follows, at whatever hour it begins', () => {
  expect(left('2026-11-23T06:43:00-05:00')).toBe(21 * 60 + 17)
  expect(left('2026-11-23T23:50:00-05:00')).toBe(4 * 60 + 10)
  expect(left('2026-11-24T01:00:00-05:00')).toBe(3 * 60)
  expect(left('2026-11-24T03:59:00-05:00')).toBe(5)
})

test('it is the store’s own night, also where its clocks change', () => {
  expect(left('2026-11-23T12:00:00Z', 'Asia/Tokyo')).toBe(7 * 60)
  expect(left('2026-10-31T20:00:00-04:00')).toBe(9 * 60)
  expect(left('2026-10-31T04:00:00-04:00')).toBe(24 * 60)
})
