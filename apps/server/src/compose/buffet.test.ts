import { randomUUID } from 'node:crypto'
import { cart as cartCalls } from '@comanda/contract/cart'
import { isRefusal, type ResponseOf } from '@comanda/contract/core'
import { order as orderCalls } from '@comanda/contract/order'
import { demoBrand } from '@comanda/demo'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AllHandlers, compose } from '../compose.ts'
import { settableClock } from '../platform/clock.ts'
import { readConfig } from '../platform/config.ts'
import type { Guest } from '../platform/http/index.ts'
import { silentLog } from '../platform/log.ts'
import { seedDemo } from '../seed.ts'
import { instantJobs } from '../testing/instant-jobs.ts'
import { testCustomer, testDatabase, testStaff } from '../testing/index.ts'

const database = testDatabase({ max: 20 })
// Noon in Singapore.
const clock = settableClock('2026-11-18T04:00:00Z')
const MINUTE = 60_000
const brand = demoBrand()
const { corporationId } = brand.corporation
const shop = brand.shops.find(it => it.tables.some(table => table.buffetStallIds.length > 0 && table.seats === 8))
if (!shop) throw new Error('the demo brand has no buffet')
const { shopId } = shop.config
const TABLE = shop.tables.find(it => it.buffetStallIds.length > 0)?.tableId ?? ''
const STALL = 'dumpling-stall'
const rule = shop.menu.buffetRules.find(it => it.buffetStallId === STALL)
const PRICES = rule?.places.map(it => it.price) ?? []

const dishOf = (foodId: string) => {
  const group = shop.menu.menuGroups.find(it => it.groupType === 0 && it.foodIds.includes(foodId))
  const unitId = shop.menu.items.find(it => it.foodId === foodId)?.units[0]?.unitId ?? ''
  return { foodId, menuId: 'all-day', menuGroupId: group?.menuGroupId ?? '', unitId }
}
const PRAWN = dishOf('prawn-dumplings')
const JADE = dishOf('vegetable-dumplings')
const place = { shopId, businessType: 1100 as const, tableId: TABLE }

const processes: AllHandlers[] = []
let turn = 0
const ask = (): AllHandlers => processes[turn++ % processes.length] as AllHandlers
beforeAll(async () => {
  const config = readConfig({ NODE_ENV: 'test' })
  if ('faults' in config) throw new Error(config.faults.join())
  const db = database()
  await seedDemo(db)
  for (let at = 0; at < 2; at += 1) {
    const jobs = { ...instantJobs(), start: async () => {}, stop: async () => {} }
    processes.push(compose({ config: config.config, db, jobs, log: silentLog, clock }, undefined).handlers)
  }
})

const again = (who: Guest): Guest => ({ ...who, requestId: randomUUID() })
type Cart = ResponseOf<typeof cartCalls.query>
const kept = <T>(answer: T): Exclude<T, { refused: string } | Buffer> => {
  if (isRefusal(answer)) throw new Error(`${answer.refused} ${JSON.stringify(answer)}`)
  return answer as never
}
const codeOf = (answer: unknown): string => (isRefusal(answer) ? answer.refused : 'done')

const [ana, ben] = [testCustomer(6001, false, corporationId), testCustomer(6002, false, corporationId)]
const staff = testStaff([shopId], 'manager', corporationId)

const open = (who: Guest, adults: number, children = 0) => ask().buffet.open(again(who), { ...place, adults, children })
const add = (who: Guest, dish: typeof PRAWN, quantity = 1, own: object = { buffetStallId: STALL }) =>
  ask().cart.modify(
    again(who),
    cartCalls.modify.request.parse({ ...place, modifyType: 0, cartItems: [{ ...dish, quantity, ...own }] }),
  )
