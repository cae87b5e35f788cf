import { randomUUID } from 'node:crypto'
import { cart as calls } from '@comanda/contract/cart'
import { isRefusal } from '@comanda/contract/core'
import { demoBrand } from '@comanda/demo'
import type { StockMap } from '@comanda/domain/menu'
import { money } from '@comanda/domain/money'
import { beforeEach, describe, expect, it } from 'vitest'
import { settableClock } from '../../platform/clock.ts'
import type { Guest } from '../../platform/http/index.ts'
import { testCustomer, testDatabase, testGuest } from '../../testing/index.ts'
import type { CartAnswer } from './answer.ts'
import { createCart } from './index.ts'
import { needsOf } from './testing.ts'

const database = testDatabase()
const clock = settableClock('2026-11-18T17:00:00Z')
const { shops } = demoBrand()
const shop = shops.find(it => it.config.shopId === 101)
if (!shop) throw new Error('the demo brand has no store 101')
const stock: StockMap = {}

const menu = shop.menu.menus.find(it => it.windows.length === 0) ?? shop.menu.menus[0]
const place = { shopId: 101, businessType: 1300 as const }
/** A dish that needs no choice, with its place on the menu. */
function plainDish(skip = 0) {
  const match = shop?.menu.menuGroups
    .filter(group => group.groupType === 0 && menu?.menuGroupIds.includes(group.menuGroupId))
    .flatMap(group => group.foodIds.map(foodId => ({ foodId, menuGroupId: group.menuGroupId })))
    .filter(({ foodId }) => {
      const item = shop?.menu.items.find(it => it.foodId === foodId)
      const free = item && item.modifierGroupIds.length + item.comboGroups.length + item.sideDishGroups.length === 0
      return free && item.units.length < 2 && item.priceRule === 0 && item.onSale && item.saleSettings.limitSale === 0
    })[skip]
  if (!match) throw new Error('the demo menu has no plain dish')
  return { ...match, menuId: menu?.menuId ?? '' }
}

/** Two processes on one database, called in turn: each caches carts that the other changes. */
const processes: ReturnType<typeof createCart>[] = []
let turn = 0
function cart(): ReturnType<typeof createCart> {
  if (processes.length < 2) processes.push(createCart(needsOf(database(), clock, shops, stock)))
  const next = processes[turn++ % processes.length]
  if (!next) throw new Error('no process')
  return next
}
const again = (caller: Guest): Guest => ({ ...caller, requestId: randomUUID() })
type ModifyInput = Parameters<ReturnType<typeof cart>['handlers']['modify']>[1]

const ask = (items: unknown[], modifyType = 0, at: object = place): ModifyInput =>
  calls.modify.request.parse({ ...at, modifyType, cartItems: items })

const modify = (caller: Guest, items: unknown[], modifyType = 0, at: object = place) =>
  cart().handlers.modify(again(caller), ask(items, modifyType, at))

async function changedCart(answer: unknown): Promise<CartAnswer> {
  const it = await answer
  if (isRefusal(it)) throw new Error(`refused: ${it.refused} ${it.field}`)
  return it as CartAnswer
}

/** The lines the guest chose, without gifts of promotions. */
const quantities = (answer: CartAnswer) =>
  answer.calculation.items.flatMap(line => (line.giftOf === undefined ? line.quantity : []))
const query = (caller: Guest, at = place) => changedCart(cart().handlers.query(caller, { ...at, withPricing: false }))

beforeEach(() => {
  for (const key of Object.keys(stock)) delete stock[key]
  clock.advance(60_000)
})

