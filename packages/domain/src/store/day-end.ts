import { addDays, instantOf, localTime } from './local-time.ts'
import { joined, openingsFrom, type Timetable } from './opening.ts'

/** Minutes after midnight at which the day turns for who is closed then, and for who never closes. */
const TURNS_AT = 4 * 60
/** Longer than any day, the one on which clocks are put back too: open so long, no closing ends the day. */
const LONGEST_DAY = 25 * 3_600_000
/** Enough to see that a stretch is longer than that, on either side. */
const DAYS_AHEAD = 3

/**
 * When the business day the store is in at `now` ends (epoch ms): with its last closing, also past midnight. Who is closed
 * is in the day of the calendar until four in the morning. Who never closes, or has closed for good that day, ends it at four,
 * or before with the next opening. By the clock on the store's wall, also where it is changed.
 */
export function dayEndsAt(timetable: Timetable, now: number): number {
  const { date, minutes } = localTime(now, timetable.timeZone)
  const today = minutes < TURNS_AT ? addDays(date, -1) : date
  const turn = instantOf(addDays(today, 1), TURNS_AT, timetable.timeZone)
  const stretches = joined(openingsFrom(addDays(date, -1), DAYS_AHEAD + 1, timetable))
  const current = stretches.find(({ opensAt, closesAt }) => opensAt <= now && now < closesAt)
  const endless = ({ opensAt, closesAt }: { opensAt: number; closesAt: number }) => closesAt - opensAt > LONGEST_DAY
  if (current && endless(current)) return Math.min(turn, current.closesAt)
  const day = current?.date ?? today
  const last = stretches.findLast(stretch => stretch.date === day)
  if (last && last.closesAt > now) return endless(last) ? turn : last.closesAt
  return Math.min(turn, ...stretches.filter(({ opensAt }) => opensAt > now).map(({ opensAt }) => opensAt))
}
