import type { booking as calls } from '@comanda/contract/booking'
import { refuse } from '@comanda/contract/core'
import type { Handler } from '../../../platform/http/index.ts'
import { readCursor } from '../../../platform/ids.ts'
import type { Deps } from '../deps.ts'
import { shownBooking } from '../present.ts'
import { ownBooking } from '../queries.ts'
import { fromStored } from '../../../platform/personal-data.ts'
import { type BookingRow, type BookingTables, personalBooking } from '../tables.ts'

const cursorOf = (row: BookingRow): string => `${row.starts_at.getTime()}.${row.booking_id}`

/** The caller's own bookings, a page at a time. */
export const listBookings =
  (deps: Deps): Handler<typeof calls.list> =>
  async (caller, input) => {
    const after = input.cursor === undefined ? undefined : readCursor(input.cursor)
    if (input.cursor !== undefined && !after) return refuse('invalidInput', { field: 'cursor' })
    const coming = input.state === 'coming'
    const order = coming ? 'asc' : 'desc'
    let query = deps.db
      .withTables<BookingTables>()
      .selectFrom('booking')
      .selectAll()
      .where('corporation_id', '=', caller.corporationId)
      .where('owner', '=', caller.session.owner)
      .where('ended_at', coming ? 'is' : 'is not', null)
      .orderBy('starts_at', order)
      .orderBy('booking_id', order)
      .limit(input.pageSize + 1)
    if (after) {
      const { at, id } = after
      query = query.where(where =>
        where.or([
          where('starts_at', coming ? '>' : '<', at),
          where.and([where('starts_at', '=', at), where('booking_id', coming ? '>' : '<', id)]),
        ]),
      )
    }
    const rows = (await query.execute()).map(row => fromStored(personalBooking, row))
    const shown = rows.slice(0, input.pageSize)
    const details = await Promise.all(shown.map(row => shownBooking(deps, row, caller.language)))
    const last = shown.at(-1)
    return {
      bookings: details.filter(one => one !== undefined),
      ...(rows.length > input.pageSize && last ? { nextCursor: cursorOf(last) } : {}),
    }
  }

/** One of the caller's own bookings; another person's is answered as not found. A1 */
export const bookingDetail =
  (deps: Deps): Handler<typeof calls.detail> =>
  async (caller, { bookingId }) => {
    const row = await ownBooking(
      deps.db,
      { corporationId: caller.corporationId, owner: caller.session.owner },
      bookingId,
    )
    const shown = row && (await shownBooking(deps, row, caller.language))
    if (!shown) return refuse('notFound')
    const goesBack = shown.deposit?.state === 'returning' || shown.deposit?.state === 'returned'
    if (!shown.deposit || !goesBack) return shown
    return { ...shown, deposit: { ...shown.deposit, back: await deps.depositBack(caller.corporationId, bookingId) } }
  }
