import { contract } from '@comanda/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  refusedAs,
  requestId,
  testApp,
  SHOP,
  BOOKING_NOON,
  bookingContact,
  bookingKitchen,
  bookingSteps,
  EVENING,
  bookingInput,
} from '../../testing/index.ts'
import { isRefusal } from '@comanda/contract/core'

const app = testApp({ brand: bookingKitchen(), clock: BOOKING_NOON })
const { person, book, booked, timesOf, sums, halfHeld, claim, clear } = bookingSteps(app)
beforeEach(clear)

const noticesOf = async (name: string) => (await app.messages()).filter(({ template }) => template === name)
/** Beside reminders, which a queue that does not wait sends at once. */
const confirmations = () => noticesOf('bookingConfirmed')
const reminders = () => noticesOf('bookingReminder')

describe('Booking a table (BOOK-1)', () => {
  test('Gets the smallest table that fits, by message, and is visible to no other person (A1)', async () => {
    const ada = person()
    const mine = await booked(ada, { contact: bookingContact })
    expect(mine).toMatchObject({ state: 'booked', partySize: 2, area: { areaId: 'room' }, mayChange: true })
    expect(mine.contact.phoneNumber).toBe('+447400123456')
    expect(await confirmations()).toMatchObject([{ channel: 'phone' }])
    const { bookingId } = mine
    expect(await person().call(contract.booking.detail, { bookingId })).toMatchObject({ refused: 'notFound' })
    const eve = person()
    expect(await eve.call(contract.booking.cancel, { bookingId })).toMatchObject({ refused: 'notFound' })
    const theft = { ...bookingInput(), bookingId, version: 1 }
    expect(await eve.call(contract.booking.update, theft)).toMatchObject({ refused: 'notFound' })
    expect(await eve.call(contract.booking.list, { state: 'coming', pageSize: 20 })).toEqual({
      bookings: [],
    })
  })

  test('The same request id books once (API-3)', async () => {
    const ada = person()
    const once = ada.repeating(requestId())
    const first = await once.must(contract.booking.create, bookingInput())
    expect(await once.call(contract.booking.create, bookingInput())).toEqual(first)
    expect(await confirmations()).toHaveLength(1)
  })

  test('A taken table is full from the first quarter hour to the last, and free right after', async () => {
    for (let i = 0; i < 4; i += 1) await booked(person(), { partySize: i < 2 ? 2 : i === 2 ? 4 : 6 })
    const full = (await timesOf()).filter(one => one.full).map(one => one.start.slice(11, 16))
    expect(full).toEqual(['17:00', '17:30', '18:00', '18:30', '19:00'])
    expect(await book()).toMatchObject({ refused: 'bookingFull' })
    expect((await timesOf()).find(one => one.start.includes('19:30'))).toMatchObject({ full: false, left: 2 })
    expect(await booked(person(), { start: '2026-11-24T19:30:00Z' })).toMatchObject({ state: 'booked' })
  })

  test('A part of the store is applied', async () => {
    expect(await booked(person(), { areaId: 'garden' })).toMatchObject({ area: { areaId: 'garden' } })
    expect(await book(person(), { areaId: 'garden' })).toMatchObject({ refused: 'bookingFull' })
  })

  test('Every invalid booking is refused with its fault', async () => {
    expect(await book(person(), { start: '2026-11-24T12:30:00Z' })).toMatchObject({ refused: 'bookingTimeGone' })
    expect(await book(person(), { start: '2026-11-24T18:10:00Z' })).toMatchObject({ refused: 'bookingTimeGone' })
    expect(await book(person(), { partySize: 7 })).toMatchObject({ refused: 'partySizeUnfit' })
    expect(await book(person(), { shopId: 1 })).toMatchObject({ refused: 'shopUnknown' })
    const nobody = { ...bookingContact, phoneNumber: '12' }
    expect(await book(person(), { contact: nobody })).toMatchObject({
      refused: 'bookingContactNeeded',
      field: 'contact.phoneNumber',
    })
  })
})

