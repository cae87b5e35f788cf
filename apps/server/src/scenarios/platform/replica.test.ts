import { randomUUID } from 'node:crypto'
import { contract } from '@comanda/contract'
import { expect, onTestFinished, test } from 'vitest'
import { type Database, openDatabase } from '../../platform/db/index.ts'
import { replicatedDatabase } from '../../testing/replicated-database.ts'
import { testApp, twenty } from '../../testing/index.ts'

const replicated = replicatedDatabase()
const app = testApp({ database: replicated.database })

const WHERE = { name: 'test_where', text: 'select pg_is_in_recovery() as standby' }
const isOnStandby = async (db: Database) => (await db.query<{ standby: boolean }>(WHERE, [])).rows[0]?.standby
const allowed = (db: Database) => db.onReplica(() => isOnStandby(db))

/** Waits until the replica is used again after it was behind. */
const untilUsed = async () => await expect.poll(() => allowed(app.db), { timeout: 10_000, interval: 100 }).toBe(true)

test('Declared reads, also in a reading transaction, use the replica; all others use the primary', async () => {
  await untilUsed()
  const { db } = app
  const inTx = () =>
    db.inTx(async tx => (await tx.query<{ standby: boolean }>(WHERE, [])).rows[0]?.standby, { readOnly: true })
  expect(await db.onReplica(inTx)).toBe(true)
  expect([await isOnStandby(db), await inTx()]).toEqual([false, false])
})

test('Twenty guests at once see their order in their list at once, whether the replica follows or not', async () => {
  for (const isPaused of [false, true]) {
    await replicated.pauseReplay(isPaused)
    const seen = await twenty(async () => {
      const ann = app.guest()
      const { orderId } = await ann.order()
      const { orders } = await ann.must(contract.order.list, { state: 'active' })
      return orders.some(order => order.orderId === orderId)
    })
    expect(seen).toEqual(Array.from({ length: 20 }, () => true))
    if (isPaused) expect(await allowed(app.db)).toBe(false)
    await replicated.pauseReplay(false)
  }
  await untilUsed()
})

test('A replica that does not answer, or is none, delays no read: the primary answers', async () => {
  const { reach } = app.db
  for (const replica of [{ host: '/nowhere', user: 'comanda', database: 'comanda' }, reach]) {
    const db = await openDatabase({ reach }, { replica })
    onTestFinished(() => db.close())
    const started = performance.now()
    expect([await allowed(db), await allowed(db)]).toEqual([false, false])
    expect(performance.now() - started).toBeLessThan(2000)
  }
})

test('After the primary is killed and the replica promoted every acknowledged order is there (O1)', async () => {
  await replicated.waitForStandby()
  const acknowledged: string[] = []
  let isKilled = false
  const guests = twenty(async () => {
    for (;;) {
      const ann = app.guest()
      const placed = await ann.order().catch(() => undefined)
      if (placed) acknowledged.push(placed.orderId)
      else if (isKilled) return
    }
  })
  await expect.poll(() => acknowledged.length, { timeout: 30_000, interval: 20 }).toBeGreaterThan(40)
  isKilled = true
  await replicated.killPrimary()
  await guests
  const promoted = await replicated.promote()
  const { rows } = await promoted.query<{ id: string }>(
    { name: 'test_orders', text: 'select order_id as id from customer_order' },
    [],
  )
  const stored = new Set(rows.map(({ id }) => id))
  expect(acknowledged.filter(id => !stored.has(id))).toEqual([])
  const insert = {
    name: 'test_insert',
    text: "insert into readiness_check (name, sealed, checked_at) values ($1, '', now())",
  }
  expect((await promoted.runOne(insert, [randomUUID()])).count).toBe(1)
}, 90_000)
