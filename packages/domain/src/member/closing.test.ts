import { expect, test } from 'vitest'
import { obstaclesToClosing, closingObstacles } from './closing.ts'

const FREE = { hasLiveOrder: false, hasOpenBill: false, hasBookingAhead: false, isPaying: false }

test('An account is deleted only if nothing is in progress', () => {
  expect(obstaclesToClosing(FREE)).toEqual([])
  expect(obstaclesToClosing({ ...FREE, hasBookingAhead: true })).toEqual(['booking'])
  expect(obstaclesToClosing({ ...FREE, isPaying: true, hasLiveOrder: true })).toEqual(['order', 'payment'])
  expect(obstaclesToClosing({ hasLiveOrder: true, hasOpenBill: true, hasBookingAhead: true, isPaying: true })).toEqual([
    ...closingObstacles,
  ])
})
