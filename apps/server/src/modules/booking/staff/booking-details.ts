import type { staffBookingCalls as calls } from '@comanda/contract/booking'
import { refuse } from '@comanda/contract/core'
import { type BookingDetails, heldUntil, noDetails } from '@comanda/domain/booking'
import type { Handler } from '../../../platform/http/index.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { announceBooking } from '../hints.ts'
import { eventsOf } from '../history.ts'
import type { Deps } from '../deps.ts'
import { writeBooking } from '../queries.ts'
import type { BookingRow } from '../tables.ts'
import { type At, storeOf } from './tables-of-store.ts'

/** What staff recorded of a party. */
export const detailsOf = ({ allergies, highChairs, occasion, staffNote }: BookingDetails): BookingDetails => ({
  allergies: allergies.trim(),
  highChairs,
  occasion,
  staffNote: staffNote.trim(),
})

/** The same of a stored booking: one made before these fields existed has none. */
export const detailsView = ({ details, source, late_minutes }: BookingRow) => ({
  ...noDetails,
  ...details,
  source,
  lateMinutes: late_minutes,
})

/** Records that the party comes later, and keeps its table for so long. BOOK-4 */
export async function comesLate(tx: Tx, deps: Deps, row: BookingRow, minutes: number, { shop }: At) {
  if (row.state !== 'booked') return undefined
  const start = row.starts_at.getTime()
  const held = shop.booking ? heldUntil(start, shop.booking) : start
  const after: BookingRow = {
    ...row,
    late_minutes: minutes,
    watch_at: new Date(held + minutes * 60_000),
    version: row.version + 1,
    changed_at: new Date(deps.clock()),
  }
  await writeBooking(tx, after)
  announceBooking(tx, deps, after)
  return after
}

/** Every change of a booking of the caller's store. BOOK-4 */
export const bookingHistory =
  (deps: Deps): Handler<typeof calls.bookingHistory> =>
  async (caller, { bookingId }) => {
    const at = await storeOf(deps, caller, 'booking', bookingId)
    if (!at) return refuse('notFound', { field: 'bookingId' })
    return { events: await eventsOf(deps.db, { corporationId: caller.corporationId, bookingId }, at.tables) }
  }
