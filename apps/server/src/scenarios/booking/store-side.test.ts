import { contract } from '@comanda/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  testApp,
  SHOP,
  BOOKING_NOON,
  bookingContact,
  bookingKitchen,
  bookingSteps,
  EVENING,
  type TestGuest,
} from '../../testing/index.ts'
import { isRefusal } from '@comanda/contract/core'

const app = testApp({ brand: bookingKitchen(), clock: BOOKING_NOON })
const { person, newContact, booked, claim, clear } = bookingSteps(app)
const staff = app.staff()
const elsewhere = app.staff('staff', { shopIds: [999] })
beforeEach(clear)

const waiting = (caller: TestGuest = person(), partySize = 2) =>
  caller.must(contract.booking.joinWaitlist, { shopId: SHOP, partySize, contact: newContact() })

describe('The store’s side', () => {
  test('The day shows its bookings and tables to the staff of this store only', async () => {
    const { bookingId } = await booked()
    expect(await staff.call(contract.booking.bookings, { shopId: SHOP })).toMatchObject({
      date: '2026-11-24',
      tables: [{ tableName: '1' }, { tableName: '2' }, { tableName: '3' }, { tableName: '4' }],
      bookings: [{ bookingId, guestName: 'Ada Byron', tableName: '1' }],
    })
    expect(await elsewhere.call(contract.booking.bookings, { shopId: SHOP })).toMatchObject({ refused: 'notYourShop' })
    expect(await elsewhere.call(contract.booking.seatBooking, { bookingId })).toMatchObject({ refused: 'notFound' })
  })

  test('Seated, then finished early: the table is free for the rest of the stay', async () => {
    const { bookingId } = await booked(person(), { areaId: 'garden' })
    app.clock.set('2026-11-24T18:02:00Z')
    expect(await staff.call(contract.booking.seatBooking, { bookingId })).toMatchObject({ state: 'seated' })
    expect(await staff.call(contract.booking.seatBooking, { bookingId })).toMatchObject({ refused: 'bookingMoved' })
    app.clock.set('2026-11-24T18:40:00Z')
    expect(await app.modules.booking.watchdog.sweep()).toBe(0)
    expect(await staff.call(contract.booking.finishBooking, { bookingId })).toMatchObject({ state: 'completed' })
    const party = await waiting(person(), 6)
    expect(
      await staff.call(contract.booking.seatWaiting, {
        waitingId: party.waitingId,
        tableIds: ['table-4'],
      }),
    ).toMatchObject({ state: 'seated', walkIn: true, tableName: '4' })
  })

  test('Moved to a free table, not to an occupied one', async () => {
    const first = (await booked()).bookingId
    const second = (await booked()).bookingId
    expect(await staff.call(contract.booking.moveBooking, { bookingId: first, tableIds: ['table-2'] })).toMatchObject({
      refused: 'tableTaken',
    })
    expect(await staff.call(contract.booking.moveBooking, { bookingId: first, tableIds: ['table-4'] })).toMatchObject({
      tableName: '4',
    })
    expect(await staff.call(contract.booking.moveBooking, { bookingId: second, tableIds: ['table-1'] })).toMatchObject({
      tableName: '1',
    })
    expect(await staff.call(contract.booking.moveBooking, { bookingId: second, tableIds: ['nowhere'] })).toMatchObject({
      refused: 'tablesUnfit',
    })
  })

  test('A no-show is possible only after the booked time', async () => {
    const { bookingId } = await booked()
    expect(await staff.call(contract.booking.noShowBooking, { bookingId })).toMatchObject({ refused: 'bookingMoved' })
    app.clock.set(EVENING)
    expect(await staff.call(contract.booking.noShowBooking, { bookingId })).toMatchObject({ state: 'noShow' })
  })

  test('Cancelled with a reason that the guest sees', async () => {
    const { bookingId } = await booked()
    const input = { bookingId, reason: 'The kitchen is flooded.' }
    expect(await staff.call(contract.booking.cancelBooking, input)).toMatchObject({
      state: 'cancelled',
    })
    expect((await app.messages()).at(-1)).toMatchObject({
      template: 'bookingCalledOff',
      params: { reason: 'The kitchen is flooded.' },
    })
  })
})

