import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  refusedAs,
  dataOf,
  testApp,
  BUFFET_NOON,
  buffetAt,
  buffetRule,
  buffetTable,
  JADE,
  linesOf,
  PLACE_PRICES,
  PRAWN,
  STALL,
} from '../../testing/index.ts'

const app = testApp({ brand: 'demo', clock: BUFFET_NOON, processes: 2 })
const MINUTE = 60_000
const [adult = 0] = PLACE_PRICES
const OVER = (buffetRule?.stayMinutes ?? 0) * MINUTE
const [ana, ben, cem] = [app.guest(), app.guest(), app.guest()]
const people = [ana, ben, cem]
const strangers = Array.from({ length: 20 }, () => app.guest())

const tables = {
  'pays before': buffetTable(it => !it.playerMode && it.payMode === 0),
  'pays at the end': buffetTable(it => !it.playerMode && it.payMode === 1),
}

describe.each(Object.entries(tables))('The next party at a buffet table that %s (C6, CART-13)', (_, tableId) => {
  const here = buffetAt(app, tableId)
  const { open, openByStaff, add, query, submit } = here
  const session = async (caller: typeof ana) => (await query(caller)).buffet?.own?.sessionId
  const settled = async () => {
    await here.settleBills()
    await app.sql(`update customer_order set pay_state = 'paid' where pay_state = 'unpaid'`)
  }
  beforeAll(() => app.clock.set(BUFFET_NOON))
  beforeEach(async () => {
    await here.clear()
    for (const caller of people) {
      await here.init(caller)
      await here.clearCart(caller)
    }
  })

  const eaten = async () => {
    dataOf(await open(ana, 2))
    dataOf(await open(ben, 1))
    dataOf(await add(ana, PRAWN, 2))
    dataOf(await submit(ana, await query(ana)))
    dataOf(await add(ben, JADE))
  }

  test('Starts again after time has run out and all is paid, without the last party’s data', async () => {
    await eaten()
    await settled()
    app.clock.advance(OVER)
    expect((await query(cem)).buffet).toMatchObject({ adults: 0, charged: { adults: 0 }, items: [] })
    const before = await session(ana)
    const opened = dataOf(await open(cem, 1))
    expect(opened).toMatchObject({ adults: 1, items: [], createTimeToNow: 0 })
    expect(await session(cem)).not.toBe(before)
    const cart = await query(cem)
    expect(linesOf(cart)).toEqual([`${STALL} 1 ${adult}`])
    expect(cart.buffet?.elsewhere).toEqual([])
    expect((await query(ana)).buffet?.own).toBeUndefined()
  })

  test('Is sent to the staff while the last party owes; starts when they have freed the table', async () => {
    await eaten()
    app.clock.advance(OVER)
    expect(refusedAs(await open(cem, 1))).toBe('buffetOwing')
    expect((await query(cem)).buffet).toMatchObject({ adults: 0, items: [] })
    expect((await query(ana)).buffet).toMatchObject({ adults: 3 })
    expect(refusedAs(await open(ben, 1))).toBe('done')
    await here.clear()
    expect(dataOf(await open(cem, 1))).toMatchObject({ adults: 1, items: [] })
  })

  test('A friend who arrives in time joins, whether the others have paid or not', async () => {
    await eaten()
    expect(dataOf(await open(cem, 1))).toMatchObject({ adults: 4 })
    expect(await session(cem)).toBe(await session(ana))
  })

  test('A guest who paid does not end it for others who owe', async () => {
    await eaten()
    dataOf(await submit(ben, await query(ben)))
    await app.sql(`update customer_order set pay_state = 'paid' where owner = $1`, [ana.owner])
    app.clock.advance(OVER)
    expect(refusedAs(await open(cem, 1))).toBe('buffetOwing')
  })

  test('Staff who open it for the next party clear a finished one, and settle first what it owes', async () => {
    await eaten()
    expect(dataOf(await openByStaff(4))).toMatchObject({ adults: 4, charged: { adults: 2 } })
    app.clock.advance(OVER)
    expect(refusedAs(await openByStaff(1))).toBe('partyOwing')
    expect((await query(ana)).buffet).toMatchObject({ adults: 4 })
    await settled()
    const before = await session(ana)
    expect(dataOf(await openByStaff(1))).toMatchObject({ adults: 1, items: [], createTimeToNow: 0 })
    expect((await query(ana)).buffet?.own).toBeUndefined()
    expect(dataOf(await open(cem, 1))).toMatchObject({ adults: 2, items: [] })
    expect(await session(cem)).not.toBe(before)
  })

  test('A party without an order or activity for an hour has left', async () => {
    dataOf(await open(ana, 2))
    app.clock.advance(45 * MINUTE)
    expect((await query(cem)).buffet).toMatchObject({ adults: 2 })
    app.clock.advance(30 * MINUTE)
    expect((await query(cem)).buffet).toMatchObject({ adults: 0 })
    expect(dataOf(await open(cem, 1))).toMatchObject({ adults: 1 })
  })

  test('20 unknown phones that scan at once form one new party', async () => {
    await eaten()
    await settled()
    app.clock.advance(OVER)
    const before = await session(ana)
    const answers = await Promise.all(strangers.map(caller => open(caller, 1)))
    const joined = strangers.filter((__, at) => refusedAs(answers[at]) === 'done')
    expect(joined.length).toBeGreaterThan(0)
    const sessions = new Set(await Promise.all(joined.map(session)))
    expect(sessions.size).toBe(1)
    expect(sessions.has(before)).toBe(false)
    expect((await query(joined[0] ?? cem)).buffet).toMatchObject({ adults: joined.length, items: [] })
  })
})

describe('a buffet table with one cart that pays before', () => {
  const tableId = buffetTable(it => it.playerMode)
  const here = buffetAt(app, tableId)
  const { open, openByStaff, add, query, submit } = here
  beforeAll(async () => {
    app.clock.set(BUFFET_NOON)
    await app.sql(`update dining_table set info = info || '{"payMode":0}' where table_id = $1`, [tableId])
  })

  test('Is not given to the next party by the staff while its own order is unpaid; it is once that is paid (C6, CART-13)', async () => {
    await here.init(ana)
    dataOf(await open(ana, 1))
    dataOf(await add(ana, PRAWN))
    dataOf(await submit(ana, await query(ana)))
    app.clock.advance(OVER)
    expect(refusedAs(await openByStaff(1))).toBe('partyOwing')
    expect(refusedAs(await here.look(ana))).toBe('done')
    await app.sql(`update customer_order set pay_state = 'paid' where pay_state = 'unpaid'`)
    expect(dataOf(await openByStaff(1))).toMatchObject({ adults: 1, charged: { adults: 0 }, items: [] })
    expect(refusedAs(await here.look(ana))).toBe('seatNeeded')
  })
})
