import { expect, test } from 'vitest'
import type { PricedCart } from '../../../ports/cart.ts'
import { soldOutByKeys } from './price-order.ts'

const priced = {
  calculation: {
    items: [
      { itemKey: 'a', foodId: '11', displayName: '汤' },
      { itemKey: 'b', foodId: '12', displayName: '饭' },
      { itemKey: 'c', foodId: '13', displayName: '茶' },
    ],
  },
  takersOf: (keys: readonly string[]) => (keys.includes('12:large') ? ['a', 'b'] : []),
} as unknown as PricedCart

test('Sold-out dishes are listed with the comma of the language (CART-7)', () => {
  const answers = (language: string) => soldOutByKeys(priced, ['11', '12:large'], language)
  expect(answers('zh_CN').params).toEqual({ dishes: '汤，饭' })
  expect(answers('ar').params).toEqual({ dishes: '汤، 饭' })
  expect(answers('en_US')).toEqual({
    problem: 'soldOut',
    data: {
      items: [
        { itemKey: 'a', foodId: '11', displayName: '汤' },
        { itemKey: 'b', foodId: '12', displayName: '饭' },
      ],
    },
    params: { dishes: '汤, 饭' },
  })
})
