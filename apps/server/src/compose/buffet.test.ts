import { cart as cartCalls } from '@comanda/contract/cart'
import { isRefusal } from '@comanda/contract/core'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { again, testCustomer, testDatabase, testStaff } from '../testing/index.ts'
import {
  buffetHouse,
  type Cart,
  codeOf,
  corporationId,
  JADE,
  kept,
  linesOf,
  PRAWN,
  PRICES,
  rule,
  shop,
  shopId,
  STALL,
  staff,
  tableWhere,
} from './buffet-test-house.ts'

const MINUTE = 60_000
const TABLE = tableWhere(it => it.playerMode)
const house = buffetHouse(testDatabase({ max: 20 }), TABLE)
const { ask, clock, place, open, add, query, submit } = house
const [ana, ben] = [testCustomer(6001, false, corporationId), testCustomer(6002, false, corporationId)]

beforeAll(house.start)
beforeEach(async () => {
  await house.clear()
  for (const caller of [ana, ben]) await house.init(caller)
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
    expect(
      codeOf(await ask().buffet.open(ana, { ...place, tableId: plain, adults: 1, children: 0, pin: undefined })),
    ).toBe('noBuffetHere')
    expect(
      kept(await ask().buffet.openForTable(again(staff), { shopId, tableId: TABLE, adults: 4, children: 0 })),
    ).toMatchObject({
      adults: 4,
    })
    const other = testStaff([1], 'manager', corporationId)
    const asked = { shopId, tableId: TABLE, adults: 1, children: 0 }
    expect(codeOf(await ask().buffet.openForTable(other, asked))).toBe('notYourShop')
  })

  it('staff who open it for the next one clear a party whose time is over · C6, CART-13', async () => {
    const opened = () => ask().buffet.openForTable(again(staff), { shopId, tableId: TABLE, adults: 2, children: 0 })
    kept(await open(ana, 1))
    kept(await add(ana, PRAWN))
    kept(await submit(ana, await query(ana)))
    expect(kept(await opened())).toMatchObject({ adults: 2, charged: { adults: 1 } })
    clock.advance((rule?.stayMinutes ?? 0) * MINUTE)
    const after = await opened()
    if (shop.tables.find(it => it.tableId === TABLE)?.payMode === 1) {
      expect(codeOf(after)).toBe('partyOwing')
      await house.clear()
      expect(kept(await opened())).toMatchObject({ charged: { adults: 0 }, items: [] })
    } else expect(kept(after)).toMatchObject({ adults: 2, charged: { adults: 0 }, items: [] })
    expect(codeOf(await house.look(ana))).toBe('seatNeeded')
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
    for (const caller of people) await house.init(caller)
    const totals = new Map<string, number>()
    const tries = Array.from({ length: 100 }, async (_, at) => {
      const caller = people[at % people.length] ?? ana
      const added = await add(caller, at % 2 === 0 ? PRAWN : JADE, 1 + (at % 3))
      const answer = await submit(caller, isRefusal(added) ? await query(caller) : (added as Cart))
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
