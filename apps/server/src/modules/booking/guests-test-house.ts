import { isRefusal } from '@comanda/contract/core'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/index.ts'
import { again, testGuest } from '../../testing/index.ts'
import { type BookingHouse, contact, EVENING, SHOP } from './booking-test-house.ts'
import type { Detail } from './present.ts'

/** A table for two in the evening, unless `over` says otherwise. */
export const wish = (over: object = {}) => ({
  shopId: SHOP,
  start: EVENING,
  partySize: 2,
  areaId: '',
  contact,
  wishes: 'By the window',
  depositAmount: 0,
  ...over,
})

/** Steps of guests at a store with bookings. */
export function guestSteps(house: () => BookingHouse) {
  const book = (caller = testGuest(), over: object = {}) => house().booking.handlers.create(again(caller), wish(over))
  return {
    book,
    /** Books; fails the test if refused. */
    booked: async (caller = testGuest(), over: object = {}): Promise<Detail> => {
      const answer = await book(caller, over)
      if (isRefusal(answer)) throw new Error(answer.refused)
      return answer as Detail
    },
    /** The times of the evening's day. */
    timesOf: async (over: object = {}) => {
      const input = { shopId: SHOP, partySize: 2, date: '2026-11-24', areaId: '', ...over }
      const answer = await house().booking.handlers.availability(testGuest(), input)
      if (!('times' in answer)) throw new Error('no times')
      return answer.times
    },
  }
}

/** Deletes all bookings and waiting parties of the test before. */
export const emptyBookings = (db: Database): Promise<void> =>
  db.inTx(async tx => {
    await sql`delete from booking`.execute(tx)
    await sql`delete from booking_quarter`.execute(tx)
    await sql`delete from waiting_party`.execute(tx)
  })

/** How many table quarters are given twice, and how many to a booking that is over or missing. */
export async function quarterSums(db: Database) {
  const { rows } = await sql<{ doubled: number; stray: number }>`select
    (select count(*)::int from (select 1 from booking_quarter group by table_id, quarter having count(*) > 1) as twice) as doubled,
    (select count(*)::int from booking_quarter q left join booking b using (corporation_id, booking_id)
      where b.booking_id is null or b.ended_at is not null) as stray`.execute(db)
  return rows[0]
}

/** Bookings that do not hold every one of their tables from their first quarter to their last. */
export async function halfHeldBookings(db: Database) {
  const { rows } =
    await sql`select b.booking_id from booking b left join booking_quarter q using (corporation_id, booking_id)
    where b.ended_at is null group by b.corporation_id, b.booking_id
    having count(q.*) <> cardinality(b.table_ids) * ceil(extract(epoch from b.ends_at - b.starts_at) / 900)`.execute(db)
  return rows
}
