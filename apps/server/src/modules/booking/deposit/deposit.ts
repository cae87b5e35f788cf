import {
  type BookingActor,
  type BookingState,
  depositAfter,
  type DepositState,
  UNCLAIMED_MS,
} from '@comanda/domain/booking'
import { account, move, post } from '../../../ledger/index.ts'
import type { Tx } from '../../../platform/db/index.ts'
import type { Deps } from '../deps.ts'
import type { BookingRow } from '../tables.ts'

/** A step of a booking's life. */
export interface Move {
  to: BookingState
  by: BookingActor
  reason?: string
  /** When a watchdog looks at it next, where it is not over. */
  watchAt?: Date
}

/** The store earned it, or gave it up again: between the booking's own account and the house's. */
async function postKept(tx: Tx, deps: Deps, row: BookingRow, kept: boolean): Promise<void> {
  const [own, house] = [account.deposit(row.booking_id), account.brand('deposits')]
  await post(tx, {
    corporationId: row.corporation_id,
    causeKey: `${kept ? 'deposit-kept' : 'deposit-given-up'}:${row.booking_id}`,
    kind: kept ? 'depositKept' : 'depositGivenUp',
    currencyCode: row.deposit_currency?.currencyCode ?? '',
    entries: kept ? move(row.deposit_charged, own, house) : move(row.deposit_charged, house, own),
    reference: row.booking_id,
    shopId: row.shop_id,
    at: new Date(deps.clock()),
  })
}

/** What follows from where a locked booking's deposit stands now, in the same transaction: the books, or the way back. M2, M8 */
export async function followDeposit(tx: Tx, deps: Deps, before: BookingRow, to: DepositState, reason: string) {
  const from = before.deposit_state
  if (to === from) return
  if (to === 'kept') return postKept(tx, deps, before, true)
  if (from === 'kept') await postKept(tx, deps, before, false)
  if (to !== 'returning' && to !== 'void') return
  const { corporation_id: corporationId, booking_id: bookingId } = before
  await deps.askRefund(tx, { corporationId, bookingId, causeKey: `deposit:${bookingId}`, reason })
}

/** Where a booking's deposit stands after a move. BOOK-1 */
export const depositMoved = (row: BookingRow, move: Move, now: number): DepositState =>
  depositAfter(row.deposit_state, move, { now, before: row.deposit_refund_before?.getTime() ?? 0 })

/** Nobody came, and nobody has said what becomes of the deposit. */
export const isUndecided = ({ state, deposit_state }: Pick<BookingRow, 'state' | 'deposit_state'>): boolean =>
  state === 'noShow' && deposit_state === 'paid'

/** When the deposit of a no-show that nobody speaks for goes back. */
export const unclaimedAt = (now: number): Date => new Date(now + UNCLAIMED_MS)
