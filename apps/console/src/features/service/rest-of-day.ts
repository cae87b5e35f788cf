import { addDays, instantOf, localTime } from '@comanda/domain/store'

/** Minutes after midnight at which a day of service is over: who serves past midnight is closed by then. */
const DAY_ENDS = 4 * 60
const MINUTE = 60_000
/** A pause is no shorter, and no longer. */
const LEAST = 5
const MOST = 24 * 60

/** Minutes left of the store's day of service at `now` (epoch ms), five at least: a pause for the rest of it ends before the next. */
export function restOfDay(now: number, timeZone: string): number {
  const { date, minutes } = localTime(now, timeZone)
  const end = instantOf(minutes < DAY_ENDS ? date : addDays(date, 1), DAY_ENDS, timeZone)
  return Math.min(MOST, Math.max(LEAST, Math.ceil((end - now) / MINUTE)))
}
