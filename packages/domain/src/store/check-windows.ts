import { faultsIn } from '../money/index.ts'
import type { SettingFault } from './setting-fault.ts'
import type { TimeWindow } from './ways.ts'
import { DAY, WEEK } from './within.ts'

type DayFault = SettingFault<'windowBackwards' | 'windowsOverlap'>
/** Faults of weekly windows. */
export type WindowsFault = SettingFault<'weekdaysMissing' | 'windowBackwards' | 'windowsOverlap'>

type Hours = Pick<TimeWindow, 'from' | 'to'>

/** A window begins within its day, ends after its begin, and lasts at most a day. */
export const isWindow = ({ from, to }: Hours): boolean => from >= 0 && from < DAY && to > from && to <= from + DAY

const touches = (a: Hours, b: Hours): boolean => a.from < b.to && b.from < a.to

/** Minutes of the week from Sunday 0:00; may extend past the week's end. */
interface Span extends Hours {
  at: number
}

const spansOf = (windows: readonly TimeWindow[]): Span[] =>
  windows.flatMap(({ weekdays, from, to }, at) =>
    weekdays.map(day => ({ from: day * DAY + from, to: day * DAY + to, at })),
  )

/** Indexes of the windows that overlap an earlier one. */
function overlapsIn(windows: readonly TimeWindow[]): number[] {
  const spans = spansOf(windows)
  const rounds = [-WEEK, 0, WEEK]
  const clashes = spans.filter((one, index) =>
    spans.some(
      (other, before) =>
        before < index && rounds.some(round => touches(one, { from: other.from + round, to: other.to + round })),
    ),
  )
  return [...new Set(clashes.map(({ at }) => at))]
}

/** The faults of weekly windows: each is valid, and none overlap, including past midnight and past the week's end. */
export function checkWindows(windows: readonly TimeWindow[], field: string): WindowsFault[] {
  const alone = windows.map((window, i): WindowsFault | undefined => {
    if (window.weekdays.length === 0) return { field: `${field}[${i}].weekdays`, reason: 'weekdaysMissing' }
    return isWindow(window) ? undefined : { field: `${field}[${i}].to`, reason: 'windowBackwards' }
  })
  const faults = faultsIn(alone)
  if (faults.length > 0) return faults
  return overlapsIn(windows).map(at => ({ field: `${field}[${at}].from`, reason: 'windowsOverlap' }))
}

/** The faults of the windows of one day. */
export function checkDayWindows(windows: readonly Hours[], field: string): DayFault[] {
  return faultsIn(
    windows.map((window, i): DayFault | undefined => {
      if (!isWindow(window)) return { field: `${field}[${i}].to`, reason: 'windowBackwards' }
      const clash = windows.slice(0, i).some(other => touches(window, other))
      return clash ? { field: `${field}[${i}].from`, reason: 'windowsOverlap' } : undefined
    }),
  )
}
