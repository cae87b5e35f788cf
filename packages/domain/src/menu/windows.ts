import { DAY, spansOfWeek, type StoreMoment, type TimeWindow, WEEK } from '../store/index.ts'

export { DAY, isWithin, type StoreMoment } from '../store/index.ts'

export interface Opening {
  /** 0 = today. */
  inDays: number
  weekday: number
  /** Minutes since that day's midnight. */
  from: number
}

/** The next beginning of a window after the time, at most a week ahead; undefined without windows (always open). MENU-4 */
export function nextOpening(windows: readonly TimeWindow[], at: StoreMoment): Opening | undefined {
  const minute = at.weekday * DAY + at.minutes
  let best: Opening | undefined
  let soonest = Number.POSITIVE_INFINITY
  for (const window of windows)
    for (const weekday of window.weekdays) {
      const ahead = (weekday * DAY + window.from - minute + WEEK - 1) % WEEK
      if (ahead >= soonest) continue
      soonest = ahead
      best = { inDays: Math.floor((at.minutes + ahead + 1) / DAY), weekday, from: window.from }
    }
  return best
}

/** Minutes until a window begins or ends; undefined without windows. */
export function minutesUntilChange(windows: readonly TimeWindow[], at: StoreMoment): number | undefined {
  const minute = at.weekday * DAY + at.minutes
  const transitions = spansOfWeek(windows).flatMap(span => [span.from, span.to])
  const ahead = transitions.map(edge => ((((edge - minute) % WEEK) + WEEK - 1) % WEEK) + 1)
  return ahead.length === 0 ? undefined : Math.min(...ahead)
}

export interface WindowLine {
  /** In week order from Monday. */
  weekdays: number[]
  from: number
  to: number
}

const mondayFirst = (weekday: number): number => (weekday + 6) % 7

/** Windows for display: one line per pair of times with all its days, earliest first. MENU-4 */
export function windowLines(windows: readonly TimeWindow[]): WindowLine[] {
  const lines = new Map<string, WindowLine>()
  for (const { weekdays, from, to } of windows) {
    const line = lines.get(`${from}-${to}`)
    const days = new Set([...(line?.weekdays ?? []), ...weekdays])
    lines.set(`${from}-${to}`, { weekdays: [...days].sort((a, b) => mondayFirst(a) - mondayFirst(b)), from, to })
  }
  return [...lines.values()].sort((a, b) => a.from - b.from)
}
