import { contract } from '@comanda/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  testApp,
  SHOP,
  BOOKING_NOON,
  bookingKitchen,
  bookingSteps,
  EVENING,
  bookingInput,
} from '../../testing/index.ts'
import { isRefusal } from '@comanda/contract/core'

const app = testApp({ brand: bookingKitchen({ joined: true }), clock: BOOKING_NOON })
const { person, book, booked, timesOf, sums, halfHeld, clear } = bookingSteps(app)
const staff = app.staff()
beforeEach(clear)

describe('Joined tables (BOOK-1)', () => {
  test('A party too large for any table gets joined tables, never a rest of them (BOOK-1)', async () => {
    const times = async (partySize: number) => (await timesOf({ partySize })).find(one => one.start === EVENING)
    expect(await times(8)).toMatchObject({ full: false, left: 1 })
    const ada = person()
    const mine = await booked(ada, { partySize: 8 })
    expect(await times(8)).toMatchObject({ full: true })
    expect(await book(person(), { partySize: 7 })).toMatchObject({ refused: 'bookingFull' })
    expect(await book(person(), { areaId: 'room' })).toMatchObject({ refused: 'bookingFull' })
    const fewer = { ...bookingInput({ partySize: 7 }), bookingId: mine.bookingId, version: 1 }
    expect(await ada.call(contract.booking.update, fewer)).toMatchObject({ partySize: 7, version: 2 })
    await ada.call(contract.booking.cancel, { bookingId: mine.bookingId })
    expect(await booked(person(), { areaId: 'room', partySize: 4 })).toMatchObject({ state: 'booked' })
    expect(await sums()).toEqual({ doubled: 0, stray: 0 })
  })

  test('Of 100 parties of eight that want the last joined tables one gets all of them (BOOK-1)', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => book(person(), { partySize: 8 })))
    expect(answers.filter(one => !isRefusal(one))).toHaveLength(1)
    expect(new Set(answers.flatMap(one => (isRefusal(one) ? one.refused : [])))).toEqual(new Set(['bookingFull']))
    expect(await sums()).toEqual({ doubled: 0, stray: 0 })
    expect(await halfHeld()).toEqual([])
  })

  test('Parties of two and of eight for the same tables at once: each table has one party, and no party half a place', async () => {
    const starts = ['18:00', '18:30', '19:00', '19:30']
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, i) =>
        book(person(), {
          partySize: [8, 2, 7, 4][i % 4] ?? 2,
          areaId: 'room',
          start: `2026-11-24T${starts[i % 3]}:00Z`,
        }),
      ),
    )
    expect(answers.filter(one => !isRefusal(one)).length).toBeGreaterThanOrEqual(1)
    expect(answers.flatMap(one => (isRefusal(one) ? one.refused : []))).not.toContain('unavailable')
    expect(await sums()).toEqual({ doubled: 0, stray: 0 })
    expect(await halfHeld()).toEqual([])
  })

  test('A large party gets joined tables and is moved to other joined tables as one (BOOK-1)', async () => {
    const { bookingId } = await booked(person(), { partySize: 7 })
    expect(await staff.call(contract.booking.bookings, { shopId: SHOP })).toMatchObject({
      bookings: [{ bookingId, tableIds: ['table-1', 'table-2', 'table-3'], tableName: '1 + 2 + 3', partySize: 7 }],
    })
    const { bookingId: small } = await booked(person(), { areaId: 'garden' })
    const to = (...tableIds: string[]) => staff.call(contract.booking.moveBooking, { bookingId, tableIds })
    expect(await to('table-3', 'table-4')).toMatchObject({ refused: 'tablesUnfit', field: 'tableIds' })
    expect(await to('table-2', 'table-3')).toMatchObject({ refused: 'tablesTooSmall', field: 'tableIds' })
    expect(await to('table-3', 'table-2', 'table-1')).toMatchObject({ tableName: '3 + 2 + 1' })
    const mine = await person().call(contract.booking.detail, { bookingId: small })
    expect(mine).toMatchObject({ refused: 'notFound' })
    app.clock.set(EVENING)
    expect(await staff.call(contract.booking.seatBooking, { bookingId })).toMatchObject({ state: 'seated' })
    expect(await to('table-1', 'table-2', 'table-3')).toMatchObject({ tableName: '1 + 2 + 3' })
  })
})
