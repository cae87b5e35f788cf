import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, instantOf } from './local-time.ts'
import { openingsFrom, openingsOn, openStateOf, type Timetable } from './opening.ts'

const everyDay = [0, 1, 2, 3, 4, 5, 6]
const timetable: Timetable = {
  windows: [
    { weekdays: everyDay, from: 11 * 60, to: 14 * 60 },
    { weekdays: [5, 6], from: 18 * 60, to: 26 * 60 },
  ],
  holidays: [
    { date: '2026-12-25', name: { en_US: 'Christmas' }, windows: [] },
    { date: '2026-12-31', name: { en_US: "New Year's Eve" }, windows: [{ from: 600, to: 900 }] },
  ],
  timeZone: 'Europe/London',
}
const at = (date: string, hours: number, minutes = 0) => instantOf(date, hours * 60 + minutes, timetable.timeZone)

describe('opening hours', () => {
  test('Open within a window, with its closing time', () => {
    expect(openStateOf(timetable, at('2026-11-25', 12))).toEqual({ open: true, closesAt: at('2026-11-25', 14) })
  })

  test('Open at the minute of opening, closed at the minute of closing', () => {
    expect(openStateOf(timetable, at('2026-11-25', 11)).open).toBe(true)
    expect(openStateOf(timetable, at('2026-11-25', 14))).toEqual({ open: false, opensAt: at('2026-11-26', 11) })
  })

  test("Friday's evening runs past midnight into Saturday", () => {
    expect(openStateOf(timetable, at('2026-11-28', 1, 59))).toEqual({ open: true, closesAt: at('2026-11-28', 2) })
    expect(openStateOf(timetable, at('2026-11-28', 2))).toEqual({ open: false, opensAt: at('2026-11-28', 11) })
  })

  test('A holiday replaces the weekday, has a name, and the evening before still runs past midnight', () => {
    expect(openStateOf(timetable, at('2026-12-25', 12))).toEqual({
      open: false,
      opensAt: at('2026-12-26', 11),
      holiday: { en_US: 'Christmas' },
    })
    expect(openStateOf(timetable, at('2026-12-31', 14, 30)).closesAt).toBe(at('2026-12-31', 15))
  })

  test('A store that never closes has no closing time; one that never opens has no opening time', () => {
    const always = { ...timetable, windows: [{ weekdays: everyDay, from: 0, to: 1440 }], holidays: [] }
    expect(openStateOf(always, at('2026-03-29', 5))).toEqual({ open: true })
    expect(openStateOf({ ...timetable, windows: [] }, at('2026-03-29', 5))).toEqual({ open: false })
  })

  test('The next opening can be more than a day ahead', () => {
    const mondays = { ...timetable, windows: [{ weekdays: [1], from: 600, to: 700 }], holidays: [] }
    expect(openStateOf(mondays, at('2026-11-24', 12)).opensAt).toBe(at('2026-11-30', 10))
  })

  test('Windows that touch or overlap are one stretch', () => {
    const windows = [
      { weekdays: everyDay, from: 840, to: 1000 },
      { weekdays: everyDay, from: 600, to: 840 },
      { weekdays: everyDay, from: 650, to: 700 },
    ]
    expect(openingsOn('2026-11-25', { ...timetable, windows })).toEqual([
      { date: '2026-11-25', opensAt: at('2026-11-25', 10), closesAt: at('2026-11-25', 16, 40) },
    ])
  })

  test('Stretches of several days never overlap or run backwards, in any zone and season', () => {
    const window = fc
      .record({
        weekdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }),
        from: fc.integer({ min: 0, max: 1439 }),
        length: fc.integer({ min: 1, max: 1440 }),
      })
      .map(({ weekdays, from, length }) => ({ weekdays, from, to: from + length }))
    fc.assert(
      fc.property(
        fc.array(window, { maxLength: 4 }),
        fc.constantFrom('America/New_York', 'Europe/London', 'Australia/Lord_Howe', 'Asia/Kuwait', 'Africa/Casablanca'),
        fc.integer({ min: 0, max: 4000 }),
        fc.integer({ min: 0, max: 1439 }),
        (windows, timeZone, day, minutes) => {
          const date = addDays('2024-01-01', day)
          const timetable = { windows, holidays: [], timeZone }
          const openings = openingsFrom(date, 9, timetable)
          openings.forEach((opening, index) => {
            expect(opening.closesAt).toBeGreaterThan(opening.opensAt)
            const before = openings[index - 1]
            if (before) expect(opening.opensAt).toBeGreaterThanOrEqual(before.closesAt)
          })
          const now = instantOf(date, minutes, timeZone)
          expect(openStateOf(timetable, now).open).toBe(openings.some(o => o.opensAt <= now && now < o.closesAt))
        },
      ),
      { numRuns: 500 },
    )
  })

  test('The cached state is never used when it would differ', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 12 * 24 * 60 }), { minLength: 2, maxLength: 12 }),
        fc.integer({ min: 0, max: 2000 }),
        (minutes, day) => {
          const start = instantOf(addDays('2024-01-01', day), 0, timetable.timeZone)
          for (const minute of minutes) {
            const now = start + minute * 60_000
            expect(openStateOf(timetable, now)).toEqual(
              openStateOf({ ...timetable, windows: [...timetable.windows] }, now),
            )
          }
        },
      ),
    )
  })
})
