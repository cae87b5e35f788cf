import { expect, test } from 'vitest'
import { refundPath } from './refund-path.ts'

test("Refunds of a round are on its table's bill, those of an order on the order (M8)", () => {
  expect(refundPath({ orderId: 'o' })).toBe('/refundDetail?orderId=o')
  expect(refundPath({ orderId: 'o', billId: 'b' })).toBe('/orderConfirm?billId=b')
})
