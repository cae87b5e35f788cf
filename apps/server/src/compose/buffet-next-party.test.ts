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
  rule,
  shopId,
  STALL,
  staff,
  tableWhere,
} from './buffet-test-house.ts'

const MINUTE = 60_000
const [adult = 0] = PRICES
const OVER = (rule?.stayMinutes ?? 0) * MINUTE
const people = [6501, 6502, 6503].map(id => testCustomer(id, false, corporationId))
const [ana, ben, cem] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]]
const strangers = Array.from({ length: 20 }, (_, at) => testCustomer(6510 + at, false, corporationId))
const database = testDatabase({ max: 20 })

const tables = {
  'pays before': tableWhere(it => !it.playerMode && it.payMode === 0),
  'pays at the end': tableWhere(it => !it.playerMode && it.payMode === 1),
}

describe.each(Object.entries(tables))('the next party at a buffet table that %s · C6, CART-13', (_, tableId) => {
  const house = buffetHouse(database, tableId)
  const { ask: input, clock, open, add, query, submit } = house
  const session = async (caller: typeof ana) => (await query(caller)).buffet?.own?.sessionId
  const settled = async () => {
    await house.settleBills()
    await database().runOne(
      { name: 'all_paid', text: `update customer_order set pay_state = 'paid' where pay_state = 'unpaid'` },
      [],
    )
  }
  beforeAll(house.start)
  beforeEach(async () => {
    await house.clear()
    for (const caller of people) {
      await house.init(caller)
      await house.clearCart(caller)
    }
  })

  const eaten = async () => {
    kept(await open(ana, 2))
    kept(await open(ben, 1))
    kept(await add(ana, PRAWN, 2))
    kept(await submit(ana, await query(ana)))
    kept(await add(ben, JADE))
  }

  it('begins afresh once time is over and all is paid, and sees nothing of the last one', async () => {
    await eaten()
    await settled()
    clock.advance(OVER)
    expect((await query(cem)).buffet).toMatchObject({ adults: 0, charged: { adults: 0 }, items: [] })
    const before = await session(ana)
    const opened = kept(await open(cem, 1))
    expect(opened).toMatchObject({ adults: 1, items: [], createTimeToNow: 0 })
    expect(await session(cem)).not.toBe(before)
    const cart = await query(cem)
    expect(linesOf(cart)).toEqual([`${STALL} 1 ${adult}`])
    expect(cart.buffet?.elsewhere).toEqual([])
    expect((await query(ana)).buffet?.own).toBeUndefined()
  })

  it('is told to ask the staff while the last one owes; it begins when they have freed the table', async () => {
    await eaten()
    clock.advance(OVER)
    expect(codeOf(await open(cem, 1))).toBe('buffetOwing')
    expect((await query(cem)).buffet).toMatchObject({ adults: 0, items: [] })
    expect((await query(ana)).buffet).toMatchObject({ adults: 3 })
    expect(codeOf(await open(ben, 1))).toBe('done')
    await house.clear()
    expect(kept(await open(cem, 1))).toMatchObject({ adults: 1, items: [] })
  })

  it('a friend who comes while time runs joins, whether the others have paid or not', async () => {
    await eaten()
    expect(kept(await open(cem, 1))).toMatchObject({ adults: 4 })
    expect(await session(cem)).toBe(await session(ana))
  })

  it('one who paid does not end it for the others who owe', async () => {
    await eaten()
    kept(await submit(ben, await query(ben)))
    await database().runOne(
      { name: 'ana_paid', text: `update customer_order set pay_state = 'paid' where owner = $1` },
      [ana.session.owner],
    )
    clock.advance(OVER)
    expect(codeOf(await open(cem, 1))).toBe('buffetOwing')
  })

  const openedByStaff = (adults: number) =>
    input().buffet.openForTable(again(staff), { shopId, tableId, adults, children: 0 })

  it('staff who open it for the next one clear a party that has finished, and settle first what it owes', async () => {
    await eaten()
    expect(kept(await openedByStaff(4))).toMatchObject({ adults: 4, charged: { adults: 2 } })
    clock.advance(OVER)
    expect(codeOf(await openedByStaff(1))).toBe('partyOwing')
    expect((await query(ana)).buffet).toMatchObject({ adults: 4 })
    await settled()
    const before = await session(ana)
    expect(kept(await openedByStaff(1))).toMatchObject({ adults: 1, items: [], createTimeToNow: 0 })
    expect((await query(ana)).buffet?.own).toBeUndefined()
    expect(kept(await open(cem, 1))).toMatchObject({ adults: 2, items: [] })
    expect(await session(cem)).not.toBe(before)
  })

  it('a party that ordered nothing and did nothing for an hour has left', async () => {
    kept(await open(ana, 2))
    clock.advance(45 * MINUTE)
    expect((await query(cem)).buffet).toMatchObject({ adults: 2 })
    clock.advance(30 * MINUTE)
    expect((await query(cem)).buffet).toMatchObject({ adults: 0 })
    expect(kept(await open(cem, 1))).toMatchObject({ adults: 1 })
  })

  it('20 strangers who scan at once are one new party', async () => {
    await eaten()
    await settled()
    clock.advance(OVER)
    const before = await session(ana)
    const answers = await Promise.all(strangers.map(caller => open(caller, 1)))
    const joined = strangers.filter((__, at) => codeOf(answers[at]) === 'done')
    expect(joined.length).toBeGreaterThan(0)
    const sessions = new Set(await Promise.all(joined.map(session)))
    expect(sessions.size).toBe(1)
    expect(sessions.has(before)).toBe(false)
    expect((await query(joined[0] ?? cem)).buffet).toMatchObject({ adults: joined.length, items: [] })
  })
})

describe('a buffet table with one cart that pays before', () => {
  const tableId = tableWhere(it => it.playerMode)
  const house = buffetHouse(database, tableId)
  const { ask: input, clock, open, add, query, submit } = house
  const opened = () => input().buffet.openForTable(again(staff), { shopId, tableId, adults: 1, children: 0 })
  beforeAll(async () => {
    await house.start()
    await database().runOne(
      { name: 'pays_before', text: `update dining_table set info = info || '{"payMode":0}' where table_id = $1` },
      [tableId],
    )
  })

  it('is not given to the next party by the staff while an order of its own is unpaid; it is once that is paid · C6, CART-13', async () => {
    await house.init(ana)
    kept(await open(ana, 1))
    kept(await add(ana, PRAWN))
    kept(await submit(ana, await query(ana)))
    clock.advance(OVER)
    expect(codeOf(await opened())).toBe('partyOwing')
    expect(codeOf(await house.look(ana))).toBe('done')
    await database().runOne(
      { name: 'ana_paid_before', text: `update customer_order set pay_state = 'paid' where pay_state = 'unpaid'` },
      [],
    )
    expect(kept(await opened())).toMatchObject({ adults: 1, charged: { adults: 0 }, items: [] })
    expect(codeOf(await house.look(ana))).toBe('seatNeeded')
  })
})