describe('Races on the real database (S5)', () => {
  test('Of 100 requests for the last table one gets it', async () => {
    for (const partySize of [2, 2, 4]) await booked(person(), { partySize })
    const answers = await Promise.all(Array.from({ length: 100 }, () => book()))
    expect(answers.filter(one => !isRefusal(one))).toHaveLength(1)
    expect(new Set(answers.map(one => (isRefusal(one) ? one.refused : 'bookingFull')))).toEqual(
      new Set(['bookingFull']),
    )
    expect(await sums()).toEqual({ doubled: 0, stray: 0 })
  })

  test('100 parties of all sizes and times at once: no table is booked twice, and no booking has half a stay', async () => {
    const starts = ['17:00', '17:30', '18:00', '18:30', '19:00', '19:30', '20:00']
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, i) =>
        book(person(), { partySize: (i % 6) + 1, start: `2026-11-24T${starts[i % 7]}:00Z` }),
      ),
    )
    const won = answers.filter(one => !isRefusal(one))
    expect(won.length).toBeGreaterThanOrEqual(4)
    expect(await sums()).toEqual({ doubled: 0, stray: 0 })
    expect(await halfHeld()).toEqual([])
  })

  test('One person sending 40 at once stays within the limit', async () => {
    const ada = person()
    const asks = Array.from({ length: 40 }, (_, i) => book(ada, { start: `2026-11-${25 + (i % 5)}T18:00:00Z` }))
    const answers = await Promise.all(asks)
    expect(answers.filter(one => !isRefusal(one)).length).toBeLessThanOrEqual(6)
    expect(answers.map(refusedAs).includes('bookingsMany')).toBe(true)
  })

  test('A change and 30 new bookings for one table: the change succeeds or the old booking stays', async () => {
    const ada = person()
    const mine = await booked(ada, { partySize: 6 })
    const expected = {
      ...bookingInput({ partySize: 6, start: '2026-11-25T18:00:00Z' }),
      bookingId: mine.bookingId,
      version: 1,
    }
    const [changed] = await Promise.all([
      ada.call(contract.booking.update, expected),
      ...Array.from({ length: 30 }, () => book(person(), { partySize: 6, start: '2026-11-25T18:00:00Z' })),
    ])
    const now = await ada.must(contract.booking.detail, { bookingId: mine.bookingId })
    expect(now.start).toBe(isRefusal(changed) ? EVENING : '2026-11-25T18:00:00.000Z')
    expect(now.state).toBe('booked')
    expect(await sums()).toEqual({ doubled: 0, stray: 0 })
  })
})

describe('Changing and cancelling', () => {
  test('A new time frees the old one, and the reminders follow (BOOK-6)', async () => {
    app.jobs.hold(true)
    const ada = person()
    const first = await booked(ada, { areaId: 'garden' })
    const { bookingId } = first
    const input = { ...bookingInput({ areaId: 'garden', start: '2026-11-26T19:00:00Z' }), bookingId, version: 1 }
    expect(await ada.call(contract.booking.update, input)).toMatchObject({
      version: 2,
      area: { areaId: 'garden' },
    })
    expect(await booked(person(), { areaId: 'garden' })).toMatchObject({ state: 'booked' })
    const stale = await ada.call(contract.booking.update, input)
    expect(stale).toMatchObject({ refused: 'bookingMoved', data: { version: 2 } })
    app.jobs.hold(false)
    await app.jobs.idle()
    // Of the new time a day and two hours before, and of the other guest's evening two hours before.
    expect(await reminders()).toHaveLength(3)
    expect(app.jobs.failed).toEqual([])
  })

  test('A booking being changed counts as free for its own guest only', async () => {
    const ada = person()
    const mine = await booked(ada, { areaId: 'garden' })
    const input = { shopId: SHOP, partySize: 2, date: '2026-11-24', areaId: 'garden', bookingId: mine.bookingId }
    const seen = async (caller = person()) =>
      (await caller.must(contract.booking.availability, input)).times?.find(one => one.start === EVENING)?.full
    expect(await seen(ada)).toBe(false)
    expect(await seen()).toBe(true)
  })

  test('Until two hours before it is refundable, afterwards the store’s', async () => {
    const ada = person()
    const { bookingId } = await booked(ada)
    app.clock.set('2026-11-24T16:00:00Z')
    expect(await ada.call(contract.booking.cancel, { bookingId })).toMatchObject({
      refused: 'bookingTooLate',
      data: { phone: '+441170000000' },
    })
    app.clock.set('2026-11-24T15:59:59Z')
    expect(await ada.call(contract.booking.cancel, { bookingId })).toMatchObject({ state: 'cancelled' })
    expect(await sums()).toEqual({ doubled: 0, stray: 0 })
    expect((await timesOf({ partySize: 2 })).every(one => !one.full)).toBe(true)
  })

  test('After the last time of today the next day is proposed; while the store is open, today with its waiting list', async () => {
    const proposed = async () =>
      person().must(contract.booking.availability, { shopId: SHOP, partySize: 2, areaId: '' })
    expect(await proposed()).toMatchObject({ date: '2026-11-24' })
    app.clock.set('2026-11-24T22:00:00Z')
    expect(await proposed()).toMatchObject({ date: '2026-11-24', times: [], waiting: { open: true } })
    app.clock.set('2026-11-24T23:30:00Z')
    const next = await proposed()
    expect(next).toMatchObject({ today: '2026-11-24', date: '2026-11-25', waiting: { open: false } })
    expect(next.times[0]?.start).toBe('2026-11-25T17:00:00.000Z')
  })

  test('Upcoming and past bookings are two paged lists', async () => {
    const ada = person()
    for (const day of [25, 26, 27]) await booked(ada, { start: `2026-11-${day}T18:00:00Z` })
    const first = await ada.must(contract.booking.list, { state: 'coming', pageSize: 2 })
    expect(first.bookings.map(one => one.start.slice(8, 10))).toEqual(['25', '26'])
    const rest = await ada.call(contract.booking.list, { state: 'coming', pageSize: 2, cursor: first.nextCursor })
    expect(rest).toMatchObject({ bookings: [{ start: '2026-11-27T18:00:00.000Z' }] })
    await ada.call(contract.booking.cancel, { bookingId: first.bookings[0]?.bookingId ?? '' })
    const past = await ada.call(contract.booking.list, { state: 'past', pageSize: 20 })
    expect(past).toMatchObject({ bookings: [{ state: 'cancelled' }] })
  })
})

