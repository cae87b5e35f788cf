import { expect, test } from 'vitest'
import { barsToClosing, closingBars } from './closing.ts'

const FREE = { hasLiveOrder: false, hasOpenBill: false, hasBookingAhead: false, isPaying: false }

test('An account is deleted only if nothing is in progress', () => {
  expect(barsToClosing(FREE)).toEqual([])
  expect(barsToClosing({ ...FREE, hasBookingAhead: true })).toEqual(['booking'])
  expect(barsToClosing({ ...FREE, isPaying: true, hasLiveOrder: true })).toEqual(['order', 'payment'])
  expect(barsToClosing({ hasLiveOrder: true, hasOpenBill: true, hasBookingAhead: true, isPaying: true })).toEqual([
    ...closingBars,
  ])
})
