import { describe, expect, it } from 'vitest'
import { groupsBelowMinimum } from './minimums.ts'
import { shownFoods } from './hot-dishes.ts'
import { addNeeds, choicesLeft, dishLeft, shortKeys, stockLabel, stockNeeds } from './stock.ts'
import { chosen, combo, dish, menuOf, modifiers, option, sides, unit } from './testing.ts'
import type { ModifierGroup, StockMap } from './types.ts'

describe('stock used by an order', () => {
  const set = dish('set', {
    comboGroups: [combo('c', [['a', 'tea', 0]])],
    sideDishGroups: [sides('s', [['n', 'tea', 100]])],
    modifierGroupIds: ['m'],
  })
  const index = menuOf([set, dish('tea')], [modifiers('m', [option('gold')], { multiple: true })])
  const choice = {
    ...chosen,
    modifiers: [{ modifierGroupId: 'm', modifierItemId: 'gold', quantity: 2 }],
    subItems: [{ comboGroupId: 'c', comboGroupItemId: 'a', quantity: 1 }],
    sideDishItems: [{ sideDishGroupId: 's', sideDishGroupItemId: 'n', quantity: 2 }],
  }

  it("Combos and sides use their dishes' stock (CART-3)", () => {
    expect(Object.fromEntries(stockNeeds(index, set, choice, 3))).toEqual({ set: 3, tea: 9, 'modifier/gold': 6 })
  })

  it('A combo may use several portions (CART-6)', () => {
    const platter = dish('platter', { multiBase: 4 })
    expect(stockNeeds(menuOf([platter]), platter, chosen, 2).get('platter')).toBe(8)
    expect(dishLeft(menuOf([platter]), { platter: 11 }, platter)).toBe(2)
    expect(dishLeft(menuOf([platter]), { platter: 3 }, platter)).toBe(0)
  })

  it("A unit counts on its own key and its dish's (CART-3)", () => {
    const cake = dish('cake', { units: [unit('slice', 1), unit('whole', 8)] })
    const needs = stockNeeds(menuOf([cake]), cake, { ...chosen, unitId: 'whole' }, 1)
    expect(Object.fromEntries(needs)).toEqual({ cake: 1, 'cake:whole': 1 })
    expect(shortKeys({ 'cake:whole': 0, cake: 5 }, needs)).toEqual(['cake:whole'])
    expect(dishLeft(menuOf([cake]), { 'cake:whole': 0, 'cake:slice': 4 }, cake)).toBe(4)
  })

  it('Lines are summed before they are compared (S1)', () => {
    const needs = stockNeeds(index, set, choice, 1)
    expect(addNeeds([needs, needs]).get('tea')).toBe(6)
    expect(shortKeys({ tea: 5 }, addNeeds([needs, needs]))).toEqual(['tea'])
  })

  it('Uncounted stock never runs out; quantities of other cart lines are not free (CART-3)', () => {
    expect(choicesLeft(index, {}, set, choice)).toBe(Number.POSITIVE_INFINITY)
    expect(choicesLeft(index, { tea: 10 }, set, choice)).toBe(3)
    expect(choicesLeft(index, { tea: 10 }, set, choice, new Map([['tea', 5]]))).toBe(1)
  })

  it('A combo is sold out if a required part is (MENU-4)', () => {
    expect(dishLeft(index, { tea: 0 }, set)).toBe(0)
    expect(dishLeft(index, { tea: 1 }, set)).toBe(Number.POSITIVE_INFINITY)
  })
})

