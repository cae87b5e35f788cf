import { expect, test } from 'vitest'
import { combo, dish, menuOf, modifiers, option, sides } from '../../menu/testing.ts'
import { localizerFor, money } from '../../money/index.ts'
import { calculate } from '../calculate.ts'
import { linesToPrice } from './line-to-price.ts'
import { withNames } from './name-choices.ts'
import { choiceOf, inputOf, promotionOf, rulesOf, shopOf } from '../testing.ts'
import type { LineChoice } from '../types.ts'

const localize = localizerFor('en_US')
const burger = dish('burger', {
  modifierGroupIds: ['extras'],
  comboGroups: [combo('drink', [['c', 'cola', 0]], { min: 0 })],
  sideDishGroups: [sides('side', [['f', 'fries', 300, true]])],
})
const groups = [
  modifiers('extras', [option('cheese', 150)], { multiple: true, max: 5 }),
  modifiers('dip', [option('mayo', 50)]),
]
const index = menuOf([burger, dish('cola'), dish('fries', { modifierGroupIds: ['dip'] })], groups)

const mayo = { modifierGroupId: 'dip', modifierItemId: 'mayo', quantity: 1 }
const choice = choiceOf('burger', 1, {
  modifiers: [{ modifierGroupId: 'extras', modifierItemId: 'cheese', quantity: 2 }],
  subItems: [{ comboGroupId: 'drink', comboGroupItemId: 'c', quantity: 1 }],
  sideDishItems: [{ sideDishGroupId: 'side', sideDishGroupItemId: 'f', quantity: 2, modifiers: [mayo] }],
})
const half = promotionOf('half', { kind: 'percent', rate: 500_000 }, { foodIds: ['burger'] })

function answered(chosen: LineChoice[], promotions: (typeof half)[] = []) {
  const cart = chosen.map((one, n) => ({ ...one, itemKey: `k${n}`, addedBy: 'me' }))
  const lines = linesToPrice(cart, rulesOf(index), localize)
  const calculation = calculate(inputOf(lines, { shop: shopOf({ promotions }) }))
  return { calculation, items: withNames(calculation, index, localize).items }
}

test('A line of an answer names its options with what each adds, its combo parts and its sides (PRICE-2)', () => {
  const [line] = answered([choice]).items
  expect(line).toMatchObject({
    menuItemId: 'burger',
    modifiers: [{ modifierItemId: 'cheese', modifierItemName: 'cheese', addPrice: 150, quantity: 2 }],
    subItems: [{ comboGroupItemId: 'c', displayName: 'cola' }],
    sideDishItems: [{ displayName: 'fries', modifiers: [{ modifierItemName: 'mayo', addPrice: money(50) }] }],
  })
})

test('A line names the promotion that takes something off it, and no other (PRICE-2)', () => {
  const { items } = answered([choice, choiceOf('cola')], [half])
  expect(items.map(({ discountId }) => discountId)).toEqual(['half', undefined])
})

test('An option that the menu no longer has stays without a name (CART-7)', () => {
  const gone = { modifierGroupId: 'extras', modifierItemId: 'bacon', quantity: 1 }
  const [line] = answered([choiceOf('burger', 1, { modifiers: [gone] }), choice]).items
  expect(line?.modifiers).toEqual([gone])
  expect(answered([choiceOf('nothing')]).items[0]).toMatchObject({ menuItemId: 'nothing', modifiers: [] })
})

test('Names change no amount (PRICE-1)', () => {
  const { calculation, items } = answered([choice], [half])
  expect(items.map(({ amount, discountAmount }) => [amount, discountAmount])).toEqual(
    calculation.items.map(({ amount, discountAmount }) => [amount, discountAmount]),
  )
})
