import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../testing/index.ts'
import { type Phone, SHOP, type TableHouse, tableHouse } from './table-test-house.ts'

/** A shared table of the demo brand that pays at the end. */
const TABLE = 'DZwe5cUeNZEkkQ1X'

const database = testDatabase()
let house: TableHouse
beforeAll(async () => {
  house = await tableHouse(database())
}, 60_000)
afterAll(() => house.close())

describe('a table that calls', () => {
  const calling = async () =>
    (
      await house.staffAsk<{ calls: { callId: string; tableName: string; wish: string }[] }>('tableCalls', {
        shopId: SHOP,
      })
    ).data.calls
  const calls = (phone: Phone, tableId: string, wish = 'bill') =>
    house.first.ask('/api/base/table/callStaff', { shopId: SHOP, tableId, wish }, { token: phone.token })

  it('waits once for each wish, until somebody of the staff goes; nobody calls for a table they do not sit at · ORDER-9, C6', async () => {
    const ana = await house.phone(TABLE)
    await ana.join('Ana')
    const eve = await house.phone()
    expect((await calls(eve, TABLE)).body.code).not.toBe('000')
    for (let at = 0; at < 3; at += 1) expect((await calls(ana, TABLE)).body.code).toBe('000')
    expect((await calls(ana, TABLE, 'water')).body.code).toBe('000')
    const waiting = await calling()
    expect(waiting.map(it => [it.tableName, it.wish])).toEqual([
      ['B2', 'bill'],
      ['B2', 'water'],
    ])
    for (const { callId } of waiting) await house.staffAsk<unknown>('answerTableCall', { shopId: SHOP, callId })
    expect(await calling()).toEqual([])
    expect((await house.staffAsk<unknown>('tableCalls', { shopId: 999 })).code).toBe('CON-01-0002')
  })
})