describe('cart', () => {
  it('A cart starts empty at version 0, and each change raises it by one (CART-10)', async () => {
    const caller = testGuest()
    expect((await query(caller)).cartVersion).toBe(0)
    const first = await changedCart(modify(caller, [{ ...plainDish(), quantity: 2 }]))
    const second = await changedCart(modify(caller, [{ itemKey: first.calculation.items[0]?.itemKey, quantity: 1 }], 1))
    expect([first.cartVersion, second.cartVersion]).toEqual([1, 2])
    expect([quantities(first), quantities(second)]).toEqual([[2], [1]])
    expect((await query(caller)).cartId).toBe(first.cartId)
  })

  it('A cart takes no price, name or amount from a request (PRICE-1)', async () => {
    const caller = testGuest()
    const honest = await changedCart(modify(testGuest(), [{ ...plainDish(), quantity: 1 }]))
    const forged = {
      price: 1,
      vipPrice: 1,
      amount: 1,
      discountAmount: 9999,
      packingFee: -500,
      taxes: [],
      displayName: 'x',
    }
    const answer = await changedCart(modify(caller, [{ ...plainDish(), quantity: 1, ...forged }]))
    expect(answer.calculation.totalPaidAmount).toBe(honest.calculation.totalPaidAmount)
    expect(answer.calculation.items[0]?.displayName).not.toBe('x')
  })

  it.each([-1, 0.1, 1e-7, 2_147_483_648, 9_007_199_254_740_993, '2', null, Number.NaN])(
    'The quantity %j is refused with the name of its field (M5)',
    quantity => {
      const requested = calls.modify.request.safeParse({
        ...place,
        modifyType: 0,
        cartItems: [{ ...plainDish(), quantity }],
      })
      expect(requested.success).toBe(false)
      expect(requested.error?.issues[0]?.path).toEqual(['cartItems', 0, 'quantity'])
    },
  )

  it('A repeated request changes the cart once, at once or in parallel (C4)', async () => {
    const caller = testGuest()
    const same = { ...caller, requestId: randomUUID() }
    const items = ask([{ ...plainDish(), quantity: 1 }])
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => changedCart(cart().handlers.modify(same, items))),
    )
    expect(answers.map(quantities)).toEqual(Array.from({ length: 20 }, () => [1]))
    expect((await query(caller)).cartVersion).toBe(1)
  })

  it('20 parallel changes lose nothing, and every version is published once (C1, C2)', async () => {
    const caller = testGuest()
    const adds = Array.from({ length: 60 }, (_, at) => ({ ...plainDish(), quantity: 1, remark: `guest ${at % 20}` }))
    const answers = await Promise.all(adds.map(item => changedCart(modify(caller, [item]))))
    const last = await query(caller)
    expect(quantities(last)).toEqual(Array.from({ length: 20 }, () => 3))
    expect(new Set(answers.map(it => it.cartVersion)).size).toBe(60)
    expect(last.cartVersion).toBe(60)
  })

  it('Parallel adds never exceed the stock; the answer names the rule that limited them (CART-3, S4)', async () => {
    const caller = testGuest()
    const dish = plainDish()
    stock[dish.foodId] = 5
    const answers = await Promise.all(Array.from({ length: 20 }, () => modify(caller, [{ ...dish, quantity: 1 }])))
    expect(quantities(await query(caller))).toEqual([5])
    const refused = answers.map(it => isRefusal(it) && it.refused).filter(Boolean)
    expect(refused).toEqual(Array.from({ length: 15 }, () => 'overStock'))
    const more = await changedCart(modify(testGuest(), [{ ...dish, quantity: 9 }]))
    expect(more.caps).toMatchObject([{ asked: 9, given: 5, why: 'stock' }])
  })

  it('A guest never sees or changes another guest’s cart (C6, A1)', async () => {
    const [mine, other] = [testGuest(), testGuest()]
    const answer = await changedCart(modify(mine, [{ ...plainDish(), quantity: 1 }]))
    const itemKey = answer.calculation.items[0]?.itemKey
    expect((await query(other)).calculation.items).toEqual([])
    expect(await modify(other, [{ itemKey, quantity: 1 }])).toMatchObject({ refused: 'lineGone' })
    const { cartId } = answer
    expect(await cart().cartOf({ corporationId: 1, owner: other.session.owner, cartId })).toBeUndefined()
    expect(await cart().cartOf({ corporationId: 2, owner: mine.session.owner, cartId })).toBeUndefined()
    expect(await cart().watch.mayWatch(other, cartId)).toBe(false)
    expect(await cart().watch.mayWatch(mine, cartId)).toBe(true)
  })

  it('A table of another store, a store of another brand and a way of ordering not offered are refused (A2)', async () => {
    const foreign = shops.find(it => it.config.shopId === 102)?.tables[0]?.tableId
    const at = { shopId: 101, businessType: 1100 as const, withPricing: false }
    expect(await cart().handlers.query(testGuest(), { ...at, tableId: foreign })).toMatchObject({
      refused: 'tableCodeUnknown',
    })
    expect(await cart().handlers.query(testGuest(undefined, 2), at)).toMatchObject({ refused: 'notFound' })
    expect(await cart().handlers.query(testGuest(), { ...at, shopId: 999 })).toMatchObject({ refused: 'notFound' })
  })

  it('The number of people never exceeds the table’s seats (S4)', async () => {
    const table = shop.tables[0]
    const at = { shopId: 101, businessType: 1100 as const, tableId: table?.tableId }
    const answer = await changedCart(cart().handlers.init(testGuest(), { ...at, people: 99 }))
    expect(answer.people).toBe(table?.seats)
  })

  it('A refused change leaves nothing behind, and its id can be used again (API-3)', async () => {
    const caller = { ...testGuest(), requestId: randomUUID() }
    const wrong = ask([
      { ...plainDish(), quantity: 1 },
      { ...plainDish(), foodId: 'nobody', quantity: 1 },
    ])
    expect(await cart().handlers.modify(caller, wrong)).toMatchObject({
      refused: 'notOnMenu',
      field: 'cartItems[1].foodId',
    })
    expect((await query(caller)).cartVersion).toBe(0)
    expect(
      (await changedCart(cart().handlers.modify(caller, ask([{ ...plainDish(), quantity: 1 }])))).cartVersion,
    ).toBe(1)
  })

  it('Clearing twice is clearing once (CART-1)', async () => {
    const caller = testGuest()
    await modify(caller, [{ ...plainDish(), quantity: 1 }])
    expect((await changedCart(cart().handlers.clear(again(caller), place))).cartVersion).toBe(2)
    expect((await changedCart(cart().handlers.clear(again(caller), place))).cartVersion).toBe(2)
  })

  it('A calculation for an older version is refused with the current cart (CART-10, CART-15)', async () => {
    const caller = testGuest()
    await modify(caller, [{ ...plainDish(), quantity: 1 }])
    const stale = await cart().handlers.calculate(caller, { ...place, cartVersion: 0, executeList: [] })
    expect(stale).toMatchObject({ refused: 'cartChanged', data: { cart: { cartVersion: 1 } } })
    expect(await cart().handlers.calculate(caller, { ...place, cartVersion: 1, executeList: [] })).not.toHaveProperty(
      'refused',
    )
  })
})

