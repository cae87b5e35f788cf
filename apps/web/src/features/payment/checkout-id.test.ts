import { expect, test } from 'vitest'
import { checkoutIdOf } from './checkout-id.ts'

test('A checkout keeps its id on every page; another payable gets another one (PAY-6)', () => {
  const first = checkoutIdOf('order-1')
  expect(checkoutIdOf('order-1')).toBe(first)
  expect(checkoutIdOf('order-2')).not.toBe(first)
})
