import { booking as calls } from '@comanda/contract/booking'
import { refuse } from '@comanda/contract/core'
import { isBookingEnded, mayMoveBooking } from '@comanda/domain/booking'
import type { Tx } from '../../platform/db/index.ts'
import { changeInSteps, type Handler } from '../../platform/http/index.ts'
import { depositMoved, followDeposit, isUndecided, type Move, unclaimedAt } from './deposit/deposit.ts'
import { announceBooking } from './hints.ts'
import type { Deps } from './deps.ts'
import { recordChange } from './history.ts'
import { notifyGuest, notifyOfDeposit } from './notices.ts'
import { detailOf, guestCancelsUntil } from './present.ts'
import { lockBooking, ownBooking, writeBooking } from './queries.ts'
import type { BookingRow } from './tables.ts'
import { releaseQuarters } from './take-table.ts'

/**
 * Moves a locked booking to another state; undefined if that transition does not exist. An end releases its tables from
 * now on in the same transaction; its deposit follows the terms. BOOK-1
 */
export async function moveBooking(tx: Tx, deps: Deps, before: BookingRow, move: Move) {
  if (!mayMoveBooking(before.state, move.to, move.by)) return undefined
  const at = new Date(deps.clock())
  const ended = isBookingEnded(move.to)
  const deposit_state = depositMoved(before, move, at.getTime())
  await followDeposit(tx, deps, before, deposit_state, move.to)
  const undecided = isUndecided({ state: move.to, deposit_state })
  const row: BookingRow = {
    ...before,
    state: move.to,
    deposit_state,
    version: before.version + 1,
    reason: move.reason ?? before.reason,
    watch_at: ended ? (undecided ? unclaimedAt(at.getTime()) : null) : (move.watchAt ?? before.ends_at),
    changed_at: at,
    ended_at: ended ? at : null,
  }
  await writeBooking(tx, row)
  if (row.state === 'noShow') await notifyOfDeposit(tx, deps, row, 'bookingNoShow')
  // The current quarter hour is released too: the next party sits down after this moment.
  const from = Math.floor(at.getTime() / 900_000) * 900_000
  if (ended) await releaseQuarters(tx, { corporationId: row.corporation_id, bookingId: row.booking_id }, from)
  announceBooking(tx, deps, row)
  return row
}

/** Cancels one of the caller's bookings, while its terms allow. */
export const cancelBooking = (deps: Deps): Handler<typeof calls.cancel> =>
  changeInSteps(calls.cancel, deps, {
    async prepare({ corporationId, session: { owner } }, { bookingId }) {
      const before = await ownBooking(deps.db, { corporationId, owner }, bookingId)
      return (before && (await deps.shopOf(corporationId, before.shop_id))) ?? refuse('notFound')
    },
    async work(tx, caller, input, shop) {
      const row = await lockBooking(tx, caller.corporationId, input.bookingId)
      if (row?.owner !== caller.session.owner) return refuse('notFound')
      const moved = { data: { state: row.state, version: row.version } }
      if (!mayMoveBooking(row.state, 'cancelled', 'guest')) return refuse('bookingMoved', moved)
      if (row.state === 'booked' && deps.clock() >= guestCancelsUntil(row, shop))
        return refuse('bookingTooLate', { params: { phone: shop.phone }, data: { phone: shop.phone } })
      const after = await moveBooking(tx, deps, row, { to: 'cancelled', by: 'guest' })
      if (!after) return refuse('bookingMoved', moved)
      await recordChange(tx, { before: row, after }, { kind: 'guest' })
      if (row.state === 'booked') await notifyGuest(tx, deps, shop, after, 'bookingCancelled')
      return detailOf(deps, shop, after, caller.language)
    },
  })
