import { contract } from '@comanda/contract'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { testApp } from '../../testing/index.ts'

const app = testApp()

const statusOf = async (url: string) => (await app.server.inject({ method: 'GET', url })).statusCode
const status = () => statusOf('/healthz')

/** Passes the second for which a result of `/readyz` is remembered. */
const aSecondLater = () => new Promise(resolve => setTimeout(resolve, 1010))

test('Health fails while jobs are stuck, and recovers with them (O10)', async () => {
  expect(await status()).toBe(200)
  app.jobs.hold(true)
  expect(await status()).toBe(503)
  app.jobs.hold(false)
  expect(await status()).toBe(200)
})

test('Health fails while no transaction can begin, although reads work (O10)', async () => {
  const inTx = vi.spyOn(app.db, 'inTx').mockRejectedValue(new Error('no connection'))
  expect(await status()).not.toBe(200)
  inTx.mockRestore()
  expect(await status()).toBe(200)
})

test('Readiness fails while nothing can be written, although reads and transactions work, and recovers (O10)', async () => {
  expect(await statusOf('/readyz')).toBe(200)
  const runOne = vi.spyOn(app.db, 'runOne').mockRejectedValue(new Error('No space left on device'))
  await aSecondLater()
  expect([await statusOf('/readyz'), await status()]).toEqual([503, 200])
  runOne.mockRestore()
  await aSecondLater()
  expect(await statusOf('/readyz')).toBe(200)
})

test('Readiness fails while the database refuses new connections (O10)', async () => {
  const connect = vi.spyOn(app.db, 'testConnection').mockRejectedValue(new Error('too many connections'))
  await aSecondLater()
  expect([await statusOf('/readyz'), await status()]).toEqual([503, 200])
  connect.mockRestore()
})

test('Readiness fails when the data was sealed with another secret (O10)', async () => {
  await aSecondLater()
  expect(await statusOf('/readyz')).toBe(200)
  const write = (text: string) =>
    app.db.inTx(tx => sql`update readiness_check set sealed = ${text} where name = 'secret'`.execute(tx))
  const { rows } = await sql<{ sealed: string }>`select sealed from readiness_check`.execute(app.db)
  await write('sealed with another secret')
  await aSecondLater()
  expect(await statusOf('/readyz')).toBe(503)
  await write(rows[0]?.sealed ?? '')
})

test('While a table of orders is locked, menu, stores, first page and health are served (O10)', async () => {
  const { shopId } = app.shop.config
  const manager = app.staff('manager')
  await aSecondLater()
  const board = () => manager.call(contract.order.board, { shopId })
  await manager.must(contract.order.board, { shopId })
  await app.db.inTx(async tx => {
    await sql`lock table customer_order in access exclusive mode`.execute(tx)
    const blocked = Promise.allSettled(Array.from({ length: 40 }, board))
    // Held until these have answered: behind the blocked ones they would never be.
    for (let round = 0; round < 5; round += 1) {
      const served = ['/healthz', '/readyz', '/', `/storeIndex?shopId=${shopId}&bizType=1300`].map(statusOf)
      expect(await Promise.all(served)).toEqual([200, 200, 200, 200])
    }
    return blocked
  })
})
