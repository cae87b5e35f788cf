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

describe('WHEN THE BUSINESS DAY ENDS, by the store’s own hours', () => {
  const lunchAndDinner = open([11, 14], [18, 22])
  test('with the day’s last closing, from before the first opening, from lunch and from between', () => {
    for (const now of [5, 9, 12, 15, 21.9]) {
      expect(dayEndsAt(lunchAndDinner, at('2026-11-24', now))).toBe(at('2026-11-24', 22))
    }
  })

  test('a store that is open past midnight is in that day until that night’s closing', () => {
    const bar = open([17, 26])
    for (const now of [12, 18, 23.9, 24.5, 25.9]) {
      expect(dayEndsAt(bar, at('2026-11-24', now))).toBe(at('2026-11-25', 2))
    }
    // Into the morning too, long after four.
    expect(dayEndsAt(open([22, 30]), at('2026-11-25', 5))).toBe(at('2026-11-25', 6))
  })

  test('once it has closed for good the day turns in the night, never later than it opens again', () => {
    expect(dayEndsAt(lunchAndDinner, at('2026-11-24', 23))).toBe(at('2026-11-25', 4))
    expect(dayEndsAt(open([17, 26]), at('2026-11-25', 2.5))).toBe(at('2026-11-25', 4))
    expect(dayEndsAt(open([3, 12]), at('2026-11-24', 23))).toBe(at('2026-11-25', 3))
  })

  test('a day without hours, and a store without any, end in the night too', () => {
    expect(dayEndsAt(lunchAndDinner, at('2026-11-26', 12))).toBe(at('2026-11-27', 4))
    expect(dayEndsAt(open(), at('2026-11-24', 12))).toBe(at('2026-11-25', 4))
  })

  test('who never closes ends the day at four in the morning; where it does close once, then', () => {
    const always = { ...open([0, 24]), holidays: [] }
    expect(dayEndsAt(always, at('2026-11-24', 12))).toBe(at('2026-11-25', 4))
    expect(dayEndsAt(always, at('2026-11-24', 23.9))).toBe(at('2026-11-25', 4))
    expect(dayEndsAt(always, at('2026-11-25', 3))).toBe(at('2026-11-25', 4))
    expect(dayEndsAt(open([0, 24]), at('2026-11-25', 20))).toBe(at('2026-11-26', 0))
    // Closed for the holiday still, and open without end from midnight on.
    expect(dayEndsAt(open([0, 24]), at('2026-11-26', 20))).toBe(at('2026-11-27', 0))
    const one = { ...open(), windows: [{ weekdays: [0], from: 0, to: 1440 }] }
    // The Sunday of twenty-five hours is one day, and not without end.
    expect(dayEndsAt(one, at('2026-11-01', 12))).toBe(at('2026-11-02', 0))
  })

  test('it is the clock on the wall, where it is changed too', () => {
    const bar = open([17, 29])
    expect(new Date(dayEndsAt(bar, at('2026-10-31', 20))).toISOString()).toBe('2026-11-01T10:00:00.000Z')
    expect(new Date(dayEndsAt(bar, at('2026-03-07', 20))).toISOString()).toBe('2026-03-08T09:00:00.000Z')
    expect(new Date(dayEndsAt({ ...bar, timeZone: 'Asia/Tokyo' }, Date.UTC(2026, 10, 24, 12))).toISOString()).toBe(
      '2026-11-24T20:00:00.000Z',
    )
  })
})
