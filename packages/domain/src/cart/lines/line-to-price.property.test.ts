import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dish, menuOf, sides } from '../../menu/testing.ts'
import { localizerFor } from '../../money/index.ts'
import { maxQuantityOf } from '../limits.ts'
import { linesToPrice } from './line-to-price.ts'
import { choiceOf, rulesOf } from '../testing.ts'
import type { CartLine } from '../types.ts'

const index = menuOf([
  dish('burger', { sideDishGroups: [sides('side', [['f', 'fries', 300, true]])] }),
  dish('fries'),
  dish('cake', { multiBase: 2 }),
])
const withFries = { sideDishItems: [{ sideDishGroupId: 'side', sideDishGroupItemId: 'f', quantity: 2 }] }

const lineArbitrary = fc
  .record({
    foodId: fc.constantFrom('burger', 'fries', 'cake'),
    quantity: fc.integer({ min: 1, max: 6 }),
    side: fc.boolean(),
  })
  .map(({ foodId, quantity, side }) => choiceOf(foodId, quantity, side && foodId === 'burger' ? withFries : {}))
const cartArbitrary = fc
  .array(lineArbitrary, { maxLength: 30 })
  .map(choices => choices.map((choice, at): CartLine => ({ ...choice, itemKey: `line-${at}`, addedBy: 'me' })))
const stockArbitrary = fc.dictionary(fc.constantFrom('burger', 'fries', 'cake'), fc.integer({ min: 0, max: 40 }))

describe('Stock that earlier lines take', () => {
  it('Is the same added up line by line as from all lines before each (CART-3, S1)', () => {
    fc.assert(
      fc.property(cartArbitrary, stockArbitrary, (lines, stock) => {
        const rules = rulesOf(index, { stock })
        const before: CartLine[] = []
        const expected = lines.map(line => {
          const item = index.items.get(line.foodId)
          const { max } = item ? maxQuantityOf(rules, item, line, before) : { max: 0 }
          if (line.quantity <= max) before.push(line)
          return line.quantity <= max
        })
        const priced = linesToPrice(lines, rules, localizerFor('en_US'))
        expect(priced.map(({ problem }) => problem === undefined)).toEqual(expected)
      }),
    )
  })
})
