import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, instantOf, localTime, weekdayOf } from './local-time.ts'

const zones = [
  'America/New_York',
  'America/Los_Angeles',
  'Europe/London',
  'Asia/Tokyo',
  'Asia/Kuwait',
  'Asia/Singapore',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'America/St_Johns',
  'Pacific/Apia',
  'Africa/Casablanca',
  'America/Sao_Paulo',
]
const moment = fc
  .integer({ min: Date.UTC(2012, 0, 1) / 60_000, max: Date.UTC(2035, 0, 1) / 60_000 })
  .map(m => m * 60_000)
const zone = fc.constantFrom(...zones)

describe('store-local time', () => {
  test("An instant has the store's date, weekday and minutes, not the phone's (T1)", () => {
    const at = Date.UTC(2026, 10, 21, 3, 30)
    expect(localTime(at, 'America/New_York')).toEqual({ date: '2026-11-20', weekday: 5, minutes: 22 * 60 + 30 })
    expect(localTime(at, 'Asia/Tokyo')).toEqual({ date: '2026-11-21', weekday: 6, minutes: 12 * 60 + 30 })
    expect(localTime(at, 'Asia/Kathmandu')).toEqual({ date: '2026-11-21', weekday: 6, minutes: 9 * 60 + 15 })
  })

  test('Midnight is minute 0 of the new day, never 1440 of the old', () => {
    expect(localTime(Date.UTC(2026, 0, 1), 'UTC')).toEqual({ date: '2026-01-01', weekday: 4, minutes: 0 })
  })

  test('Clocks forward: a skipped time is later by the width of the gap', () => {
    const at = instantOf('2026-03-08', 150, 'America/New_York')
    expect(localTime(at, 'America/New_York')).toEqual({ date: '2026-03-08', weekday: 0, minutes: 210 })
    const halfHour = instantOf('2026-10-04', 135, 'Australia/Lord_Howe')
    expect(localTime(halfHour, 'Australia/Lord_Howe').minutes).toBe(165)
  })

  test('Clocks back: an ambiguous time is the first of the two', () => {
    expect(instantOf('2026-11-01', 90, 'America/New_York')).toBe(Date.UTC(2026, 10, 1, 5, 30))
    expect(instantOf('2026-10-25', 90, 'Europe/London')).toBe(Date.UTC(2026, 9, 25, 0, 30))
  })

  test('Minutes past 1440 are the next day, also across a clock change', () => {
    expect(instantOf('2026-03-07', 1440 + 240, 'America/New_York')).toBe(
      instantOf('2026-03-08', 240, 'America/New_York'),
    )
    expect(instantOf('2026-12-31', 1500, 'UTC')).toBe(Date.UTC(2027, 0, 1, 1))
  })

  test('Converting back gives the same instant, except in the repeated hour, where it is the first', () => {
    fc.assert(
      fc.property(moment, zone, (at, timeZone) => {
        const shown = localTime(at, timeZone)
        const refund = instantOf(shown.date, shown.minutes, timeZone)
        expect(refund).toBeLessThanOrEqual(at)
        expect(localTime(refund, timeZone)).toEqual(shown)
      }),
      { numRuns: 2000 },
    )
  })

  test('A later local time is never earlier by more than the gap', () => {
    fc.assert(
      fc.property(moment, zone, fc.integer({ min: 0, max: 2880 }), (at, timeZone, minutes) => {
        const { date } = localTime(at, timeZone)
        const expected = instantOf(date, minutes + 120, timeZone) - instantOf(date, minutes, timeZone)
        expect(expected).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 1000 },
    )
  })

  test('Dates add over months, years and leap days, and weekdays follow', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
    expect(weekdayOf('2026-11-21')).toBe(6)
  })

  test('An unknown zone is refused', () => {
    expect(() => localTime(0, 'Mars/Phobos')).toThrow(RangeError)
  })
})
