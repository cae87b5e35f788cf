import { expect, test } from 'vitest'
import { isOpen, type PayResult } from './api.ts'

const result = (own: Partial<PayResult>): PayResult => ({ paymentState: 'none', payFor: 'bill', ...own }) as PayResult

test('what is kept for a while to be paid is asked about until it is let go; an order tells of it itself · ORDER-3, ORDER-4', () => {
  expect(isOpen(result({ mayPay: true }))).toBe(true)
  expect(isOpen(result({ mayPay: false, ended: true }))).toBe(false)
  expect(isOpen(result({ mayPay: true, payFor: 'order' }))).toBe(false)
  expect(isOpen(result({ mayPay: false, paymentState: 'checking' }))).toBe(true)
})
