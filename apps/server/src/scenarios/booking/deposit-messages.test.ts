import { contract } from '@comanda/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp, BOOKING_NOON, bookingKitchen, bookingSteps, type TestGuest } from '../../testing/index.ts'
import { locales } from '@comanda/messages'
import { noticeText } from '@comanda/messages/notices'

/** On a day when the deposit is 20.00 and comes back until the evening before. */
const usual = { start: '2026-11-26T18:00:00.000Z', areaId: 'garden', depositAmount: 2000 }
const app = testApp({ brand: bookingKitchen({ deposit: true }), clock: BOOKING_NOON, connections: 20 })
const { person, booked, pay, paidBooking, clear } = bookingSteps(app, usual)
const staff = app.staff()
beforeEach(clear)

describe('The guest sees where the deposit went (BOOK-1)', () => {
  const notified = async () => {
    const last = (await app.messages()).at(-1)
    if (!last) throw new Error('no message was sent')
    return `${last.template}: ${noticeText(last.language, `notice.${last.template}.text`, last.params as Record<string, string>)}`
  }
  const depositOf = async (guest: TestGuest, bookingId: string) =>
    (await guest.must(contract.booking.detail, { bookingId })).deposit

  test('Cancelled in time: message and page show the card and the date of the refund', async () => {
    const ann = person()
    const bookingId = await paidBooking(ann)
    await ann.call(contract.booking.cancel, { bookingId })
    expect(await notified()).toMatch(/^bookingCancelled: .*Your deposit of £20.00 will be refunded to your card/)
    await app.settle()
    expect(await depositOf(ann, bookingId)).toMatchObject({
      state: 'returned',
      back: [{ amount: 2000, state: 'done', at: expect.any(String), lastFour: expect.stringMatching(/^\d{4}$/) }],
    })
  })

  test('Cancelled late: retained, with the time until which it was refundable', async () => {
    const ann = person()
    const bookingId = await paidBooking(ann)
    app.clock.set('2026-11-25T18:00:00Z')
    await ann.call(contract.booking.cancel, { bookingId })
    expect(await notified()).toMatch(/^bookingCancelled: .*until Wed, Nov 25, 6:00 PM, so the restaurant keeps £20.00/)
    expect(await depositOf(ann, bookingId)).not.toHaveProperty('back')
  })

  test('Cancelled by the store: the message names the reason and the refund', async () => {
    const ann = person()
    const bookingId = await paidBooking(ann)
    await staff.call(contract.booking.cancelBooking, { bookingId, reason: 'The kitchen is flooded.' })
    expect(await notified()).toMatch(
      /^bookingCalledOff: .*The kitchen is flooded\..*deposit of £20.00 will be refunded/,
    )
  })

  test('A no-show: retained if staff say so; with the deadline of the decision if time passed; then with the decision', async () => {
    const [ann, ben] = [person(), person()]
    const stored = await paidBooking(ann)
    app.clock.set(usual.start)
    await staff.call(contract.booking.noShowBooking, { bookingId: stored })
    expect(await notified()).toMatch(/^bookingNoShow: .*You didn't come, so the restaurant keeps the deposit of £20.00/)
    await staff.call(contract.booking.settleDeposit, { bookingId: stored, keep: false })
    expect(await notified()).toMatch(/^bookingDeposit: .*will be refunded to your card/)
    app.clock.set(BOOKING_NOON)
    const { bookingId: open } = await booked(ben, { areaId: 'room' })
    await pay(ben, open)
    await app.settle()
    app.clock.set('2026-11-26T18:15:00Z')
    await app.modules.booking.watchdog.sweep()
    expect(await notified()).toMatch(/^bookingNoShow: .*decides about your deposit of £20.00 by Sun, Nov 29, 6:15 PM/)
    expect(await depositOf(ben, open)).toMatchObject({ state: 'paid', decidedBefore: '2026-11-29T18:15:00.000Z' })
    app.clock.set('2026-11-29T18:15:00Z')
    await app.modules.booking.watchdog.sweep()
    expect(await notified()).toMatch(/^bookingDeposit: .*will be refunded to your card/)
  })

  test('Without a payment in time no message mentions a deposit', async () => {
    await booked()
    app.clock.advance(15 * 60_000)
    expect(await app.modules.booking.watchdog.sweep()).toBe(1)
    expect(await app.messages()).toEqual([])
  })

  test.each(Object.keys(locales))('Every outcome has a text in %s', language => {
    const params = { amount: 'AMOUNT', until: 'UNTIL' }
    for (const went of ['returning', 'returned', 'keptLate', 'keptNoShow', 'undecided'])
      expect(noticeText(language, `notice.deposit.${went}`, params)).toContain('AMOUNT')
    for (const went of ['keptLate', 'undecided'])
      expect(noticeText(language, `notice.deposit.${went}`, params)).toContain('UNTIL')
  })
})
