import { addDays, instantOf, localTime } from '../store/local-time.ts'

/** A daily period in minutes of the local day; it passes midnight if `to` is not after `from`. */
export interface QuietHours {
  from: number
  to: number
}

/** By default notices that may wait are held back from ten in the evening to eight in the morning. NOTIFY-2 */
export const DEFAULT_QUIET: QuietHours = { from: 22 * 60, to: 8 * 60 }

/** A notice that may wait. Times are epoch ms. */
export interface WaitingNotice {
  now: number
  /** Undefined for a person who wants no quiet hours. */
  quiet: QuietHours | undefined
  timeZone: string
  /** The time of the announced event, after which the notice is useless. */
  uselessAfter?: number
}

const isQuiet = ({ from, to }: QuietHours, minutes: number): boolean =>
  from < to ? minutes >= from && minutes < to : minutes >= from || minutes < to

/**
 * When a notice that may wait is sent (epoch ms): the end of the quiet hours in the reader's time zone, or `now` outside of
 * them. It is delayed and never dropped, and not delayed beyond the time of what it announces. NOTIFY-2
 */
export function sendTime({ now, quiet, timeZone, uselessAfter = Infinity }: WaitingNotice): number {
  if (!quiet || quiet.from === quiet.to) return now
  const { date, minutes } = localTime(now, timeZone)
  if (!isQuiet(quiet, minutes)) return now
  const day = minutes < quiet.to ? date : addDays(date, 1)
  const end = Math.max(now, instantOf(day, quiet.to, timeZone))
  return end < uselessAfter ? end : now
}
