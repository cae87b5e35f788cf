import { type Money, ZERO, times } from '../money/index.ts'
import { type BookingRules, localTime, weekdayOf } from '../store/index.ts'
import type { BookingActor, BookingState } from './life.ts'

/**
 * State of a booking's deposit. `void`: it was never paid and is not required any more. `paid` on a no-show waits for a
 * decision by staff.
 */
export const depositStates = ['none', 'waiting', 'paid', 'returning', 'returned', 'kept', 'void'] as const

export type DepositState = (typeof depositStates)[number]

const MINUTE = 60_000

/** Why a deposit is in its state after the booking: the term by which it was kept, or that it is undecided. */
export type DepositWent = 'keptLate' | 'keptNoShow' | 'undecided' | 'returning' | 'returned' | 'void'

/** Where the deposit of a booking went; undefined if it has not moved, or there is none. BOOK-1 */
export function depositWent(state: BookingState, deposit: DepositState): DepositWent | undefined {
  if (deposit === 'kept') return state === 'noShow' ? 'keptNoShow' : 'keptLate'
  if (deposit === 'paid') return state === 'noShow' ? 'undecided' : undefined
  return deposit === 'none' || deposit === 'waiting' ? undefined : deposit
}

/** Time in ms after a no-show until an undecided deposit is refunded. */
export const UNCLAIMED_MS = 72 * 60 * MINUTE

/** The deposit of a party, in minor units: the highest matching row for its size and day, per person. BOOK-1 */
export function depositFor({ deposit }: BookingRules, partySize: number, weekday: number): Money {
  const rows = deposit?.rows.filter(row => partySize >= row.fromParty && row.weekdays.includes(weekday)) ?? []
  const dearest = rows.reduce<Money>((most, { amount }) => (amount > most ? amount : most), ZERO)
  return times(dearest, partySize)
}

/** The deposit for a time (epoch ms), by its store-local day. */
export const depositAt = (rules: BookingRules, partySize: number, start: number, timeZone: string): Money =>
  depositFor(rules, partySize, weekdayOf(localTime(start, timeZone).date))

/** Until when (epoch ms) a table is held for an unpaid deposit: never past the booked time. */
export const payDepositBefore = (start: number, rules: BookingRules, now: number): number =>
  Math.min(start, now + (rules.deposit?.payMinutes ?? 0) * MINUTE)

const STAFF_HOURS = 24

/**
 * Until when (epoch ms) a table that staff booked is held for its deposit: a day, since the guest first has to read the message; never
 * past the booked time. BOOK-3
 */
export const payStaffDepositBefore = (start: number, now: number): number =>
  Math.min(start, now + STAFF_HOURS * 60 * MINUTE)

/**
 * Until when (epoch ms) a cancellation refunds the deposit. A term that has passed stays passed when the booking is moved,
 * otherwise moving it would reset the terms.
 */
export function refundBefore(start: number, rules: BookingRules, agreed?: { before: number; now: number }): number {
  if (agreed && agreed.now >= agreed.before) return agreed.before
  return start - (rules.deposit?.refundMinutes ?? 0) * MINUTE
}

/**
 * The deposit state after a transition of the booking: refunded when the party is seated, when the store cancels, and when the
 * guest cancels in time; kept when the guest cancels late or staff report a no-show. Passing time alone never keeps a deposit.
 * BOOK-1
 */
export function depositAfter(
  state: DepositState,
  { to, by }: { to: BookingState; by: BookingActor },
  { now, before }: { now: number; before: number },
): DepositState {
  if (state === 'waiting') return to === 'booked' ? 'paid' : 'void'
  if (state !== 'paid') return state
  if (to === 'seated') return 'returning'
  if (to === 'cancelled') return by === 'guest' && now >= before ? 'kept' : 'returning'
  return to === 'noShow' && by === 'staff' ? 'kept' : 'paid'
}
