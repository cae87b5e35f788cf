import { expect, test } from 'vitest'
import { stationLines } from './station-lines.ts'

const combo = {
  itemKey: 'a',
  foodId: 'lunch',
  quantity: 1,
  displayName: 'Lunch',
  detail: '',
  remark: 'no salt',
  making: { own: 'large', parts: [{ station: 'grill', words: 'Burger' }] },
} as unknown as Parameters<typeof stationLines>[0][number]

const line = (more: object) => ({ ...combo, displayName: 'Steak', detail: 'rare, Fries', ...more }) as typeof combo

test('each station that makes a part of a combo is told what was chosen of the whole, and apart what the guest wrote · CART-7', () => {
  expect(stationLines([combo])).toMatchObject([{ displayName: 'Burger', detail: 'large', remark: 'no salt' }])
})

test.each(['rare, no salt', 'rare，no salt', 'rare، \u2068no salt\u2069'])(
  'what the guest wrote of a dish stands apart from what was chosen of it, whatever joins them (%s) · CART-7',
  detail => {
    const [made] = stationLines([line({ detail, making: { station: 'grill' } })])
    expect([made?.detail, made?.remark]).toEqual(['rare', 'no salt'])
  },
)

test('a dish of which nothing was written has no remark', () => {
  const [made] = stationLines([line({ detail: 'rare', remark: '', making: { station: 'grill' } })])
  expect(made).toEqual({ lineKey: 'a', station: 'grill', quantity: 1, displayName: 'Steak', detail: 'rare' })
})

test('a side of another station is a line there that names its dish, and no word of the dish itself · CART-7', () => {
  const making = { station: 'grill', own: 'rare', sides: [{ station: 'fry', words: 'Fries' }] }
  expect(stationLines([line({ making, nick: 'Ana' })])).toEqual([
    {
      lineKey: 'a',
      station: 'grill',
      quantity: 1,
      displayName: 'Steak',
      detail: 'rare',
      remark: 'no salt',
      nick: 'Ana',
    },
    {
      lineKey: 'a#fry',
      station: 'fry',
      quantity: 1,
      displayName: 'Fries',
      detail: '',
      remark: 'no salt',
      partOf: 'Steak',
      nick: 'Ana',
    },
  ])
})

test('a place at a buffet is nothing the kitchen makes; its plates are · CART-13', () => {
  const place = line({ itemKey: 'buffet-stall-adult', making: { station: 'kitchen' }, buffetPerson: 'adult' })
  const plate = line({ itemKey: 'plate', making: { station: 'wok' }, buffetStallId: 'stall' })
  expect(stationLines([place, plate]).map(({ lineKey }) => lineKey)).toEqual(['plate'])
})
