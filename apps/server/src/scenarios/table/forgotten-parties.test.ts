import { contract } from '@comanda/contract'
import { expect, test } from 'vitest'
import { dataOf, diningRoom, SHOP, TABLES, testApp } from '../../testing/index.ts'

const HOUR = 3_600_000
const app = testApp({ brand: 'demo', clock: '2026-11-20T17:00:00Z' })
const room = diningRoom(app, TABLES.shared)
const { manager } = room
const calls = async () => (await manager.must(contract.table.tableCalls, { shopId: SHOP })).calls

test('An unused party that was not ended is no longer shown at its table (C6)', async () => {
  await room.sits('Ana')
  expect((await room.table(TABLES.shared))?.session).toMatchObject({ persons: 1 })
  app.clock.advance(4 * HOUR + 1)
  expect((await room.table(TABLES.shared))?.session).toBeUndefined()
})

test('An unanswered table call is shown for six hours', async () => {
  const ana = await room.sits('Ana', TABLES.apart)
  dataOf(await ana.call(contract.table.callStaff, { shopId: SHOP, tableId: TABLES.apart, wish: 'bill' }))
  expect(await calls()).toMatchObject([{ tableId: TABLES.apart, wish: 'bill' }])
  app.clock.advance(6 * HOUR - 1)
  expect(await calls()).toHaveLength(1)
  app.clock.advance(2)
  expect(await calls()).toEqual([])
})