const query = async (who: Guest) => kept(await ask().cart.query(who, cartCalls.query.request.parse(place))) as Cart
const submit = (who: Guest, cart: Cart) =>
  ask().order.submit(
    again(who),
    orderCalls.submit.request.parse({
      shopId,
      cartId: cart.cartId,
      cartVersion: cart.cartVersion,
      orderType: 1100,
      tableId: TABLE,
      expectedTotal: cart.calculation.totalPaidAmount,
      paymentMethod: 'out-line',
    }),
  )
const linesOf = ({ calculation }: Cart) =>
  calculation.items.map(({ foodId, quantity, amount }) => `${foodId} ${quantity} ${amount}`)

beforeEach(async () => {
  const { bills } = kept(await ask().bill.tableBill(staff, { shopId, tableId: TABLE })) as {
    bills: { billId: string; restAmount: number }[]
  }
  for (const { billId, restAmount } of bills)
    kept(
      await ask().bill.settleTableBill(
        { ...staff, requestId: randomUUID() },
        { shopId, billId, expectedAmount: restAmount, freeParts: false },
      ),
    )
  kept(await ask().table.releaseTable(staff, { shopId, tableId: TABLE }))
  for (const who of [ana, ben]) kept(await ask().cart.init(again(who), cartCalls.init.request.parse(place)))
})

