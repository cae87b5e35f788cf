import { expect, test } from 'vitest'
import { refundPath } from './refund-path.ts'

test("A round that was not served is refunded on its table's bill; dishes of any other order on the order (M8, ORDER-9)", () => {
  expect(refundPath({ orderId: 'o', state: 'rejected' })).toBe('/refundDetail?orderId=o')
  expect(refundPath({ orderId: 'o', billId: 'b', state: 'completed' })).toBe('/refundDetail?orderId=o')
  expect(refundPath({ orderId: 'o', billId: 'b', state: 'rejected' })).toBe('/orderConfirm?billId=b')
})
