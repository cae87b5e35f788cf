import { currentLocale } from '@comanda/web/i18n'

const DAY = 1440

/** Minutes since midnight as a time field spells them; the next day's begin anew. */
export const clockOf = (minutes: number): string => {
  const within = minutes % DAY
  return `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`
}

/** What a time field holds, in minutes since midnight; undefined while it is half typed. */
export function minutesOf(clock: string): number | undefined {
  const found = /^(\d\d):(\d\d)/.exec(clock)
  return found ? Number(found[1]) * 60 + Number(found[2]) : undefined
}

/** The end of a window as it is meant: no later than its beginning is the next day. */
export const endAfter = (from: number, to: number): number => {
  const within = to % DAY
  return within > from ? within : within + DAY
}

/** The days of the week from Monday on, 0 = Sunday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 0] as const

/** A Sunday. */
const SUNDAY = Date.UTC(2024, 0, 7)

/** What a day of the week is called. */
export const weekdayName = (day: number): string =>
  new Intl.DateTimeFormat(currentLocale().intl, { weekday: 'short', timeZone: 'UTC' }).format(SUNDAY + day * 86_400_000)
