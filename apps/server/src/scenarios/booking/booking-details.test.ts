import { contract } from '@comanda/contract'
import { type RequestInputOf, isRefusal } from '@comanda/contract/core'
import { beforeEach, describe, expect, test } from 'vitest'
import { BOOKING_NOON, bookingKitchen, bookingSteps, refusedAs, SHOP, testApp, twenty } from '../../testing/index.ts'

const app = testApp({ brand: bookingKitchen({ joined: true }), clock: BOOKING_NOON })
const { clear, sums, halfHeld, booked, person } = bookingSteps(app)
const staff = app.staff()
const { booking, table } = contract
beforeEach(clear)

type Input = RequestInputOf<typeof booking.saveBooking>
const wish = (over: Partial<Input> = {}): Input => ({
  shopId: SHOP,
  date: '2026-11-24',
  time: '18:00',
  partySize: 4,
  guestName: 'Mia Wong',
  ...over,
})
const save = (over?: Partial<Input>) => staff.must(booking.saveBooking, wish(over))
const changeMessages = async () => (await app.messages()).filter(({ template }) => template === 'bookingChanged')
const floorTable = async (tableName: string) => {
  const { tables } = await staff.must(table.tables, { shopId: SHOP })
  return tables.find(one => one.tableName === tableName)
}

describe('Tables chosen by staff (BOOK-4)', () => {
  test('A party gets the tables staff choose, also several together', async () => {
    const saved = await save({ partySize: 6, tableIds: ['table-1', 'table-3'] })
    expect(saved).toMatchObject({ tableIds: ['table-1', 'table-3'], tableName: '1 + 3', areaName: 'Room' })
    expect(await floorTable('3')).toMatchObject({ next: { guestName: 'Mia Wong', partySize: 6 } })
    expect(await halfHeld()).toEqual([])
  })

  test('Tables with too few seats, of two areas, unknown or taken ones are refused', async () => {
    const refused = (over: Partial<Input>) => staff.call(booking.saveBooking, wish(over))
    expect(await refused({ tableIds: ['table-1'] })).toMatchObject({ refused: 'tablesTooSmall', field: 'tableIds' })
    expect(await refused({ tableIds: ['table-3', 'table-4'] })).toMatchObject({ refused: 'tablesUnfit' })
    expect(await refused({ tableIds: ['nowhere'] })).toMatchObject({ refused: 'tablesUnfit' })
    await save({ tableIds: ['table-3'] })
    expect(await refused({ time: '19:30', tableIds: ['table-3'] })).toMatchObject({
      refused: 'tableTaken',
      field: 'tableIds',
    })
    expect(await sums()).toEqual({ doubled: 0, stray: 0 })
  })

  test('Twenty members of staff who give one table to twenty parties: one wins (S5)', async () => {
    const answers = await twenty(() => staff.call(booking.saveBooking, wish({ tableIds: ['table-1', 'table-3'] })))
    expect(answers.filter(answer => !isRefusal(answer))).toHaveLength(1)
    expect(answers.filter(answer => isRefusal(answer) && answer.refused === 'tableTaken')).toHaveLength(19)
    expect(await sums()).toEqual({ doubled: 0, stray: 0 })
  })

  test('A party booked online is moved to joined tables, and the guest is not notified of tables', async () => {
    const { bookingId } = await booked(person(), { partySize: 4 })
    await app.sql('delete from outbox_message')
    const moved = await staff.must(booking.moveBooking, { bookingId, tableIds: ['table-2', 'table-1'] })
    expect(moved).toMatchObject({ source: 'web', tableName: '2 + 1' })
    expect(await changeMessages()).toEqual([])
  })
})

describe('Notes of a booking (BOOK-4)', () => {
  const notes = {
    allergies: 'Nuts',
    highChairs: 2,
    occasion: 'birthday',
    staffNote: 'Regular, likes the window',
  } as const

  test('Allergies, high chairs, occasion and a note for the team are stored; the guest sees none of them', async () => {
    const saved = await save({ ...notes, source: 'phone' })
    expect(saved).toMatchObject({ ...notes, source: 'phone', lateMinutes: 0 })
    const day = await staff.must(booking.bookings, { shopId: SHOP, date: '2026-11-24' })
    expect(day.bookings[0]).toMatchObject(notes)
    const ada = person()
    const own = await booked(ada)
    await save({ ...notes, booking: { bookingId: own.bookingId, version: 1 }, partySize: 2 })
    const detail = JSON.stringify(await ada.must(booking.detail, { bookingId: own.bookingId }))
    expect(detail).not.toContain('Nuts')
    expect(detail).not.toContain('Regular')
  })

  test('A change of notes or tables alone sends the guest no message', async () => {
    const saved = await save({ phoneNumber: '07400 123456' })
    await app.sql('delete from outbox_message')
    const named = { bookingId: saved.bookingId, version: saved.version }
    await save({ ...notes, phoneNumber: '07400 123456', booking: named, tableIds: ['table-1', 'table-3'] })
    expect(await changeMessages()).toEqual([])
  })
})

