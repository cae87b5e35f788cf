import { firstFault, type SettingFault } from './setting-fault.ts'
import type { TimeWindow } from './ways.ts'
import { DAY, WEEK } from './within.ts'

type DayFault = SettingFault<'windowBackwards' | 'windowsOverlap'>
/** What can be wrong with the windows of a week. */
export type WindowsFault = SettingFault<'weekdaysMissing' | 'windowBackwards' | 'windowsOverlap'>

type Hours = Pick<TimeWindow, 'from' | 'to'>

/** A window begins within its day, ends after it began, and lasts a day at most. */
export const isWindow = ({ from, to }: Hours): boolean => from >= 0 && from < DAY && to > from && to <= from + DAY

const touches = (a: Hours, b: Hours): boolean => a.from < b.to && b.from < a.to

/** A stretch of the week, in minutes since Saturday's end; it may run past the week's own end. */
interface Span extends Hours {
  at: number
}

const spansOf = (windows: readonly TimeWindow[]): Span[] =>
  windows.flatMap(({ weekdays, from, to }, at) =>
    weekdays.map(day => ({ from: day * DAY + from, to: day * DAY + to, at })),
  )

/** The place of a window that shares a moment of the week with an earlier one of the list. */
function overlapIn(windows: readonly TimeWindow[]): number | undefined {
  const spans = spansOf(windows)
  const rounds = [-WEEK, 0, WEEK]
  const clash = spans.find((one, index) =>
    spans.some(
      (other, before) =>
        before < index && rounds.some(round => touches(one, { from: other.from + round, to: other.to + round })),
    ),
  )
  return clash?.at
}

/** Whether weekly windows can be: each in itself, none on top of another, past midnight and past the week's end too. */
export function checkWindows(windows: readonly TimeWindow[], field: string): WindowsFault | undefined {
  const alone = windows.map((window, i): WindowsFault | undefined => {
    if (window.weekdays.length === 0) return { field: `${field}[${i}].weekdays`, why: 'weekdaysMissing' }
    return isWindow(window) ? undefined : { field: `${field}[${i}].to`, why: 'windowBackwards' }
  })
  const fault = firstFault(alone)
  if (fault) return fault
  const at = overlapIn(windows)
  return at === undefined ? undefined : { field: `${field}[${at}].from`, why: 'windowsOverlap' }
}

/** The same for the windows of one day. */
export function checkDayWindows(windows: readonly Hours[], field: string): DayFault | undefined {
  return firstFault(
    windows.map((window, i): DayFault | undefined => {
      if (!isWindow(window)) return { field: `${field}[${i}].to`, why: 'windowBackwards' }
      const clash = windows.slice(0, i).some(other => touches(window, other))
      return clash ? { field: `${field}[${i}].from`, why: 'windowsOverlap' } : undefined
    }),
  )
}
