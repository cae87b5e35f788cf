import type { LocalizedText } from '../money/index.ts'
import { addDays, instantOf, localTime, weekdayOf } from './local-time.ts'
import type { Holiday } from './types.ts'
import type { TimeWindow } from './ways.ts'

/** A period in which the store is open (epoch ms); `date` is its business day, also for the part past midnight. */
export interface Opening {
  date: string
  opensAt: number
  closesAt: number
}

/** The opening hours of a store: weekly windows and special days. */
export interface Timetable {
  windows: readonly TimeWindow[]
  holidays: readonly Holiday[]
  timeZone: string
}

/** Number of days searched for the next opening. */
const HORIZON_DAYS = 14
/** Today and tomorrow usually suffice; more days are computed only if needed. */
const LOOK_AHEAD = [2, HORIZON_DAYS]

/**
 * The openings of one business day, in order; overlapping and adjacent ones are merged. A holiday's windows replace the
 * weekday's.
 */
export function openingsOn(date: string, timetable: Timetable): Opening[] {
  const holiday = timetable.holidays.find(day => day.date === date)
  const weekday = weekdayOf(date)
  const windows = holiday ? holiday.windows : timetable.windows.filter(window => window.weekdays.includes(weekday))
  const openings = windows
    .map(({ from, to }) => ({
      date,
      opensAt: instantOf(date, from, timetable.timeZone),
      closesAt: instantOf(date, to, timetable.timeZone),
    }))
    .filter(opening => opening.closesAt > opening.opensAt)
    .sort((a, b) => a.opensAt - b.opensAt)
  return joined(openings)
}

/**
 * The openings of `days` business days and of the day before, in order and without overlaps: an opening that runs past midnight
 * has priority. The computation starts two days earlier, so that an opening has the same start for every `date`.
 */
export function openingsFrom(date: string, days: number, timetable: Timetable): Opening[] {
  const openings: Opening[] = []
  let until = Number.NEGATIVE_INFINITY
  for (let day = -2; day < days; day++) {
    for (const opening of openingsOn(addDays(date, day), timetable)) {
      const opensAt = Math.max(opening.opensAt, until)
      until = Math.max(until, opening.closesAt)
      if (day >= -1 && opensAt < opening.closesAt) openings.push({ ...opening, opensAt })
    }
  }
  return openings
}

/** Merges adjacent or overlapping openings; the first gives the business day. */
export function joined(openings: readonly Opening[]): Opening[] {
  const result: Opening[] = []
  for (const opening of openings) {
    const last = result.at(-1)
    if (last && opening.opensAt <= last.closesAt) last.closesAt = Math.max(last.closesAt, opening.closesAt)
    else result.push({ ...opening })
  }
  return result
}

/** The opening state shown to guests. */
export interface OpenState {
  open: boolean
  /** When it closes, if it is open and closes within two weeks. */
  closesAt?: number
  /** When it opens next, if it is closed and opens within two weeks. */
  opensAt?: number
  /** Name of today's holiday, if today is one. */
  holiday?: LocalizedText
}

/** A cached state and the period in which it is valid. */
interface CachedState extends Pick<Timetable, 'holidays' | 'timeZone'> {
  from: number
  until: number
  state: OpenState
}

const cache = new WeakMap<Timetable['windows'], CachedState>()

/**
 * Whether a store is open at `now` (epoch ms), until when, and when it opens next. At the instant of closing it is closed.
 * Cached until the next opening, closing or local midnight, because every order needs it.
 */
export function openStateOf(timetable: Timetable, now: number): OpenState {
  const { windows, holidays, timeZone } = timetable
  const known = cache.get(windows)
  const same = known?.holidays === holidays && known.timeZone === timeZone
  if (known && same && known.from <= now && now < known.until) return { ...known.state }
  const state = stateAt(timetable, now)
  const midnight = instantOf(addDays(localTime(now, timeZone).date, 1), 0, timeZone)
  const until = Math.min(midnight, state.closesAt ?? midnight, state.opensAt ?? midnight)
  cache.set(windows, { holidays, timeZone, from: now, until, state })
  return { ...state }
}

function stateAt(timetable: Timetable, now: number): OpenState {
  const { date } = localTime(now, timetable.timeZone)
  const holiday = timetable.holidays.find(day => day.date === date)?.name
  const named = holiday ? { holiday } : {}
  for (const days of LOOK_AHEAD) {
    const openings = joined(openingsFrom(date, days, timetable))
    const current = openings.find(opening => opening.opensAt <= now && now < opening.closesAt)
    const edge = instantOf(addDays(date, days), 0, timetable.timeZone)
    if (current && current.closesAt < edge) return { open: true, closesAt: current.closesAt, ...named }
    if (current && days === HORIZON_DAYS) return { open: true, ...named }
    const next = current ? undefined : openings.find(opening => opening.opensAt > now)
    if (next) return { open: false, opensAt: next.opensAt, ...named }
  }
  return { open: false, ...named }
}
