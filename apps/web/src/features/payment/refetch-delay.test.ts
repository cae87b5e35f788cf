import { expect, test } from 'vitest'
import { refetchDelay, type PayResult } from './api.ts'

const wallet = { paymentMethod: '12_octopus', action: { redirectUrl: 'https://wallet.test/pay' } }
const after = (own: Partial<PayResult>, answers = 1) =>
  refetchDelay({ paymentState: 'none', payFor: 'bill', ...own } as PayResult, answers)

test('money on its way is asked about every 2 s, 480 times · ORDER-4', () => {
  for (const paymentState of ['checking', 'pending'] as const) {
    expect(after({ paymentState, mayPay: false })).toBe(2000)
    expect(after({ paymentState, mayPay: false }, 481)).toBe(false)
  }
  expect(after({ paymentState: 'action', mayPay: true, ended: false, ...wallet })).toBe(2000)
})

test('what is kept for a while to be paid is asked about seldom, and no more once it was let go; an order tells of it itself · ORDER-3, ORDER-4', () => {
  expect(after({ mayPay: true })).toBe(10_000)
  expect(after({ mayPay: true }, 481)).toBe(false)
  expect(after({ mayPay: true, payFor: 'order' })).toBe(false)
  expect(after({ mayPay: false, ended: true })).toBe(false)
  expect(after({ mayPay: false, ended: true, paymentState: 'refused' })).toBe(false)
})

test('a wallet left open over a part that was let go is asked about seldom: money may still come, and goes back · ORDER-4, M8', () => {
  expect(after({ mayPay: false, ended: true, paymentState: 'action', ...wallet })).toBe(10_000)
})
