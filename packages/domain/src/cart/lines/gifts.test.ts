import { describe, expect, it } from 'vitest'
import { dish, menuOf, modifiers, option } from '../../menu/testing.ts'
import { localizerFor } from '../../money/index.ts'
import { giftLines } from './gifts.ts'
import { choiceOf, promotionOf, rulesOf } from '../testing.ts'
import type { CartLine } from '../types.ts'

const localize = localizerFor('en_US')
const index = menuOf(
  [dish('cake'), dish('coffee', { modifierGroupIds: ['milk'] }), dish('soup', { onSale: false })],
  [modifiers('milk', [option('oat'), option('cow')], { min: 1 })],
)
const gift = (foodId: string, quantity = 1, name = foodId) =>
  promotionOf(name, { kind: 'gift', foodId, menuId: 'm', menuGroupId: 'g', unitId: '', quantity })
const bought = (foodId: string, quantity: number): CartLine => ({
  ...choiceOf(foodId, quantity),
  itemKey: foodId,
  addedBy: 'me',
})

describe('gifts', () => {
  it('A gift is a dish of the menu, costs nothing and shows its regular price (PRICE-2)', () => {
    const [line] = giftLines([gift('cake')], [], rulesOf(index), localize)
    const price = index.items.get('cake')?.price
    expect(line).toMatchObject({ itemKey: 'gift-cake', giftOf: 'cake', unitAmount: 0, packingFee: 0, price })
  })

  it('A gift is given only if stock is left after the cart and other gifts (S1)', () => {
    const remaining = (stock: number, cart: CartLine[] = []) =>
      giftLines(
        [gift('cake', 1, 'one'), gift('cake', 1, 'two')],
        cart,
        rulesOf(index, { stock: { cake: stock } }),
        localize,
      )
    expect([remaining(2).length, remaining(1).length, remaining(0).length]).toEqual([2, 1, 0])
    expect(remaining(3, [bought('cake', 2)]).length).toBe(1)
  })

  it('A gift is never a dish that is off sale, not on the menu, or needs a choice (O5)', () => {
    expect(
      giftLines(
        ['soup', 'coffee', 'nowhere'].map(it => gift(it)),
        [],
        rulesOf(index),
        localize,
      ),
    ).toEqual([])
  })

  it('Sale limits do not apply to gifts, only to bought dishes (CART-4)', () => {
    const rules = rulesOf(index, { itemLimit: { count: 1, perPerson: false } })
    expect(giftLines([gift('cake')], [bought('coffee', 1)], rules, localize)).toHaveLength(1)
  })
})
