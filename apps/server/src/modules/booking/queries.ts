import { sql } from 'kysely'
import type { Queries, Tx } from '../../platform/db/index.ts'
import { fromStored, toStored } from '../../platform/personal-data.ts'
import { type BookingRow, type BookingTables, personalBooking } from './tables.ts'

/** Owner of bookings: every query of a guest names brand and owner: a row of another person is never reached. A1 */
export interface Person {
  corporationId: number
  owner: string
}

const bookings = (queries: Queries) => queries.withTables<BookingTables>()

/** One of a person's own bookings; undefined both for another person's and for an unknown id. A1 */
export async function ownBooking(queries: Queries, person: Person, bookingId: string): Promise<BookingRow | undefined> {
  const row = await bookings(queries)
    .selectFrom('booking')
    .selectAll()
    .where('corporation_id', '=', person.corporationId)
    .where('booking_id', '=', bookingId)
    .where('owner', '=', person.owner)
    .executeTakeFirst()
  return row && fromStored(personalBooking, row)
}

/** A booking, locked until the transaction ends. */
export async function lockBooking(tx: Tx, corporationId: number, bookingId: string): Promise<BookingRow | undefined> {
  const row = await bookings(tx)
    .selectFrom('booking')
    .selectAll()
    .where('corporation_id', '=', corporationId)
    .where('booking_id', '=', bookingId)
    .forUpdate()
    .executeTakeFirst()
  return row && fromStored(personalBooking, row)
}

/** A booking without a deposit. */
export const noDeposit = {
  deposit_amount: 0,
  deposit_charged: 0,
  deposit_currency: null,
  deposit_state: 'none',
  deposit_refund_before: null,
} as const

/** A booking whose party was not seated yet and did not confirm it. */
export const neverSeated = {
  seated_at: null,
  booked_start: null,
  booked_end: null,
  waiting_id: null,
  guest_confirmed_at: null,
} as const

const jsonOf = ({ contact, details }: BookingRow) => ({
  contact: sql<BookingRow['contact']>`${JSON.stringify(contact)}::jsonb`,
  details: sql<BookingRow['details']>`${JSON.stringify(details)}::jsonb`,
})

export async function insertBooking(tx: Tx, booking: BookingRow): Promise<void> {
  const row = await toStored(tx, personalBooking, booking)
  await bookings(tx)
    .insertInto('booking')
    .values({ ...row, ...jsonOf(row) })
    .execute()
}

/** Updates all columns of a locked booking. */
export async function writeBooking(tx: Tx, booking: BookingRow): Promise<void> {
  const row = await toStored(tx, personalBooking, booking)
  const { corporation_id, booking_id, created_at: _since, ...values } = row
  await bookings(tx)
    .updateTable('booking')
    .set({ ...values, ...jsonOf(row) })
    .where('corporation_id', '=', corporation_id)
    .where('booking_id', '=', booking_id)
    .execute()
}

/** Serialises a person's new bookings: rows that do not exist yet cannot be locked. */
export async function lockPerson(tx: Tx, { corporationId, owner }: Person): Promise<void> {
  await sql`insert into booking_person (corporation_id, owner) values (${corporationId}, ${owner})
    on conflict (corporation_id, owner) do update set owner = excluded.owner`.execute(tx)
}

/** Number of a person's future bookings. */
export async function openBookings(tx: Tx, { corporationId, owner }: Person): Promise<number> {
  const row = await bookings(tx)
    .selectFrom('booking')
    .select(select => select.fn.countAll<number>().as('many'))
    .where('corporation_id', '=', corporationId)
    .where('owner', '=', owner)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(row.many)
}

const NUMBERS = {
  name: 'booking_numbers',
  text: `select booking_id as id, booking_no as number from booking where corporation_id = $1 and booking_id = any($2::uuid[])`,
}

/** The numbers of bookings, by booking. */
export const numbersOf = async (
  db: Queries,
  corporationId: number,
  bookingIds: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await db.query<{ id: string; number: string }>(NUMBERS, [corporationId, bookingIds])
  return new Map(rows.map(({ id, number }) => [id, number]))
}
