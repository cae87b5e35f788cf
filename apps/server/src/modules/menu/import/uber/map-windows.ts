import type { TimeWindow } from '@comanda/domain/store'
import type { UberMenu } from './ubereats-shape.ts'

const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const DAY = 1440

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

/** A last minute of 23:59 means the end of the day; an end before its beginning runs into the next day. */
function endOf(from: number, end: number): number {
  const to = end === DAY - 1 ? DAY : end
  return to <= from ? to + DAY : to
}

/** A menu's hours, grouped by days with the same times. A menu open all week round the clock has no window. */
export function windowsOf(availability: UberMenu['menus'][number]['service_availability']): TimeWindow[] {
  const byTimes = new Map<string, TimeWindow>()
  for (const { day_of_week, time_periods } of availability ?? []) {
    const weekday = DAYS.indexOf(day_of_week)
    for (const { start_time, end_time } of time_periods) {
      const from = minutesOf(start_time)
      const to = endOf(from, minutesOf(end_time))
      const window = byTimes.get(`${from}-${to}`) ?? { weekdays: [], from, to }
      if (!window.weekdays.includes(weekday)) window.weekdays.push(weekday)
      byTimes.set(`${from}-${to}`, window)
    }
  }
  const windows = [...byTimes.values()].map(window => ({ ...window, weekdays: window.weekdays.sort((a, b) => a - b) }))
  return windows.some(window => window.weekdays.length === 7 && window.to - window.from === DAY) ? [] : windows
}
