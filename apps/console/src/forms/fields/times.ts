import { currentLocale } from '@comanda/web/i18n'

const DAY = 1440

/** Minutes since midnight as the value of a time field; from 1440 on they count from midnight again. */
export const clockOf = (minutes: number): string => {
  const within = minutes % DAY
  return `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`
}

/** The value of a time field in minutes since midnight; undefined while it is incomplete. */
export function minutesOf(clock: string): number | undefined {
  const match = /^(\d\d):(\d\d)/.exec(clock)
  return match ? Number(match[1]) * 60 + Number(match[2]) : undefined
}

/** The end of a window: one that is not later than its beginning is on the next day. */
export const endAfter = (from: number, to: number): number => {
  const within = to % DAY
  return within > from ? within : within + DAY
}

/** The days of the week from Monday on, 0 = Sunday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 0] as const

/** A Sunday. */
const SUNDAY = Date.UTC(2024, 0, 7)

/** The short name of a day of the week. */
export const weekdayName = (day: number): string =>
  new Intl.DateTimeFormat(currentLocale().intl, { weekday: 'short', timeZone: 'UTC' }).format(SUNDAY + day * 86_400_000)
