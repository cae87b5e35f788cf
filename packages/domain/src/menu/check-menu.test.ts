import { describe, expect, test } from 'vitest'
import { money } from '../money/index.ts'
import { checkDish } from './check-dish.ts'
import { checkMenu } from './check-menu.ts'
import { menuDifferences } from './differences.ts'
import { combo, dish, menuOf, modifiers, option, sides, unit } from './testing.ts'
import type { MenuItem } from './types.ts'

const CONTEXT = { taxIds: ['vat'] }
const faultsOf = (own: Partial<MenuItem>, ...more: MenuItem[]) => {
  const item = dish('a', own)
  return checkDish(
    menuOf([item, ...more], [modifiers('size', [option('small'), option('large')], { min: 1 })]),
    item,
    CONTEXT,
  )
}

describe('Faults of a dish (MENU-2)', () => {
  test('A plain dish has none', () => expect(faultsOf({ taxIds: ['vat'], modifierGroupIds: ['size'] })).toEqual([]))

  test.each([
    ['no name', { displayName: { en_US: ' ' } }, 'displayName', 'menuNameMissing'],
    ['an unknown tax', { taxIds: ['gst'] }, 'taxIds[0]', 'taxUnknown'],
    ['unknown options', { modifierGroupIds: ['sauce'] }, 'modifierGroupIds[0]', 'modifiersUnknown'],
    ['a price other than that of the first size', { units: [unit('s', 900)] }, 'units[0].price', 'firstUnitPrice'],
    [
      'a member price that is not lower',
      { prices: [{ value: money(1000), type: 'member' as const }] },
      'prices[0].value',
      'memberPriceHigh',
    ],
    [
      'two prices for delivery',
      { prices: [1, 2].map(value => ({ value: money(value), type: 1200 as const })) },
      'prices[1]',
      'priceTypeTwice',
    ],
    ['an open price without bounds', { priceRule: 1 as const }, 'openPrice.max', 'openPriceRange'],
    [
      'an open price that can only be zero',
      { priceRule: 1 as const, openPrice: { min: money(0), max: money(0) } },
      'openPrice.max',
      'openPriceRange',
    ],
    ['a weight without a unit', { priceRule: 2 as const }, 'measurementUnit.name', 'menuNameMissing'],
    [
      'a maximum weight below the minimum',
      { priceRule: 2 as const, measurementUnit: { name: { en_US: 'kg' }, min: 900, max: 100, step: 50 } },
      'measurementUnit.max',
      'weightRange',
    ],
    [
      'a limit below the first add',
      { saleSettings: { saleMin: 3, saleStep: 1, limitSale: 2, limitSaleType: 0 as const } },
      'saleSettings.limitSale',
      'saleLimits',
    ],
    [
      'a combo part that is no dish',
      { comboGroups: [combo('main', [['p', 'gone', 0]])] },
      'comboGroups[0].details[0].foodId',
      'dishUnknown',
    ],
    [
      'more required than offered',
      { sideDishGroups: [sides('s', [['x', 'b', 100]], { min: 3 })] },
      'sideDishGroups[0].min',
      'minimumUnreachable',
    ],
    [
      'an exclusion of an unknown option',
      { exclusions: [{ propertyList: ['x'], propertyUnitList: [], exclusivePropertyList: [], exclusiveUnitList: [] }] },
      'exclusions[0]',
      'exclusionUnknown',
    ],
  ])('%s', (_what, own, path, reason) => {
    expect(faultsOf(own, dish('b'))).toEqual([expect.objectContaining({ path, reason })])
  })

  test('A combo is no part of another combo', () => {
    const inner = dish('inner', { comboGroups: [combo('main', [['p', 'b', 0]])] })
    expect(faultsOf({ comboGroups: [combo('outer', [['q', 'inner', 0]])] }, inner, dish('b'))[0]).toMatchObject({
      path: 'comboGroups[0].details[0].foodId',
      reason: 'comboInCombo',
    })
  })

  test('Required choices that exclude each other leave nothing to order (MENU-6)', () => {
    const rule = {
      propertyList: ['small', 'large'],
      propertyUnitList: [],
      exclusivePropertyList: [{ exclusiveModifierIds: ['hot', 'mild'] }],
      exclusiveUnitList: [],
    }
    const item = dish('a', { modifierGroupIds: ['size', 'taste'], exclusions: [rule] })
    const groups = [
      modifiers('size', [option('small'), option('large')], { min: 1 }),
      modifiers('taste', [option('hot'), option('mild')], { min: 1 }),
    ]
    expect(checkDish(menuOf([item], groups), item, CONTEXT)).toEqual([
      { path: 'exclusions', reason: 'dishUnorderable' },
    ])
    const onlyOne = { ...item, exclusions: [{ ...rule, propertyList: ['small'] }] }
    expect(checkDish(menuOf([onlyOne], groups), onlyOne, CONTEXT)).toEqual([])
  })

  test('A dish that is switched off temporarily is no fault', () =>
    expect(faultsOf({ comboGroups: [combo('main', [['p', 'b', 0]])] }, dish('b', { onSale: false }))).toEqual([]))
})

describe('Faults of a menu (MENU-1)', () => {
  test('They name the path of the field in the whole menu', () => {
    const { document } = menuOf([dish('a'), dish('b', { taxIds: ['gst'] })])
    expect(checkMenu(document, CONTEXT)).toEqual([{ path: 'items[1].taxIds[0]', reason: 'taxUnknown' }])
    const lost = { ...document, menuGroups: document.menuGroups.map(group => ({ ...group, foodIds: ['a', 'c'] })) }
    expect(checkMenu(lost, { taxIds: ['gst'] })).toEqual([{ path: 'menuGroups[0].foodIds[1]', reason: 'dishUnknown' }])
  })
})

describe('Differences of two versions (MENU-1)', () => {
  const before = menuOf([dish('a'), dish('b')], [modifiers('size', [option('small', 100)])]).document

  test('Added, removed and changed entries, with prices before and after', () => {
    const after = {
      ...before,
      items: [dish('a', { price: money(900), onSale: false }), dish('c')],
      modifierGroups: [modifiers('size', [option('small', 150)])],
    }
    expect(menuDifferences(before, after)).toEqual([
      {
        what: 'dish',
        id: 'a',
        name: { en_US: 'a' },
        kind: 'changed',
        changes: [
          { aspect: 'price', before: 1000, after: 900 },
          { aspect: 'availability', onSale: false },
        ],
      },
      { what: 'dish', id: 'c', name: { en_US: 'c' }, kind: 'added', changes: [] },
      { what: 'dish', id: 'b', name: { en_US: 'b' }, kind: 'removed', changes: [] },
      {
        what: 'modifierGroup',
        id: 'size',
        name: { en_US: 'size' },
        kind: 'changed',
        changes: [{ aspect: 'price', before: 100, after: 150 }],
      },
    ])
  })

  test('The order of fields is no difference', () => {
    const again = JSON.parse(JSON.stringify(before, (_key, value) => value))
    expect(
      menuDifferences(before, {
        ...again,
        items: again.items.map((item: MenuItem) => Object.fromEntries(Object.entries(item).reverse())),
      }),
    ).toEqual([])
  })
})
