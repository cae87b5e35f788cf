import { expect, test } from 'vitest'
import { refundPath } from './refund-path.ts'

test('the money of a round is told on the bill it was paid with, an order’s own by itself · M8', () => {
  expect(refundPath({ orderId: 'o' })).toBe('/refundDetail?orderId=o')
  expect(refundPath({ orderId: 'o', billId: 'b' })).toBe('/orderConfirm?billId=b')
})
