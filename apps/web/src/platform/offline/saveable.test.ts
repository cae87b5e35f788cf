import { cart } from '@comanda/contract/cart'
import { card } from '@comanda/contract/card'
import { menu } from '@comanda/contract/menu'
import { order } from '@comanda/contract/order'
import { payment } from '@comanda/contract/payment'
import { store } from '@comanda/contract/store'
import { expect, test } from 'vitest'
import { isAnswerTo, isReadSaved, mayBeSaved, mergedAnswer, placeOfAnswer } from './saveable.ts'

const at = { shopId: 101, businessType: 1300 }
const keyOf = (path: string, input: object, language = 'en_US') => placeOfAnswer(path, input, language)?.key

test('Only menu, store, own cart and own orders are saved: no balances, codes, prices of orders or payments (APP-3)', () => {
  const saved = [menu, store, cart, order, card, payment]
    .flatMap(context => Object.values(context))
    .map(({ path }) => path)
    .filter(path => placeOfAnswer(path, {}, 'en_US') !== undefined)
  expect(new Set(saved)).toEqual(
    new Set([
      menu.queryAllMenus.path,
      store.getShop.path,
      cart.query.path,
      cart.modify.path,
      order.list.path,
      order.queryOrderDetail.path,
    ]),
  )
})

test('A change of the cart is never answered from the cache (APP-3, CART-8)', () => {
  expect(isReadSaved(cart.query.path)).toBe(true)
  expect(isReadSaved(cart.modify.path)).toBe(false)
})

test('The answer to a change is the cart that is read later (APP-3)', () => {
  expect(keyOf(cart.modify.path, { ...at, modifyType: 0, cartItems: [] })).toBe(keyOf(cart.query.path, at))
})

test('Stores, ways of ordering and languages have answers of their own (APP-3)', () => {
  const keys = [
    keyOf(menu.queryAllMenus.path, at),
    keyOf(menu.queryAllMenus.path, { ...at, part: 'stock' }),
    keyOf(menu.queryAllMenus.path, { ...at, businessType: 1200 }),
    keyOf(menu.queryAllMenus.path, { ...at, shopId: 102 }),
    keyOf(menu.queryAllMenus.path, at, 'ar'),
  ]
  expect(new Set(keys).size).toBe(keys.length)
  expect(keyOf(menu.queryAllMenus.path, { ...at, version: 4 })).toBe(keys[0])
})

test('What other people chose is not saved: carts of tables and groups, shared orders (APP-3)', () => {
  expect(mayBeSaved(cart.query.path, at, {})).toBe(true)
  expect(mayBeSaved(cart.query.path, at, { shared: { me: 'a' } })).toBe(false)
  expect(mayBeSaved(cart.query.path, { ...at, tableId: 'T1' }, {})).toBe(false)
  expect(mayBeSaved(cart.query.path, { ...at, vtId: 'G1' }, {})).toBe(false)
  expect(mayBeSaved(order.queryOrderDetail.path, {}, { shared: {} })).toBe(false)
})

test('That nothing has changed is no answer to save (APP-3)', () => {
  expect(mayBeSaved(menu.queryAllMenus.path, at, { part: 'unchanged', version: 3 })).toBe(false)
})

test('A saved cart keeps its pricing data, without which it answers no question for it (APP-3)', () => {
  expect(mergedAnswer({ pricing: 1, lines: 1 }, { lines: 2 })).toEqual({ pricing: 1, lines: 2 })
  expect(mergedAnswer({ pricing: 1 }, { pricing: 2 })).toEqual({ pricing: 2 })
  expect(isAnswerTo({ withPricing: true }, { lines: 2 })).toBe(false)
  expect(isAnswerTo({ withPricing: false }, { lines: 2 })).toBe(true)
})
