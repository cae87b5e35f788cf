import { contract } from '@comanda/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  testApp,
  SHOP,
  BOOKING_NOON,
  bookingKitchen,
  bookingSteps,
  bookingInput,
  challengeResult,
  cardData,
  type TestGuest,
} from '../../testing/index.ts'
import { balanceOf } from '../../ledger/index.ts'
import { isRefusal } from '@comanda/contract/core'

/** On a day when the deposit is 20.00 and comes back until the evening before. */
const usual = { start: '2026-11-26T18:00:00.000Z', areaId: 'garden', depositAmount: 2000 }
const app = testApp({ brand: bookingKitchen({ deposit: true }), clock: BOOKING_NOON, connections: 20 })
const { person, book, booked, pay, paidBooking, detail, clear } = bookingSteps(app, usual)
const staff = app.staff()
beforeEach(clear)

const onAccount = (bookingId: string) => balanceOf(app.db, app.corporationId, `deposit:${bookingId}`)
const earned = () => balanceOf(app.db, app.corporationId, 'house:deposits')

describe('A deposit (BOOK-1)', () => {
  test('Is shown the current times, and nothing is booked at a time the guest did not see', async () => {
    const request = { shopId: SHOP, partySize: 2, date: '2026-11-26', areaId: '' }
    const times = await person().call(contract.booking.availability, request)
    expect(times).toMatchObject({ deposit: { amount: 2000, payMinutes: 15, refundMinutes: 1440 } })
    expect(await book(person(), { depositAmount: 0 })).toMatchObject({
      refused: 'depositChanged',
      field: 'depositAmount',
      data: { depositAmount: 2000 },
    })
  })

  test('Keeps the table while it is being paid; afterwards the guest is notified and the booking stays', async () => {
    const ann = person()
    const { bookingId } = await booked(ann)
    expect(await detail(ann, bookingId)).toMatchObject({
      state: 'awaitingDeposit',
      mayCancel: true,
      mayChange: false,
      deposit: { state: 'waiting', amount: 2000, payBefore: '2026-11-24T12:15:00.000Z' },
    })
    expect(await app.messages()).toEqual([])
    expect(await book()).toMatchObject({ refused: 'bookingFull' })
    const list = { orderId: bookingId, businessType: 2004 as const }
    expect(await ann.call(contract.payment.queryPaymentMethodList, list)).toMatchObject({
      dueAmount: 2000,
      methods: [{ paymentMethod: '12_bankCard' }],
      secondsLeft: 900,
      result: { payFor: 'booking' },
    })
    expect(await person().call(contract.payment.queryPaymentMethodList, list)).toMatchObject({
      refused: 'notFound',
    })
    expect(await pay(ann, bookingId)).toMatchObject({
      paymentState: 'paid',
      after: `/bookDetail?bookingId=${bookingId}`,
    })
    await app.settle()
    expect(await detail(ann, bookingId)).toMatchObject({ state: 'booked', mayChange: true, deposit: { state: 'paid' } })
    expect((await app.messages()).filter(({ template }) => template === 'bookingConfirmed')).toHaveLength(1)
    expect(await onAccount(bookingId)).toBe(2000)
    expect(await pay(ann, bookingId)).toMatchObject({ refused: 'notPayable' })
    expect(await app.audit()).toEqual([])
  })

  test('Unpaid, the table is released; a late payment is refunded (M8)', async () => {
    const ann = person()
    const { bookingId } = await booked(ann)
    const answer = await pay(ann, bookingId, cardData('4212345678910006'))
    expect(answer).toMatchObject({ paymentState: 'action' })
    app.clock.advance(15 * 60_000)
    expect(await app.modules.booking.watchdog.sweep()).toBe(1)
    expect(await detail(ann, bookingId)).toMatchObject({ state: 'lapsed', deposit: { state: 'void' } })
    expect((await booked()).bookingId).toEqual(expect.any(String))
    app.passChallenges()
    const { paymentId } = answer as unknown as { paymentId: string }
    const returned = { orderId: bookingId, businessType: 2004 as const, paymentId, details: challengeResult(answer) }
    await ann.call(contract.payment.paymentThreeDS, returned)
    await app.settle()
    expect(app.inCardBook(bookingId).filter(state => state === 'captured' || state === 'authorised')).toEqual([])
    expect(await onAccount(bookingId)).toBe(0)
    expect(await detail(ann, bookingId)).toMatchObject({ state: 'lapsed' })
    expect(await app.audit()).toEqual([])
  })

  test('100 pay and the clock runs out at once: booked and paid, or lapsed and given back', async () => {
    const ann = person()
    const { bookingId } = await booked(ann)
    app.clock.advance(15 * 60_000)
    await Promise.all([...Array.from({ length: 99 }, () => pay(ann, bookingId)), app.modules.booking.watchdog.sweep()])
    await app.settle()
    const after = await ann.must(contract.booking.detail, { bookingId })
    const stored = app.inCardBook(bookingId).filter(state => state === 'captured' || state === 'authorised').length
    expect(stored).toBe(after.state === 'booked' ? 1 : 0)
    expect(await onAccount(bookingId)).toBe(after.state === 'booked' ? 2000 : 0)
    expect(await app.audit()).toEqual([])
  })
})

