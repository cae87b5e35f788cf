import { expect, test } from 'vitest'
import { platesOfDish } from './buffet-state.ts'

test('A buffet offers no more plates of a dish than the kitchen has portions; of a sold-out dish none (CART-3, MENU-4)', () => {
  expect(platesOfDish(4, 0)).toBe(0)
  expect(platesOfDish(4, 2)).toBe(2)
  expect(platesOfDish(4, Number.POSITIVE_INFINITY)).toBe(4)
  expect(platesOfDish(undefined, 3)).toBe(3)
  expect(platesOfDish(undefined, Number.POSITIVE_INFINITY)).toBeUndefined()
})
