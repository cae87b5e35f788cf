import { staffBookingCalls as calls } from '@comanda/contract/booking'
import { atGates } from '../../testing/at-gates.ts'
import { isRefusal } from '@comanda/contract/core'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { again, testDatabase, testGuest, testStaff } from '../../testing/index.ts'
import { claimBookings } from './account/claim-bookings.ts'
import { type BookingHouse, bookingHouse, contact, EVENING, joinedShop, NOON, SHOP } from './booking-test-house.ts'
import { emptyBookings } from './guests-test-house.ts'

const database = testDatabase()
let house: BookingHouse

beforeEach(async () => {
  await emptyBookings(database())
  house = bookingHouse(database())
})

const staff = testStaff([SHOP])
const elsewhere = testStaff([999])

async function booked(over: object = {}): Promise<string> {
  const input = {
    shopId: SHOP,
    start: EVENING,
    partySize: 2,
    areaId: '',
    contact,
    wishes: '',
    depositAmount: 0,
    ...over,
  }
  const answer = await house.booking.handlers.create(testGuest(), input)
  if (!('bookingId' in answer)) throw new Error('not booked')
  return answer.bookingId
}
async function waiting(caller = testGuest(), partySize = 2) {
  const answer = await house.booking.handlers.joinWaitlist(again(caller), { shopId: SHOP, partySize, contact })
  if (!('waitingId' in answer)) throw new Error(isRefusal(answer) ? answer.refused : 'not waiting')
  return answer
}

describe('THE STORE’S SIDE', () => {
  test('the day shows its bookings and tables to the staff of this store alone', async () => {
    const bookingId = await booked()
    const { bookings } = atGates(calls, house.booking.staffHandlers)
    expect(await bookings(staff, { shopId: SHOP, date: undefined })).toMatchObject({
      date: '2026-11-24',
      tables: [{ tableName: '1' }, { tableName: '2' }, { tableName: '3' }, { tableName: '4' }],
      bookings: [{ bookingId, guestName: 'Ada Byron', tableName: '1' }],
    })
    expect(await bookings(elsewhere, { shopId: SHOP, date: undefined })).toMatchObject({ refused: 'notYourShop' })
    expect(await atGates(calls, house.booking.staffHandlers).seatBooking(again(elsewhere), { bookingId })).toEqual({
      refused: 'notFound',
    })
  })

  test('seated, then finished early: the table is free for the rest of the stay', async () => {
    const bookingId = await booked({ areaId: 'garden' })
    house.clock.set('2026-11-24T18:02:00Z')
    const { seatBooking, finishBooking } = atGates(calls, house.booking.staffHandlers)
    expect(await seatBooking(again(staff), { bookingId })).toMatchObject({ state: 'seated' })
    expect(await seatBooking(again(staff), { bookingId })).toMatchObject({ refused: 'bookingMoved' })
    house.clock.set('2026-11-24T18:40:00Z')
    expect(await house.booking.watchdog.sweep()).toBe(0)
    expect(await finishBooking(again(staff), { bookingId })).toMatchObject({ state: 'completed' })
    const party = await waiting(testGuest(), 6)
    expect(
      await atGates(calls, house.booking.staffHandlers).seatWaiting(again(staff), {
        waitingId: party.waitingId,
        tableIds: ['table-4'],
      }),
    ).toMatchObject({ state: 'seated', walkIn: true, tableName: '4' })
  })

  test('moved to a free table, not to a taken one', async () => {
    const first = await booked()
    const second = await booked()
    const { moveBooking } = atGates(calls, house.booking.staffHandlers)
    expect(await moveBooking(again(staff), { bookingId: first, tableIds: ['table-2'] })).toMatchObject({
      refused: 'tableTaken',
    })
    expect(await moveBooking(again(staff), { bookingId: first, tableIds: ['table-4'] })).toMatchObject({
      tableName: '4',
    })
    expect(await moveBooking(again(staff), { bookingId: second, tableIds: ['table-1'] })).toMatchObject({
      tableName: '1',
    })
    expect(await moveBooking(again(staff), { bookingId: second, tableIds: ['nowhere'] })).toMatchObject({
      refused: 'tablesUnfit',
    })
  })

  test('a large party sits at tables put together, and is moved to others as one · BOOK-1', async () => {
    house = bookingHouse(database(), joinedShop)
    const bookingId = await booked({ partySize: 8 })
    const { bookings, moveBooking, seatBooking } = atGates(calls, house.booking.staffHandlers)
    expect(await bookings(staff, { shopId: SHOP, date: undefined })).toMatchObject({
      bookings: [{ bookingId, tableIds: ['table-1', 'table-2', 'table-3'], tableName: '1 + 2 + 3', partySize: 8 }],
    })
    const small = await booked({ areaId: 'garden' })
    const to = (...tableIds: string[]) => moveBooking(again(staff), { bookingId, tableIds })
    expect(await to('table-3', 'table-4')).toMatchObject({ refused: 'tablesUnfit', field: 'tableIds' })
    expect(await to('table-4')).toMatchObject({ refused: 'tableTaken' })
    expect(await to('table-2', 'table-3')).toMatchObject({ tableName: '2 + 3' })
    const mine = await house.booking.handlers.detail(testGuest(), { bookingId: small })
    expect(mine).toEqual({ refused: 'notFound' })
    house.clock.set(EVENING)
    expect(await seatBooking(again(staff), { bookingId })).toMatchObject({ state: 'seated' })
    expect(await to('table-1', 'table-2', 'table-3')).toMatchObject({ tableName: '1 + 2 + 3' })
  })

  test('a no-show is one only once their time has come', async () => {
    const bookingId = await booked()
    const { noShowBooking } = atGates(calls, house.booking.staffHandlers)
    expect(await noShowBooking(again(staff), { bookingId })).toMatchObject({ refused: 'bookingMoved' })
    house.clock.set(EVENING)
    expect(await noShowBooking(again(staff), { bookingId })).toMatchObject({ state: 'noShow' })
  })

  test('called off with a reason the guest is told', async () => {
    const bookingId = await booked()
    const input = { bookingId, reason: 'The kitchen is flooded.' }
    expect(await atGates(calls, house.booking.staffHandlers).cancelBooking(again(staff), input)).toMatchObject({
      state: 'cancelled',
    })
    expect(house.notices.at(-1)).toMatchObject({
      template: 'bookingCalledOff',
      params: { reason: 'The kitchen is flooded.' },
    })
  })
})

