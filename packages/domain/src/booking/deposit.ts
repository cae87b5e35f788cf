import { type Money, NOTHING, times } from '../money/index.ts'
import { type BookingRules, localTime, weekdayOf } from '../store/index.ts'
import type { BookingActor, BookingState } from './life.ts'

/**
 * Where a booking's deposit stands. `void`: it was never paid and is asked for no more. `paid` on a booking nobody came to waits for
 * the staff's word.
 */
export const depositStates = ['none', 'waiting', 'paid', 'returning', 'returned', 'kept', 'void'] as const

export type DepositState = (typeof depositStates)[number]

const MINUTE = 60_000

/** Why a deposit is where it is, once its booking is over: by which term it was kept, or that nobody has decided. */
export type DepositWent = 'keptLate' | 'keptNoShow' | 'undecided' | 'returning' | 'returned' | 'void'

/** Where the deposit of a booking went; undefined where it has not moved yet, or there is none. BOOK-1 */
export function depositWent(state: BookingState, deposit: DepositState): DepositWent | undefined {
  if (deposit === 'kept') return state === 'noShow' ? 'keptNoShow' : 'keptLate'
  if (deposit === 'paid') return state === 'noShow' ? 'undecided' : undefined
  return deposit === 'none' || deposit === 'waiting' ? undefined : deposit
}

/** How long a deposit nobody spoke for is kept back after a no-show: then it goes to the guest. */
export const UNCLAIMED_MS = 72 * 60 * MINUTE

/** What a party leaves as a deposit, in minor units: the dearest row that fits its size and day, for each of them. BOOK-1 */
export function depositFor({ deposit }: BookingRules, partySize: number, weekday: number): Money {
  const rows = deposit?.rows.filter(row => partySize >= row.fromParty && row.weekdays.includes(weekday)) ?? []
  const dearest = rows.reduce<Money>((most, { amount }) => (amount > most ? amount : most), NOTHING)
  return times(dearest, partySize)
}

/** The same for a moment (epoch ms), on the store's own day. */
export const depositAt = (rules: BookingRules, partySize: number, start: number, timeZone: string): Money =>
  depositFor(rules, partySize, weekdayOf(localTime(start, timeZone).date))

/** Until when (epoch ms) a table is kept for a deposit that is not paid: never past its own time. */
export const payDepositBefore = (start: number, rules: BookingRules, now: number): number =>
  Math.min(start, now + (rules.deposit?.payMinutes ?? 0) * MINUTE)

/**
 * Until when (epoch ms) whoever cancels gets the deposit back. A time that has passed stays passed, whatever day the booking is
 * moved to: else moving it would undo the terms.
 */
export function refundBefore(start: number, rules: BookingRules, agreed?: { before: number; now: number }): number {
  if (agreed && agreed.now >= agreed.before) return agreed.before
  return start - (rules.deposit?.refundMinutes ?? 0) * MINUTE
}

/**
 * What becomes of a deposit when its booking moves: it goes back once they sit at their table, when the store calls off, and when the
 * guest does in time; the store keeps it when the guest calls off late or staff say that nobody came. What a clock alone
 * says keeps nobody's money. BOOK-1
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
