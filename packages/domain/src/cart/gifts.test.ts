import { describe, expect, it } from 'vitest'
import { dish, menuOf, modifiers, option } from '../menu/testing.ts'
import { sayIn } from '../money/index.ts'
import { giftLines } from './gifts.ts'
import { choiceOf, promotionOf, rulesOf } from './testing.ts'
import type { CartLine } from './types.ts'

const say = sayIn('en_US')
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

describe('a dish as a gift', () => {
  it('is the dish of the menu, costs nothing and says what it would cost · PRICE-2', () => {
    const [line] = giftLines([gift('cake')], [], rulesOf(index), say)
    const price = index.items.get('cake')?.price
    expect(line).toMatchObject({ itemKey: 'gift-cake', giftOf: 'cake', unitAmount: 0, packingFee: 0, price })
  })

  it('is only given where it is left beside what is bought, and beside other gifts · S1', () => {
    const left = (stock: number, cart: CartLine[] = []) =>
      giftLines([gift('cake', 1, 'one'), gift('cake', 1, 'two')], cart, rulesOf(index, { stock: { cake: stock } }), say)
    expect([left(2).length, left(1).length, left(0).length]).toEqual([2, 1, 0])
    expect(left(3, [bought('cake', 2)]).length).toBe(1)
  })

  it('is never one that is off sale, off the menu, or needs a choice · O5', () => {
    expect(
      giftLines(
        ['soup', 'coffee', 'nowhere'].map(it => gift(it)),
        [],
        rulesOf(index),
        say,
      ),
    ).toEqual([])
  })

  it('no limit of sale holds it back: those count what is bought · CART-4', () => {
    const rules = rulesOf(index, { dineInItemLimit: { count: 1, perPerson: false } })
    expect(giftLines([gift('cake')], [bought('coffee', 1)], rules, say)).toHaveLength(1)
  })
})
