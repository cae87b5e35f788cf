import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type BookingRules, instantOf, localTime } from '../store/index.ts'
import {
  type BookingBook,
  changeBefore,
  checkSeating,
  durationOf,
  heldUntil,
  isBookingDay,
  seatingsOn,
} from './seatings.ts'

const everyDay = [0, 1, 2, 3, 4, 5, 6]
const MINUTE = 60_000
const rules = (changes: Partial<BookingRules> = {}): BookingRules => ({
  windows: [{ weekdays: everyDay, from: 17 * 60, to: 21 * 60 }],
  intervalMinutes: 30,
  durations: [
    { upTo: 2, minutes: 90 },
    { upTo: 8, minutes: 120 },
  ],
  leadMinutes: 60,
  daysAhead: 60,
  minParty: 1,
  maxParty: 8,
  holdMinutes: 15,
  changeMinutes: 120,
  areas: [],
  ...changes,
})
const london = 'Europe/London'
const book = (changes: Partial<BookingBook> = {}): BookingBook => ({
  rules: rules(),
  hours: [{ weekdays: everyDay, from: 7 * 60, to: 22 * 60 + 30 }],
  holidays: [],
  timeZone: london,
  ...changes,
})
const at = (date: string, hours: number, zone = london) => instantOf(date, hours * 60, zone)
const clock = (stays: { start: number }[], zone = london) =>
  stays.map(({ start }) => localTime(start, zone).minutes / 60)

describe('booking times', () => {
  test('Times follow the interval within the windows, and stays end while the store is open (BOOK-1)', () => {
    expect(clock(seatingsOn('2026-11-24', 2, book()))).toEqual([17, 17.5, 18, 18.5, 19, 19.5, 20, 20.5])
    expect(clock(seatingsOn('2026-11-24', 4, book()))).toEqual([17, 17.5, 18, 18.5, 19, 19.5, 20, 20.5])
    const hours = [{ weekdays: everyDay, from: 7 * 60, to: 22 * 60 }]
    expect(clock(seatingsOn('2026-11-24', 4, book({ hours })))).toEqual([17, 17.5, 18, 18.5, 19, 19.5, 20])
  })

  test('A larger party has its table longer', () => {
    expect([1, 2, 3, 8, 20].map(size => durationOf(rules(), size) / MINUTE)).toEqual([90, 90, 120, 120, 120])
  })

  test('A store that never closes accepts a stay over midnight', () => {
    const open = book({
      rules: rules({ windows: [{ weekdays: everyDay, from: 22 * 60, to: 25 * 60 }] }),
      hours: [{ weekdays: everyDay, from: 0, to: 1440 }],
    })
    expect(clock(seatingsOn('2026-11-24', 2, open))).toEqual([0, 0.5, 22, 22.5, 23, 23.5])
  })

  test('A holiday replaces the weekday for bookings too', () => {
    const shut = book({ holidays: [{ date: '2026-12-25', name: {}, windows: [] }] })
    expect(seatingsOn('2026-12-25', 2, shut)).toEqual([])
    expect(isBookingDay('2026-12-25', shut)).toBe(false)
    const short = book({ holidays: [{ date: '2026-12-24', name: {}, windows: [{ from: 720, to: 900 }] }] })
    expect(clock(seatingsOn('2026-12-24', 2, short))).toEqual([12, 12.5, 13, 13.5])
  })

  test('An invalid time is refused with its reason, never corrected (T1)', () => {
    const now = at('2026-11-24', 12)
    const query = (start: number, size = 2) => checkSeating(start, size, book(), now)
    expect(query(at('2026-11-24', 18))).toBe('ok')
    expect(query(at('2026-11-24', 11))).toBe('past')
    expect(query(at('2027-01-23', 18))).toBe('ok')
    expect(query(at('2027-01-24', 18))).toBe('tooFar')
    expect(query(at('2026-11-24', 23))).toBe('closed')
    expect(query(at('2026-11-24', 18) + 7 * MINUTE)).toBe('notASeating')
    expect(query(at('2026-11-24', 18), 9)).toBe('partyTooLarge')
    expect(query(at('2026-11-24', 18), 0)).toBe('partyTooSmall')
    expect(query(Number.NaN)).toBe('notASeating')
    expect(checkSeating(at('2026-11-24', 18), 2, book(), at('2026-11-24', 17.5))).toBe('past')
  })

  test('Terms: changes until two hours before, held a quarter of an hour', () => {
    const start = at('2026-11-24', 18)
    expect(changeBefore(start, rules())).toBe(at('2026-11-24', 16))
    expect(heldUntil(start, rules())).toBe(start + 15 * MINUTE)
  })
})

const zones = [
  'America/New_York',
  london,
  'Asia/Tokyo',
  'Asia/Kuwait',
  'Australia/Lord_Howe',
  'America/St_Johns',
  'Pacific/Chatham',
]

describe('properties over zones and years (T1 T2)', () => {
  const any = fc.record({
    timeZone: fc.constantFrom(...zones),
    day: fc.integer({ min: 0, max: 3650 }),
    from: fc.integer({ min: 0, max: 95 }).map(quarter => quarter * 15),
    long: fc.integer({ min: 1, max: 32 }).map(quarter => quarter * 15),
    intervalMinutes: fc.constantFrom(15, 30, 45, 60),
    partySize: fc.integer({ min: 1, max: 8 }),
  })
  type Any = typeof any extends fc.Arbitrary<infer A> ? A : never
  const arrivals = ({ timeZone, from, long, intervalMinutes, day }: Any) => ({
    date: addDays('2026-01-01', day),
    book: book({
      timeZone,
      rules: rules({ intervalMinutes, windows: [{ weekdays: everyDay, from, to: from + long }] }),
      hours: [{ weekdays: everyDay, from: 0, to: 1440 }],
    }),
  })

  test('Stays begin on their own day, within a window, in order and separated by the interval', () => {
    fc.assert(
      fc.property(any, one => {
        const { date, book } = arrivals(one)
        const stays = seatingsOn(date, one.partySize, book)
        for (const [i, { start, end }] of stays.entries()) {
          expect(localTime(start, one.timeZone).date).toBe(date)
          expect(end - start).toBe(durationOf(book.rules, one.partySize))
          const before = stays[i - 1]
          if (before) expect(start).toBeGreaterThan(before.start)
        }
      }),
      { numRuns: 300 },
    )
  })

  test('Each time occurs on exactly one day, and every offered time passes the check', () => {
    fc.assert(
      fc.property(any, one => {
        const { date, book } = arrivals(one)
        const now = instantOf(addDays(date, -3), 600, one.timeZone)
        const three = [-1, 0, 1].flatMap(by => seatingsOn(addDays(date, by), one.partySize, book))
        expect(new Set(three.map(({ start }) => start)).size).toBe(three.length)
        for (const { start } of three) expect(checkSeating(start, one.partySize, book, now)).toBe('ok')
        if (three.length > 0) expect([-1, 0, 1].some(by => isBookingDay(addDays(date, by), book))).toBe(true)
      }),
      { numRuns: 200 },
    )
  })
})
