import type { TimeWindow } from './ways.ts'

/** A moment in the store's own day: weekday 0 is Sunday, minutes since local midnight. No clock and no zone below this line. */
export interface StoreMoment {
  weekday: number
  minutes: number
}

const DAY = 1440
const WEEK = 7 * DAY

/** Whether any window holds the moment; no windows = always. A window past midnight belongs to the day it began on. MENU-4 */
export function isWithin(windows: readonly TimeWindow[], at: StoreMoment): boolean {
  if (windows.length === 0) return true
  const minute = at.weekday * DAY + at.minutes
  return windows.some(({ weekdays, from, to }) =>
    weekdays.some(weekday => {
      const since = minute - weekday * DAY
      return (since >= from && since < to) || (since + WEEK >= from && since + WEEK < to)
    }),
  )
}
