import { staffBookingCalls as calls } from '@comanda/contract/booking'
import { isRefusal } from '@comanda/contract/core'
import { money } from '@comanda/domain/money'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { audit } from '../audit/report.ts'
import { balanceOf } from '../ledger/index.ts'
import { SHOP } from '../modules/order/order-test-house.ts'
import { again, testDatabase } from '../testing/index.ts'
import { atGates } from '../testing/at-gates.ts'
import { testGuest, testStaff } from '../testing/test-caller.ts'
import { type DepositHouse, depositHouse, EVENING, type Who, wish } from './deposit-test-house.ts'
import { cardData } from './paying-test-house.ts'

const database = testDatabase({ max: 20 })
let deposits: DepositHouse
let paying: DepositHouse['paying']
let house: DepositHouse['house']
beforeAll(async () => {
  deposits = await depositHouse(database())
  ;({ paying, house } = deposits)
})
afterAll(() => paying.close())
beforeEach(() => deposits.clear())

const staff = testStaff([SHOP])
const waiting = (caller: Who, over: object = {}) => deposits.waiting(caller, over)
const pay = (caller: Who, orderId: string, card?: object) => deposits.pay(caller, orderId, card)
const paidBooking = (caller: Who) => deposits.paidBooking(caller)
const seen = (caller: Who, bookingId: string) => deposits.seen(caller, bookingId)
const ask = (caller: Who, over: object = {}) => deposits.ask(caller, over)
const onAccount = (bookingId: string) => balanceOf(database(), 1, `deposit:${bookingId}`)
const earned = () => balanceOf(database(), 1, 'house:deposits')
const findings = async () =>
  (await audit(database())).findings.map(({ check, subject }) => `${check} ${String(subject)}`)

describe('A DEPOSIT · BOOK-1', () => {
  test('is told with the times, and nothing is booked at another than the guest saw', async () => {
    const asked = { shopId: SHOP, partySize: 2, date: '2026-11-26', areaId: '' }
    const times = await house.booking.handlers.availability(testGuest(), asked)
    expect(times).toMatchObject({ deposit: { amount: 2000, payMinutes: 15, refundMinutes: 1440 } })
    expect(await ask(testGuest(), { depositAmount: 0 })).toMatchObject({
      refused: 'depositChanged',
      field: 'depositAmount',
      data: { depositAmount: 2000 },
    })
  })

  test('keeps the table while it is paid; once it is, the guest is told and the booking stands', async () => {
    const ann = testGuest()
    const bookingId = await waiting(ann)
    expect(await seen(ann, bookingId)).toMatchObject({
      state: 'awaitingDeposit',
      mayCancel: true,
      mayChange: false,
      deposit: { state: 'waiting', amount: 2000, payBefore: '2026-11-24T12:15:00.000Z' },
    })
    expect(house.notices).toEqual([])
    expect(await ask(testGuest())).toMatchObject({ refused: 'bookingFull' })
    const list = { orderId: bookingId, businessType: 2004 as const }
    expect(await paying.payment.handlers.queryPaymentMethodList(ann, list)).toMatchObject({
      dueAmount: 2000,
      methods: [{ paymentMethod: '12_bankCard' }],
      secondsLeft: 900,
      result: { payFor: 'booking' },
    })
    expect(await paying.payment.handlers.queryPaymentMethodList(testGuest(), list)).toMatchObject({
      refused: 'notFound',
    })
    expect(await pay(ann, bookingId)).toMatchObject({
      paymentState: 'paid',
      after: `/bookDetail?bookingId=${bookingId}`,
    })
    await paying.settle()
    expect(await seen(ann, bookingId)).toMatchObject({ state: 'booked', mayChange: true, deposit: { state: 'paid' } })
    expect(house.notices.filter(({ template }) => template === 'bookingConfirmed')).toHaveLength(1)
    expect(await onAccount(bookingId)).toBe(2000)
    expect(await pay(ann, bookingId)).toMatchObject({ refused: 'notPayable' })
    expect(await findings()).toEqual([])
  })

  test('unpaid, the table goes again; what is paid too late goes back · M8', async () => {
    const ann = testGuest()
    const bookingId = await waiting(ann)
    const asked = await pay(ann, bookingId, cardData('4212345678910006'))
    expect(asked).toMatchObject({ paymentState: 'action' })
    paying.clock.advance(15 * 60_000)
    expect(await house.booking.watchdog.sweep()).toBe(1)
    expect(await seen(ann, bookingId)).toMatchObject({ state: 'lapsed', deposit: { state: 'void' } })
    expect(await waiting(testGuest())).toEqual(expect.any(String))
    for (const payment of paying.standin.provider.book.payments.values()) payment.authenticated = 'passed'
    const { paymentId, action } = asked as unknown as {
      paymentId: string
      action: { authorisationToken: string }
    }
    const { authorisationToken } = action
    const token = Buffer.from(JSON.stringify({ transStatus: 'Y', authorisationToken })).toString('base64')
    const details = { threeDSResult: token }
    await paying.payment.handlers.paymentThreeDS(again(ann), {
      orderId: bookingId,
      businessType: 2004,
      paymentId,
      details,
    })
    await paying.settle()
    expect(paying.inBook(bookingId).filter(state => state === 'captured' || state === 'authorised')).toEqual([])
    expect(await onAccount(bookingId)).toBe(0)
    expect(await seen(ann, bookingId)).toMatchObject({ state: 'lapsed' })
    expect(await findings()).toEqual([])
  })

  test('100 pay and the clock runs out at once: booked and paid, or lapsed and given back', async () => {
    const ann = testGuest()
    const bookingId = await waiting(ann)
    paying.clock.advance(15 * 60_000)
    await Promise.all([...Array.from({ length: 99 }, () => pay(ann, bookingId)), house.booking.watchdog.sweep()])
    await paying.settle()
    const after = (await seen(ann, bookingId)) as { state: string }
    const kept = paying.inBook(bookingId).filter(state => state === 'captured' || state === 'authorised').length
    expect(kept).toBe(after.state === 'booked' ? 1 : 0)
    expect(await onAccount(bookingId)).toBe(after.state === 'booked' ? 2000 : 0)
    expect(await findings()).toEqual([])
  })
})

