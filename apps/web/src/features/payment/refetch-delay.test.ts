import { expect, test } from 'vitest'
import { refetchDelay, type PayResult } from './api.ts'

const wallet = { paymentMethod: '12_octopus', action: { redirectUrl: 'https://wallet.test/pay' } }
const after = (own: Partial<PayResult>, answers = 1) =>
  refetchDelay({ paymentState: 'none', payFor: 'bill', ...own } as PayResult, answers)

test('A payment in progress is polled every 2 s, 480 times (ORDER-4)', () => {
  for (const paymentState of ['checking', 'pending'] as const) {
    expect(after({ paymentState, mayPay: false })).toBe(2000)
    expect(after({ paymentState, mayPay: false }, 481)).toBe(false)
  }
  expect(after({ paymentState: 'action', mayPay: true, ended: false, ...wallet })).toBe(2000)
})

test('A reserved amount is polled rarely, until it is released; an order is not polled here (ORDER-3, ORDER-4)', () => {
  expect(after({ mayPay: true })).toBe(10_000)
  expect(after({ mayPay: true }, 481)).toBe(false)
  expect(after({ mayPay: true, payFor: 'order' })).toBe(false)
  expect(after({ mayPay: false, ended: true })).toBe(false)
  expect(after({ mayPay: false, ended: true, paymentState: 'refused' })).toBe(false)
})

test('An open wallet step of a released part is polled rarely: late money is refunded (ORDER-4, M8)', () => {
  expect(after({ mayPay: false, ended: true, paymentState: 'action', ...wallet })).toBe(10_000)
})
