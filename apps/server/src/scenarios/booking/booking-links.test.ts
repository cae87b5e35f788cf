import { contract } from '@comanda/contract'
import type { RequestInputOf } from '@comanda/contract/core'
import { money } from '@comanda/domain/money'
import { beforeEach, describe, expect, test } from 'vitest'
import { BOOKING_NOON, bookingKitchen, bookingSteps, refusedAs, SHOP, testApp, twenty } from '../../testing/index.ts'

const app = testApp({ brand: bookingKitchen({ deposit: true }), clock: BOOKING_NOON, connections: 20 })
const { clear, person, pay, paidBooking } = bookingSteps(app, { depositAmount: money(2000) })
const staff = app.staff()
const { booking } = contract
beforeEach(clear)

type Input = RequestInputOf<typeof booking.saveBooking>
const wish: Input = {
  shopId: SHOP,
  date: '2026-11-26',
  time: '18:00',
  partySize: 2,
  guestName: 'Grace Hopper',
  phoneNumber: '07400 123456',
}

/** The parameters of the link in the newest message about bookings. */
async function linkOf(template: string) {
  const message = (await app.messages()).findLast(one => one.template === template)
  if (!message) throw new Error(`no ${template} was sent`)
  const { searchParams } = new URL(String((message.params as { link?: string }).link))
  return { bookingId: searchParams.get('bookingId') ?? '', link: searchParams.get('link') ?? '' }
}

describe('The link in a booking message (BOOK-7)', () => {
  test('Opens a booking of staff without signing in; the guest confirms, and staff see it (BOOK-7)', async () => {
    const { bookingId } = await staff.must(booking.saveBooking, wish)
    const key = await linkOf('bookingConfirmed')
    const ann = person()
    expect(refusedAs(await ann.call(booking.detail, { bookingId }))).toBe('notFound')
    expect(await ann.must(booking.open, key)).toMatchObject({
      bookingId,
      state: 'booked',
      mayConfirm: true,
      version: 1,
    })
    const confirmed = await ann.must(booking.confirm, { bookingId })
    expect(confirmed).toMatchObject({ mayConfirm: false, confirmedAt: '2026-11-24T12:00:00.000Z' })
    expect(await ann.must(booking.confirm, { bookingId })).toMatchObject({ version: confirmed.version })
    const { bookings } = await staff.must(booking.bookings, { shopId: SHOP, date: '2026-11-26' })
    expect(bookings[0]).toMatchObject({ confirmedAt: '2026-11-24T12:00:00.000Z' })
  })

  test('Another time needs another confirmation (BOOK-7)', async () => {
    const saved = await staff.must(booking.saveBooking, wish)
    const ann = person()
    await ann.must(booking.open, await linkOf('bookingConfirmed'))
    const { version } = await ann.must(booking.confirm, { bookingId: saved.bookingId })
    const moved = { ...wish, time: '19:00', booking: { bookingId: saved.bookingId, version } }
    expect(await staff.must(booking.saveBooking, moved)).not.toHaveProperty('confirmedAt')
  })

  test('Cancels the booking on the phone that opened it (BOOK-7)', async () => {
    const { bookingId } = await staff.must(booking.saveBooking, wish)
    const ann = person()
    await ann.must(booking.open, await linkOf('bookingConfirmed'))
    expect(await ann.must(booking.cancel, { bookingId })).toMatchObject({ state: 'cancelled' })
    expect(refusedAs(await ann.call(booking.confirm, { bookingId }))).toBe('bookingMoved')
  })

  test('A wrong secret and the link of another booking open nothing (BOOK-7)', async () => {
    const first = await staff.must(booking.saveBooking, wish)
    const { link } = await linkOf('bookingConfirmed')
    const second = await staff.must(booking.saveBooking, { ...wish, time: '20:00', guestName: 'Alan Turing' })
    for (const one of [
      { bookingId: second.bookingId, link },
      { bookingId: first.bookingId, link: `${link.slice(0, -1)}-` },
      { bookingId: first.bookingId, link: 'x' },
    ])
      expect(refusedAs(await person().call(booking.open, one))).toBe('notFound')
  })

  test('Never takes a booking from an account (BOOK-7)', async () => {
    const customer = app.customer()
    const bookingId = await paidBooking(customer)
    const key = await linkOf('bookingConfirmed')
    expect(key.bookingId).toBe(bookingId)
    expect(refusedAs(await person().call(booking.open, key))).toBe('notFound')
    expect(await customer.must(booking.open, key)).toMatchObject({ bookingId })
  })

  test('Opened on twenty phones at once it belongs to one of them (BOOK-7)', async () => {
    const { bookingId } = await staff.must(booking.saveBooking, wish)
    const key = await linkOf('bookingConfirmed')
    const phones = Array.from({ length: 20 }, () => person())
    await twenty(async at => phones[at]?.call(booking.open, key))
    const seen = await twenty(async at => refusedAs(await phones[at]?.call(booking.detail, { bookingId })))
    expect(seen.filter(one => one === 'done')).toHaveLength(1)
  })
})

describe('A deposit for a booking of staff (BOOK-3)', () => {
  const input = { ...wish, deposit: true }

  test('The guest pays by the link, as much as a guest would, and the booking is confirmed (BOOK-3)', async () => {
    const saved = await staff.must(booking.saveBooking, input)
    expect(saved).toMatchObject({ state: 'awaitingDeposit', deposit: { amount: 2000, state: 'waiting' } })
    const ann = person()
    const detail = await ann.must(booking.open, await linkOf('bookingDeposit'))
    expect(detail).toMatchObject({ deposit: { state: 'waiting', payBefore: '2026-11-25T12:00:00.000Z' } })
    await pay(ann, saved.bookingId)
    await app.settle()
    expect(await ann.must(booking.detail, { bookingId: saved.bookingId })).toMatchObject({
      state: 'booked',
      deposit: { state: 'paid' },
    })
    expect(await app.audit()).toEqual([])
  })

  test('A table whose deposit is not paid within a day is free again (BOOK-3)', async () => {
    const { bookingId } = await staff.must(booking.saveBooking, input)
    const ann = person()
    await ann.must(booking.open, await linkOf('bookingDeposit'))
    app.clock.set('2026-11-25T13:00:00Z')
    await app.modules.booking.watchdog.sweep()
    expect(await ann.must(booking.detail, { bookingId })).toMatchObject({ state: 'lapsed' })
  })

  test('Without a phone number there is no way to ask for a deposit; where no rule applies there is none (BOOK-3)', async () => {
    expect(await staff.call(booking.saveBooking, { ...input, phoneNumber: '' })).toMatchObject({
      refused: 'bookingContactNeeded',
      field: 'phoneNumber',
    })
    expect(await staff.must(booking.saveBooking, { ...input, partySize: 1 })).toMatchObject({ state: 'booked' })
  })
})
