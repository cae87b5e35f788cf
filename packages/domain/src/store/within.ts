import type { TimeWindow } from './ways.ts'

/** A store-local time of the week: weekday 0 is Sunday, minutes since local midnight. */
export interface StoreMoment {
  weekday: number
  minutes: number
  /** Store-local YYYY-MM-DD; needed where days count. */
  date?: string
}

export const DAY = 1440
export const WEEK = 7 * DAY

/** The minutes of the week that windows cover; `to` exceeds the week's end for a window past Saturday midnight. */
export const spansOfWeek = (windows: readonly TimeWindow[]): { from: number; to: number }[] =>
  windows.flatMap(({ weekdays, from, to }) =>
    weekdays.map(weekday => ({ from: weekday * DAY + from, to: weekday * DAY + to })),
  )

/** Whether any window contains the time; no windows = always. A window past midnight belongs to the day it began on. MENU-4 */
export function isWithin(windows: readonly TimeWindow[], at: StoreMoment): boolean {
  if (windows.length === 0) return true
  const minute = at.weekday * DAY + at.minutes
  return spansOfWeek(windows).some(
    span => (minute >= span.from && minute < span.to) || (minute + WEEK >= span.from && minute + WEEK < span.to),
  )
}

/** Windows that never contain a time: an empty list is always. */
const NEVER: TimeWindow[] = [{ weekdays: [], from: 0, to: 0 }]

/** The windows in which both contain the time, one for each day; no windows = always. */
export function windowsOfBoth(some: readonly TimeWindow[], others: readonly TimeWindow[]): TimeWindow[] {
  if (some.length === 0 || others.length === 0) return [...some, ...others]
  const rounds = [-WEEK, 0, WEEK]
  const both = spansOfWeek(some).flatMap(one =>
    spansOfWeek(others).flatMap(other =>
      rounds.flatMap(round => {
        const [from, to] = [Math.max(one.from, other.from + round), Math.min(one.to, other.to + round)]
        if (from >= to) return []
        const weekday = Math.floor(from / DAY)
        return [{ weekdays: [weekday % 7], from: from - weekday * DAY, to: to - weekday * DAY }]
      }),
    ),
  )
  return both.length > 0 ? both : NEVER
}