describe('cart and order', () => {
  const lockAndClose = (owner: string, cartId: string) =>
    database().inTx(async tx => {
      const match = await cart().lockCart(tx, { corporationId: 1, owner, cartId, shopId: place.shopId })
      if (match) cart().closeCart(tx, { corporationId: 1, owner, ...match })
      return match
    })

  it('An edit is in the order or in the next cart, never lost (O6)', async () => {
    const caller = testGuest()
    const { cartId } = await changedCart(modify(caller, [{ ...plainDish(), quantity: 1 }]))
    const edits = Array.from({ length: 10 }, () => changedCart(modify(caller, [{ ...plainDish(), quantity: 1 }])))
    const [ordered] = await Promise.all([lockAndClose(caller.session.owner, cartId), ...edits])
    const remaining = (await query(caller)).calculation.items[0]?.quantity ?? 0
    expect((ordered?.lines[0]?.quantity ?? 0) + remaining).toBe(11)
  })

  it('Ordering empties the same cart under a higher version (C1)', async () => {
    const caller = testGuest()
    const before = await changedCart(modify(caller, [{ ...plainDish(), quantity: 1 }]))
    await lockAndClose(caller.session.owner, before.cartId)
    const after = await query(caller)
    expect(after).toMatchObject({ cartId: before.cartId, cartVersion: 2, calculation: { items: [] } })
  })

  it('An order is put back into a cart as far as it is available (ORDER-9)', async () => {
    const caller = testGuest()
    const { cartId } = await changedCart(
      modify(caller, [
        { ...plainDish(), quantity: 2 },
        { ...plainDish(1), quantity: 1 },
      ]),
    )
    const ordered = await lockAndClose(caller.session.owner, cartId)
    stock[plainDish(1).foodId] = 0
    clock.advance(1000)
    const input = { orderId: 'o', shop: shop.config, bizType: 1300 as const, lines: ordered?.lines ?? [] }
    const filled = await cart().fillCart(again(caller), input)
    expect(filled).toMatchObject({ added: 1, leftOut: [{ quantity: 1, problem: 'soldOut' }] })
    const after = await query(caller)
    expect(quantities(after)).toEqual([2])
    expect(after.calculation.items[0]).not.toHaveProperty('priceWas')
  })

  it('A price that rose since the order is shown in the cart before payment (ORDER-9)', async () => {
    const caller = testGuest()
    const { cartId } = await changedCart(modify(caller, [{ ...plainDish(), quantity: 1 }]))
    const { lines = [] } = (await lockAndClose(caller.session.owner, cartId)) ?? {}
    clock.advance(1000)
    const cheaper = lines.map(line => ({ ...line, seenAmount: money((line.seenAmount ?? 0) - 100) }))
    await cart().fillCart(again(caller), { orderId: 'o', shop: shop.config, bizType: 1300, lines: cheaper })
    const [dish] = (await query(caller)).calculation.items
    expect(dish?.priceWas).toBe((dish?.unitAmount ?? 0) - 100)
    const [more] = (await changedCart(modify(again(caller), [{ ...plainDish(), quantity: 1 }]))).calculation.items
    expect(more).not.toHaveProperty('priceWas')
  })
})

describe('signing in', () => {
  const adopt = (from: Guest, to: Guest) =>
    database().inTx(tx =>
      cart().claimCarts(tx, {
        corporationId: 1,
        from: from.session.owner,
        to: to.session.owner,
        now: new Date(clock()),
      }),
    )

  it('The guest’s cart moves into the account (LOGIN-3)', async () => {
    const [guest, customer] = [testGuest(), testCustomer(71)]
    const before = await changedCart(modify(guest, [{ ...plainDish(), quantity: 2 }]))
    await adopt(guest, customer)
    const after = await query(customer)
    expect([after.cartId, quantities(after)]).toEqual([before.cartId, [2]])
    expect(after.calculation.items[0]?.addedBy).toBe('me')
    expect((await query(guest)).calculation.items).toEqual([])
  })

  it('Both carts are merged into one, above both versions (C1)', async () => {
    const [guest, customer] = [testGuest(), testCustomer(72)]
    await modify(customer, [{ ...plainDish(), quantity: 1 }])
    await modify(guest, [{ ...plainDish(), quantity: 2 }])
    const last = await changedCart(modify(guest, [{ ...plainDish(1), quantity: 1 }]))
    await adopt(guest, customer)
    const after = await query(customer)
    expect(quantities(after)).toEqual([3, 1])
    expect(after.cartVersion).toBeGreaterThan(last.cartVersion)
  })
})