describe('Walk-ins (BOOK-4)', () => {
  const walkIn = (over: Partial<RequestInputOf<typeof booking.seatWalkIn>> = {}) =>
    staff.call(booking.seatWalkIn, { shopId: SHOP, partySize: 2, ...over })

  test('A party without a booking sits at the smallest free table, and the floor shows it', async () => {
    expect(await walkIn()).toMatchObject({ state: 'seated', walkIn: true, source: 'walkIn', tableName: '1' })
    expect(await floorTable('1')).toMatchObject({ seating: { partySize: 2, walkIn: true } })
    expect(await walkIn({ partySize: 4, guestName: 'Leo', tableIds: ['table-3'] })).toMatchObject({
      tableName: '3',
      guestName: 'Leo',
    })
    expect(await walkIn({ tableIds: ['table-3'] })).toMatchObject({ refused: 'tableOccupied' })
  })

  test('A table opened by its code is skipped, and seated by hand only after a confirmation', async () => {
    await staff.must(table.openTable, { shopId: SHOP, tableId: 'table-1' })
    expect(await walkIn()).toMatchObject({ tableName: '2' })
    expect(await walkIn({ tableIds: ['table-1'] })).toMatchObject({ refused: 'tableOccupied', data: { opened: true } })
    expect(await walkIn({ tableIds: ['table-1'], sameParty: true })).toMatchObject({ tableName: '1' })
    await staff.must(table.releaseTable, { shopId: SHOP, tableId: 'table-1' })
  })

  test('Twenty walk-ins at once get the four tables, and never one twice (S5)', async () => {
    const answers = await twenty(() => walkIn())
    const seated = answers.filter(answer => !isRefusal(answer))
    expect(new Set(seated.map(one => ('tableName' in one ? one.tableName : ''))).size).toBe(4)
    expect(seated).toHaveLength(4)
    expect(answers.map(refusedAs).filter(one => one === 'bookingFull')).toHaveLength(16)
    expect(await sums()).toEqual({ doubled: 0, stray: 0 })
  })
})

describe('Late parties and history (BOOK-4)', () => {
  test('A late party keeps its table so many minutes longer', async () => {
    const { bookingId } = await save()
    expect(await staff.must(booking.lateBooking, { bookingId, minutes: 30 })).toMatchObject({ lateMinutes: 30 })
    app.clock.set('2026-11-24T18:40:00Z')
    await app.modules.booking.watchdog.sweep()
    expect(await staff.must(booking.seatBooking, { bookingId })).toMatchObject({ state: 'seated' })
    expect(await staff.call(booking.lateBooking, { bookingId, minutes: 10 })).toMatchObject({ refused: 'bookingMoved' })
  })

  test('Without that it is a no-show fifteen minutes after its time', async () => {
    const { bookingId } = await save()
    app.clock.set('2026-11-24T18:16:00Z')
    await app.modules.booking.watchdog.sweep()
    expect(await staff.call(booking.seatBooking, { bookingId })).toMatchObject({ refused: 'bookingMoved' })
    const { events } = await staff.must(booking.bookingHistory, { bookingId })
    expect(events.at(-1)).toMatchObject({ by: 'watchdog', changes: [{ field: 'state', from: 'booked', to: 'noShow' }] })
  })

  test('The history names each change, and the member of staff who made it', async () => {
    const { bookingId, version } = await save({ tableIds: ['table-3'] })
    await save({ booking: { bookingId, version }, partySize: 6, tableIds: ['table-3', 'table-2'], allergies: 'Nuts' })
    await staff.must(booking.cancelBooking, { bookingId, reason: 'Closed' })
    const { events } = await staff.must(booking.bookingHistory, { bookingId })
    expect(events.map(({ what, by }) => [what, by])).toEqual([
      ['created', 'staff'],
      ['changed', 'staff'],
      ['changed', 'staff'],
    ])
    expect(events[0]?.name).not.toBe('')
    expect(events[1]?.changes).toEqual([
      { field: 'partySize', from: '4', to: '6' },
      { field: 'tables', from: '3', to: '3 + 2' },
      { field: 'notes' },
    ])
    expect(events[2]?.changes).toEqual([{ field: 'state', from: 'booked', to: 'cancelled' }])
    const elsewhere = app.staff('staff', { shopIds: [999] })
    expect(await elsewhere.call(booking.bookingHistory, { bookingId })).toMatchObject({ refused: 'notFound' })
  })
})

describe('Week and month (BOOK-5)', () => {
  test('Every day has its services with guests and free seats; cancelled parties count for none', async () => {
    await save({ partySize: 6, tableIds: ['table-4'] })
    const { bookingId } = await save({ time: '19:00', tableIds: ['table-3'] })
    await save({ date: '2026-11-26', time: '20:00', partySize: 2, tableIds: ['table-1'] })
    const days = async () => (await staff.must(booking.bookingDays, { shopId: SHOP, from: '2026-11-24', days: 7 })).days
    const before = await days()
    expect(before.map(({ date, covers }) => [date, covers]).slice(0, 3)).toEqual([
      ['2026-11-24', 10],
      ['2026-11-25', 0],
      ['2026-11-26', 2],
    ])
    expect(before[0]?.services).toMatchObject([{ bookings: 2, covers: 10, seats: 14, freeSeats: 4 }])
    await staff.must(booking.cancelBooking, { bookingId, reason: 'Closed' })
    expect((await days())[0]?.services).toMatchObject([{ bookings: 1, covers: 6, freeSeats: 8 }])
    expect(await staff.must(booking.bookings, { shopId: SHOP, date: '2026-11-24' })).toMatchObject({
      services: [{ covers: 6, freeSeats: 8 }],
    })
  })
})
