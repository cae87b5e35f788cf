import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DatabaseUnavailable, type Database } from './platform/db/index.ts'
import { testDatabase } from './testing/index.ts'
import { type DemoApp, demoApp } from './testing/demo-app.ts'

const database = testDatabase()
let app: DemoApp
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

beforeAll(async () => {
  app = await demoApp(breakable(database()))
})
afterAll(() => app.close())

test('Without its database every call answers "busy, try again", health reports it, and all recovers by itself (O10)', async () => {
  const token = await app.staff()
  const change = { shopId: 101, businessType: 1300, modifyType: 0, cartItems: [] }
  const guest = await app.guest()
  await app.ask('/api/order/cart/modify', change, { token: guest })
  down = true
  const ASKED: [string, object, string][] = [
    ['/api/console/board', { shopId: 101 }, token],
    ['/api/console/accept', { orderId: randomUUID(), promisedAt: new Date().toISOString() }, token],
    ['/api/order/cart/modify', change, guest],
    ['/api/user-auth/auth', { grant: 'guest', deviceId: 'x' }, ''],
    ['/api/order/or/list', { state: 'active' }, '1000.unknown'],
  ]
  for (const [path, body, caller] of ASKED) {
    const { status, body: said } = await app.ask(path, body, caller === '' ? {} : { token: caller })
    expect([path, status, said.code]).toEqual([path, 503, 'COM-00-0503'])
    expect(JSON.stringify(said)).not.toMatch(/no answer|database|Unavailable/i)
  }
  expect((await app.server.inject({ method: 'GET', url: '/healthz' })).statusCode).toBe(503)
  down = false
  expect((await app.ask('/api/console/board', { shopId: 101 }, { token })).body.code).toBe('000')
  expect((await app.server.inject({ method: 'GET', url: '/healthz' })).statusCode).toBe(200)
})
