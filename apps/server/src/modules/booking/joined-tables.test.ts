import { isRefusal } from '@comanda/contract/core'
import { beforeEach, describe, expect, test } from 'vitest'
import { again, testDatabase, testGuest } from '../../testing/index.ts'
import { type BookingHouse, bookingHouse, EVENING, joinedShop } from './booking-test-house.ts'
import { emptyBookings, guestSteps, halfHeldBookings, quarterSums, wish } from './guests-test-house.ts'

const database = testDatabase()
let house: BookingHouse

beforeEach(async () => {
  await emptyBookings(database())
  house = bookingHouse(database(), joinedShop)
})

const { book, booked, timesOf } = guestSteps(() => house)
const sums = () => quarterSums(database())
const halfHeld = () => halfHeldBookings(database())

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