describe('WHERE IT GOES · BOOK-1 M8', () => {
  const backAgain = async (ann: Who, bookingId: string) => {
    await paying.settle()
    expect(paying.inBook(bookingId)).toEqual(['refunded'])
    expect(await onAccount(bookingId)).toBe(0)
    expect(await seen(ann, bookingId)).toMatchObject({ deposit: { state: 'returned' } })
    expect(await findings()).toEqual([])
  }

  test('cancelled in time: back to the card, once however often it is sent', async () => {
    const ann = testGuest()
    const bookingId = await paidBooking(ann)
    paying.clock.set('2026-11-25T17:59:59Z')
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => house.booking.handlers.cancel(again(ann), { bookingId })),
    )
    expect(answers.filter(one => !isRefusal(one))).toHaveLength(1)
    await backAgain(ann, bookingId)
  })

  test('cancelled late: the store keeps it, on the books', async () => {
    const ann = testGuest()
    const bookingId = await paidBooking(ann)
    const before = await earned()
    paying.clock.set('2026-11-25T18:00:00Z')
    expect(await house.booking.handlers.cancel(again(ann), { bookingId })).toMatchObject({
      state: 'cancelled',
      deposit: { state: 'kept' },
    })
    await paying.settle()
    expect(paying.inBook(bookingId)).toEqual(['captured'])
    expect([await onAccount(bookingId), (await earned()) - before]).toEqual([0, 2000])
    expect(await findings()).toEqual([])
  })

  test('moving it to a later day brings passed terms not back', async () => {
    const ann = testGuest()
    const bookingId = await paidBooking(ann)
    paying.clock.set('2026-11-26T12:00:00Z')
    const later = { ...wish, start: '2026-11-30T18:00:00.000Z', bookingId, version: 2 }
    expect(await house.booking.handlers.update(again(ann), later)).toMatchObject({
      deposit: { refundBefore: '2026-11-25T18:00:00.000Z' },
    })
    expect(await house.booking.handlers.cancel(again(ann), { bookingId })).toMatchObject({ deposit: { state: 'kept' } })
  })

  test('terms the store changes later are not those agreed: who changes a wish keeps theirs, and cancels by them', async () => {
    const ann = testGuest()
    const bookingId = await paidBooking(ann)
    const { booking } = deposits.shop
    const rows = [{ fromParty: 1, weekdays: [0, 1, 2, 3, 4, 5, 6], amount: money(5000) }]
    const dearer = { rows, payMinutes: 15, refundMinutes: 72 * 60 }
    if (booking) deposits.shop.booking = { ...booking, changeMinutes: 48 * 60, deposit: dearer }
    const changed = { ...wish, wishes: 'By the window', bookingId, version: 2 }
    expect(await house.booking.handlers.update(again(ann), changed)).toMatchObject({
      wishes: 'By the window',
      deposit: { amount: 2000, refundBefore: '2026-11-25T18:00:00.000Z' },
    })
    // Too late to change anything by the new terms, in time for the money by the old.
    paying.clock.set('2026-11-25T17:59:59Z')
    expect(await seen(ann, bookingId)).toMatchObject({ mayChange: false, mayCancel: true })
    expect(await house.booking.handlers.cancel(again(ann), { bookingId })).toMatchObject({ state: 'cancelled' })
    await backAgain(ann, bookingId)
  })

  test('a change that needs more is refused, and the booking stays as it was', async () => {
    const ann = testGuest()
    const bookingId = await paidBooking(ann)
    const more = { ...wish, partySize: 3, bookingId, version: 2 }
    expect(await house.booking.handlers.update(again(ann), more)).toMatchObject({ refused: 'depositDiffers' })
    expect(await seen(ann, bookingId)).toMatchObject({ partySize: 2, state: 'booked' })
  })

  test('called off by the store, or seated: it goes back', async () => {
    const ann = testGuest()
    const off = await paidBooking(ann)
    const reason = 'The kitchen is flooded.'
    expect(
      await atGates(calls, house.booking.staffHandlers).cancelBooking(again(staff), { bookingId: off, reason }),
    ).toMatchObject({
      deposit: { state: 'returning' },
    })
    await backAgain(ann, off)
    const seat = await paidBooking(ann)
    paying.clock.set(EVENING)
    expect(
      await atGates(calls, house.booking.staffHandlers).seatBooking(again(staff), { bookingId: seat }),
    ).toMatchObject({
      state: 'seated',
      deposit: { state: 'returning' },
    })
    await backAgain(ann, seat)
  })

  test('staff say that nobody came: kept; by mistake: given back after all', async () => {
    const ann = testGuest()
    const bookingId = await paidBooking(ann)
    const before = await earned()
    paying.clock.set(EVENING)
    const { noShowBooking, settleDeposit } = atGates(calls, house.booking.staffHandlers)
    expect(await noShowBooking(again(staff), { bookingId })).toMatchObject({ deposit: { state: 'kept' } })
    expect((await earned()) - before).toBe(2000)
    expect(await settleDeposit(again(testStaff([9])), { bookingId, keep: false })).toEqual({ refused: 'notFound' })
    expect(await settleDeposit(again(staff), { bookingId, keep: false })).toMatchObject({
      deposit: { state: 'returning' },
    })
    expect(await settleDeposit(again(staff), { bookingId, keep: true })).toMatchObject({ refused: 'bookingMoved' })
    expect(await earned()).toBe(before)
    await backAgain(ann, bookingId)
    const LINES = {
      name: 'test_deposit_lines',
      text: 'select what, cause from audit_line where subject = $1 order by at',
    }
    expect((await database().query<object>(LINES, [bookingId])).rows).toEqual([
      { what: 'deposit.kept', cause: 'noShow' },
      { what: 'deposit.returning', cause: 'noShow' },
    ])
  })

  test('the clock alone keeps nobody’s money: staff decide, and after three days it goes back by itself', async () => {
    const [ann, ben] = [testGuest(), testGuest()]
    const [first, second] = [await paidBooking(ann), await waiting(ben, { areaId: 'room' })]
    await pay(ben, second)
    await paying.settle()
    paying.clock.set('2026-11-26T18:15:00Z')
    expect(await house.booking.watchdog.sweep()).toBe(2)
    const day = await atGates(calls, house.booking.staffHandlers).bookings(staff, { shopId: SHOP, date: '2026-11-26' })
    expect(day).toMatchObject({ bookings: [{ deposit: { undecided: true } }, { deposit: { undecided: true } }] })
    const { settleDeposit } = atGates(calls, house.booking.staffHandlers)
    expect(await settleDeposit(again(staff), { bookingId: second, keep: true })).toMatchObject({
      deposit: { state: 'kept', undecided: false },
    })
    paying.clock.set('2026-11-29T18:14:59Z')
    expect(await house.booking.watchdog.sweep()).toBe(0)
    paying.clock.set('2026-11-29T18:15:00Z')
    expect(await house.booking.watchdog.sweep()).toBe(1)
    await backAgain(ann, first)
    expect(await seen(ben, second)).toMatchObject({ state: 'noShow', deposit: { state: 'kept' } })
  })
})
