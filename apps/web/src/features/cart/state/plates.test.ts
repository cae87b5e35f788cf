import type { CartLine, LineChoice } from '@comanda/domain/cart'
import { indexMenu, inOneLanguage } from '@comanda/domain/menu'
import { dish, menuOf } from '@comanda/domain/menu/testing'
import { expect, it } from 'vitest'
import type { CartStore } from './cart-store.ts'
import { onExtra } from './plates.ts'
import { choice } from '../testing.ts'
import { actionsOn } from './use-cart.ts'

const sale = (saleMin: number, saleStep: number) => ({ saleMin, saleStep, limitSale: 0, limitSaleType: 0 as const })
const stall = {
  buffetStallId: 'stall',
  displayName: {},
  limitType: 0 as const,
  limitCount: 0,
  singleLimitCount: 5,
  intervalMinutes: 0,
  stayMinutes: 0,
  lastOrderMinutes: 0,
  included: [{ foodId: 'gyoza', unitId: '' }],
  places: [],
  taxIds: [],
}
const { document } = menuOf([dish('gyoza', { saleSettings: sale(3, 2) })], [], { buffetRules: [stall] })
const index = indexMenu(inOneLanguage(document, 'en_US'))
const buffet = {
  tableBuffetInfos: [{ buffetStallId: 'stall' }],
  createTimeToNow: 0,
  adults: 1,
  children: 0,
  charged: { adults: 0, children: 0 },
  items: [],
}

/** A table whose buffet has given so many plates of it, and as much of it is paid for; what a tap, or an add, puts in or asks. */
function put(plates: number, paid: number, act: 'tap' | 'add' | 'extra', quantity = 1) {
  const line = (own: Partial<CartLine>): CartLine => ({ ...choice('gyoza'), itemKey: 'of others', addedBy: '', ...own })
  const collected: unknown[] = []
  const choices: LineChoice[] = []
  const lines: CartLine[] = plates > 0 ? [line({ quantity: plates, buffetStallId: 'stall' })] : []
  const store = {
    menu: () => ({ index, stock: {}, at: { weekday: 1, minutes: 700 }, member: false }),
    view: () => ({ lines, answer: { buffet } }),
    planned: () => undefined,
    collect: (change: { choice?: LineChoice; itemKey: string; quantity: number }) => {
      collected.push([change.choice?.buffetStallId ?? 'paid', change.quantity])
      lines.push(line({ ...change.choice, itemKey: change.itemKey, quantity: change.quantity }))
    },
  } as unknown as CartStore
  const stop = onExtra(one => choices.push(one))
  const cart = actionsOn(store)
  if (paid > 0) cart.addExtra?.({ ...choice('gyoza'), quantity: paid })
  collected.length = 0
  if (act === 'extra') cart.addExtra?.({ ...choice('gyoza'), quantity })
  else cart[act]({ ...choice('gyoza'), quantity })
  stop()
  return { collected, asked: choices.map(it => [it.buffetStallId ?? 'paid', it.quantity]) }
}

it('A tap adds a buffet plate while the buffet includes its first quantity (CART-13, CART-2)', () => {
  expect(put(0, 0, 'tap')).toEqual({ collected: [['stall', 3]], asked: [] })
})

it('A charged dish starts with its own first quantity, then continues in steps (CART-2)', () => {
  expect(put(5, 0, 'tap', 2)).toEqual({ collected: [], asked: [['paid', 3]] })
  expect(put(5, 3, 'tap', 2)).toEqual({ collected: [], asked: [['paid', 2]] })
  expect(put(5, 0, 'add', 7)).toEqual({ collected: [], asked: [['paid', 7]] })
})

it('If the buffet includes less than the requested quantity, the guest is asked about all of it (CART-13)', () => {
  expect(put(3, 0, 'tap')).toEqual({ collected: [], asked: [['paid', 3]] })
  expect(put(2, 0, 'tap')).toEqual({ collected: [['stall', 3]], asked: [] })
})

it('A quantity the guest agreed to pay for is added unchanged (CART-13)', () => {
  expect(put(5, 0, 'extra', 3)).toEqual({ collected: [['paid', 3]], asked: [] })
})
