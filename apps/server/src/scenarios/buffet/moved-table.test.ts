import { contract } from '@comanda/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  refusedAs,
  dataOf,
  testApp,
  BUFFET_NOON,
  buffetAt,
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
const [adult = 0] = PLACE_PRICES
const FROM = buffetTable(it => !it.playerMode && it.payMode === 1)
const laterTables = buffetShop.tables.filter(it => it.payMode === 1 && !it.playerMode && it.tableId !== FROM)
const [TO = '', OTHER = ''] = laterTables.map(it => it.tableId)
const [ana, ben, cem] = [app.guest(), app.guest(), app.guest()]
const here = buffetAt(app, FROM)
const { manager, open, add, query, submit } = here
const there = buffetAt(app, TO)
const elsewhere = buffetAt(app, OTHER)
const move = (tableId: string, toTableId: string) =>
  manager.call(contract.bill.moveTable, { shopId, tableId, toTableId })

beforeAll(async () => {
  // The demo brand has one such table: two more are set up like it.
  for (const tableId of [TO, OTHER])
    await app.sql(
      `update dining_table set info = info || jsonb_build_object('buffetStallIds', $2::jsonb) where table_id = $1`,
      [tableId, JSON.stringify([STALL])],
    )
})
beforeEach(async () => {
  for (const one of [here, there, elsewhere]) await one.clear()
  await here.init(ana)
  await here.init(ben)
  for (const caller of [ana, ben]) await here.clearCart(caller)
})

describe('A table with separate carts is moved (CART-13, C6)', () => {
  test('Its people, clock, plates and carts move along, and the old table is empty', async () => {
    dataOf(await open(ana, 2))
    dataOf(await open(ben, 1))
    dataOf(await add(ana, PRAWN, 2))
    dataOf(await submit(ana, await query(ana)))
    dataOf(await add(ben, JADE))
    app.clock.advance(5 * MINUTE)
    dataOf(await move(FROM, TO))
    const moved = await there.query(ben)
    expect(linesOf(moved)).toEqual(['vegetable-dumplings 1 0', `${STALL} 1 ${adult}`])
    expect(moved.buffet).toMatchObject({
      adults: 3,
      charged: { adults: 2, children: 0 },
      own: { adults: 1, children: 0 },
      createTimeToNow: 5 * MINUTE,
      items: [{ foodId: PRAWN.foodId, quantity: 2 }],
    })
    dataOf(await there.submit(ben, moved))
    expect(await here.look(ben)).toMatchObject({
      refused: 'seatNeeded',
      data: { movedTo: TO },
    })
    expect(refusedAs(await add(ben, JADE))).toBe('seatNeeded')
    await here.init(cem)
    expect((await query(cem)).buffet).toMatchObject({ adults: 0, items: [] })
    dataOf(await open(cem, 1))
    expect((await query(cem)).buffet).toMatchObject({ adults: 1, items: [], createTimeToNow: 0 })
    expect((await there.query(ana)).buffet).toMatchObject({ adults: 3 })
  })

  test('Merged with another table it continues in place, each with its own buffet', async () => {
    for (const [one, caller] of [
      [here, ana],
      [there, cem],
    ] as const) {
      await one.init(caller)
      await one.clearCart(caller)
      dataOf(await one.open(caller, 1))
      dataOf(await one.add(caller, PRAWN))
      dataOf(await one.submit(caller, await one.query(caller)))
    }
    dataOf(await manager.call(contract.bill.mergeTables, { shopId, tableId: TO, intoTableId: FROM }))
    for (const [one, caller] of [
      [here, ana],
      [there, cem],
    ] as const)
      expect((await one.query(caller)).buffet).toMatchObject({ adults: 1, items: [{ quantity: 1 }] })
  })

  test('Two parties moved to one table at once, and a guest who sits down there: one gets it, the others are refused', async () => {
    for (const [one, caller] of [
      [here, ana],
      [elsewhere, ben],
    ] as const) {
      await one.init(caller)
      await one.clearCart(caller)
      dataOf(await one.open(caller, 1))
      dataOf(await one.add(caller, PRAWN))
      dataOf(await one.submit(caller, await one.query(caller)))
    }
    const answers = await Promise.all([
      ...Array.from({ length: 9 }, (_, at) => move(at % 2 ? FROM : OTHER, TO)),
      there.open(cem, 1),
    ])
    const codes = answers.slice(0, 9).map(refusedAs)
    expect(codes.filter(code => code === 'done').length).toBeLessThanOrEqual(1)
    for (const code of codes) expect(['done', 'tableInUse', 'noOpenBill']).toContain(code)
    const info = async (one: typeof there, caller: typeof ana) => {
      const answer = await one.look(caller)
      return refusedAs(answer) === 'done' ? (await one.query(caller)).buffet?.own?.adults : undefined
    }
    for (const [one, caller] of [
      [here, ana],
      [elsewhere, ben],
    ] as const) {
      const places = [await info(one, caller), await info(there, caller)].filter(adults => adults !== undefined)
      expect(places).toEqual([1])
    }
  })
})
