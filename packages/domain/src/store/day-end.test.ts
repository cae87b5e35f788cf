import { describe, expect, test } from 'vitest'
import { dayEndsAt } from './day-end.ts'
import { instantOf } from './local-time.ts'
import type { Timetable } from './opening.ts'

const everyDay = [0, 1, 2, 3, 4, 5, 6]
const zone = 'America/New_York'
const open = (...spans: readonly (readonly [from: number, to: number])[]): Timetable => ({
  windows: spans.map(([from, to]) => ({ weekdays: everyDay, from: from * 60, to: to * 60 })),
  holidays: [{ date: '2026-11-26', name: { en_US: 'Thanksgiving' }, windows: [] }],
  timeZone: zone,
})
const at = (date: string, hours: number) => instantOf(date, hours * 60, zone)

describe('end of the business day', () => {
  const lunchAndDinner = open([11, 14], [18, 22])
  test('The day ends with the day’s last closing, seen from before, between and within the opening hours', () => {
    for (const now of [5, 9, 12, 15, 21.9]) {
      expect(dayEndsAt(lunchAndDinner, at('2026-11-24', now))).toBe(at('2026-11-24', 22))
    }
  })

  test('While a store is open past midnight, the day lasts until that night’s closing', () => {
    const obstacle = open([17, 26])
    for (const now of [12, 18, 23.9, 24.5, 25.9]) {
      expect(dayEndsAt(obstacle, at('2026-11-24', now))).toBe(at('2026-11-25', 2))
    }
    // Into the morning, long after four.
    expect(dayEndsAt(open([22, 30]), at('2026-11-25', 5))).toBe(at('2026-11-25', 6))
  })

  test('After the last closing the day ends at night, at the latest with the next opening', () => {
    expect(dayEndsAt(lunchAndDinner, at('2026-11-24', 23))).toBe(at('2026-11-25', 4))
    expect(dayEndsAt(open([17, 26]), at('2026-11-25', 2.5))).toBe(at('2026-11-25', 4))
    expect(dayEndsAt(open([3, 12]), at('2026-11-24', 23))).toBe(at('2026-11-25', 3))
  })

  test('A day without hours, and a store without hours, end at night too', () => {
    expect(dayEndsAt(lunchAndDinner, at('2026-11-26', 12))).toBe(at('2026-11-27', 4))
    expect(dayEndsAt(open(), at('2026-11-24', 12))).toBe(at('2026-11-25', 4))
  })

  test('A store that never closes ends its day at four; with a single closing, then', () => {
    const always = { ...open([0, 24]), holidays: [] }
    expect(dayEndsAt(always, at('2026-11-24', 12))).toBe(at('2026-11-25', 4))
    expect(dayEndsAt(always, at('2026-11-24', 23.9))).toBe(at('2026-11-25', 4))
    expect(dayEndsAt(always, at('2026-11-25', 3))).toBe(at('2026-11-25', 4))
    expect(dayEndsAt(open([0, 24]), at('2026-11-25', 20))).toBe(at('2026-11-26', 0))
    // Closed for the holiday, then open around the clock from midnight.
    expect(dayEndsAt(open([0, 24]), at('2026-11-26', 20))).toBe(at('2026-11-27', 0))
    const one = { ...open(), windows: [{ weekdays: [0], from: 0, to: 1440 }] }
    // The Sunday of twenty-five hours is one day, not endless.
    expect(dayEndsAt(one, at('2026-11-01', 12))).toBe(at('2026-11-02', 0))
  })

  test('Times are wall-clock times, also when clocks change', () => {
    const obstacle = open([17, 29])
    expect(new Date(dayEndsAt(obstacle, at('2026-10-31', 20))).toISOString()).toBe('2026-11-01T10:00:00.000Z')
    expect(new Date(dayEndsAt(obstacle, at('2026-03-07', 20))).toISOString()).toBe('2026-03-08T09:00:00.000Z')
    expect(new Date(dayEndsAt({ ...obstacle, timeZone: 'Asia/Tokyo' }, Date.UTC(2026, 10, 24, 12))).toISOString()).toBe(
      '2026-11-24T20:00:00.000Z',
    )
  })
})
