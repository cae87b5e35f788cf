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

test('Each station of a combo gets the combo’s own options, and the remark separately (CART-7)', () => {
  expect(stationLines([combo])).toMatchObject([{ displayName: 'Burger', detail: 'large', remark: 'no salt' }])
})

test.each(['rare, no salt', 'rare，no salt', 'rare، \u2068no salt\u2069'])(
  'A remark is separate from the options, whatever comma joins them (%s) (CART-7)',
  detail => {
    const [made] = stationLines([line({ detail, making: { station: 'grill' } })])
    expect([made?.detail, made?.remark]).toEqual(['rare', 'no salt'])
  },
)

test('A dish without a remark has none on the ticket', () => {
  const [made] = stationLines([line({ detail: 'rare', remark: '', making: { station: 'grill' } })])
  expect(made).toEqual({ lineKey: 'a', station: 'grill', quantity: 1, displayName: 'Steak', detail: 'rare' })
})

test('A side of another station is a line there that names its dish, and is not repeated at the dish (CART-7)', () => {
  const preparation = { station: 'grill', own: 'rare', sides: [{ station: 'fry', words: 'Fries' }] }
  expect(stationLines([line({ making: preparation, nick: 'Ana' })])).toEqual([
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

test('Buffet prices are no kitchen lines; plates are (CART-13)', () => {
  const place = line({ itemKey: 'buffet-stall-adult', making: { station: 'kitchen' }, buffetPerson: 'adult' })
  const plate = line({ itemKey: 'plate', making: { station: 'wok' }, buffetStallId: 'stall' })
  expect(stationLines([place, plate]).map(({ lineKey }) => lineKey)).toEqual(['plate'])
})
