import { describe, expect, test } from 'vitest'
import { money } from '../money/index.ts'
import { menuFor } from './flatten.ts'
import { indexAtPricesOf } from './order-type-prices.ts'
import { unitAmountOf } from './price.ts'
import { chosen, dish, menuOf, unit } from './testing.ts'
import type { OtherPrice } from './types.ts'

const delivery = (value: number): OtherPrice => ({ value: money(value), type: 1200 })
const member = (value: number): OtherPrice => ({ value: money(value), type: 'member' })

describe('Prices of an order type (MENU-2)', () => {
  const soup = dish('soup', { prices: [delivery(1200), member(900)] })
  const tea = dish('tea', {
    price: money(300),
    units: [unit('small', 300), { ...unit('large', 500), prices: [delivery(600)] }],
  })
  const index = menuOf([soup, tea])
  const amount = (bizType: number, foodId: string, own = {}, buyer = { member: false }) => {
    const at = indexAtPricesOf(index, bizType)
    const item = at.items.get(foodId)
    return item && unitAmountOf(at, item, { ...chosen, ...own }, buyer)
  }

  test('A dish costs its price for the order type, and the general price for the others', () => {
    expect([amount(1200, 'soup'), amount(1100, 'soup'), amount(1300, 'soup')]).toEqual([1200, 1000, 1000])
    expect(amount(1200, 'tea', { unitId: 'large' })).toBe(600)
    expect(amount(1200, 'tea', { unitId: 'small' })).toBe(300)
  })

  test('Members pay the lower of their price and the price of the order type (LOGIN-10)', () => {
    expect(amount(1200, 'soup', {}, { member: true })).toBe(900)
  })

  test('Phones get the menu of their order type at its prices', () => {
    const [shown] = menuFor(index.document, 1200).items
    expect(shown).toMatchObject({ price: 1200, prices: [member(900)] })
  })

  test('A menu without such prices is used as it is', () => {
    const plain = menuOf([dish('a')])
    expect(indexAtPricesOf(plain, 1200)).toBe(plain)
  })
})
