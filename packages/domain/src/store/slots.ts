import { addDays, instantOf, localTime } from './local-time.ts'
import { type Opening, openingsFrom, openStateOf, type Timetable } from './opening.ts'
import type { Holiday, SlotRule } from './types.ts'

/** A stretch a guest can ask for: from `start` to `end`, in moments. `left` is absent where there is no bound. */
export interface Slot {
  start: number
  end: number
  left?: number
}

/** The slots of one calendar day of the store, earliest first. */
export interface SlotDay {
  date: string
  slots: Slot[]
}

/** All times a guest may choose now. */
export interface SlotChoice {
  asap: boolean
  days: SlotDay[]
}

/** What a guest chose: as soon as possible, or the start of a slot (a moment). */
export type ChosenTime = 'asap' | number

export type SlotVerdict = 'ok' | 'past' | 'full' | 'closed' | 'notASlot'

export interface SlotAsk extends Timetable {
  rule: SlotRule
  now: number
  /** How many orders each slot holds already, by its start. */
  taken: ReadonlyMap<number, number>
}

const MINUTE = 60_000
const MAX_DAYS_AHEAD = 60
/** A slot chosen while it was free still counts when the guest takes a few minutes to pay. */
const GRACE_MINUTES = 5

/** Slots of one stretch: whole ones only, counted from when it opens, in real minutes, so that a change of clocks doubles or loses none. */
function slotsIn(opening: Opening, interval: number): { start: number; end: number }[] {
  const slots = []
  for (let start = opening.opensAt; start + interval <= opening.closesAt; start += interval) {
    slots.push({ start, end: start + interval })
  }
  return slots
}

const openingsOf = (ask: SlotAsk): Opening[] => {
  const { date } = localTime(ask.now, ask.timeZone)
  return openingsFrom(date, Math.min(ask.rule.daysAhead, MAX_DAYS_AHEAD) + 1, ask)
}

const intervalOf = (rule: SlotRule): number => Math.max(1, rule.intervalMinutes) * MINUTE

const withRoom = (slot: { start: number; end: number }, ask: SlotAsk): Slot =>
  ask.rule.capacity > 0
    ? { ...slot, left: Math.max(0, ask.rule.capacity - (ask.taken.get(slot.start) ?? 0)) }
    : { ...slot }

/** Whether "as soon as possible" can be promised: open now, and made before closing. */
function asapOnOffer(ask: SlotAsk): boolean {
  if (!ask.rule.asap) return false
  const state = openStateOf(ask, ask.now)
  return state.open && ask.now + ask.rule.leadMinutes * MINUTE <= (state.closesAt ?? Number.POSITIVE_INFINITY)
}

/**
 * The times a store hands out at `now`: none sooner than its lead time, none further than `daysAhead` business days, full ones
 * with nothing left. Days are the store's calendar days: half past midnight is shown under the new day. ORDER-6
 */
export function slotsOf(ask: SlotAsk): SlotChoice {
  const earliest = ask.now + ask.rule.leadMinutes * MINUTE
  const slots = openingsOf(ask)
    .flatMap(opening => slotsIn(opening, intervalOf(ask.rule)))
    .filter(slot => slot.start >= earliest)
    .map(slot => withRoom(slot, ask))
  return { asap: asapOnOffer(ask), days: byDay(slots, ask.timeZone) }
}

/** The days that differ from the week, of those a guest may ask for now, earliest first. ORDER-6 */
export function holidaysIn(ask: Pick<SlotAsk, 'rule' | 'holidays' | 'timeZone' | 'now'>): Holiday[] {
  const today = localTime(ask.now, ask.timeZone).date
  const last = addDays(today, Math.min(ask.rule.daysAhead, MAX_DAYS_AHEAD))
  const ahead = ask.holidays.filter(({ date }) => date >= today && date <= last)
  return ahead.sort((a, b) => (a.date < b.date ? -1 : 1))
}

/** Groups slots, earliest first, by the store's calendar day. */
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

/** Whether a slot takes one more order. */
export const isFree = (slot: Slot): boolean => slot.left === undefined || slot.left > 0

/**
 * What is chosen for a guest who chose nothing: as soon as possible, else the first free slot, else nothing. Of the times that
 * serve what is wanted, where any does; else of all, so that it can be said what that time does not serve. `wishes`: what a time is
 * to serve, the most first; the next where no time serves that. ORDER-6
 */
export function firstFree(
  choice: SlotChoice,
  ...wishes: readonly ((time: ChosenTime) => boolean)[]
): ChosenTime | undefined {
  const starts = choice.days.flatMap(({ slots }) => slots.filter(isFree).map(({ start }) => start))
  const times: ChosenTime[] = choice.asap ? ['asap', ...starts] : starts
  for (const serves of wishes) {
    const found = times.find(serves)
    if (found !== undefined) return found
  }
  return times[0]
}

/**
 * Whether a chosen time still holds. It is never moved to another one silently: whoever gets anything but `ok` says so and lets
 * the guest choose again. A slot that was free stays good for a few minutes into its lead time. ORDER-6
 */
export function checkSlot(chosen: ChosenTime, ask: SlotAsk): SlotVerdict {
  if (chosen === 'asap') {
    if (!ask.rule.asap) return 'notASlot'
    return asapOnOffer(ask) ? 'ok' : 'closed'
  }
  if (!Number.isFinite(chosen)) return 'notASlot'
  const lead = Math.max(0, ask.rule.leadMinutes - GRACE_MINUTES)
  if (chosen < ask.now + lead * MINUTE) return 'past'
  const opening = openingsOf(ask).find(stretch => stretch.opensAt <= chosen && chosen < stretch.closesAt)
  if (!opening) return beyondHorizon(chosen, ask) ? 'notASlot' : 'closed'
  const interval = intervalOf(ask.rule)
  const whole = (chosen - opening.opensAt) % interval === 0 && chosen + interval <= opening.closesAt
  if (!whole) return 'notASlot'
  return isFree(withRoom({ start: chosen, end: chosen + interval }, ask)) ? 'ok' : 'full'
}

function beyondHorizon(chosen: number, ask: SlotAsk): boolean {
  const { date } = localTime(ask.now, ask.timeZone)
  return chosen >= instantOf(addDays(date, Math.min(ask.rule.daysAhead, MAX_DAYS_AHEAD) + 1), 0, ask.timeZone)
}
