import { contract } from '@comanda/contract'
import { isRefusal } from '@comanda/contract/core'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  testApp,
  SHOP,
  BOOKING_NOON,
  bookingKitchen,
  bookingSteps,
  EVENING,
  type TestGuest,
} from '../../testing/index.ts'

const app = testApp({ brand: bookingKitchen(), clock: BOOKING_NOON })
const { person, newContact, booked, clear, sums, timesOf } = bookingSteps(app)
const staff = app.staff()
const { booking } = contract
beforeEach(async () => {
  await clear()
  await app.sql('delete from table_session')
})

const TOMORROW = '2026-11-25T18:00:00.000Z'
const waiting = (caller: TestGuest = person(), partySize = 2) =>
  caller.must(booking.joinWaitlist, { shopId: SHOP, partySize, contact: newContact() })
const floor = async (tableId: string) => {
  const { tables } = await staff.must(contract.table.tables, { shopId: SHOP })
  return tables.find(table => table.tableId === tableId)
}
const open = (tableId: string) => staff.must(contract.table.openTable, { shopId: SHOP, tableId })
const twenty = <T>(make: () => Promise<T>) => Promise.all(Array.from({ length: 20 }, make))

describe('The tables and the bookings agree (BOOK-2)', () => {
  test('A table shows its next booking of the day, and then the party seated from it', async () => {
    const { bookingId } = await booked()
    await booked(person(), { start: TOMORROW, areaId: 'garden' })
    expect(await floor('table-1')).toMatchObject({
      next: { bookingId, guestName: 'Ada Byron', partySize: 2, start: EVENING },
    })
    expect(await floor('table-4')).not.toHaveProperty('next')
    app.clock.set('2026-11-24T18:02:00Z')
    await staff.must(booking.seatBooking, { bookingId })
    const seated = await floor('table-1')
    expect(seated).toMatchObject({
      seating: { bookingId, partySize: 2, since: '2026-11-24T18:02:00.000Z', walkIn: false },
    })
    expect(seated).not.toHaveProperty('next')
    await staff.must(booking.finishBooking, { bookingId })
    expect(await floor('table-1')).not.toHaveProperty('seating')
  })

  test('A party from the waiting list is on every table it was given', async () => {
    const { waitingId } = await waiting()
    await staff.must(booking.seatWaiting, { waitingId, tableIds: ['table-3'] })
    expect(await floor('table-3')).toMatchObject({ seating: { guestName: 'Ada Byron', walkIn: true } })
  })

  test('A party that stays longer keeps its table until staff clear it, at most two hours', async () => {
    const { bookingId } = await booked()
    app.clock.set(EVENING)
    await staff.must(booking.seatBooking, { bookingId })
    app.clock.set('2026-11-24T21:29:00Z')
    expect(await app.modules.booking.watchdog.sweep()).toBe(0)
    expect(await floor('table-1')).toMatchObject({ seating: { bookingId } })
    app.clock.set('2026-11-24T21:30:00Z')
    expect(await app.modules.booking.watchdog.sweep()).toBe(1)
    expect(await floor('table-1')).not.toHaveProperty('seating')
  })

  test('Clearing the table ends the visit of its booking, and the other way round', async () => {
    const { bookingId } = await booked()
    app.clock.set(EVENING)
    await staff.must(booking.seatBooking, { bookingId })
    await open('table-1')
    await staff.must(contract.table.releaseTable, { shopId: SHOP, tableId: 'table-1' })
    expect(await floor('table-1')).not.toHaveProperty('session')
    expect(await staff.call(booking.finishBooking, { bookingId })).toMatchObject({ refused: 'bookingMoved' })
    const second = await booked(person(), { start: '2026-11-24T19:00:00.000Z' })
    await open('table-1')
    app.clock.set('2026-11-24T19:00:00Z')
    await staff.must(booking.seatBooking, { bookingId: second.bookingId, sameParty: true })
    await staff.must(booking.finishBooking, { bookingId: second.bookingId })
    expect(await floor('table-1')).not.toHaveProperty('session')
  })

  test('A seated party that changes tables takes the people of its table along', async () => {
    const { bookingId } = await booked()
    app.clock.set(EVENING)
    await staff.must(booking.seatBooking, { bookingId })
    await open('table-1')
    await open('table-3')
    expect(await staff.call(booking.moveBooking, { bookingId, tableIds: ['table-3'] })).toMatchObject({
      refused: 'tableOccupied',
    })
    await staff.must(booking.moveBooking, { bookingId, tableIds: ['table-2'] })
    expect(await floor('table-1')).not.toHaveProperty('session')
    expect(await floor('table-2')).toMatchObject({ session: { persons: 0 }, seating: { bookingId } })
  })
})

