import { isRefusal } from '@comanda/contract/core'
import { beforeEach, describe, expect, test } from 'vitest'
import { again, testDatabase, testGuest } from '../../testing/index.ts'
import { claimBookings } from './account/claim-bookings.ts'
import { type BookingHouse, bookingHouse, contact, EVENING, NOON, SHOP, testShop } from './booking-test-house.ts'
import { emptyBookings, guestSteps, halfHeldBookings, quarterSums, wish } from './guests-test-house.ts'
import type { Detail } from './present.ts'

const database = testDatabase()
let house: BookingHouse

beforeEach(async () => {
  await emptyBookings(database())
  house = bookingHouse(database())
})

const { book, booked, timesOf } = guestSteps(() => house)
/** Beside reminders, which a queue that does not wait sends at once. */
const confirmations = () => house.notices.filter(({ template }) => template === 'bookingConfirmed')
const sums = () => quarterSums(database())
const halfHeld = () => halfHeldBookings(database())

describe('BOOKING A TABLE · BOOK-1', () => {
  test('gets the smallest table that fits, told by message, and is seen by nobody else · A1', async () => {
    const ada = testGuest()
    const mine = await booked(ada)
    expect(mine).toMatchObject({ state: 'booked', partySize: 2, area: { areaId: 'room' }, mayChange: true })
    expect(mine.contact.phoneNumber).toBe('+447400123456')
    expect(confirmations()).toMatchObject([{ channel: 'phone' }])
    const { bookingId } = mine
    expect(await house.booking.handlers.detail(testGuest(), { bookingId })).toEqual({ refused: 'notFound' })
    const eve = testGuest()
    expect(await house.booking.handlers.cancel(eve, { bookingId })).toEqual({ refused: 'notFound' })
    const theft = { ...wish(), bookingId, version: 1 }
    expect(await house.booking.handlers.update(again(eve), theft)).toEqual({ refused: 'notFound' })
    expect(await house.booking.handlers.list(eve, { state: 'coming', pageSize: 20, cursor: undefined })).toEqual({
      bookings: [],
    })
  })

  test('the same request id books once · API-3', async () => {
    const ada = testGuest()
    const first = await house.booking.handlers.create(ada, wish())
    expect(await house.booking.handlers.create(ada, wish())).toEqual(first)
    expect(confirmations()).toHaveLength(1)
  })

  test('what is taken is full, from its first quarter to its last, and free right after', async () => {
    for (let i = 0; i < 4; i += 1) await booked(testGuest(), { partySize: i < 2 ? 2 : i === 2 ? 4 : 6 })
    const full = (await timesOf()).filter(one => one.full).map(one => one.start.slice(11, 16))
    expect(full).toEqual(['17:00', '17:30', '18:00', '18:30', '19:00'])
    expect(await book()).toMatchObject({ refused: 'bookingFull' })
    expect((await timesOf()).find(one => one.start.includes('19:30'))).toMatchObject({ full: false, left: 2 })
    expect(await booked(testGuest(), { start: '2026-11-24T19:30:00Z' })).toMatchObject({ state: 'booked' })
  })

  test('a part of the store is kept to', async () => {
    expect(await booked(testGuest(), { areaId: 'garden' })).toMatchObject({ area: { areaId: 'garden' } })
    expect(await book(testGuest(), { areaId: 'garden' })).toMatchObject({ refused: 'bookingFull' })
  })

  test('every wrong wish is refused with what is wrong', async () => {
    expect(await book(testGuest(), { start: '2026-11-24T12:30:00Z' })).toMatchObject({ refused: 'bookingTimeGone' })
    expect(await book(testGuest(), { start: '2026-11-24T18:10:00Z' })).toMatchObject({ refused: 'bookingTimeGone' })
    expect(await book(testGuest(), { partySize: 7 })).toMatchObject({ refused: 'partySizeUnfit' })
    expect(await book(testGuest(), { shopId: 1 })).toMatchObject({ refused: 'shopUnknown' })
    const nobody = { ...contact, phoneNumber: '12' }
    expect(await book(testGuest(), { contact: nobody })).toMatchObject({
      refused: 'bookingContactNeeded',
      field: 'contact.phoneNumber',
    })
  })
})