describe('Outcomes of a deposit (BOOK-1, M8)', () => {
  const backAgain = async (ann: TestGuest, bookingId: string) => {
    await app.settle()
    expect(app.inCardBook(bookingId)).toEqual(['refunded'])
    expect(await onAccount(bookingId)).toBe(0)
    expect(await detail(ann, bookingId)).toMatchObject({ deposit: { state: 'returned' } })
    expect(await app.audit()).toEqual([])
  }

  test('Cancelled in time: refunded to the card, once however often it is sent', async () => {
    const ann = person()
    const bookingId = await paidBooking(ann)
    app.clock.set('2026-11-25T17:59:59Z')
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ann.call(contract.booking.cancel, { bookingId })),
    )
    expect(answers.filter(one => !isRefusal(one))).toHaveLength(1)
    await backAgain(ann, bookingId)
  })

  test('Cancelled late: the store keeps it, in the records', async () => {
    const ann = person()
    const bookingId = await paidBooking(ann)
    const before = await earned()
    app.clock.set('2026-11-25T18:00:00Z')
    expect(await ann.call(contract.booking.cancel, { bookingId })).toMatchObject({
      state: 'cancelled',
      deposit: { state: 'kept' },
    })
    await app.settle()
    expect(app.inCardBook(bookingId)).toEqual(['captured'])
    expect([await onAccount(bookingId), (await earned()) - before]).toEqual([0, 2000])
    expect(await app.audit()).toEqual([])
  })

  test('Moving it to a later day does not restore passed deadlines', async () => {
    const ann = person()
    const bookingId = await paidBooking(ann)
    app.clock.set('2026-11-26T12:00:00Z')
    const later = { ...bookingInput(usual), start: '2026-11-30T18:00:00.000Z', bookingId, version: 2 }
    expect(await ann.call(contract.booking.update, later)).toMatchObject({
      deposit: { refundBefore: '2026-11-25T18:00:00.000Z' },
    })
    expect(await ann.call(contract.booking.cancel, { bookingId })).toMatchObject({ deposit: { state: 'kept' } })
  })

  test('A change that needs more is refused, and the booking is unchanged', async () => {
    const ann = person()
    const bookingId = await paidBooking(ann)
    const more = { ...bookingInput(usual), partySize: 3, bookingId, version: 2 }
    expect(await ann.call(contract.booking.update, more)).toMatchObject({ refused: 'depositDiffers' })
    expect(await detail(ann, bookingId)).toMatchObject({ partySize: 2, state: 'booked' })
  })

  test('Cancelled by the store or seated: it is refunded', async () => {
    const ann = person()
    const off = await paidBooking(ann)
    const reason = 'The kitchen is flooded.'
    expect(await staff.call(contract.booking.cancelBooking, { bookingId: off, reason })).toMatchObject({
      deposit: { state: 'returning' },
    })
    await backAgain(ann, off)
    const seat = await paidBooking(ann)
    app.clock.set(usual.start)
    expect(await staff.call(contract.booking.seatBooking, { bookingId: seat })).toMatchObject({
      state: 'seated',
      deposit: { state: 'returning' },
    })
    await backAgain(ann, seat)
  })

  test('Staff record a no-show: retained; by mistake: refunded after all', async () => {
    const ann = person()
    const bookingId = await paidBooking(ann)
    const before = await earned()
    app.clock.set(usual.start)
    expect(await staff.call(contract.booking.noShowBooking, { bookingId })).toMatchObject({
      deposit: { state: 'kept' },
    })
    expect((await earned()) - before).toBe(2000)
    expect(
      await app.staff('staff', { shopIds: [9] }).call(contract.booking.settleDeposit, { bookingId, keep: false }),
    ).toMatchObject({ refused: 'notFound' })
    expect(await staff.call(contract.booking.settleDeposit, { bookingId, keep: false })).toMatchObject({
      deposit: { state: 'returning' },
    })
    expect(await staff.call(contract.booking.settleDeposit, { bookingId, keep: true })).toMatchObject({
      refused: 'bookingMoved',
    })
    expect(await earned()).toBe(before)
    await backAgain(ann, bookingId)
    expect(await app.sql('select what, cause from audit_line where subject = $1 order by at', [bookingId])).toEqual([
      { what: 'deposit.kept', cause: 'noShow' },
      { what: 'deposit.returning', cause: 'noShow' },
    ])
  })

  test('Time alone retains no deposit: staff decide, and after three days it is refunded', async () => {
    const [ann, ben] = [person(), person()]
    const first = await paidBooking(ann)
    const { bookingId: second } = await booked(ben, { areaId: 'room' })
    await pay(ben, second)
    await app.settle()
    app.clock.set('2026-11-26T18:15:00Z')
    expect(await app.modules.booking.watchdog.sweep()).toBe(2)
    const day = await staff.call(contract.booking.bookings, { shopId: SHOP, date: '2026-11-26' })
    expect(day).toMatchObject({ bookings: [{ deposit: { undecided: true } }, { deposit: { undecided: true } }] })
    expect(await staff.call(contract.booking.settleDeposit, { bookingId: second, keep: true })).toMatchObject({
      deposit: { state: 'kept', undecided: false },
    })
    app.clock.set('2026-11-29T18:14:59Z')
    expect(await app.modules.booking.watchdog.sweep()).toBe(0)
    app.clock.set('2026-11-29T18:15:00Z')
    expect(await app.modules.booking.watchdog.sweep()).toBe(1)
    await backAgain(ann, first)
    expect(await detail(ben, second)).toMatchObject({ state: 'noShow', deposit: { state: 'kept' } })
  })
})
