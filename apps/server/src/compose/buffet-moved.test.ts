import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { again, testCustomer, testDatabase } from '../testing/index.ts'
import {
  buffetHouse,
  codeOf,
  corporationId,
  JADE,
  kept,
  linesOf,
  PRAWN,
  PRICES,
  shop,
  shopId,
  STALL,
  staff,
  tableWhere,
} from './buffet-test-house.ts'

const MINUTE = 60_000
const [adult = 0] = PRICES
const FROM = tableWhere(it => !it.playerMode && it.payMode === 1)
const laterTables = shop.tables.filter(it => it.payMode === 1 && !it.playerMode && it.tableId !== FROM)
const [TO = '', OTHER = ''] = laterTables.map(it => it.tableId)
const [ana, ben, cem] = [6401, 6402, 6403].map(id => testCustomer(id, false, corporationId)) as [
  ReturnType<typeof testCustomer>,
  ReturnType<typeof testCustomer>,
  ReturnType<typeof testCustomer>,
]
const database = testDatabase({ max: 20 })
const house = buffetHouse(database, FROM)
const { ask, clock, open, add, query, submit } = house
const there = house.at(TO)
const elsewhere = house.at(OTHER)
const move = (tableId: string, toTableId: string) => ask().bill.moveTable(again(staff), { shopId, tableId, toTableId })

beforeAll(async () => {
  await house.start()
  // The demo brand has one such table: two more are laid like it.
  for (const tableId of [TO, OTHER])
    await database().runOne(
      {
        name: 'lay',
        text: `update dining_table set info = info || jsonb_build_object('buffetStallIds', $2::jsonb) where table_id = $1`,
      },
      [tableId, JSON.stringify([STALL])],
    )
})
beforeEach(async () => {
  for (const one of [house, there, elsewhere]) await one.clear()
  await house.init(ana)
  await house.init(ben)
  for (const caller of [ana, ben]) await house.clearCart(caller)
})

describe('a table where each phone has a cart of its own is moved · CART-13, C6', () => {
  it('its people, clock, plates and carts go along, and the old table is as if nobody had sat there', async () => {
    kept(await open(ana, 2))
    kept(await open(ben, 1))
    kept(await add(ana, PRAWN, 2))
    kept(await submit(ana, await query(ana)))
    kept(await add(ben, JADE))
    clock.advance(5 * MINUTE)
    kept(await move(FROM, TO))
    const moved = await there.query(ben)
    expect(linesOf(moved)).toEqual(['vegetable-dumplings 1 0', `${STALL} 1 ${adult}`])
    expect(moved.buffet).toMatchObject({
      adults: 3,
      charged: { adults: 2, children: 0 },
      own: { adults: 1, children: 0 },
      createTimeToNow: 5 * MINUTE,
      items: [{ foodId: PRAWN.foodId, quantity: 2 }],
    })
    kept(await there.submit(ben, moved))
    expect(await house.look(ben)).toMatchObject({
      refused: 'seatNeeded',
      data: { movedTo: TO },
    })
    expect(codeOf(await add(ben, JADE))).toBe('seatNeeded')
    await house.init(cem)
    expect((await query(cem)).buffet).toMatchObject({ adults: 0, items: [] })
    kept(await open(cem, 1))
    expect((await query(cem)).buffet).toMatchObject({ adults: 1, items: [], createTimeToNow: 0 })
    expect((await there.query(ana)).buffet).toMatchObject({ adults: 3 })
  })

  it('merged with another it goes on where it sits, each with its own buffet', async () => {
    for (const [one, caller] of [
      [house, ana],
      [there, cem],
    ] as const) {
      await one.init(caller)
      await one.clearCart(caller)
      kept(await one.open(caller, 1))
      kept(await one.add(caller, PRAWN))
      kept(await one.submit(caller, await one.query(caller)))
    }
    kept(await ask().bill.mergeTables(again(staff), { shopId, tableId: TO, intoTableId: FROM }))
    for (const [one, caller] of [
      [house, ana],
      [there, cem],
    ] as const)
      expect((await one.query(caller)).buffet).toMatchObject({ adults: 1, items: [{ quantity: 1 }] })
  })

  it('two parties moved to one table at once, and a guest who sits down there: one has it, the others are told', async () => {
    for (const [one, caller] of [
      [house, ana],
      [elsewhere, ben],
    ] as const) {
      await one.init(caller)
      await one.clearCart(caller)
      kept(await one.open(caller, 1))
      kept(await one.add(caller, PRAWN))
      kept(await one.submit(caller, await one.query(caller)))
    }
    const answers = await Promise.all([
      ...Array.from({ length: 9 }, (_, at) => move(at % 2 ? FROM : OTHER, TO)),
      there.open(cem, 1),
    ])
    const codes = answers.slice(0, 9).map(codeOf)
    expect(codes.filter(code => code === 'done').length).toBeLessThanOrEqual(1)
    for (const code of codes) expect(['done', 'tableInUse', 'noOpenBill']).toContain(code)
    const info = async (one: typeof there, caller: typeof ana) => {
      const answer = await one.look(caller)
      return codeOf(answer) === 'done' ? (await one.query(caller)).buffet?.own?.adults : undefined
    }
    for (const [one, caller] of [
      [house, ana],
      [elsewhere, ben],
    ] as const) {
      const places = [await info(one, caller), await info(there, caller)].filter(adults => adults !== undefined)
      expect(places).toEqual([1])
    }
  })
})
