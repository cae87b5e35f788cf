import { isRefusal } from '@comanda/contract/core'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { testDatabase, testGuest } from '../../testing/index.ts'
import { type BookingHouse, bookingHouse, contact, EVENING, joinedShop, SHOP } from './booking-test-house.ts'
import type { Detail } from './present.ts'

const database = testDatabase()
let house: BookingHouse

beforeEach(async () => {
  await database().inTx(async tx => {
    await sql`delete from booking`.execute(tx)
    await sql`delete from booking_quarter`.execute(tx)
  })
  house = bookingHouse(database(), joinedShop)
})

const wish = (over: object = {}) => ({
  shopId: SHOP,
  start: EVENING,
  partySize: 2,
  areaId: '',
  contact,
  wishes: 'By the window',
  depositAmount: 0,
  ...over,
})
const again = <W extends { requestId: string }>(who: W): W => ({ ...who, requestId: crypto.randomUUID() })
const book = (who = testGuest(), over: object = {}) => house.booking.handlers.create(again(who), wish(over))
const booked = async (who = testGuest(), over: object = {}): Promise<Detail> => {
  const answer = await book(who, over)
  if (isRefusal(answer)) throw new Error(answer.refused)
  return answer as Detail
}
const timesOf = async (over: object = {}) => {
  const answer = await house.booking.handlers.availability(testGuest(), {
    shopId: SHOP,
    partySize: 2,
    date: '2026-11-24',
    areaId: '',
    ...over,
  })
  if (!('times' in answer)) throw new Error('no times')
  return answer.times
}
const sums = async () => {
  const { rows } = await sql<{ doubled: number; stray: number }>`select
    (select count(*)::int from (select 1 from booking_quarter group by table_id, quarter having count(*) > 1) as twice) as doubled,
    (select count(*)::int from booking_quarter q left join booking b using (corporation_id, booking_id)
      where b.booking_id is null or b.ended_at is not null) as stray`.execute(database())
  return rows[0]
}

/** Bookings that do not hold every one of their tables from their first quarter to their last. */
const halfHeld = async () => {
  const { rows } =
    await sql`select b.booking_id from booking b left join booking_quarter q using (corporation_id, booking_id)
    where b.ended_at is null group by b.corporation_id, b.booking_id
    having count(q.*) <> cardinality(b.table_ids) * ceil(extract(epoch from b.ends_at - b.starts_at) / 900)`.execute(
      database(),
    )
  return rows
}

describe('TABLES PUT TOGETHER · BOOK-1', () => {
  test('a party no table seats gets tables put together, never the rest of them · BOOK-1', async () => {
    const times = async (partySize: number) => (await timesOf({ partySize })).find(one => one.start === EVENING)
    expect(await times(8)).toMatchObject({ full: false, left: 1 })
    const ada = testGuest()
    const mine = await booked(ada, { partySize: 8 })
    expect(await times(8)).toMatchObject({ full: true })
    expect(await book(testGuest(), { partySize: 7 })).toMatchObject({ refused: 'bookingFull' })
    expect(await book(testGuest(), { areaId: 'room' })).toMatchObject({ refused: 'bookingFull' })
    const fewer = { ...wish({ partySize: 7 }), bookingId: mine.bookingId, version: 1 }
    expect(await house.booking.handlers.update(again(ada), fewer)).toMatchObject({ partySize: 7, version: 2 })
    await house.booking.handlers.cancel(again(ada), { bookingId: mine.bookingId })
    expect(await booked(testGuest(), { areaId: 'room', partySize: 4 })).toMatchObject({ state: 'booked' })
    expect(await sums()).toEqual({ doubled: 0, stray: 0 })
  })

  test('100 parties of eight ask for the last tables that can be put together: one gets them all · BOOK-1', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => book(testGuest(), { partySize: 8 })))
    expect(answers.filter(one => !isRefusal(one))).toHaveLength(1)
    expect(new Set(answers.flatMap(one => (isRefusal(one) ? one.refused : [])))).toEqual(new Set(['bookingFull']))
    expect(await sums()).toEqual({ doubled: 0, stray: 0 })
    expect(await halfHeld()).toEqual([])
  })

  test('parties of two and of eight ask for the same tables at once: each table has one party, nobody half a place', async () => {
    const starts = ['18:00', '18:30', '19:00', '19:30']
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, i) =>
        book(testGuest(), { partySize: [8, 2, 7, 4][i % 4], areaId: 'room', start: `2026-11-24T${starts[i % 3]}:00Z` }),
      ),
    )
    expect(answers.filter(one => !isRefusal(one)).length).toBeGreaterThanOrEqual(1)
    expect(answers.flatMap(one => (isRefusal(one) ? one.refused : []))).not.toContain('unavailable')
    expect(await sums()).toEqual({ doubled: 0, stray: 0 })
    expect(await halfHeld()).toEqual([])
  })
})
