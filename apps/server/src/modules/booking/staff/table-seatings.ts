import { addDays, instantOf, localTime } from '@comanda/domain/store'
import type { Queries, Tx } from '../../../platform/db/index.ts'
import type { TableSeating } from '../../../ports/booking.ts'
import type { ShopAt } from '../../../ports/store.ts'
import type { TableAt } from '../../../ports/table.ts'
import { moveBooking } from '../end-booking.ts'
import { announceBooking } from '../hints.ts'
import type { Deps } from '../deps.ts'
import { recordChange } from '../history.ts'
import { writeBooking } from '../queries.ts'
import { fromStored } from '../../../platform/personal-data.ts'
import { type BookingRow, type BookingTables, personalBooking } from '../tables.ts'
import { releaseQuarters, takeQuarters } from '../take-table.ts'
import { nameOf } from './staff-present.ts'

const HOUR = 3_600_000

async function openRows(db: Queries, { corporationId, shopId }: ShopAt, until: Date) {
  const rows = await db
    .withTables<BookingTables>()
    .selectFrom('booking')
    .select([
      'booking_id',
      'state',
      'table_ids',
      'contact',
      'sealed_personal',
      'party_size',
      'starts_at',
      'ends_at',
      'seated_at',
      'walk_in',
    ])
    .where('corporation_id', '=', corporationId)
    .where('shop_id', '=', shopId)
    .where('ended_at', 'is', null)
    .where('starts_at', '<', until)
    .orderBy('starts_at')
    .orderBy('booking_id')
    .limit(1000)
    .execute()
  return rows.map(row => fromStored(personalBooking, row))
}

/** By table: the seated party, and the next booking of today (past midnight, of the next six hours). BOOK-2 */
export async function seatingsOf(deps: Deps, db: Queries, at: ShopAt): Promise<ReadonlyMap<string, TableSeating>> {
  const shop = await deps.shopOf(at.corporationId, at.shopId)
  const seatings = new Map<string, TableSeating>()
  if (!shop) return seatings
  const now = deps.clock()
  const dayEnds = instantOf(addDays(localTime(now, shop.timeZone).date, 1), 0, shop.timeZone)
  for (const row of await openRows(db, at, new Date(Math.max(dayEnds, now + 6 * HOUR)))) {
    const party = { bookingId: row.booking_id, guestName: nameOf(row.contact), partySize: row.party_size }
    const start = row.starts_at.toISOString()
    const since = (row.seated_at ?? row.starts_at).toISOString()
    for (const tableId of row.table_ids) {
      const there = seatings.get(tableId) ?? {}
      if (row.state === 'seated')
        there.seating = { ...party, since, until: row.ends_at.toISOString(), walkIn: row.walk_in }
      else there.next ??= { ...party, start }
      seatings.set(tableId, there)
    }
  }
  return seatings
}

/** The seated bookings at a table, locked. */
async function seatedRows(tx: Tx, { corporationId, shopId, tableId }: TableAt): Promise<BookingRow[]> {
  const rows = await tx
    .withTables<BookingTables>()
    .selectFrom('booking')
    .selectAll()
    .where('corporation_id', '=', corporationId)
    .where('shop_id', '=', shopId)
    .where('ended_at', 'is', null)
    .where('state', '=', 'seated')
    .where(({ eb, val }) => eb(val(tableId), '=', eb.fn.any('table_ids')))
    .forUpdate()
    .execute()
  return rows.map(row => fromStored(personalBooking, row))
}

/** Completes the visit of the party seated at a table; answers its tables. BOOK-2 */
export async function endSeating(tx: Tx, deps: Deps, at: TableAt): Promise<readonly string[]> {
  const rows = await seatedRows(tx, at)
  for (const before of rows) {
    const after = await moveBooking(tx, deps, before, { to: 'completed', by: 'staff' })
    if (after) await recordChange(tx, { before, after }, { kind: 'staff' })
  }
  return rows.flatMap(row => row.table_ids)
}

/**
 * The party at a table moved to another one: its booking holds the new table for the rest of the stay, as far as it is not
 * booked. BOOK-2
 */
export async function seatingMoved(tx: Tx, deps: Deps, { from, ...to }: TableAt & { from: string }): Promise<void> {
  const now = deps.clock()
  for (const row of await seatedRows(tx, { ...to, tableId: from })) {
    const others = row.table_ids.filter(id => id !== from && id !== to.tableId)
    const table_ids = [to.tableId, ...others]
    const place = { corporationId: row.corporation_id, shopId: row.shop_id, bookingId: row.booking_id }
    await releaseQuarters(tx, place)
    const rest = { start: now, end: Math.max(row.ends_at.getTime(), now + 1) }
    await takeQuarters(tx, place, table_ids, rest, 'free')
    const after = { ...row, table_ids, version: row.version + 1, changed_at: new Date(now) }
    await writeBooking(tx, after)
    await recordChange(tx, { before: row, after }, { kind: 'staff' })
    announceBooking(tx, deps, after)
  }
}
