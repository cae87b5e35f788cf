import {
  addDays,
  type BookingRules,
  instantOf,
  localTime,
  type Opening,
  openingsFrom,
  type Timetable,
  type TimeWindow,
  weekdayOf,
} from '../store/index.ts'

/** A possible stay (epoch ms). */
export interface Seating {
  start: number
  end: number
}

/** The inputs for a store's booking times. `hours` are those of dine-in. */
export interface BookingBook {
  rules: BookingRules
  hours: readonly TimeWindow[]
  holidays: Timetable['holidays']
  timeZone: string
}

const MINUTE = 60_000
const MAX_DAYS_AHEAD = 60

/** Number of days after today that can be booked. */
export const daysAheadOf = (rules: BookingRules): number => Math.min(rules.daysAhead, MAX_DAYS_AHEAD)

/** Duration of a party's stay, in ms. */
export function durationOf(rules: BookingRules, partySize: number): number {
  const row = rules.durations.find(({ upTo }) => partySize <= upTo) ?? rules.durations.at(-1)
  return Math.max(15, row?.minutes ?? 90) * MINUTE
}

/** Whether adjacent openings cover the whole stay. */
function staysOpen(stay: Seating, openings: readonly Opening[]): boolean {
  let held = stay.start
  for (const { opensAt, closesAt } of openings) if (opensAt <= held && closesAt > held) held = closesAt
  return held >= stay.end
}

const table = (book: BookingBook, windows: readonly TimeWindow[]): Timetable => ({
  windows,
  holidays: book.holidays,
  timeZone: book.timeZone,
})

/**
 * The stays of one calendar day of the store, earliest first, regardless of bookings. They are counted in real minutes from the
 * beginning of a window, so that a clock change repeats or skips none; times after midnight belong to the new day. BOOK-1
 */
export function seatingsOn(date: string, partySize: number, book: BookingBook): Seating[] {
  const { rules, timeZone } = book
  const dayStarts = instantOf(date, 0, timeZone)
  const dayEnds = instantOf(addDays(date, 1), 0, timeZone)
  const hours = openingsFrom(date, 2, table(book, book.hours))
  const step = Math.max(1, rules.intervalMinutes) * MINUTE
  const length = durationOf(rules, partySize)
  const seatings: Seating[] = []
  for (const { opensAt, closesAt } of openingsFrom(date, 1, table(book, rules.windows))) {
    for (let start = opensAt; start < closesAt; start += step) {
      const stay = { start, end: start + length }
      if (start >= dayStarts && start < dayEnds && staysOpen(stay, hours)) seatings.push(stay)
    }
  }
  return seatings
}

/** Whether a day has any stays; used for sixty days at once, so without computing their times. */
export function isBookingDay(date: string, book: BookingBook): boolean {
  const on = (day: string) => {
    const holiday = book.holidays.find(one => one.date === day)
    const weekday = weekdayOf(day)
    return holiday ? holiday.windows : book.rules.windows.filter(({ weekdays }) => weekdays.includes(weekday))
  }
  return on(date).length > 0 || on(addDays(date, -1)).some(({ to }) => to > 24 * 60)
}

export type SeatingVerdict = 'ok' | 'past' | 'tooFar' | 'closed' | 'notASeating' | 'partyTooSmall' | 'partyTooLarge'

/** Checks a time for a party, regardless of tables. It is never moved to another time silently. BOOK-1, T1 */
export function checkSeating(start: number, partySize: number, book: BookingBook, now: number): SeatingVerdict {
  const { rules, timeZone } = book
  if (partySize < rules.minParty) return 'partyTooSmall'
  if (partySize > rules.maxParty) return 'partyTooLarge'
  if (!Number.isFinite(start)) return 'notASeating'
  if (start < now + rules.leadMinutes * MINUTE) return 'past'
  const last = addDays(localTime(now, timeZone).date, daysAheadOf(rules) + 1)
  if (start >= instantOf(last, 0, timeZone)) return 'tooFar'
  const seatings = seatingsOn(localTime(start, timeZone).date, partySize, book)
  if (seatings.some(stay => stay.start === start)) return 'ok'
  const within = seatings.some(stay => start > stay.start && start < stay.start + rules.intervalMinutes * MINUTE)
  return within ? 'notASeating' : 'closed'
}

/** Until when (epoch ms) the guest may change or cancel. */
export const changeBefore = (start: number, rules: BookingRules): number => start - rules.changeMinutes * MINUTE

/** From when (epoch ms) the table of a missing party is released. */
export const heldUntil = (start: number, rules: BookingRules): number => start + rules.holdMinutes * MINUTE