describe('Seating a booking (BOOK-2)', () => {
  test('One that is not due is seated only if staff confirm it, and takes the table from now on', async () => {
    const { bookingId } = await booked(person(), { start: TOMORROW })
    app.clock.set(EVENING)
    expect(await staff.call(booking.seatBooking, { bookingId })).toMatchObject({
      refused: 'bookingNotDue',
      data: { start: TOMORROW },
    })
    expect(await staff.must(booking.seatBooking, { bookingId, early: true })).toMatchObject({
      state: 'seated',
      start: EVENING,
      end: '2026-11-24T19:30:00.000Z',
    })
    expect(
      await staff.call(booking.seatWaiting, { waitingId: (await waiting()).waitingId, tableIds: ['table-1'] }),
    ).toMatchObject({ refused: 'tableOccupied', data: { opened: false } })
    const now = (await timesOf({ areaId: 'room' })).find(({ start }) => start.startsWith('2026-11-24T19:00'))
    expect(now).toMatchObject({ full: false })
  })

  test('An opened table requires a confirmation, so that two parties are not seated at it', async () => {
    const { bookingId } = await booked()
    app.clock.set(EVENING)
    await open('table-1')
    expect(await staff.call(booking.seatBooking, { bookingId })).toMatchObject({
      refused: 'tableOccupied',
      data: { opened: true },
    })
    expect(await staff.must(booking.seatBooking, { bookingId, sameParty: true })).toMatchObject({ state: 'seated' })
  })

  test('Undone, the booking is back at its time and the table is free', async () => {
    const { bookingId } = await booked(person(), { start: TOMORROW })
    app.clock.set(EVENING)
    await staff.must(booking.seatBooking, { bookingId, early: true })
    await open('table-1')
    expect(await staff.must(booking.undoSeating, { bookingId })).toMatchObject({ state: 'booked', start: TOMORROW })
    const after = await floor('table-1')
    expect(after).not.toHaveProperty('session')
    expect(after).not.toHaveProperty('seating')
    const held = (await timesOf({ date: '2026-11-25', areaId: 'room', partySize: 4 })).map(({ full }) => full)
    expect(held).not.toContain(true)
    expect(await staff.call(booking.undoSeating, { bookingId })).toMatchObject({ refused: 'bookingMoved' })
    expect(await sums()).toEqual({ doubled: 0, stray: 0 })
  })

  test('Undone after its time, a booking is held once more before it counts as a no-show', async () => {
    const { bookingId } = await booked()
    app.clock.set('2026-11-24T18:10:00Z')
    await staff.must(booking.seatBooking, { bookingId })
    app.clock.set('2026-11-24T18:20:00Z')
    await staff.must(booking.undoSeating, { bookingId })
    app.clock.set('2026-11-24T18:34:00Z')
    expect(await app.modules.booking.watchdog.sweep()).toBe(0)
    app.clock.set('2026-11-24T18:35:00Z')
    expect(await app.modules.booking.watchdog.sweep()).toBe(1)
  })

  test('Undone, a party from the waiting list is back in its place', async () => {
    const ada = person()
    const { waitingId } = await waiting(ada)
    const { bookingId } = await staff.must(booking.seatWaiting, { waitingId, tableIds: ['table-3'] })
    await staff.must(booking.undoSeating, { bookingId })
    expect(await ada.must(booking.waitlistState, { shopId: SHOP })).toMatchObject({
      waiting: { waitingId, state: 'waiting', ahead: 0 },
    })
    expect(await floor('table-3')).not.toHaveProperty('seating')
    expect(await sums()).toEqual({ doubled: 0, stray: 0 })
  })
})

describe('Twenty at once (S5)', () => {
  test('One booking seated twenty times is seated once (BOOK-2)', async () => {
    const { bookingId } = await booked()
    app.clock.set(EVENING)
    const answers = await twenty(() => staff.call(booking.seatBooking, { bookingId }))
    expect(answers.filter(answer => !isRefusal(answer))).toHaveLength(1)
  })

  test('Bookings of different times and a waiting party seated at one table at once: one sits (BOOK-2)', async () => {
    const days = Array.from({ length: 10 }, (_, day) => `2026-11-${25 + day - (day > 5 ? 6 : 0)}`)
    const ids: string[] = []
    for (const day of new Set(days)) {
      const { bookingId } = await booked(person(), { start: `${day}T18:00:00.000Z`, areaId: 'garden' })
      ids.push(bookingId)
    }
    const parties = await Promise.all(Array.from({ length: 14 }, () => waiting()))
    app.clock.set(EVENING)
    const answers = await Promise.all([
      ...ids.map(bookingId => staff.call(booking.seatBooking, { bookingId, early: true })),
      ...parties.map(({ waitingId }) => staff.call(booking.seatWaiting, { waitingId, tableIds: ['table-4'] })),
    ])
    expect(answers.length).toBeGreaterThanOrEqual(20)
    expect(answers.filter(answer => !isRefusal(answer))).toHaveLength(1)
    const rows = await app.sql(`select booking_id from booking where state = 'seated'`)
    expect(rows).toHaveLength(1)
    expect((await sums())?.doubled).toBe(0)
  })

  test('A table opened for walk-ins twenty times is one party', async () => {
    const answers = await twenty(() => open('table-2'))
    expect(new Set(answers.map(({ session }) => session?.sessionId)).size).toBe(1)
  })

  test('Undone twenty times, it is undone once', async () => {
    const { bookingId } = await booked()
    app.clock.set(EVENING)
    await staff.must(booking.seatBooking, { bookingId })
    const answers = await twenty(() => staff.call(booking.undoSeating, { bookingId }))
    expect(answers.filter(answer => !isRefusal(answer))).toHaveLength(1)
  })
})
