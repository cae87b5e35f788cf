import { contract } from '@comanda/contract'
import { type RequestInputOf, isRefusal } from '@comanda/contract/core'
import { money } from '@comanda/domain/money'
import { beforeEach, describe, expect, test } from 'vitest'
import { BOOKING_NOON, bookingKitchen, bookingSteps, EVENING, SHOP, testApp } from '../../testing/index.ts'

const app = testApp({ brand: bookingKitchen({ deposit: true }), clock: BOOKING_NOON })
const { clear, paidBooking, person, sums } = bookingSteps(app, { depositAmount: money(2000) })
const staff = app.staff()
const { booking } = contract
beforeEach(clear)

type Input = RequestInputOf<typeof booking.saveBooking>
const wish = (over: Partial<Input> = {}): Input => ({
  shopId: SHOP,
  date: '2026-11-24',
  time: '18:00',
  partySize: 4,
  guestName: 'Grace Hopper',
  phoneNumber: '07400 123456',
  wishes: 'High chair',
  ...over,
})
const save = (over?: Partial<Input>) => staff.must(booking.saveBooking, wish(over))

describe('Staff book a table (BOOK-3)', () => {
  test('A guest who calls is booked in the store’s time zone without a deposit, and is notified', async () => {
    const saved = await save()
    expect(saved).toMatchObject({
      state: 'booked',
      start: EVENING,
      tableName: '3',
      guestName: 'Grace Hopper',
      phone: '+447400123456',
      wishes: 'High chair',
      version: 1,
    })
    expect(saved).not.toHaveProperty('deposit')
    expect(await app.messages()).toContainEqual(expect.objectContaining({ template: 'bookingConfirmed' }))
  })

  test('Neither windows nor notice bind staff, but the past does, and a phone number is optional', async () => {
    expect(await save({ time: '12:05', phoneNumber: '' })).toMatchObject({
      start: '2026-11-24T12:05:00.000Z',
      phone: '',
    })
    const refused = async (over: Partial<Input>) => staff.call(booking.saveBooking, wish(over))
    expect(await refused({ time: '11:30' })).toMatchObject({ refused: 'bookingTimeGone', field: 'time' })
    expect(await refused({ phoneNumber: '12' })).toMatchObject({
      refused: 'bookingContactNeeded',
      field: 'phoneNumber',
    })
    expect(await refused({ partySize: 40 })).toMatchObject({ refused: 'bookingFull' })
    const elsewhere = app.staff('staff', { shopIds: [999] })
    expect(await elsewhere.call(booking.saveBooking, wish())).toMatchObject({ refused: 'notYourShop' })
  })

  test('Time and party change together or not at all, in the version staff saw', async () => {
    const first = await save()
    await save({ time: '20:00', guestName: 'Alan Turing', phoneNumber: '07400 123457' })
    await save({ time: '20:00', partySize: 6, guestName: 'Mary Shelley', phoneNumber: '07400 123458' })
    const named = { booking: { bookingId: first.bookingId, version: first.version } }
    expect(await staff.call(booking.saveBooking, wish({ ...named, time: '20:30' }))).toMatchObject({
      refused: 'bookingFull',
    })
    const moved = await save({ ...named, time: '17:00', partySize: 5 })
    expect(moved).toMatchObject({ start: '2026-11-24T17:00:00.000Z', tableName: '4', partySize: 5, version: 2 })
    expect(await staff.call(booking.saveBooking, wish({ ...named, time: '19:00' }))).toMatchObject({
      refused: 'bookingMoved',
    })
    expect(await app.messages()).toContainEqual(expect.objectContaining({ template: 'bookingChanged' }))
    expect(await sums()).toEqual({ doubled: 0, stray: 0 })
  })

  test('A guest’s own booking keeps its deposit and its contact', async () => {
    const ada = person()
    const bookingId = await paidBooking(ada)
    const { version } = await ada.must(booking.detail, { bookingId })
    await save({ booking: { bookingId, version }, time: '19:00', partySize: 2, guestName: 'Ada Byron' })
    expect(await ada.must(booking.detail, { bookingId })).toMatchObject({
      start: '2026-11-24T19:00:00.000Z',
      contact: { firstName: 'Ada', lastName: 'Byron' },
      deposit: { state: 'paid' },
    })
  })

  test('Twenty bookings at once for the last large table are one (S5)', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => staff.call(booking.saveBooking, wish({ partySize: 6, phoneNumber: '' }))),
    )
    expect(answers.filter(answer => !isRefusal(answer))).toHaveLength(1)
    expect(await sums()).toEqual({ doubled: 0, stray: 0 })
  })
})
