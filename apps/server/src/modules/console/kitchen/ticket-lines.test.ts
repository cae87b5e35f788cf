import { expect, test } from 'vitest'
import { stationLines } from './ticket-lines.ts'

const combo = {
  itemKey: 'a',
  foodId: 'lunch',
  quantity: 1,
  displayName: 'Lunch',
  detail: '',
  remark: 'no salt',
  making: { own: 'large', parts: [{ station: 'grill', words: 'Burger' }] },
} as unknown as Parameters<typeof stationLines>[0][number]

test.each([
  ['en_US', 'large, no salt'],
  ['zh_CN', 'large，no salt'],
  ['ar', 'large، \u2068no salt\u2069'],
])(
  'what a combo has of its own and its remark are joined by the comma of the store’s language (%s) · CART-7',
  (language, said) => {
    expect(stationLines([combo], language).map(({ detail }) => detail)).toEqual([said])
  },
)

const line = (more: object) => ({ ...combo, displayName: 'Steak', detail: 'rare, Fries', ...more }) as typeof combo

test('a side of another station is a line there that names its dish, and no word of the dish itself · CART-7', () => {
  const making = { station: 'grill', own: 'rare', sides: [{ station: 'fry', words: 'Fries' }] }
  expect(stationLines([line({ making, nick: 'Ana' })], 'en_US')).toEqual([
    { lineKey: 'a', station: 'grill', quantity: 1, displayName: 'Steak', detail: 'rare, no salt', nick: 'Ana' },
    {
      lineKey: 'a#fry',
      station: 'fry',
      quantity: 1,
      displayName: 'Fries',
      detail: 'no salt',
      partOf: 'Steak',
      nick: 'Ana',
    },
  ])
})

test('a place at a buffet is nothing the kitchen makes; its plates are · CART-13', () => {
  const place = line({ itemKey: 'buffet-stall-adult', making: { station: 'kitchen' }, buffetPerson: 'adult' })
  const plate = line({ itemKey: 'plate', making: { station: 'wok' }, buffetStallId: 'stall' })
  expect(stationLines([place, plate], 'en_US').map(({ lineKey }) => lineKey)).toEqual(['plate'])
})
