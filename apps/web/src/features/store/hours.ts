import type { BizType } from '@comanda/domain/store'
import { showClock } from '../../platform/i18n/clock.ts'
import { joinWithComma, showDay, t } from '../../platform/i18n/index.ts'
import { timeRange } from '../../platform/i18n/time-range.ts'
import type { ShopDetail } from './shop.ts'

type Hours = ShopDetail['hours']
type Window = { from: number; to: number }

/** Weekdays from Monday on. */
const WEEK = [1, 2, 3, 4, 5, 6, 0] as const
/** A Sunday: the following days have the weekdays 1 to 6. */
const SUNDAY = Date.UTC(2026, 0, 4)
const DAY = 86_400_000

/** Opening hours of a day as text; an empty list means closed. */
export function windowsText(windows: readonly Window[]): string {
  if (windows.length === 0) return t('store.closed')
  if (windows.some(({ from, to }) => from === 0 && to === 1440)) return t('place.allDay')
  return joinWithComma(
    windows.toSorted((a, b) => a.from - b.from).map(({ from, to }) => timeRange(showClock(from), showClock(to))),
  )
}

export interface DayHours {
  day: string
  text: string
}

const weekOf = (windows: Hours[number]['windows']): DayHours[] =>
  WEEK.map(weekday => ({
    day: showDay(new Date(SUNDAY + weekday * DAY), 'weekdayName', 'UTC'),
    text: windowsText(windows.filter(window => window.weekdays.includes(weekday))),
  }))

/** Weekly hours of a store: one list if all ways of ordering share their hours, else one per way. */
export function weeksOf(hours: Hours): { bizType: BizType | undefined; week: DayHours[] }[] {
  const weeks = hours.map(({ bizType, windows }) => ({ bizType, week: weekOf(windows) }))
  const [first] = weeks
  if (!first) return []
  const alike = weeks.every(({ week }) => JSON.stringify(week) === JSON.stringify(first.week))
  return alike ? [{ bizType: undefined, week: first.week }] : weeks
}
