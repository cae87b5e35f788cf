import { describe, expect, test } from 'vitest'
import { combo, dish, menuOf, modifiers, option, sides } from '../menu/testing.ts'
import { localizerFor } from '../money/index.ts'
import { preparationOf } from './preparation.ts'
import { choiceOf } from './testing.ts'

const localize = localizerFor('en_US')
const meal = dish('meal', {
  station: 'pass',
  modifierGroupIds: ['taste'],
  comboGroups: [
    combo('main', [['m', 'noodles', 0, true]]),
    combo('drink', [
      ['c', 'cola', 0],
      ['s', 'soup', 0],
    ]),
  ],
})
const index = menuOf(
  [
    meal,
    dish('noodles', { station: 'wok', modifierGroupIds: ['extras'] }),
    dish('soup', { station: 'wok' }),
    dish('cola', { station: 'bar' }),
    dish('bread'),
  ],
  [modifiers('taste', [option('hot')]), modifiers('extras', [option('egg')])],
)
const hot = { modifierGroupId: 'taste', modifierItemId: 'hot', quantity: 1 }
const egg = { modifierGroupId: 'extras', modifierItemId: 'egg', quantity: 1 }
const main = { comboGroupId: 'main', comboGroupItemId: 'm', quantity: 1, modifiers: [egg] }
const drink = (comboGroupItemId: string) => ({ comboGroupId: 'drink', comboGroupItemId, quantity: 1 })
const preparation = (foodId: string, more = {}) => preparationOf(index, choiceOf(foodId, 1, more), localize)

test('A combo is split among the stations of its dishes, with all their options (CART-7)', () => {
  expect(preparation('meal', { modifiers: [hot], subItems: [main, drink('c')] })).toEqual({
    own: 'hot',
    parts: [
      { station: 'wok', words: 'noodles (egg)' },
      { station: 'bar', words: 'cola' },
    ],
  })
})

test('A combo whose dishes come from one station is made there, whatever the station of the combo', () => {
  expect(preparation('meal', { subItems: [main, drink('s')] })).toEqual({ station: 'wok' })
})

test('Other dishes are made at their own station; dishes without one, or not on the menu, by the default station', () => {
  expect(preparation('soup')).toEqual({ station: 'wok' })
  expect(preparation('bread')).toEqual({ station: 'kitchen' })
  expect(preparation('gone')).toEqual({ station: 'kitchen' })
})

describe('sides', () => {
  const withSides = dish('steak', {
    station: 'grill',
    modifierGroupIds: ['taste'],
    sideDishGroups: [
      sides('with', [
        ['f', 'fries', 0],
        ['o', 'onions', 0],
        ['c', 'cola', 0],
      ]),
    ],
  })
  const stocked = menuOf(
    [
      withSides,
      dish('fries', { station: 'fry' }),
      dish('onions', { station: 'grill' }),
      dish('cola', { station: 'bar' }),
    ],
    [modifiers('taste', [option('hot')])],
  )
  const side = (sideDishGroupItemId: string, quantity = 1) => ({
    sideDishGroupId: 'with',
    sideDishGroupItemId,
    quantity,
  })
  const steak = (...chosen: ReturnType<typeof side>[]) =>
    preparationOf(stocked, choiceOf('steak', 1, { modifiers: [hot], sideDishItems: chosen }), localize)

  test('A side of another station is made there and leaves the dish’s own text (CART-7)', () => {
    expect(steak(side('c'), side('f', 2), side('o'))).toEqual({
      station: 'grill',
      own: 'hot, onions',
      sides: [
        { station: 'fry', words: 'fries*2' },
        { station: 'bar', words: 'cola' },
      ],
    })
  })

  test('Sides of the dish’s own station are made with it', () => {
    expect(steak(side('o'))).toEqual({ station: 'grill' })
    expect(steak()).toEqual({ station: 'grill' })
  })
})