describe('a dish whose required choice is not available', () => {
  const milk = (own: Partial<ModifierGroup> = {}) =>
    modifiers('milk', [option('oat', 0, { soldOut: true }), option('soya', 0, { max: 2 })], { min: 1, ...own })
  const latte = dish('latte', { modifierGroupIds: ['milk'] })
  const remaining = (stock: StockMap, own?: Partial<ModifierGroup>) =>
    dishLeft(menuOf([latte], [milk(own)]), stock, latte)

  it('It is sold out while none of its options is left, and returns with the first (MENU-4)', () => {
    expect([remaining({ 'modifier/soya': 0, latte: 7 }), remaining({ 'modifier/soya': 1, latte: 7 })]).toEqual([0, 7])
  })

  it('A counted group needs its minimum, each option as often as it may be chosen (MENU-4)', () => {
    const two = { multiple: true, min: 2, max: 4 }
    expect([
      remaining({ 'modifier/soya': 1, latte: 7 }, two),
      remaining({ 'modifier/soya': 2, latte: 7 }, two),
    ]).toEqual([0, 7])
    expect(remaining({ latte: 7 }, { ...two, min: 3 })).toBe(0)
  })

  it('An optional group may run out (MENU-4)', () => {
    expect(remaining({ 'modifier/soya': 0, latte: 7 }, { min: 0 })).toBe(7)
  })

  it('Required options of a nested dish count; another part may still be available (MENU-2, MENU-4)', () => {
    const parts = combo('c', [
      ['l', 'latte', 0, true],
      ['t', 'tea', 0],
    ])
    const set = dish('set', { comboGroups: [parts] })
    const index = menuOf([set, latte, dish('tea')], [milk()])
    expect(dishLeft(index, { 'modifier/soya': 0, tea: 0, set: 3 }, set)).toBe(0)
    expect(dishLeft(index, { 'modifier/soya': 0, tea: 1, set: 3 }, set)).toBe(3)
    expect(dishLeft(index, { 'modifier/soya': 1, tea: 0, set: 3 }, set)).toBe(3)
  })

  it('A part is one portion of its dish, however many the dish uses when ordered alone (CART-6)', () => {
    const set = dish('set', { comboGroups: [combo('c', [['p', 'platter', 0]])] })
    const index = menuOf([set, dish('platter', { multiBase: 4 })])
    expect([dishLeft(index, { platter: 1, set: 3 }, set), dishLeft(index, { platter: 0, set: 3 }, set)]).toEqual([3, 0])
  })

  it('A unit that excludes the remaining options does not count, another one does (MENU-6)', () => {
    const cup = dish('cup', {
      units: [unit('s', 1), unit('l', 2)],
      modifierGroupIds: ['milk'],
      exclusions: [
        { propertyList: ['soya'], propertyUnitList: [], exclusivePropertyList: [], exclusiveUnitList: ['s'] },
      ],
    })
    const index = menuOf([cup], [milk()])
    expect([dishLeft(index, { 'cup:l': 0 }, cup), dishLeft(index, { 'cup:l': 4 }, cup)]).toEqual([0, 4])
  })

  it('Less than the first quantity is sold out, for its options too (CART-2)', () => {
    const pair = dish('pair', {
      modifierGroupIds: ['milk'],
      saleSettings: { saleMin: 2, saleStep: 1, limitSale: 0, limitSaleType: 0 },
    })
    const index = menuOf([pair], [milk()])
    expect([dishLeft(index, { pair: 1 }, pair), dishLeft(index, { pair: 2 }, pair)]).toEqual([0, 2])
    expect(dishLeft(index, { pair: 2, 'modifier/soya': 1 }, pair)).toBe(0)
  })
})

describe('stock labels', () => {
  it('None left, fewer than ten with the count, not on sale, excluded (MENU-4)', () => {
    expect(stockLabel({ left: 0, onSale: true })).toEqual({ mark: 'Soldout' })
    expect(stockLabel({ left: 9, onSale: true })).toEqual({ mark: 'littleLeft', count: 9 })
    expect(stockLabel({ left: 10, onSale: true })).toBeUndefined()
    expect(stockLabel({ left: 50, onSale: false })).toEqual({ mark: 'noOnSale' })
    expect(stockLabel({ left: 50, onSale: true, excluded: true })).toEqual({ mark: 'exclusive' })
  })
})

describe('groups', () => {
  it('A hot group shows its first ten dishes, the top three ranked (MENU-5)', () => {
    const foodIds = Array.from({ length: 12 }, (_, i) => `f${i}`)
    const hot = shownFoods({ groupType: -1, foodIds })
    expect(hot.length).toBe(10)
    expect(hot.map(food => food.rank)).toEqual([1, 2, 3, ...Array(7).fill(undefined)])
    expect(shownFoods({ groupType: 0, foodIds }).length).toBe(12)
  })

  it('A group with some dishes but under its minimum is listed; one with none is not (CART-5)', () => {
    const group = {
      menuGroupId: 'g',
      groupType: 0 as const,
      displayName: { en_US: 'Skewers' },
      foodIds: ['a'],
      minOnlineQuantity: 5,
    }
    const index = menuOf([dish('a')], [], { menuGroups: [group, { ...group, menuGroupId: 'h' }] })
    expect(
      groupsBelowMinimum(index, [
        { menuGroupId: 'g', quantity: 2 },
        { menuGroupId: 'g', quantity: 2 },
      ]),
    ).toEqual([{ menuGroupId: 'g', displayName: { en_US: 'Skewers' }, quantity: 4, minimum: 5 }])
    expect(groupsBelowMinimum(index, [{ menuGroupId: 'g', quantity: 5 }])).toEqual([])
  })
})
