import { addDays, instantOf, localTime } from './local-time.ts'
import { joined, openingsFrom, type Timetable } from './opening.ts'

/** Minutes after midnight at which the day ends for a store that is closed then, or never closes. */
const TURNS_AT = 4 * 60
/** A stretch longer than this (ms) counts as endless; one hour more than a day, because clocks may be put back. */
const MAX_DAY = 25 * 3_600_000
/** Number of days that is enough to detect an endless stretch. */
const DAYS_AHEAD = 3

/**
 * End (epoch ms) of the business day at `now`: the day's last closing, also past midnight. While closed, the calendar day
 * counts until four in the morning. A store that never closes, or has closed for the day, ends it at four, or earlier with the
 * next opening. Store-local times, also when clocks change.
 */
export function dayEndsAt(timetable: Timetable, now: number): number {
  const { date, minutes } = localTime(now, timetable.timeZone)
  const today = minutes < TURNS_AT ? addDays(date, -1) : date
  const dayEnd = instantOf(addDays(today, 1), TURNS_AT, timetable.timeZone)
  const openings = joined(openingsFrom(addDays(date, -1), DAYS_AHEAD + 1, timetable))
  const current = openings.find(({ opensAt, closesAt }) => opensAt <= now && now < closesAt)
  const endless = ({ opensAt, closesAt }: { opensAt: number; closesAt: number }) => closesAt - opensAt > MAX_DAY
  if (current && endless(current)) return Math.min(dayEnd, current.closesAt)
  const day = current?.date ?? today
  const last = openings.findLast(opening => opening.date === day)
  if (last && last.closesAt > now) return endless(last) ? dayEnd : last.closesAt
  return Math.min(dayEnd, ...openings.filter(({ opensAt }) => opensAt > now).map(({ opensAt }) => opensAt))
}