describe('Time runs out', () => {
  test('A party that does not come in time is a no-show, and the table is free', async () => {
    const ada = person()
    const { bookingId } = await booked(ada, { areaId: 'garden' })
    app.clock.set('2026-11-24T18:14:59Z')
    expect(await app.modules.booking.watchdog.sweep()).toBe(0)
    app.clock.set('2026-11-24T18:15:00Z')
    expect(await app.modules.booking.watchdog.sweep()).toBe(1)
    expect(await ada.call(contract.booking.detail, { bookingId })).toMatchObject({ state: 'noShow', mayCancel: false })
    expect(await app.modules.booking.watchdog.sweep()).toBe(0)
    app.clock.set(BOOKING_NOON)
    const full = (await timesOf({ areaId: 'garden', partySize: 6 })).filter(one => one.full)
    expect(full.map(one => one.start.slice(11, 16))).toEqual(['17:00', '17:30', '18:00'])
  })

  test('Each of two reminders is sent once however often its job runs, and none for cancelled bookings (BOOK-6, O7)', async () => {
    const ada = person()
    const stored = await booked(ada, { start: '2026-11-26T18:00:00Z' })
    await app.jobs.idle()
    const startsAt = Date.parse('2026-11-26T18:00:00Z')
    await app.db.inTx(tx =>
      app.jobs.enqueue(tx, 'booking-reminder', {
        corporationId: app.corporationId,
        bookingId: stored.bookingId,
        startsAt,
        shopId: SHOP,
        hours: 24,
      }),
    )
    await app.jobs.idle()
    expect(await reminders()).toHaveLength(2)
    app.jobs.hold(true)
    const gone = await booked(ada, { start: '2026-11-27T18:00:00Z' })
    await ada.call(contract.booking.cancel, { bookingId: gone.bookingId })
    app.jobs.hold(false)
    await app.jobs.idle()
    expect(await reminders()).toHaveLength(2)
  })
})

test('A guest’s bookings are moved to the account (LOGIN-4)', async () => {
  const [guest, account] = [app.guest(), app.customer()]
  const { bookingId } = await booked(guest)
  await claim(guest, account)
  expect(await account.must(contract.booking.detail, { bookingId })).toMatchObject({ bookingId })
  expect(await guest.call(contract.booking.detail, { bookingId })).toMatchObject({
    refused: 'notFound',
  })
})
