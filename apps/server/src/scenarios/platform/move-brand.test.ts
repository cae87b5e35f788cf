import { availableParallelism, loadavg } from 'node:os'
import { contract } from '@comanda/contract'
import { expect, test } from 'vitest'
import { openJobTarget } from '../../platform/jobs/index.ts'
import { silentLog } from '../../platform/log.ts'
import { moveBrand, type Moved } from '../../platform/move/index.ts'
import { MAYA } from '../../testing/access/people-of-access.ts'
import { addTwinBrand, DEMO, SECOND_BRAND } from '../../testing/access/second-brand.ts'
import { refusedAs, testApp } from '../../testing/index.ts'
import { MIGRATIONS } from '../../testing/test-database.ts'
import { twoDatabases } from '../../testing/two-databases.ts'

const NOON = '2026-11-20T17:00:00Z'
const databases = twoDatabases()
/** Two brands are served here, and one of them moves. */
const here = testApp({
  brand: 'demo',
  clock: NOON,
  database: databases.first,
  prepare: db => addTwinBrand(db, MAYA),
})
/** A server that waits for its brand. */
const there = testApp({ empty: true, clock: NOON, database: databases.second })

const move = (over: Partial<Parameters<typeof moveBrand>[0]> = {}): Promise<Moved> =>
  moveBrand({
    brand: DEMO,
    from: databases.from(),
    to: databases.to(),
    migrations: MIGRATIONS,
    name: 'new.example/comanda',
    say: () => {},
    ...over,
  })
const idsIn = async (app: typeof here) =>
  (await app.sql<{ id: string }>('select order_id as id from customer_order where corporation_id = $1', [DEMO])).map(
    ({ id }) => id,
  )

/** How many times longer everything takes on a machine that has more to do than processors. */
const slowness = () => Math.max(1, (loadavg()[0] ?? 0) / availableParallelism())

/** Guests who order one after the other until they are stopped. */
function ordersGoingOn() {
  let going = true
  const placed: string[] = []
  let busy = 0
  const one = async () => {
    while (going) {
      const guest = here.guest()
      try {
        placed.push((await guest.order({ dishes: ['edamame'] })).orderId)
      } catch (error) {
        if (!/busy|cannot be reached/.test(String(error))) throw error
        busy += 1
      }
    }
  }
  const all = Promise.all([one(), one(), one()])
  return {
    placed,
    async stop() {
      going = false
      await all
      return busy
    },
  }
}

const cartOfTwin = () =>
  here.anyone({ corporationId: SECOND_BRAND }).call(contract.cart.query, { shopId: 101, businessType: 1200 })

test('A move that cannot be finished leaves the brand where it was', async () => {
  const switchOver = async () => {
    expect(await here.sql('select moved_to from corporation where corporation_id = $1', [SECOND_BRAND])).toEqual([
      { moved_to: 'new.example/comanda' },
    ])
    await expect(
      here.sql('update shop set shop_id = shop_id where corporation_id = $1', [SECOND_BRAND]),
    ).rejects.toThrow('cannot be reached')
    throw new Error('the proxy does not answer')
  }
  await expect(move({ brand: SECOND_BRAND, switchOver })).rejects.toThrow('the proxy does not answer')
  expect(await here.sql("select conname from pg_constraint where conname like 'brand_moved%'")).toEqual([])
  expect(await here.sql('select moved_to from corporation where moved_to is not null')).toEqual([])
  await here.sql('update shop set shop_id = shop_id where corporation_id = $1', [SECOND_BRAND])
  await new Promise(done => setTimeout(done, 600))
  expect(refusedAs(await cartOfTwin())).not.toBe('busy')
}, 120_000)

test('A brand moves while guests order: no order is lost, and changes are refused for less than a second', async () => {
  const queue = await openJobTarget({ reach: databases.from(), log: silentLog })
  const job = { name: 'carried', startAfter: new Date('2030-01-01'), singletonKey: undefined }
  await queue.add({ ...job, id: crypto.randomUUID(), data: { corporationId: DEMO } })
  await queue.add({ ...job, id: crypto.randomUUID(), data: { corporationId: SECOND_BRAND } })
  const ann = here.guest()
  await ann.order({ dishes: ['edamame'] })
  const token = await ann.token()
  const orders = ordersGoingOn()
  const moved = await move().finally(() => void orders.stop())
  const busy = await orders.stop()
  expect(moved.pausedMs).toBeLessThan(1000 * slowness())
  expect(moved.jobs).toBe(1)
  expect(orders.placed.length).toBeGreaterThan(5)
  const [before, after] = [await idsIn(here), await idsIn(there)]
  expect(after.toSorted()).toEqual(before.toSorted())
  expect(after).toEqual(expect.arrayContaining(orders.placed))
  expect([await here.audit(), await there.audit()]).toEqual([[], []])
  process.stdout.write(
    `${moved.rows} rows, ${orders.placed.length} orders meanwhile, ${busy} refused, ${moved.pausedMs.toFixed(0)} ms\n`,
  )
  // The old server refuses the brand, also what only reads, once it has looked where its brands are; the other brand goes on there.
  const cartHere = async () => refusedAs(await ann.call(contract.cart.query, { shopId: 101, businessType: 1200 }))
  await expect.poll(cartHere, { timeout: 20_000 }).toBe('busy')
  expect(refusedAs(await cartOfTwin())).not.toBe('busy')
  // The new server knows the guest's session, and takes orders.
  const again = there.signedIn(token)
  expect(refusedAs(await again.call(contract.cart.query, { shopId: 101, businessType: 1200 }))).toBe('done')
  expect(await there.sql("select name from jobs.job where name = 'carried'")).toHaveLength(1)
  await queue.close()
}, 180_000)

test('A brand that is not there, or is in the new database already, is refused in words', async () => {
  await expect(move({ brand: 999 })).rejects.toThrow('There is no brand 999 in this database.')
  await expect(move()).rejects.toThrow(`The new database has rows of brand ${DEMO} already`)
})
