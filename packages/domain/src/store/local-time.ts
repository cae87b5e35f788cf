/** An instant in store-local time. `weekday` 0 is Sunday; `minutes` since local midnight, 0 to 1439. */
export interface LocalTime {
  date: string
  weekday: number
  minutes: number
}

const MINUTE = 60_000
const DAY = 86_400_000
const clocks = new Map<string, Intl.DateTimeFormat>()

/** One formatter per zone: creating one is a hundred times slower than using it. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  clocks.set(timeZone, format)
  return format
}

const QUARTER = 15 * MINUTE
const MAX_KEPT = 4000
const offsets = new Map<string, Map<number, number>>()

/**
 * The zone's offset from UTC in ms; east is positive. Since 1973 clocks change only at UTC quarter hours, so the offset is
 * cached per quarter hour.
 */
function offsetAt(epochMs: number, timeZone: string): number {
  const quarter = Math.floor(epochMs / QUARTER)
  const stored = offsets.get(timeZone) ?? new Map<number, number>()
  const known = stored.get(quarter)
  if (known !== undefined) return known
  const offset = workedOutOffset(epochMs, timeZone)
  if (stored.size >= MAX_KEPT) stored.clear()
  offsets.set(timeZone, stored.set(quarter, offset))
  return offset
}

function workedOutOffset(epochMs: number, timeZone: string): number {
  const at = { year: 0, month: 1, day: 1, hour: 0, minute: 0, second: 0 }
  for (const part of clockOf(timeZone).formatToParts(epochMs)) {
    if (part.type in at) at[part.type as keyof typeof at] = Number(part.value)
  }
  const wall = Date.UTC(at.year, at.month - 1, at.day, at.hour, at.minute, at.second)
  return wall - Math.floor(epochMs / 1000) * 1000
}

const startOf = (date: string): number =>
  Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8, 10)))
const dateOf = (utcMs: number): string => new Date(utcMs).toISOString().slice(0, 10)

/** The weekday of a date, 0 for Sunday. */
export const weekdayOf = (date: string): number => new Date(startOf(date)).getUTCDay()

/** The date `days` later (negative: earlier). */
export const addDays = (date: string, days: number): string => dateOf(startOf(date) + days * DAY)

/** The store-local time of an instant (epoch ms), independent of the phone's zone. @throws RangeError for an unknown zone. */
export function localTime(epochMs: number, timeZone: string): LocalTime {
  const wall = epochMs + offsetAt(epochMs, timeZone)
  const date = dateOf(wall)
  return { date, weekday: weekdayOf(date), minutes: Math.floor((wall - startOf(date)) / MINUTE) }
}

/**
 * The instant (epoch ms) of `minutes` after midnight of `date` in store-local time; past 1440 it is in the next day. An
 * ambiguous time (clocks go back) is the first of the two; a skipped time (clocks go forward) is later by the width of the gap,
 * so that 02:30 becomes 03:30.
 * @throws RangeError for an unknown zone.
 */
export function instantOf(date: string, minutes: number, timeZone: string): number {
  const wall = startOf(date) + minutes * MINUTE
  const before = offsetAt(wall - DAY, timeZone)
  const after = offsetAt(wall + DAY, timeZone)
  if (before === after) return wall - before
  const first = wall - before
  const second = wall - after
  if (offsetAt(first, timeZone) === before) return first
  return offsetAt(second, timeZone) === after ? second : first
}

/** Whether there is a time zone of this name. */
export function isTimeZone(timeZone: string): boolean {
  try {
    localTime(0, timeZone)
    return true
  } catch {
    return false
  }
}