describe('The waiting list', () => {
  test('One place per person, in order of arrival; leaving moves the others up (A1)', async () => {
    const [ada, eve] = [person(), person()]
    const first = await waiting(ada)
    const second = await waiting(eve)
    expect([first.ahead, second.ahead]).toEqual([0, 1])
    expect((await waiting(ada)).waitingId).toBe(first.waitingId)
    const { leaveWaitlist, waitlistState } = contract.booking
    expect(await eve.call(leaveWaitlist, { waitingId: first.waitingId })).toMatchObject({ refused: 'notFound' })
    await ada.call(leaveWaitlist, { waitingId: first.waitingId })
    expect(await eve.call(waitlistState, { shopId: SHOP })).toMatchObject({ waiting: { ahead: 0, state: 'waiting' } })
    expect(await person().call(waitlistState, { shopId: SHOP })).toEqual({})
    const { versionsOf } = app.modules.booking.watchables.waiting
    expect((await versionsOf(app.corporationId, [String(SHOP)])).get(String(SHOP))).toBe(app.clock())
  })

  test('The length of the waiting list counts the parties that still wait', async () => {
    const [ada, eve] = [person(), person()]
    const first = await waiting(ada)
    await waiting(eve)
    const date = '2026-11-24'
    const length = async () => {
      const answer = await eve.must(contract.booking.availability, { shopId: SHOP, partySize: 2, date, areaId: '' })
      return 'waiting' in answer ? answer.waiting?.parties : undefined
    }
    expect(await length()).toBe(2)
    await ada.must(contract.booking.leaveWaitlist, { waitingId: first.waitingId })
    expect(await length()).toBe(1)
  })

  test('30 taps at once are one place', async () => {
    const ada = person()
    const places = await Promise.all(Array.from({ length: 30 }, () => waiting(ada)))
    expect(new Set(places.map(({ waitingId }) => waitingId)).size).toBe(1)
  })

  test('Called, notified, and dropped if the party does not come', async () => {
    const ada = person()
    const { waitingId } = await waiting(ada)
    expect(await staff.call(contract.booking.callWaiting, { waitingId })).toMatchObject({
      state: 'called',
    })
    expect((await app.messages()).at(-1)).toMatchObject({ template: 'waitingCalled' })
    app.clock.advance(14 * 60_000)
    expect(await app.modules.booking.watchdog.sweep()).toBe(0)
    app.clock.advance(60_000)
    expect(await app.modules.booking.watchdog.sweep()).toBe(1)
    expect(await ada.call(contract.booking.waitlistState, { shopId: SHOP })).toMatchObject({
      waiting: { state: 'lapsed' },
    })
  })

  test('No guest waits at a closed store', async () => {
    app.clock.set('2026-11-24T23:30:00Z')
    const input = { shopId: SHOP, partySize: 2, contact: bookingContact }
    expect(await person().call(contract.booking.joinWaitlist, input)).toMatchObject({ refused: 'waitlistClosed' })
  })

  test('20 parties seated at one table at once: one sits (S5)', async () => {
    const parties = await Promise.all(Array.from({ length: 20 }, () => waiting()))
    const seats = await Promise.all(
      parties.map(({ waitingId }) => staff.call(contract.booking.seatWaiting, { waitingId, tableIds: ['table-3'] })),
    )
    expect(seats.filter(one => !isRefusal(one))).toHaveLength(1)
  })

  test('A waiting account keeps its own place when its guest signs in', async () => {
    const [guest, own] = [app.guest(), app.customer()]
    const brought = await waiting(guest)
    const stored = await waiting(own)
    await claim(guest, own)
    const rows = await app.sql<{ waiting_id: string; state: string }>(
      'select waiting_id, state from waiting_party where owner = $1',
      [own.owner],
    )
    expect(new Map(rows.map(row => [row.waiting_id, row.state]))).toEqual(
      new Map([
        [brought.waitingId, 'left'],
        [stored.waitingId, 'waiting'],
      ]),
    )
  })
})