describe('THE WAITING LIST', () => {
  test('one place a person, in the order they came; who leaves moves the others up · A1', async () => {
    const [ada, eve] = [testGuest(), testGuest()]
    const first = await waiting(ada)
    const second = await waiting(eve)
    expect([first.ahead, second.ahead]).toEqual([0, 1])
    expect((await waiting(ada)).waitingId).toBe(first.waitingId)
    const { leaveWaitlist, waitlistState } = house.booking.handlers
    expect(await leaveWaitlist(again(eve), { waitingId: first.waitingId })).toEqual({ refused: 'notFound' })
    await leaveWaitlist(again(ada), { waitingId: first.waitingId })
    expect(await waitlistState(eve, { shopId: SHOP })).toMatchObject({ waiting: { ahead: 0, state: 'waiting' } })
    expect(await waitlistState(testGuest(), { shopId: SHOP })).toEqual({})
    expect(house.published).toContain(`waiting:${SHOP}`)
  })

  test('30 taps at once are one place', async () => {
    const ada = testGuest()
    const places = await Promise.all(Array.from({ length: 30 }, () => waiting(ada)))
    expect(new Set(places.map(({ waitingId }) => waitingId)).size).toBe(1)
  })

  test('called, told, and let go when they do not come', async () => {
    const ada = testGuest()
    const { waitingId } = await waiting(ada)
    expect(await atGates(calls, house.booking.staffHandlers).callWaiting(again(staff), { waitingId })).toMatchObject({
      state: 'called',
    })
    expect(house.notices.at(-1)).toMatchObject({ template: 'waitingCalled' })
    house.clock.advance(14 * 60_000)
    expect(await house.booking.watchdog.sweep()).toBe(0)
    house.clock.advance(60_000)
    expect(await house.booking.watchdog.sweep()).toBe(1)
    expect(await house.booking.handlers.waitlistState(ada, { shopId: SHOP })).toMatchObject({
      waiting: { state: 'lapsed' },
    })
  })

  test('nobody waits at a closed store', async () => {
    house.clock.set('2026-11-24T23:30:00Z')
    const input = { shopId: SHOP, partySize: 2, contact }
    expect(await house.booking.handlers.joinWaitlist(testGuest(), input)).toMatchObject({ refused: 'waitlistClosed' })
  })

  test('20 parties seated at one table at once: one sits · S5', async () => {
    const parties = await Promise.all(Array.from({ length: 20 }, () => waiting()))
    const seats = await Promise.all(
      parties.map(({ waitingId }) =>
        atGates(calls, house.booking.staffHandlers).seatWaiting(again(staff), { waitingId, tableIds: ['table-3'] }),
      ),
    )
    expect(seats.filter(one => !isRefusal(one))).toHaveLength(1)
  })

  test('an account that waits already keeps its own place when its guest logs in', async () => {
    const guest = testGuest()
    const own = testGuest('c:88')
    const brought = await waiting(guest)
    const kept = await waiting(own)
    await database().inTx(tx => claimBookings(tx, 1, guest.session.owner, 'c:88', new Date(NOON)))
    const { rows } = await sql<{ waiting_id: string; state: string }>`select waiting_id, state from waiting_party
      where owner = 'c:88'`.execute(database())
    expect(new Map(rows.map(row => [row.waiting_id, row.state]))).toEqual(
      new Map([
        [brought.waitingId, 'left'],
        [kept.waitingId, 'waiting'],
      ]),
    )
  })
})
