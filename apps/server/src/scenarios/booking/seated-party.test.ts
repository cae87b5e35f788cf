import { contract } from '@comanda/contract'
import { beforeEach, expect, test } from 'vitest'
import { bookingContact, dataOf, diningRoom, refusedAs, SHOP, TABLES, testApp } from '../../testing/index.ts'

const app = testApp({ brand: 'demo', clock: '2026-11-24T17:00:00Z' })
const room = diningRoom(app, TABLES.sharedLater)
const { manager } = room
const { sharedLater: TABLE, apartLater: OTHER } = TABLES
const { booking } = contract
let people = 0

beforeEach(async () => {
  await room.clear([TABLE, OTHER])
  for (const table of ['booking', 'booking_quarter', 'waiting_party']) await app.sql(`delete from ${table}`)
  app.clock.set('2026-11-24T17:00:00Z')
})

/** A party from the waiting list that staff seat at the table. Its booking. */
async function seated(): Promise<string> {
  people += 1
  const contact = { ...bookingContact, phoneNumber: `0740${String(people).padStart(7, '0')}` }
  const guest = app.guest({ ip: `10.9.0.${people}` })
  const { waitingId } = await guest.must(booking.joinWaitlist, { shopId: SHOP, partySize: 2, contact })
  return (await manager.must(booking.seatWaiting, { waitingId, tableIds: [TABLE] })).bookingId
}

test('A seating is not undone once its party has ordered (BOOK-2)', async () => {
  const bookingId = await seated()
  await (await room.sits('Ana')).round()
  expect(refusedAs(await manager.call(booking.undoSeating, { bookingId }))).toBe('seatingOrdered')
  expect(await room.table(TABLE)).toMatchObject({ seating: { bookingId }, orders: { count: 1 } })
})

test('A visit does not end while the bill of its table owes something (C6)', async () => {
  const bookingId = await seated()
  await (await room.sits('Ana')).round()
  expect(refusedAs(await manager.call(booking.finishBooking, { bookingId }))).toBe('billOpen')
  expect(refusedAs(await room.release(TABLE))).toBe('billOpen')
  expect(await room.table(TABLE)).toMatchObject({ seating: { bookingId } })
})

test('A party that has paid at the end leaves its table and its booking (BOOK-2)', async () => {
  await seated()
  const ana = await room.sits('Ana')
  await ana.round()
  expect(refusedAs(await room.settle(await ana.bill()))).toBe('done')
  const after = await room.table(TABLE)
  expect(after).not.toHaveProperty('session')
  expect(after).not.toHaveProperty('seating')
})

test('A party moved with its bill takes its booking along, and a booking moved takes the bill (BOOK-2)', async () => {
  const bookingId = await seated()
  const ana = await room.sits('Ana')
  await ana.round()
  dataOf(await manager.call(contract.bill.moveTable, { shopId: SHOP, tableId: TABLE, toTableId: OTHER }))
  expect(await room.table(TABLE)).not.toHaveProperty('seating')
  expect(await room.table(OTHER)).toMatchObject({ seating: { bookingId } })
  expect(await room.bills(OTHER)).toHaveLength(1)
  dataOf(await manager.call(booking.moveBooking, { bookingId, tableIds: [TABLE] }))
  expect(await room.table(TABLE)).toMatchObject({ seating: { bookingId } })
  expect(await room.bills(TABLE)).toMatchObject([{ rounds: [{}] }])
  expect(await room.bills(OTHER)).toEqual([])
})
