import type { staffBookingCalls as calls } from '@comanda/contract/booking'
import type { ResponseOf } from '@comanda/contract/core'
import {
  type BookingChange,
  type BookingFacts,
  changesBetween,
  noDetails,
  TABLES_SEPARATOR,
} from '@comanda/domain/booking'
import type { TableInfo } from '@comanda/domain/store'
import type { Queries, Tx } from '../../platform/db/index.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { tableNames } from './present.ts'
import type { BookingRow } from './tables.ts'

type BookingEvents = ResponseOf<typeof calls.bookingHistory>['events']
type Kind = BookingEvents[number]['by']

/** The author of a change; named only for staff. */
export interface ChangedBy {
  kind: Kind
  name?: string
}

// Columns of JSON have no order of keys.
const detailsText = ({ details }: BookingRow): string => {
  const { allergies, highChairs, occasion, staffNote } = { ...noDetails, ...details }
  return JSON.stringify([allergies, highChairs, occasion, staffNote])
}

/** The contact as one text, for comparison. */
export const contactText = ({ contact }: Pick<BookingRow, 'contact'>): string =>
  JSON.stringify([contact.firstName, contact.lastName, contact.phoneNumber, contact.email])

const factsOf = (row: BookingRow): BookingFacts => ({
  state: row.state,
  start: row.starts_at.toISOString(),
  partySize: row.party_size,
  tableIds: row.table_ids,
  contact: contactText(row),
  notes: JSON.stringify([row.wishes, detailsText(row)]),
  lateMinutes: row.late_minutes,
  depositState: row.deposit_state,
})

const WRITE = {
  name: 'booking_event_write',
  text: `insert into booking_event (corporation_id, event_id, booking_id, what, by_kind, by_name, changes, at)
    values ($1, $2, $3, $4, $5, $6, $7, $8)`,
}

/** Records that a booking was made, or what of it changed, in the transaction of the change. BOOK-4 */
export async function recordChange(
  tx: Tx,
  { before, after }: { before?: BookingRow | undefined; after: BookingRow },
  { kind, name = '' }: ChangedBy,
): Promise<void> {
  const changes = before ? changesBetween(factsOf(before), factsOf(after)) : []
  if (before && changes.length === 0) return
  const { corporation_id, booking_id, changed_at } = after
  const what = before ? 'changed' : 'created'
  const values = [corporation_id, uuidv7(), booking_id, what, kind, name, JSON.stringify(changes), changed_at]
  await tx.query(WRITE, values)
}

const EVENTS = {
  name: 'booking_events_of',
  text: `select what, by_kind, by_name, changes, at from booking_event
    where corporation_id = $1 and booking_id = $2 order by at, event_id limit 200`,
}

interface EventRow {
  what: 'created' | 'changed'
  by_kind: Kind
  by_name: string
  changes: BookingChange[]
  at: Date
}

/** The changes of a booking, oldest first, with its tables by name. */
export async function eventsOf(
  db: Queries,
  { corporationId, bookingId }: { corporationId: number; bookingId: string },
  tables: readonly TableInfo[],
): Promise<BookingEvents> {
  const named = (ids = '') => tableNames(ids.split(TABLES_SEPARATOR), tables)
  const { rows } = await db.query<EventRow>(EVENTS, [corporationId, bookingId])
  return rows.map(row => ({
    at: row.at.toISOString(),
    what: row.what,
    by: row.by_kind,
    name: row.by_name,
    changes: row.changes.map(change =>
      change.field === 'tables' ? { ...change, from: named(change.from), to: named(change.to) } : change,
    ),
  }))
}