describe('RACES ON THE REAL DATABASE · S5', () => {
  test('100 ask for the last table at once: one gets it', async () => {
    for (const partySize of [2, 2, 4]) await booked(testGuest(), { partySize })
    const answers = await Promise.all(Array.from({ length: 100 }, () => book()))
    expect(answers.filter(one => !isRefusal(one))).toHaveLength(1)
    expect(new Set(answers.map(one => (isRefusal(one) ? one.refused : 'bookingFull')))).toEqual(
      new Set(['bookingFull']),
    )
    expect(await sums()).toEqual({ doubled: 0, stray: 0 })
  })

  test('100 parties of all sizes and times at once: no table twice, and nobody holds half a stay', async () => {
    const starts = ['17:00', '17:30', '18:00', '18:30', '19:00', '19:30', '20:00']
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, i) =>
        book(testGuest(), { partySize: (i % 6) + 1, start: `2026-11-24T${starts[i % 7]}:00Z` }),
      ),
    )
    const won = answers.filter((one): one is Detail => !isRefusal(one))
    expect(won.length).toBeGreaterThanOrEqual(4)
    expect(await sums()).toEqual({ doubled: 0, stray: 0 })
    expect(await halfHeld()).toEqual([])
  })

  test('one person sending 40 at once stays within the bound', async () => {
    const ada = testGuest()
    const asks = Array.from({ length: 40 }, (_, i) => book(ada, { start: `2026-11-${25 + (i % 5)}T18:00:00Z` }))
    const answers = await Promise.all(asks)
    expect(answers.filter(one => !isRefusal(one)).length).toBeLessThanOrEqual(6)
    expect(answers.some(one => isRefusal(one) && one.refused === 'bookingsMany')).toBe(true)
  })

  test('a change and 30 new bookings race for one table: the change wins or the old booking stands', async () => {
    const ada = testGuest()
    const mine = await booked(ada, { partySize: 6 })
    const wanted = { ...wish({ partySize: 6, start: '2026-11-25T18:00:00Z' }), bookingId: mine.bookingId, version: 1 }
    const [changed] = await Promise.all([
      house.booking.handlers.update(again(ada), wanted),
      ...Array.from({ length: 30 }, () => book(testGuest(), { partySize: 6, start: '2026-11-25T18:00:00Z' })),
    ])
    const now = (await house.booking.handlers.detail(ada, { bookingId: mine.bookingId })) as Detail
    expect(now.start).toBe(isRefusal(changed) ? EVENING : '2026-11-25T18:00:00.000Z')
    expect(now.state).toBe('booked')
    expect(await sums()).toEqual({ doubled: 0, stray: 0 })
  })
})

describe('CHANGING AND CANCELLING', () => {
  test('another time frees the old one; the reminder follows', async () => {
    house.jobs.hold(true)
    const ada = testGuest()
    const first = await booked(ada, { areaId: 'garden' })
    const { bookingId } = first
    const input = { ...wish({ areaId: 'garden', start: '2026-11-26T19:00:00Z' }), bookingId, version: 1 }
    expect(await house.booking.handlers.update(again(ada), input)).toMatchObject({
      version: 2,
      area: { areaId: 'garden' },
    })
    expect(await booked(testGuest(), { areaId: 'garden' })).toMatchObject({ state: 'booked' })
    const stale = await house.booking.handlers.update(again(ada), input)
    expect(stale).toMatchObject({ refused: 'bookingMoved', data: { version: 2 } })
    house.jobs.hold(false)
    await house.jobs.idle()
    const reminded = house.notices.filter(({ template }) => template === 'bookingReminder')
    expect(reminded).toHaveLength(2)
    expect(house.jobs.failed).toEqual([])
  })

  test('what is being changed counts as free for its own guest only', async () => {
    const ada = testGuest()
    const mine = await booked(ada, { areaId: 'garden' })
    const input = { shopId: SHOP, partySize: 2, date: '2026-11-24', areaId: 'garden', bookingId: mine.bookingId }
    const seen = async (caller = testGuest()) => {
      const answer = await house.booking.handlers.availability(caller, input)
      return 'times' in answer && answer.times.find(one => one.start === EVENING)?.full
    }
    expect(await seen(ada)).toBe(false)
    expect(await seen()).toBe(true)
  })

  test('until two hours before it is the guest’s, then the store’s', async () => {
    const ada = testGuest()
    const { bookingId } = await booked(ada)
    house.clock.set('2026-11-24T16:00:00Z')
    expect(await house.booking.handlers.cancel(again(ada), { bookingId })).toMatchObject({
      refused: 'bookingTooLate',
      data: { phone: '+441170000000' },
    })
    house.clock.set('2026-11-24T15:59:59Z')
    expect(await house.booking.handlers.cancel(again(ada), { bookingId })).toMatchObject({ state: 'cancelled' })
    expect(await sums()).toEqual({ doubled: 0, stray: 0 })
    expect((await timesOf({ partySize: 2 })).every(one => !one.full)).toBe(true)
  })

  test('coming and past are two lists, paged', async () => {
    const ada = testGuest()
    for (const day of [25, 26, 27]) await booked(ada, { start: `2026-11-${day}T18:00:00Z` })
    const first = await house.booking.handlers.list(ada, { state: 'coming', pageSize: 2, cursor: undefined })
    if (isRefusal(first) || !('bookings' in first)) throw new Error('refused')
    expect(first.bookings.map(one => one.start.slice(8, 10))).toEqual(['25', '26'])
    const rest = await house.booking.handlers.list(ada, { state: 'coming', pageSize: 2, cursor: first.nextCursor })
    expect(rest).toMatchObject({ bookings: [{ start: '2026-11-27T18:00:00.000Z' }] })
    await house.booking.handlers.cancel(again(ada), { bookingId: first.bookings[0]?.bookingId ?? '' })
    const past = await house.booking.handlers.list(ada, { state: 'past', pageSize: 20, cursor: undefined })
    expect(past).toMatchObject({ bookings: [{ state: 'cancelled' }] })
  })
})

