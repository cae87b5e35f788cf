import { contract } from '@comanda/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  refusedAs,
  dataOf,
  testApp,
  BUFFET_NOON,
  buffetAt,
  buffetRule,
  buffetShop,
  buffetTable,
  JADE,
  linesOf,
  PLACE_PRICES,
  PRAWN,
  STALL,
} from '../../testing/index.ts'

const app = testApp({ brand: 'demo', clock: BUFFET_NOON, processes: 2 })
const { shopId } = buffetShop.config
const MINUTE = 60_000
const TABLE = buffetTable(it => it.playerMode)
const here = buffetAt(app, TABLE)
const { place, open, openByStaff, add, query, submit } = here
const [ana, ben] = [app.guest(), app.guest()]

beforeEach(async () => {
  await here.clear()
  for (const caller of [ana, ben]) await here.init(caller)
})

describe('a buffet at a table', () => {
  test('Is opened by a guest, costs a price per person, and its plates are free (CART-13)', async () => {
    expect(refusedAs(await add(ana, PRAWN))).toBe('choiceGone')
    expect(dataOf(await open(ana, 2, 1))).toMatchObject({ adults: 2, children: 1, createTimeToNow: 0, items: [] })
    const cart = dataOf(await add(ben, PRAWN, 2))
    expect(linesOf(cart)).toEqual([
      'prawn-dumplings 2 0',
      `${STALL} 2 ${2 * (PLACE_PRICES[0] ?? 0)}`,
      `${STALL} 1 ${PLACE_PRICES[1]}`,
    ])
    expect(cart.buffet?.tableBuffetInfos.map(it => it.buffetStallId)).toContain(STALL)
  })

  test('Its price is on one order only; added people pay with the next (CART-13)', async () => {
    dataOf(await open(ana, 2))
    dataOf(await add(ana, PRAWN))
    dataOf(await submit(ana, await query(ana)))
    const second = dataOf(await add(ana, JADE))
    expect(linesOf(second)).toEqual(['vegetable-dumplings 1 0'])
    expect(refusedAs(await open(ben, 1))).toBe('buffetCharged')
    dataOf(await open(ben, 3))
    expect(linesOf(await query(ana))).toEqual(['vegetable-dumplings 1 0', `${STALL} 1 ${PLACE_PRICES[0]}`])
    app.clock.advance(5 * MINUTE)
    expect((await query(ana)).buffet).toMatchObject({
      createTimeToNow: 5 * MINUTE,
      lastAddItemToNow: 5 * MINUTE,
      items: [{ buffetStallId: STALL, unitId: PRAWN.unitId, quantity: 1, at: 0 }],
    })
  })

  test('Returns plates when the order fails, and charges its places again (S4)', async () => {
    dataOf(await open(ana, 1))
    dataOf(await add(ana, PRAWN, 2))
    const order = dataOf(await submit(ana, await query(ana)))
    expect(refusedAs(await add(ana, PRAWN))).toBe('overLimit')
    dataOf(await ana.call(contract.order.cancel, { orderId: order.orderId, reason: '' }))
    const cart = dataOf(await add(ana, PRAWN, 2))
    expect(linesOf(cart)).toEqual(['prawn-dumplings 2 0', `${STALL} 1 ${PLACE_PRICES[0]}`])
  })

  test('Explains that the last order has passed; the rest of the menu is still available (CART-13)', async () => {
    dataOf(await open(ana, 1))
    dataOf(await add(ana, PRAWN))
    app.clock.advance(70 * MINUTE)
    expect(refusedAs(await add(ana, JADE))).toBe('buffetOver')
    expect((await query(ana)).calculation.items[0]).toMatchObject({ problem: 'buffetOver' })
    expect(refusedAs(await submit(ana, await query(ana)))).toBe('lineProblem')
    expect(linesOf(dataOf(await add(ana, JADE, 2, {})))[1]).toMatch(/^vegetable-dumplings 2 [1-9]/)
  })

  test('Allowances start again with the next half hour (CART-13)', async () => {
    dataOf(await open(ana, 1))
    dataOf(await add(ana, PRAWN, 2))
    dataOf(await submit(ana, await query(ana)))
    expect(refusedAs(await add(ana, PRAWN))).toBe('overLimit')
    app.clock.advance(30 * MINUTE)
    expect(refusedAs(await add(ana, PRAWN))).toBe('done')
  })

  test('Is for seated guests, for as many as the table seats, at tables with a buffet (C6, S4)', async () => {
    const stranger = app.guest()
    expect(refusedAs(await open(stranger, 1))).toBe('seatNeeded')
    expect(refusedAs(await open(ana, 9))).toBe('buffetSeats')
    expect(refusedAs(await open(ana, 0))).toBe('buffetSeats')
    const plain = buffetShop.tables.find(it => it.buffetStallIds.length === 0)?.tableId ?? ''
    expect(refusedAs(await ana.call(contract.buffet.open, { ...place, tableId: plain, adults: 1, children: 0 }))).toBe(
      'noBuffetHere',
    )
    expect(dataOf(await openByStaff(4))).toMatchObject({
      adults: 4,
    })
    const other = app.staff('manager', { shopIds: [1] })
    const request = { shopId, tableId: TABLE, adults: 1, children: 0 }
    expect(refusedAs(await other.call(contract.buffet.openForTable, request))).toBe('notYourShop')
  })

  test('Staff who open it for the next party clear one whose time has ended (C6, CART-13)', async () => {
    const opened = () => openByStaff(2)
    dataOf(await open(ana, 1))
    dataOf(await add(ana, PRAWN))
    dataOf(await submit(ana, await query(ana)))
    expect(dataOf(await opened())).toMatchObject({ adults: 2, charged: { adults: 1 } })
    app.clock.advance((buffetRule?.stayMinutes ?? 0) * MINUTE)
    const after = await opened()
    if (buffetShop.tables.find(it => it.tableId === TABLE)?.payMode === 1) {
      expect(refusedAs(after)).toBe('partyOwing')
      await here.clear()
      expect(dataOf(await opened())).toMatchObject({ charged: { adults: 0 }, items: [] })
    } else expect(dataOf(after)).toMatchObject({ adults: 2, charged: { adults: 0 }, items: [] })
    expect(refusedAs(await here.look(ana))).toBe('seatNeeded')
  })

  test('The counts of the requested units are answered (CART-13)', async () => {
    dataOf(await open(ana, 2))
    for (const dish of [PRAWN, JADE]) dataOf(await add(ana, dish))
    dataOf(await submit(ana, await query(ana)))
    const request = { ...place, buffetItemIds: [JADE.unitId] }
    const { buffet } = dataOf(await ana.call(contract.cart.query, request))
    expect(buffet?.items.map(it => it.unitId)).toEqual([JADE.unitId])
  })

  test('No allowance is exceeded by 100 tries at once, and its price is charged once (S4, CART-13)', async () => {
    dataOf(await open(ana, 2))
    const people = Array.from({ length: 10 }, () => app.guest())
    for (const caller of people) await here.init(caller)
    const totals = new Map<string, number>()
    const tries = Array.from({ length: 100 }, async (_, at) => {
      const caller = people[at % people.length] ?? ana
      const added = await add(caller, at % 2 === 0 ? PRAWN : JADE, 1 + (at % 3))
      const answer = await submit(caller, 'cartId' in added ? added : await query(caller))
      if ('orderId' in answer) totals.set(answer.orderId, answer.totalPaidAmount)
    })
    await Promise.all(tries)
    const items = (await query(ana)).buffet?.items ?? []
    const count = (foodId?: string) =>
      items.reduce((sum, it) => sum + (foodId === undefined || it.foodId === foodId ? it.quantity : 0), 0)
    expect(totals.size).toBeGreaterThan(0)
    expect(count()).toBeLessThanOrEqual(2 * (buffetRule?.limitCount ?? 0))
    expect(count(PRAWN.foodId)).toBeLessThanOrEqual(2 * (buffetRule?.singleLimitCount ?? 0))
    expect(count(JADE.foodId)).toBeLessThanOrEqual(2 * (buffetRule?.singleLimitCount ?? 0))
    expect([...totals.values()].filter(total => total > 0)).toHaveLength(1)
  })
})
