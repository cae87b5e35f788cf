import { refuse } from '@comanda/contract/core'
import { heldUntil, isDue, OVERRUN_MS } from '@comanda/domain/booking'
import type { Tx } from '../../../platform/db/index.ts'
import { moveBooking } from '../end-booking.ts'
import type { Deps } from '../deps.ts'
import { moveWaiting } from '../guest/waitlist.ts'
import type { BookingRow } from '../tables.ts'
import { releaseQuarters, takeQuarters } from '../take-table.ts'
import { lockWaiting, ownWaiting } from '../waiting-queries.ts'
import { type At, refuseOccupied } from './tables-of-store.ts'

const placeOf = ({ corporation_id, shop_id, booking_id }: BookingRow) => ({
  corporationId: corporation_id,
  shopId: shop_id,
  bookingId: booking_id,
})

/**
 * The stay of a booking whose party sits down at `now`: a due one keeps its end; any other takes as long as it booked, from
 * now on, and keeps its booked times too until the visit ends, so that undoing finds them free.
 */
async function takeStay(tx: Tx, row: BookingRow, now: number, due: boolean) {
  const booked = { start: row.starts_at.getTime(), end: row.ends_at.getTime() }
  if (due) {
    // A booking before this one may still hold a quarter of an hour although its party has left.
    if (now < booked.start)
      await takeQuarters(tx, placeOf(row), row.table_ids, { start: now, end: booked.start }, 'free')
    return row
  }
  const stay = { start: now, end: now + booked.end - booked.start }
  await releaseQuarters(tx, placeOf(row))
  if (!(await takeQuarters(tx, placeOf(row), row.table_ids, stay))) return refuse('tableTaken')
  await takeQuarters(tx, placeOf(row), row.table_ids, booked, 'free')
  return {
    ...row,
    starts_at: new Date(stay.start),
    ends_at: new Date(stay.end),
    booked_start: row.starts_at,
    booked_end: row.ends_at,
  }
}

interface SeatInput {
  early?: boolean | undefined
  sameParty?: boolean | undefined
}

/** Seats the party of a locked booking; one that is not due only if staff confirm it. BOOK-2 */
export async function seatBooking(tx: Tx, deps: Deps, row: BookingRow, { early, sameParty }: SeatInput, at: At) {
  if (row.state !== 'booked') return undefined
  const now = deps.clock()
  const due = isDue({ start: row.starts_at.getTime(), now }, at.shop.booking, at.shop.timeZone)
  if (!due && !early) return refuse('bookingNotDue', { data: { start: row.starts_at.toISOString() } })
  const free = { corporationId: row.corporation_id, tableIds: row.table_ids, sameParty, but: row.booking_id }
  const occupied = await refuseOccupied(tx, deps, at, free)
  if (occupied) return occupied
  const stay = await takeStay(tx, row, now, due)
  if ('refused' in stay) return stay
  const seated = { ...stay, seated_at: new Date(now) }
  const watchAt = new Date(seated.ends_at.getTime() + OVERRUN_MS)
  return moveBooking(tx, deps, seated, { to: 'seated', by: 'staff', watchAt })
}

/** A party from the waiting list waits again, unless it has taken a new place meanwhile. */
async function waitsAgain(tx: Tx, deps: Deps, row: BookingRow): Promise<void> {
  const party = row.waiting_id === null ? undefined : await lockWaiting(tx, row.corporation_id, row.waiting_id)
  if (!party) return
  const at = { corporationId: row.corporation_id, owner: row.owner, shopId: row.shop_id }
  const other = await ownWaiting(tx, at)
  if (other && other.ended_at === null) return
  const watchAt = new Date(deps.clock() + WAITS_AGAIN_MS)
  await moveWaiting(tx, deps, party, { to: 'waiting', by: 'staff', watchAt })
}

const WAITS_AGAIN_MS = 6 * 3_600_000

/** Takes the seating of a locked booking back, unless its party has ordered. BOOK-2 */
export async function undoSeating(tx: Tx, deps: Deps, row: BookingRow, { shop }: At) {
  if (row.state !== 'seated') return undefined
  const now = deps.clock()
  const place = placeOf(row)
  const since = row.seated_at?.getTime() ?? now
  const cleared = await deps.clearUnordered(tx, place, { tableIds: row.table_ids, since })
  if (!cleared) return refuse('seatingOrdered')
  if (row.walk_in) {
    await waitsAgain(tx, deps, row)
    return moveBooking(tx, deps, row, { to: 'lapsed', by: 'staff' })
  }
  const start = row.booked_start ?? row.starts_at
  const end = row.booked_end ?? row.ends_at
  await releaseQuarters(tx, place)
  const rest = { start: Math.max(start.getTime(), now), end: Math.max(end.getTime(), now + 1) }
  if (!(await takeQuarters(tx, place, row.table_ids, rest))) return refuse('tableTaken')
  const before = { ...row, starts_at: start, ends_at: end, seated_at: null, booked_start: null, booked_end: null }
  const held = shop.booking ? heldUntil(Math.max(start.getTime(), now), shop.booking) : end.getTime()
  return moveBooking(tx, deps, before, { to: 'booked', by: 'staff', watchAt: new Date(held) })
}
