import { contract } from '@comanda/contract'
import { expect, test } from 'vitest'
import { testApp, SHOP, BOOKING_NOON, bookingKitchen, bookingSteps, bookingInput } from '../../testing/index.ts'
import { balanceOf } from '../../ledger/index.ts'
import { money } from '@comanda/domain/money'

// Processes cache the settings of a store for a second, so the clock of this file never goes back.
/** On a day when the deposit is 20.00 and comes back until the evening before. */
const usual = { start: '2026-11-26T18:00:00.000Z', areaId: 'garden', depositAmount: 2000 }
const app = testApp({ brand: bookingKitchen({ deposit: true }), clock: BOOKING_NOON, connections: 20 })
const { person, paidBooking, detail } = bookingSteps(app, usual)

test('A holiday that closes the store is named on its day, one with other hours only when that day is viewed', async () => {
  const name = { en_US: 'Founders’ Day' }
  const holidays = [
    { date: '2026-11-26', name, windows: [] },
    { date: '2026-11-27', name, windows: [{ from: 12 * 60, to: 15 * 60 }] },
  ]
  await app.changeShop({ holidays })
  app.clock.advance(1001)
  const input = { shopId: SHOP, partySize: 2, areaId: '' }
  const result = await app.anyone().must(contract.booking.availability, input)
  if (!('days' in result)) throw new Error('no days')
  expect(result.days.slice(2, 4)).toEqual([
    { date: '2026-11-26', open: false, holiday: 'Founders’ Day' },
    { date: '2026-11-27', open: true },
  ])
  expect(result.days.filter(day => day.holiday !== undefined)).toHaveLength(1)
  await app.changeShop({ holidays: [] })
  app.clock.advance(1001)
})

test('Terms the store changes later do not apply: a changed booking keeps its terms, also for cancelling', async () => {
  const ann = person()
  const bookingId = await paidBooking(ann)
  const { booking } = app.shop.config
  const rows = [{ fromParty: 1, weekdays: [0, 1, 2, 3, 4, 5, 6], amount: money(5000) }]
  const dearer = { rows, payMinutes: 15, refundMinutes: 72 * 60 }
  if (booking) await app.changeShop({ booking: { ...booking, changeMinutes: 48 * 60, deposit: dearer } })
  app.clock.advance(1001)
  const changed = { ...bookingInput(usual), wishes: 'By the window', bookingId, version: 2 }
  expect(await ann.call(contract.booking.update, changed)).toMatchObject({
    wishes: 'By the window',
    deposit: { amount: 2000, refundBefore: '2026-11-25T18:00:00.000Z' },
  })
  // Too late to change anything by the new terms, in time for the money by the old.
  app.clock.set('2026-11-25T17:59:59Z')
  expect(await detail(ann, bookingId)).toMatchObject({ mayChange: false, mayCancel: true })
  expect(await ann.call(contract.booking.cancel, { bookingId })).toMatchObject({ state: 'cancelled' })
  await app.settle()
  expect(app.inCardBook(bookingId)).toEqual(['refunded'])
  expect(await balanceOf(app.db, app.corporationId, `deposit:${bookingId}`)).toBe(0)
  expect(await detail(ann, bookingId)).toMatchObject({ deposit: { state: 'returned' } })
  expect(await app.audit()).toEqual([])
})
