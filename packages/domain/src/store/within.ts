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
