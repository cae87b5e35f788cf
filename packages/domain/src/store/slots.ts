import { addDays, instantOf, localTime } from './local-time.ts'
import { type Opening, openingsFrom, openStateOf, type Timetable } from './opening.ts'
import type { Holiday, SlotRule } from './types.ts'

/** A period a guest can order for, from `start` to `end` (epoch ms). `left`: free capacity; absent = unlimited. */
export interface Slot {
  start: number
  end: number
  left?: number
}

/** The slots of one store-local day, earliest first. */
export interface SlotDay {
  date: string
  slots: Slot[]
}

/** All times a guest may choose now. */
export interface SlotChoice {
  asap: boolean
  days: SlotDay[]
}

/** As soon as possible, or the start of a slot (epoch ms). */
export type ChosenTime = 'asap' | number

export type SlotCheck = 'ok' | 'past' | 'full' | 'closed' | 'notASlot'

export interface SlotQuery extends Timetable {
  rule: SlotRule
  now: number
  /** Number of orders in each slot, by its start. */
  taken: ReadonlyMap<number, number>
}

/** Parts of a day, in order. */
export const DAY_PARTS = ['night', 'morning', 'afternoon', 'evening'] as const
export type DayPart = (typeof DAY_PARTS)[number]

/** The part of the day of a store-local time: morning from 05:00, afternoon from 12:00, evening from 17:00. ORDER-6 */
export function dayPartOf(minutes: number): DayPart {
  if (minutes < 5 * 60) return 'night'
  if (minutes < 12 * 60) return 'morning'
  return minutes < 17 * 60 ? 'afternoon' : 'evening'
}

const MINUTE = 60_000
const MAX_DAYS_AHEAD = 60
/** Minutes for which a chosen slot stays valid while the guest pays. */
const GRACE_MINUTES = 5

/** Complete slots of one opening, counted from its start in real minutes, so that a clock change repeats or skips none. */
function slotsIn(opening: Opening, interval: number): { start: number; end: number }[] {
  const slots = []
  for (let start = opening.opensAt; start + interval <= opening.closesAt; start += interval) {
    slots.push({ start, end: start + interval })
  }
  return slots
}

const openingsOf = (query: SlotQuery): Opening[] => {
  const { date } = localTime(query.now, query.timeZone)
  return openingsFrom(date, Math.min(query.rule.daysAhead, MAX_DAYS_AHEAD) + 1, query)
}

const intervalOf = (rule: SlotRule): number => Math.max(1, rule.intervalMinutes) * MINUTE

const withRoom = (slot: { start: number; end: number }, query: SlotQuery): Slot =>
  query.rule.capacity > 0
    ? { ...slot, left: Math.max(0, query.rule.capacity - (query.taken.get(slot.start) ?? 0)) }
    : { ...slot }

/** Whether "as soon as possible" can be offered: open now, and ready before closing. */
function asapOnOffer(query: SlotQuery): boolean {
  if (!query.rule.asap) return false
  const state = openStateOf(query, query.now)
  return state.open && query.now + query.rule.leadMinutes * MINUTE <= (state.closesAt ?? Number.POSITIVE_INFINITY)
}

/**
 * The slots at `now`: after the lead time, within `daysAhead` business days, with their free capacity. They are grouped by
 * calendar day: half past midnight belongs to the new day. ORDER-6
 */
export function slotsOf(query: SlotQuery): SlotChoice {
  const earliest = query.now + query.rule.leadMinutes * MINUTE
  const slots = openingsOf(query)
    .flatMap(opening => slotsIn(opening, intervalOf(query.rule)))
    .filter(slot => slot.start >= earliest)
    .map(slot => withRoom(slot, query))
  return { asap: asapOnOffer(query), days: byDay(slots, query.timeZone) }
}

/** The special days a guest can order for now, earliest first. ORDER-6 */
export function holidaysIn(query: Pick<SlotQuery, 'rule' | 'holidays' | 'timeZone' | 'now'>): Holiday[] {
  const today = localTime(query.now, query.timeZone).date
  const last = addDays(today, Math.min(query.rule.daysAhead, MAX_DAYS_AHEAD))
  const ahead = query.holidays.filter(({ date }) => date >= today && date <= last)
  return ahead.sort((a, b) => (a.date < b.date ? -1 : 1))
}

/** Groups slots, earliest first, by store-local day. */
function byDay(slots: readonly Slot[], timeZone: string): SlotDay[] {
  const days: SlotDay[] = []
  let nextDay = Number.NEGATIVE_INFINITY
  for (const slot of slots) {
    if (slot.start >= nextDay) {
      const { date } = localTime(slot.start, timeZone)
      days.push({ date, slots: [] })
      nextDay = instantOf(addDays(date, 1), 0, timeZone)
    }
    days.at(-1)?.slots.push(slot)
  }
  return days
}

/** Whether a slot accepts one more order. */
export const isFree = (slot: Slot): boolean => slot.left === undefined || slot.left > 0

/**
 * The default time: as soon as possible, else the first free slot, else none. Times that satisfy the first possible wish come
 * first; if no time satisfies any, the earliest of all. `wishes`: conditions by descending importance. ORDER-6
 */
export function firstFree(
  choice: SlotChoice,
  ...requests: readonly ((time: ChosenTime) => boolean)[]
): ChosenTime | undefined {
  const starts = choice.days.flatMap(({ slots }) => slots.filter(isFree).map(({ start }) => start))
  const times: ChosenTime[] = choice.asap ? ['asap', ...starts] : starts
  for (const serves of requests) {
    const match = times.find(serves)
    if (match !== undefined) return match
  }
  return times[0]
}

/**
 * Checks a chosen time. It is never moved silently: for any result but `ok` the guest chooses again. A slot that was free stays
 * valid for a few minutes into its lead time. ORDER-6
 */
export function checkSlot(chosen: ChosenTime, query: SlotQuery): SlotCheck {
  if (chosen === 'asap') {
    if (!query.rule.asap) return 'notASlot'
    return asapOnOffer(query) ? 'ok' : 'closed'
  }
  if (!Number.isFinite(chosen)) return 'notASlot'
  const lead = Math.max(0, query.rule.leadMinutes - GRACE_MINUTES)
  if (chosen < query.now + lead * MINUTE) return 'past'
  const opening = openingsOf(query).find(one => one.opensAt <= chosen && chosen < one.closesAt)
  if (!opening) return beyondHorizon(chosen, query) ? 'notASlot' : 'closed'
  const interval = intervalOf(query.rule)
  const whole = (chosen - opening.opensAt) % interval === 0 && chosen + interval <= opening.closesAt
  if (!whole) return 'notASlot'
  return isFree(withRoom({ start: chosen, end: chosen + interval }, query)) ? 'ok' : 'full'
}

function beyondHorizon(chosen: number, query: SlotQuery): boolean {
  const { date } = localTime(query.now, query.timeZone)
  return chosen >= instantOf(addDays(date, Math.min(query.rule.daysAhead, MAX_DAYS_AHEAD) + 1), 0, query.timeZone)
}
