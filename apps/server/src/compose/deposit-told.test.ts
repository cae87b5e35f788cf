import { locales } from '@comanda/messages'
import { noticeText } from '@comanda/messages/notices'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { NOON } from '../modules/booking/booking-test-house.ts'
import { SHOP } from '../modules/order/order-test-house.ts'
import { again, testDatabase } from '../testing/index.ts'
import { testGuest, testStaff } from '../testing/test-caller.ts'
import { type DepositHouse, depositHouse, EVENING, type Who } from './deposit-test-house.ts'

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

describe('THE GUEST IS TOLD WHERE IT WENT · BOOK-1', () => {
  const told = () => {
    const last = house.notices.at(-1)
    if (!last) throw new Error('nothing was said')
    return `${last.template}: ${noticeText(last.language, `notice.${last.template}.text`, last.params)}`
  }
  const depositOf = async (caller: Who, bookingId: string) =>
    ((await seen(caller, bookingId)) as { deposit: Record<string, unknown> }).deposit

  test('cancelled in time: back to which card and since when, in the message and on its page', async () => {
    const ann = testGuest()
    const bookingId = await paidBooking(ann)
    await house.booking.handlers.cancel(again(ann), { bookingId })
    expect(told()).toMatch(/^bookingCancelled: .*Your deposit of £20.00 goes back to the card you paid with/)
    await paying.settle()
    expect(await depositOf(ann, bookingId)).toMatchObject({
      state: 'returned',
      back: [{ amount: 2000, state: 'done', at: expect.any(String), lastFour: expect.stringMatching(/^\d{4}$/) }],
    })
  })

  test('cancelled late: kept, and until when it could have come back', async () => {
    const ann = testGuest()
    const bookingId = await paidBooking(ann)
    paying.clock.set('2026-11-25T18:00:00Z')
    await house.booking.handlers.cancel(again(ann), { bookingId })
    expect(told()).toMatch(
      /^bookingCancelled: .*until Wed, Nov 25, 18:00: the restaurant keeps £20.00, as the terms say/,
    )
    expect(await depositOf(ann, bookingId)).not.toHaveProperty('back')
  })

  test('called off by the store: why, and that it goes back', async () => {
    const ann = testGuest()
    const bookingId = await paidBooking(ann)
    await house.booking.staffHandlers.cancelBooking(again(staff), { bookingId, reason: 'The kitchen is flooded.' })
    expect(told()).toMatch(/^bookingCalledOff: .*The kitchen is flooded\..*deposit of £20.00 goes back/)
  })

  test('nobody came: kept where staff say so; until when it is decided where the clock does; then what was decided', async () => {
    const [ann, ben] = [testGuest(), testGuest()]
    const kept = await paidBooking(ann)
    paying.clock.set(EVENING)
    await house.booking.staffHandlers.noShowBooking(again(staff), { bookingId: kept })
    expect(told()).toMatch(/^bookingNoShow: .*As nobody came, the restaurant keeps the deposit of £20.00/)
    await house.booking.staffHandlers.settleDeposit(again(staff), { bookingId: kept, keep: false })
    expect(told()).toMatch(/^bookingDeposit: .*goes back to the card you paid with/)
    paying.clock.set(NOON)
    const open = await waiting(ben, { areaId: 'room' })
    await pay(ben, open)
    await paying.settle()
    paying.clock.set('2026-11-26T18:15:00Z')
    await house.booking.watchdog.sweep()
    expect(told()).toMatch(/^bookingNoShow: .*decides by Sun, Nov 29, 18:15 what becomes of your deposit of £20.00/)
    expect(await depositOf(ben, open)).toMatchObject({ state: 'paid', decidedBefore: '2026-11-29T18:15:00.000Z' })
    paying.clock.set('2026-11-29T18:15:00Z')
    await house.booking.watchdog.sweep()
    expect(told()).toMatch(/^bookingDeposit: .*goes back to the card you paid with/)
  })

  test('nothing was paid in time: no message speaks of a deposit', async () => {
    const bookingId = await waiting(testGuest())
    house.notices.length = 0
    paying.clock.advance(15 * 60_000)
    await house.booking.watchdog.sweep()
    expect(house.notices).toEqual([])
    expect(bookingId).toEqual(expect.any(String))
  })

  test.each(Object.keys(locales))('every way it can go has words in %s', language => {
    const params = { amount: 'AMOUNT', until: 'UNTIL' }
    for (const went of ['returning', 'returned', 'keptLate', 'keptNoShow', 'undecided'])
      expect(noticeText(language, `notice.deposit.${went}`, params)).toContain('AMOUNT')
    for (const went of ['keptLate', 'undecided'])
      expect(noticeText(language, `notice.deposit.${went}`, params)).toContain('UNTIL')
  })
})
