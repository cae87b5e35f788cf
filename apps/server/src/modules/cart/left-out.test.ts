import { randomUUID } from 'node:crypto'
import { isRefusal } from '@comanda/contract/core'
import { demoBrand } from '@comanda/demo'
import type { CartLine } from '@comanda/domain/cart'
import type { MenuItem } from '@comanda/domain/menu'
import { beforeEach, expect, it } from 'vitest'
import { settableClock } from '../../platform/clock.ts'
import type { Guest } from '../../platform/http/index.ts'
import { testDatabase, testGuest } from '../../testing/index.ts'
import { createCart } from './index.ts'
import { needsOf } from './testing.ts'

const database = testDatabase()
const clock = settableClock('2026-11-18T17:00:00Z')
const demo = demoBrand().shops.find(it => it.config.shopId === 101)
if (!demo) throw new Error('the demo brand has no store 101')

const words = (text: string) => ({ en_US: text })
const { foodId: _, ...plain } = demo.menu.items.find(
  it => it.units.length < 2 && it.modifierGroupIds.length + it.comboGroups.length + it.sideDishGroups.length === 0,
) as MenuItem
const dish = (foodId: string, own: Partial<MenuItem> = {}): MenuItem => ({
  ...plain,
  foodId,
  displayName: words(foodId),
  price: plain.price,
  priceRule: 0,
  onSale: true,
  saleSettings: { saleMin: 1, saleStep: 1, limitSale: 0, limitSaleType: 0 },
  ...own,
})
const group = (menuGroupId: string, groupType: 0 | -2, foodIds: string[]) => ({
  menuGroupId,
  groupType,
  displayName: words(menuGroupId),
  foodIds,
  minOnlineQuantity: 0,
})
const never = [{ weekdays: [0], from: 0, to: 30 }]
const menu = (menuId: string, menuGroupIds: string[], own = {}) => ({
  menuId,
  displayName: words(menuId),
  windows: [],
  menuGroupIds,
  bizTypes: [],
  ...own,
})
const extra = { modifierGroupId: 'extra', displayName: words('extra'), multiple: true, min: 0, max: 0 }
const milk = {
  modifierItemId: 'milk',
  modifierItemName: words('milk'),
  addPrice: plain.packingFee,
  max: 1,
  selected: false,
}

const shop = {
  ...demo,
  menu: {
    menus: [
      menu('day', ['g', 'vip']),
      menu('morning', ['m'], { windows: never }),
      menu('home', ['h'], { bizTypes: [1200] }),
    ],
    menuGroups: [
      group('g', 0, ['both', 'off', 'few', 'none', 'tea']),
      group('vip', -2, ['members']),
      group('m', 0, ['early', 'both']),
      group('h', 0, ['box']),
    ],
    items: [
      ...['both', 'early', 'members', 'few', 'none', 'box'].map(foodId => dish(foodId)),
      dish('off', { onSale: false }),
      dish('tea', { modifierGroupIds: ['extra'] }),
    ],
    modifierGroups: [{ ...extra, modifierItems: [{ ...milk, soldOut: true }] }],
    buffetRules: [],
  },
}
const cart = () => createCart(needsOf(database(), clock, [shop], { few: 1, none: 0 }))

const line = (foodId: string, menuId: string, menuGroupId: string, own: Partial<CartLine> = {}): CartLine => ({
  itemKey: foodId,
  addedBy: '',
  foodId,
  menuId,
  menuGroupId,
  unitId: '',
  quantity: 2,
  modifiers: [],
  subItems: [],
  sideDishItems: [],
  remark: '',
  ...own,
})
const lines = [
  line('both', 'morning', 'm'),
  line('early', 'morning', 'm'),
  line('gone', 'day', 'g'),
  line('box', 'home', 'h'),
  line('members', 'day', 'vip'),
  line('off', 'day', 'g'),
  line('few', 'day', 'g'),
  line('none', 'day', 'g'),
  line('tea', 'day', 'g', { modifiers: [{ modifierGroupId: 'extra', modifierItemId: 'milk', quantity: 1 }] }),
]
const fill = async (caller: Guest, own: object = {}) => {
  const answer = await cart().fillCart(caller, { orderId: 'one', shop: shop.config, bizType: 1300, lines, ...own })
  if (isRefusal(answer)) throw new Error(`refused: ${answer.refused}`)
  return answer
}
const why = {
  early: 'menuClosed',
  gone: 'notOnMenu',
  box: 'otherWay',
  members: 'membersOnly',
  off: 'notOnSale',
  few: 'overStock',
  none: 'soldOut',
  tea: 'choiceGone',
}

beforeEach(() => clock.advance(60_000))

it('Each unavailable dish has its reason; a dish on two menus is taken from the open one (ORDER-9)', async () => {
  const { added, leftOut } = await fill(testGuest())
  expect(Object.fromEntries(leftOut.map(it => [it.itemKey, it.problem]))).toEqual(why)
  expect([added, leftOut.find(it => it.itemKey === 'few')?.quantity]).toEqual([2, 1])
})

