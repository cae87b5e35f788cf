import { expect, test } from 'vitest'
import { hitOfOrder } from './hits.ts'

type Found = Parameters<typeof hitOfOrder>[0]
const order = { orderId: 'o', orderNo: 'ABC-123-XYZ', contact: { firstName: 'Ada', lastName: 'Quill' } } as Found

test('A hit names each number of an order once, and its guest (ORDER-12)', () => {
  const { text, detail } = hitOfOrder({ ...order, callNumber: '013' })
  expect([text, detail]).toEqual(['013', 'ABC-123-XYZ · Ada Quill'])
  expect(hitOfOrder(order)).toMatchObject({ text: 'ABC-123-XYZ', detail: 'Ada Quill' })
})
