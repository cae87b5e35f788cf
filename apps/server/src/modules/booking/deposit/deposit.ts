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

/** A state change of a booking. */
export interface Move {
  to: BookingState
  by: BookingActor
  reason?: string
  /** When the watchdog checks it next, unless the booking is over. */
  watchAt?: Date
}

/** Posts that the store earned the deposit, or gave it up again: between the booking's account and the store's. */
async function postDeposit(tx: Tx, deps: Deps, row: BookingRow, isRetained: boolean): Promise<void> {
  const [own, brandAccount] = [account.deposit(row.booking_id), account.brand('deposits')]
  await post(tx, {
    corporationId: row.corporation_id,
    causeKey: `${isRetained ? 'deposit-kept' : 'deposit-given-up'}:${row.booking_id}`,
    kind: isRetained ? 'depositKept' : 'depositGivenUp',
    currencyCode: row.deposit_currency?.currencyCode ?? '',
    entries: isRetained ? move(row.deposit_charged, own, brandAccount) : move(row.deposit_charged, brandAccount, own),
    reference: row.booking_id,
    shopId: row.shop_id,
    at: new Date(deps.clock()),
  })
}

/** Effects of a locked booking's deposit state in the same transaction: postings or a refund. M2, M8 */
export async function followDeposit(tx: Tx, deps: Deps, before: BookingRow, to: DepositState, reason: string) {
  const from = before.deposit_state
  if (to === from) return
  if (to === 'kept') return postDeposit(tx, deps, before, true)
  if (from === 'kept') await postDeposit(tx, deps, before, false)
  if (to !== 'returning' && to !== 'void') return
  const { corporation_id: corporationId, booking_id: bookingId } = before
  await deps.requestRefund(tx, { corporationId, bookingId, causeKey: `deposit:${bookingId}`, reason })
}

/** The deposit's state after a move. BOOK-1 */
export const depositMoved = (row: BookingRow, move: Move, now: number): DepositState =>
  depositAfter(row.deposit_state, move, { now, before: row.deposit_refund_before?.getTime() ?? 0 })

/** A no-show whose deposit is not decided yet. */
export const isUndecided = ({ state, deposit_state }: Pick<BookingRow, 'state' | 'deposit_state'>): boolean =>
  state === 'noShow' && deposit_state === 'paid'

/** When the undecided deposit of a no-show is returned. */
export const unclaimedAt = (now: number): Date => new Date(now + UNCLAIMED_MS)