it('A repeated request adds nothing and returns the same (ORDER-9, C4)', async () => {
  const caller = testGuest()
  const first = await fill(caller)
  expect(await fill(caller)).toEqual(first)
  expect(await inCart(caller)).toEqual([
    ['both', 2],
    ['few', 1],
  ])
})

it('The same order from two phones at once is added once (ORDER-9, C1)', async () => {
  const caller = testGuest()
  const phones = [caller, { ...caller, requestId: randomUUID() }]
  const [one, other] = await Promise.all(phones.map(phone => fill(phone)))
  expect(await inCart(caller)).toEqual([
    ['both', 2],
    ['few', 1],
  ])
  expect(other).toMatchObject({ added: one?.added, leftOut: one?.leftOut })
  // Only what a phone put in itself is taken out when it closes the reorder.
  expect([one, other].filter(answer => (answer?.put.length ?? 0) > 0)).toHaveLength(1)
})

const again = (caller: Guest): Guest => ({ ...caller, requestId: randomUUID() })
const both = (quantity: number) => ({ lines: [line('both', 'morning', 'm', { quantity })] })
const byHand = async (caller: Guest, quantity: number, modifyType: 0 | 1 = 0) => {
  const { itemKey: _, addedBy: __, ...item } = line('both', 'day', 'g', { quantity })
  const input = { shopId: 101, businessType: 1300 as const, modifyType, cartItems: [item] }
  if (isRefusal(await cart().handlers.modify(again(caller), input))) throw new Error('refused')
}

it('Dishes of the order already in the cart are not added again, on any screen; removed ones are (ORDER-9)', async () => {
  const caller = testGuest()
  const { put, ...first } = await fill(caller, both(3))
  expect(put).toMatchObject([{ quantity: 3 }])
  expect(await fill(again(caller), both(3))).toEqual({ ...first, put: [] })
  expect(await inCart(caller)).toEqual([['both', 3]])
  await byHand(caller, 2, 1)
  expect(await fill(again(caller), both(3))).toMatchObject({ ...first, put: [{ quantity: 2 }] })
  expect(await inCart(caller)).toEqual([['both', 3]])
})

it('Dishes chosen by hand, before or after, and dishes of another order stay beside it (ORDER-9)', async () => {
  const caller = testGuest()
  await byHand(caller, 2)
  expect(await fill(again(caller), both(2))).toMatchObject({ added: 1, leftOut: [] })
  expect(await inCart(caller)).toEqual([['both', 4]])
  await byHand(caller, 1)
  await fill(again(caller), both(2))
  expect(await inCart(caller)).toEqual([['both', 5]])
  await fill(again(caller), { ...both(2), orderId: 'other' })
  expect(await inCart(caller)).toEqual([['both', 7]])
  await fill(again(caller), { ...both(2), orderId: 'other' })
  expect(await inCart(caller)).toEqual([['both', 7]])
})

it('The orders a line comes from are not in any answer (ORDER-9)', async () => {
  const caller = testGuest()
  await fill(caller, both(1))
  const answer = await cart().handlers.query(caller, { shopId: 101, businessType: 1300, withPricing: false })
  expect(JSON.stringify(answer)).toContain('"foodId":"both"')
  expect(JSON.stringify(answer)).not.toContain('"again"')
})

it('Two orders from two phones at once are both added, the last portion only once (ORDER-9, C1)', async () => {
  const caller = testGuest()
  const hot = lines.map(it => (it.foodId === 'both' ? { ...it, remark: 'hot' } : it))
  const answers = await Promise.all([
    fill(caller),
    fill({ ...caller, requestId: randomUUID() }, { orderId: 'other', lines: hot }),
  ])
  expect(await inCart(caller)).toEqual([
    ['both', 2],
    ['few', 1],
    ['both', 2],
  ])
  const entries = answers.map(({ leftOut }) => leftOut.find(it => it.itemKey === 'few'))
  expect(new Set(entries.map(it => it?.quantity))).toEqual(new Set([1, 2]))
  expect(new Set(answers.map(({ added }) => added))).toEqual(new Set([1, 2]))
})

async function inCart(caller: Guest) {
  const context = { corporationId: 1, owner: caller.session.owner }
  const at = await cart().handlers.query(caller, { shopId: 101, businessType: 1300, withPricing: false })
  if (isRefusal(at) || !('cartId' in at)) throw new Error('no cart')
  const locked = await cart().cartOf({ ...context, cartId: at.cartId })
  return locked?.lines.map(({ foodId, quantity }) => [foodId, quantity])
}

it('An unknown table code is not reported as a reason of the dishes (ORDER-9)', async () => {
  const caller = { ...testGuest(), requestId: randomUUID() }
  const input = { orderId: 'one', shop: shop.config, bizType: 1100 as const, tableId: 'nowhere', lines }
  expect(await cart().fillCart(caller, input)).toMatchObject({ refused: 'tableCodeUnknown' })
})