describe('TIME RUNS OUT', () => {
  test('nobody came within the time it was held: a no-show, and the table is free', async () => {
    const ada = testGuest()
    const { bookingId } = await booked(ada, { areaId: 'garden' })
    house.clock.set('2026-11-24T18:14:59Z')
    expect(await house.booking.watchdog.sweep()).toBe(0)
    house.clock.set('2026-11-24T18:15:00Z')
    expect(await house.booking.watchdog.sweep()).toBe(1)
    expect(await house.booking.handlers.detail(ada, { bookingId })).toMatchObject({ state: 'noShow', mayCancel: false })
    expect(await house.booking.watchdog.sweep()).toBe(0)
    house.clock.set(NOON)
    const full = (await timesOf({ areaId: 'garden', partySize: 6 })).filter(one => one.full)
    expect(full.map(one => one.start.slice(11, 16))).toEqual(['17:00', '17:30', '18:00'])
  })

  test('a reminder is sent once however often its job runs, and not for what was cancelled · O7', async () => {
    const ada = testGuest()
    const kept = await booked(ada, { start: '2026-11-26T18:00:00Z' })
    await house.jobs.idle()
    const startsAt = Date.parse('2026-11-26T18:00:00Z')
    await database().inTx(tx =>
      house.jobs.enqueue(tx, 'booking-reminder', {
        corporationId: 1,
        bookingId: kept.bookingId,
        startsAt,
        shopId: SHOP,
      }),
    )
    await house.jobs.idle()
    expect(house.notices.filter(({ template }) => template === 'bookingReminder')).toHaveLength(1)
    house.jobs.hold(true)
    const gone = await booked(ada, { start: '2026-11-27T18:00:00Z' })
    await house.booking.handlers.cancel(again(ada), { bookingId: gone.bookingId })
    house.jobs.hold(false)
    await house.jobs.idle()
    expect(house.notices.filter(({ template }) => template === 'bookingReminder')).toHaveLength(1)
  })
})

test('a guest’s bookings follow into the account · LOGIN-4', async () => {
  const guest = testGuest()
  const { bookingId } = await booked(guest)
  await database().inTx(tx => claimBookings(tx, 1, guest.session.owner, 'c:77', new Date(NOON)))
  expect(await house.booking.handlers.detail(testGuest('c:77'), { bookingId })).toMatchObject({ bookingId })
  expect(await house.booking.handlers.detail(guest, { bookingId })).toEqual({ refused: 'notFound' })
})

test('a holiday on which nobody can sit down is named on its day, one of other hours only when it is looked at', async () => {
  const name = { en_US: 'Founders’ Day' }
  const holidays = [
    { date: '2026-11-26', name, windows: [] },
    { date: '2026-11-27', name, windows: [{ from: 12 * 60, to: 15 * 60 }] },
  ]
  const { booking } = bookingHouse(database(), { ...testShop, holidays })
  const input = { shopId: SHOP, partySize: 2, areaId: '', date: undefined, bookingId: undefined }
  const found = await booking.handlers.availability(testGuest(), input)
  if (!('days' in found)) throw new Error('no days')
  expect(found.days.slice(2, 4)).toEqual([
    { date: '2026-11-26', open: false, holiday: 'Founders’ Day' },
    { date: '2026-11-27', open: true },
  ])
  expect(found.days.filter(day => day.holiday !== undefined)).toHaveLength(1)
})