describe('a buffet at a table', () => {
  it('is opened by a guest, costs a price for each who eats, and its plates are free · CART-13', async () => {
    expect(codeOf(await add(ana, PRAWN))).toBe('choiceGone')
    expect(kept(await open(ana, 2, 1))).toMatchObject({ adults: 2, children: 1, createTimeToNow: 0, items: [] })
    const cart = kept(await add(ben, PRAWN, 2)) as Cart
    expect(linesOf(cart)).toEqual([
      'prawn-dumplings 2 0',
      `${STALL} 2 ${2 * (PRICES[0] ?? 0)}`,
      `${STALL} 1 ${PRICES[1]}`,
    ])
    expect(cart.buffet?.tableBuffetInfos.map(it => it.buffetStallId)).toContain(STALL)
  })

  it('its price goes on one order only; more people pay with the next · CART-13', async () => {
    kept(await open(ana, 2))
    kept(await add(ana, PRAWN))
    kept(await submit(ana, await query(ana)))
    const second = kept(await add(ana, JADE)) as Cart
    expect(linesOf(second)).toEqual(['vegetable-dumplings 1 0'])
    expect(codeOf(await open(ben, 1))).toBe('buffetCharged')
    kept(await open(ben, 3))
    expect(linesOf(await query(ana))).toEqual(['vegetable-dumplings 1 0', `${STALL} 1 ${PRICES[0]}`])
    clock.advance(5 * MINUTE)
    expect((await query(ana)).buffet).toMatchObject({
      createTimeToNow: 5 * MINUTE,
      lastAddItemToNow: 5 * MINUTE,
      items: [{ buffetStallId: STALL, unitId: PRAWN.unitId, quantity: 1, at: 0 }],
    })
  })

  it('gives plates back when the order falls through, and charges its places anew · S4', async () => {
    kept(await open(ana, 1))
    kept(await add(ana, PRAWN, 2))
    const order = kept(await submit(ana, await query(ana))) as { orderId: string }
    expect(codeOf(await add(ana, PRAWN))).toBe('overLimit')
    kept(await ask().order.cancel(again(ana), { orderId: order.orderId, reason: '' }))
    const cart = kept(await add(ana, PRAWN, 2)) as Cart
    expect(linesOf(cart)).toEqual(['prawn-dumplings 2 0', `${STALL} 1 ${PRICES[0]}`])
  })

  it('tells kindly that the last order has passed; the rest of the menu is still there · CART-13', async () => {
    kept(await open(ana, 1))
    kept(await add(ana, PRAWN))
    clock.advance(70 * MINUTE)
    expect(codeOf(await add(ana, JADE))).toBe('buffetOver')
    expect((await query(ana)).calculation.items[0]).toMatchObject({ problem: 'buffetOver' })
    expect(codeOf(await submit(ana, await query(ana)))).toBe('lineProblem')
    expect(linesOf(kept(await add(ana, JADE, 2, {})) as Cart)[1]).toMatch(/^vegetable-dumplings 2 [1-9]/)
  })

  it('allowances begin anew with the next half hour · CART-13', async () => {
    kept(await open(ana, 1))
    kept(await add(ana, PRAWN, 2))
    kept(await submit(ana, await query(ana)))
    expect(codeOf(await add(ana, PRAWN))).toBe('overLimit')
    clock.advance(30 * MINUTE)
    expect(codeOf(await add(ana, PRAWN))).toBe('done')
  })

  it('is for those who sit there, for as many as the table seats, and where there is one · C6, S4', async () => {
    const stranger = testCustomer(6003, false, corporationId)
    expect(codeOf(await open(stranger, 1))).toBe('seatNeeded')
    expect(codeOf(await open(ana, 9))).toBe('buffetSeats')
    expect(codeOf(await open(ana, 0))).toBe('buffetSeats')
    const plain = shop.tables.find(it => it.buffetStallIds.length === 0)?.tableId ?? ''
    expect(codeOf(await ask().buffet.open(ana, { ...place, tableId: plain, adults: 1, children: 0 }))).toBe(
      'noBuffetHere',
    )
    expect(
      kept(await ask().buffet.openForTable(staff, { shopId, tableId: TABLE, adults: 4, children: 0 })),
    ).toMatchObject({
      adults: 4,
    })
    const other = testStaff([1], 'manager', corporationId)
    const asked = { shopId, tableId: TABLE, adults: 1, children: 0 }
    expect(codeOf(await ask().buffet.openForTable(other, asked))).toBe('notYourShop')
  })

  it('the tallies of the units asked for are answered · CART-13', async () => {
    kept(await open(ana, 2))
    for (const dish of [PRAWN, JADE]) kept(await add(ana, dish))
    kept(await submit(ana, await query(ana)))
    const asked = cartCalls.query.request.parse({ ...place, buffetItemIds: [JADE.unitId] })
    const { buffet } = kept(await ask().cart.query(ana, asked)) as Cart
    expect(buffet?.items.map(it => it.unitId)).toEqual([JADE.unitId])
  })

  it('no allowance is exceeded by 100 tries at once, and its price is charged once · S4, CART-13', async () => {
    kept(await open(ana, 2))
    const people = Array.from({ length: 10 }, (_, at) => testCustomer(6100 + at, false, corporationId))
    for (const who of people) kept(await ask().cart.init(again(who), cartCalls.init.request.parse(place)))
    const totals = new Map<string, number>()
    const tries = Array.from({ length: 100 }, async (_, at) => {
      const who = people[at % people.length] ?? ana
      const added = await add(who, at % 2 === 0 ? PRAWN : JADE, 1 + (at % 3))
      const answer = await submit(who, isRefusal(added) ? await query(who) : (added as Cart))
      if (isRefusal(answer)) return
      const { orderId, totalPaidAmount } = answer as { orderId: string; totalPaidAmount: number }
      totals.set(orderId, totalPaidAmount)
    })
    await Promise.all(tries)
    const items = (await query(ana)).buffet?.items ?? []
    const count = (foodId?: string) =>
      items.reduce((sum, it) => sum + (foodId === undefined || it.foodId === foodId ? it.quantity : 0), 0)
    expect(totals.size).toBeGreaterThan(0)
    expect(count()).toBeLessThanOrEqual(2 * (rule?.limitCount ?? 0))
    expect(count(PRAWN.foodId)).toBeLessThanOrEqual(2 * (rule?.singleLimitCount ?? 0))
    expect(count(JADE.foodId)).toBeLessThanOrEqual(2 * (rule?.singleLimitCount ?? 0))
    expect([...totals.values()].filter(total => total > 0)).toHaveLength(1)
  })
})
