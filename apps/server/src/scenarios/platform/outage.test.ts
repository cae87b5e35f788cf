import { randomUUID } from 'node:crypto'
import { contract } from '@comanda/contract'
import { expect, test } from 'vitest'
import { DatabaseUnavailable, type Database } from '../../platform/db/index.ts'
import { demoStaff, rawPost, SHOP, testApp } from '../../testing/index.ts'

let down = false

/** The methods that use the database. */
const ASKING = new Set<PropertyKey>(['query', 'runOne', 'inTx', 'inSharedTx'])

/** The test's database, which fails while `down`. */
function breakable(db: Database): Database {
  return new Proxy(db, {
    get(target, name, receiver) {
      const own: unknown = Reflect.get(target, name, receiver)
      if (typeof own !== 'function' || !ASKING.has(name)) return own
      return (...given: unknown[]) =>
        down
          ? Promise.reject(new DatabaseUnavailable(new Error('no answer')))
          : (own as (...g: unknown[]) => unknown).apply(target, given)
    },
  })
}

const app = testApp({ brand: 'demo', between: breakable })

test('Without its database every call answers "busy, try again", health reports it, and all recovers by itself (O10)', async () => {
  const manager = demoStaff(app)
  const ann = app.guest()
  await manager.must(contract.order.board, { shopId: SHOP })
  const change = { shopId: SHOP, businessType: 1300 as const, modifyType: 0 as const, cartItems: [] }
  await ann.call(contract.cart.modify, change)
  const healthz = async () => (await app.server.inject({ method: 'GET', url: '/healthz' })).statusCode
  down = true
  const promisedAt = new Date(app.clock() + 600_000).toISOString()
  const answers = [
    await manager.call(contract.order.board, { shopId: SHOP }),
    await manager.call(contract.order.accept, { orderId: randomUUID(), promisedAt }),
    await ann.call(contract.cart.modify, change),
    await app.anyone().call(contract.auth.auth, { grant: 'guest', deviceId: 'x' }),
    await app.signedIn('1000.unknown').call(contract.order.list, { state: 'active' }),
  ]
  for (const answer of answers) {
    expect(answer).toMatchObject({ refused: 'busy' })
    expect(JSON.stringify(answer)).not.toMatch(/no answer|database|Unavailable/i)
  }
  expect(await rawPost(app, contract.auth.auth, { grant: 'guest', deviceId: 'x' })).toMatchObject({ status: 503 })
  expect(await healthz()).toBe(503)
  down = false
  await manager.must(contract.order.board, { shopId: SHOP })
  expect(await healthz()).toBe(200)
})
