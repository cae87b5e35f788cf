import { randomUUID } from 'node:crypto'
import { cart as calls } from '@comanda/contract/cart'
import { isRefusal, type ResponseOf } from '@comanda/contract/core'
import { demoBrand } from '@comanda/demo'
import type { StockMap } from '@comanda/domain/menu'
import { beforeEach, describe, expect, it } from 'vitest'
import { settableClock } from '../../platform/clock.ts'
import type { Guest } from '../../platform/http/index.ts'
import { testDatabase, testGuest } from '../../testing/index.ts'
import type { CartAnswer } from './answer.ts'
import { createCart } from './index.ts'
import { needsOf } from './testing.ts'

const database = testDatabase({ max: 20 })
const clock = settableClock('2026-11-18T17:00:00Z')
const { shops } = demoBrand()
const stock: StockMap = {}
const DISH = { foodId: 'edamame', menuGroupId: 'sides', menuId: 'all-day', unitId: 'edamame.one' }
const [first, second] = shops.find(it => it.config.shopId === 101)?.tables.filter(it => !it.playerMode) ?? []
const ahead = { shopId: 101, businessType: 1100 as const, preOrder: true }
const atTable = { shopId: 101, businessType: 1100 as const, tableId: first?.tableId ?? '' }

/** Two processes on one database, called in turn: each caches carts that the other changes. */
const processes: ReturnType<typeof createCart>[] = []
let turn = 0
function handlers() {
  if (processes.length < 2) processes.push(createCart(needsOf(database(), clock, shops, stock)))
  const next = processes[turn++ % processes.length]
  if (!next) throw new Error('no process')
  return next.handlers
}
const again = (caller: Guest): Guest => ({ ...caller, requestId: randomUUID() })
const accepted = <T>(answer: T): Exclude<T, { refused: string } | Buffer> => {
  if (isRefusal(answer)) throw new Error(`${answer.refused} ${answer.field}`)
  return answer as never
}
const add = async (caller: Guest, at: object, remark: string, quantity = 1) =>
  accepted(
    await handlers().modify(
      again(caller),
      calls.modify.request.parse({ ...at, modifyType: 0, cartItems: [{ ...DISH, remark, quantity }] }),
    ),
  ) as CartAnswer
const query = async (caller: Guest, at: object) =>
  accepted(await handlers().query(caller, calls.query.request.parse(at))) as CartAnswer
const merge = async (caller: Guest) =>
  accepted(await handlers().mergePreOrderCart(caller, atTable)) as ResponseOf<typeof calls.mergePreOrderCart>
const quantities = ({ calculation }: CartAnswer) =>
  calculation.items.filter(it => it.giftOf === undefined).map(it => `${it.remark} ${it.quantity}`)

beforeEach(() => {
  for (const key of Object.keys(stock)) delete stock[key]
  clock.advance(60_000)
})

describe('Choosing before a visit', () => {
  it('The cart is separate, at the store and without a table (CART-12)', async () => {
    const caller = testGuest()
    await add(caller, ahead, 'ahead', 2)
    await add(caller, atTable, 'here')
    expect(quantities(await query(caller, ahead))).toEqual(['ahead 2'])
    expect(quantities(await query(caller, { ...ahead, tableId: second?.tableId }))).toEqual(['ahead 2'])
    expect(quantities(await query(caller, atTable))).toEqual(['here 1'])
  })

  it('It moves into the cart of the table; equal choices become one line (CART-12, CART-1)', async () => {
    const caller = testGuest()
    await add(caller, ahead, 'both', 2)
    await add(caller, ahead, 'ahead')
    await add(caller, atTable, 'both')
    const { cart, added, leftOut } = await merge(again(caller))
    expect([added, leftOut, quantities(cart)]).toEqual([2, [], ['both 3', 'ahead 1']])
    expect(quantities(await query(caller, ahead))).toEqual([])
  })

  it('It moves once for any number of concurrent requests, on any process (CART-12)', async () => {
    const caller = testGuest()
    await add(caller, ahead, 'ahead', 3)
    const answers = await Promise.all(Array.from({ length: 20 }, () => merge(again(caller))))
    expect(answers.map(it => it.added).toSorted((a, b) => a - b)).toEqual([...Array.from({ length: 19 }, () => 0), 1])
    expect(quantities(await query(caller, atTable))).toEqual(['ahead 3'])
  })

  it('A repeated request returns the same answer (API-3)', async () => {
    const caller = again(testGuest())
    stock['edamame'] = 2
    await add(caller, ahead, 'ahead', 2)
    stock['edamame'] = 0
    clock.advance(1000)
    const missing = (await merge(caller)).leftOut
    expect([missing, (await merge(caller)).leftOut]).toEqual([missing, missing])
    expect(missing).toMatchObject([{ quantity: 2, problem: 'soldOut' }])
  })

  it('The answer lists each line that is no longer available, with its quantity (CART-12)', async () => {
    const caller = testGuest()
    await add(caller, ahead, 'a', 3)
    await add(caller, ahead, 'b', 2)
    stock['edamame'] = 4
    clock.advance(1000)
    const { cart, leftOut } = await merge(again(caller))
    expect(quantities(cart)).toEqual(['a 3', 'b 1'])
    expect(leftOut).toMatchObject([{ displayName: 'Edamame', quantity: 1, problem: 'overStock' }])
  })

  it('It needs a table to move to, and cannot be ordered itself (CART-12)', async () => {
    const caller = testGuest()
    const cart = await add(caller, ahead, 'ahead')
    const nowhere = await handlers().mergePreOrderCart(again(caller), { ...atTable, tableId: 'no-such-table' })
    expect(nowhere).toMatchObject({ refused: 'tableCodeUnknown' })
    const { corporationId, session } = caller
    expect(await processes[0]?.cartOf({ corporationId, owner: session.owner, cartId: cart.cartId })).toBeUndefined()
    expect(quantities(await query(caller, ahead))).toEqual(['ahead 1'])
  })
})
