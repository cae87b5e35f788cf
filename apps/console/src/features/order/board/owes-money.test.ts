import { expect, test } from 'vitest'
import { owesMoney, paidToComplete } from './order-status.ts'

const handedOver = { state: 'completed', payState: 'unpaid', paymentMethod: 'out-line' } as const

test('A handed-over order to be paid in person owes until the money is received (PAY-3)', () => {
  expect(owesMoney(handedOver)).toBe(true)
  expect(owesMoney({ ...handedOver, payState: 'paid' })).toBe(false)
})

test('Unaccepted, cancelled and abandoned orders and rounds of a bill owe nothing by themselves', () => {
  expect(owesMoney({ ...handedOver, state: 'placed' })).toBe(false)
  expect(owesMoney({ ...handedOver, state: 'rejected', reason: 'sold out' })).toBe(false)
  expect(owesMoney({ ...handedOver, state: 'cancelled' })).toBe(false)
  expect(owesMoney({ ...handedOver, reason: 'written off' })).toBe(false)
  expect(owesMoney({ ...handedOver, billId: '00000000-0000-7000-8000-000000000001' })).toBe(false)
})

test('The last step of an order to be paid in person takes the payment first (PAY-3)', () => {
  const ready = { ...handedOver, state: 'ready', moves: ['completed'], orderType: 1300 } as const
  expect(paidToComplete({ ...ready, moves: [...ready.moves] })).toBe(true)
  expect(paidToComplete({ ...ready, moves: ['completed'], payState: 'paid' })).toBe(false)
  expect(paidToComplete({ ...ready, moves: ['delivering', 'completed'], orderType: 1200 })).toBe(false)
  expect(paidToComplete({ ...ready, state: 'preparing', moves: ['ready'] })).toBe(false)
})
