import { contract } from '@comanda/contract'
import type { ApiScope } from '@comanda/contract/core'
import { expect, test } from 'vitest'
import type { Actor } from '../../testing/actor.ts'
import { refusedAs, SHOP, testApp, twenty } from '../../testing/index.ts'

const app = testApp()
const { open, integration } = contract
const OTHER = SHOP + 1

interface Key {
  scopes?: ApiScope[]
  shopIds?: number[]
  expiresAt?: string
}

/** A key made by a brand manager of two stores, and the system that has it. */
async function keyOf({ scopes = ['orders:read', 'orders:write'], shopIds = [SHOP], expiresAt }: Key = {}) {
  const manager = app.staff('brand', { shopIds: [SHOP, OTHER], name: 'Mo' })
  const rights = { shopId: SHOP, name: 'Bar till', scopes, shopIds }
  const key = await manager.must(integration.createApiKey, { ...rights, ...(expiresAt && { expiresAt }) })
  return { manager, ...key, till: app.signedIn(key.key) }
}

const listed = async (till: Actor, shopId = SHOP) => refusedAs(await till.call(open.listOrders, { shopId }))

test('A key is shown once, stored as a hash, and listed by its beginning (API-7)', async () => {
  const { manager, keyId, key, till } = await keyOf()
  expect(key).toMatch(/^ck_\d+_[\w-]{43}$/)
  expect(await listed(till)).toBe('done')
  const { keys } = await manager.must(integration.apiKeys, { shopId: SHOP })
  const shown = keys.find(one => one.keyId === keyId)
  expect(shown).toMatchObject({ name: 'Bar till', createdBy: 'Mo', shopIds: [SHOP], lastUsedAt: expect.any(String) })
  expect(key.startsWith(shown?.prefix ?? 'x')).toBe(true)
  expect(shown?.prefix.length).toBeLessThan(key.length - 35)
  const stored = await app.sql<{ row: string }>(`select t::text as row from api_key t`)
  expect(stored.some(({ row }) => row.includes(key.slice(-30)))).toBe(false)
})

test('A key without the scope of a call, or without its store, is refused; HTTP names the reason (API-7)', async () => {
  const { till, key } = await keyOf({ scopes: ['orders:read'] })
  const orderId = '01890000-0000-7000-8000-000000000000'
  expect(refusedAs(await till.call(open.acceptOrder, { shopId: SHOP, orderId }))).toBe('scopeMissing')
  expect(await listed(till, OTHER)).toBe('notYourShop')
  const post = (authorization: string) =>
    app.server.inject({ method: 'POST', url: open.acceptOrder.path, payload: {}, headers: { authorization } })
  expect((await post(`Bearer ${key}`)).statusCode).toBe(403)
  expect((await post('Bearer ck_1_nothing')).statusCode).toBe(401)
})

test('A key is a key of its own brand only (A2, API-7)', async () => {
  const { key } = await keyOf()
  const ofAnother = key.replace(/^ck_\d+_/, `ck_${app.corporationId + 1}_`)
  expect(await listed(app.signedIn(ofAnother))).toBe('keyNeeded')
})

test('A revoked or expired key is refused at once (API-7)', async () => {
  const { manager, keyId, till } = await keyOf()
  expect(await listed(till)).toBe('done')
  await manager.must(integration.revokeApiKey, { shopId: SHOP, keyId })
  expect(await listed(till)).toBe('keyNeeded')
  const change = { shopId: SHOP, keyId, mark: '', name: 'x', scopes: ['orders:read' as const], shopIds: [SHOP] }
  expect(refusedAs(await manager.call(integration.saveApiKey, change))).toBe('keyRevoked')
  const short = await keyOf({ expiresAt: new Date(app.clock() + 60_000).toISOString() })
  expect(await listed(short.till)).toBe('done')
  app.clock.advance(61_000)
  expect(await listed(short.till)).toBe('keyNeeded')
})

test('A changed key has its new scopes and stores from the next call on, with an audit line (API-7, L2)', async () => {
  const { manager, keyId, till } = await keyOf({ shopIds: [SHOP, OTHER] })
  const { keys } = await manager.must(integration.apiKeys, { shopId: SHOP })
  const mark = keys.find(one => one.keyId === keyId)?.mark ?? ''
  const change = { shopId: SHOP, keyId, mark, name: 'Bar', scopes: ['orders:write' as const], shopIds: [OTHER] }
  await manager.must(integration.saveApiKey, change)
  expect(await listed(till, OTHER)).toBe('scopeMissing')
  expect(refusedAs(await manager.call(integration.saveApiKey, { ...change, name: 'Lounge' }))).toBe('changedMeanwhile')
  const { lines } = await manager.must(contract.staff.auditLines, { shopId: SHOP, what: 'apiKey' })
  const fields = lines.find(line => line.subject === 'Bar')?.changes.map(({ field }) => field)
  expect(fields).toEqual(expect.arrayContaining(['name']))
})

test('A key gets only stores of its maker, and only staff with the right to the brand make one (A1, API-7)', async () => {
  const rights = { shopId: SHOP, name: 'Till', scopes: ['orders:read' as const] }
  const owner = app.staff('brand', { shopIds: [SHOP] })
  const elsewhere = await owner.call(integration.createApiKey, { ...rights, shopIds: [SHOP, OTHER] })
  expect(refusedAs(elsewhere)).toBe('notYourShop')
  const manager = await app.staff('manager').call(integration.createApiKey, { ...rights, shopIds: [SHOP] })
  expect(refusedAs(manager)).toBe('rightMissing')
})

test('Twenty equal requests make one key, and its last answer has the key that works (API-3, API-7)', async () => {
  const manager = app.staff('brand')
  const rights = { shopId: SHOP, name: 'Once', scopes: ['orders:read' as const], shopIds: [SHOP] }
  const requestId = 'same-request-of-a-key'
  const answers = await twenty(() => manager.must(integration.createApiKey, rights, { requestId }))
  expect(new Set(answers.map(({ keyId }) => keyId)).size).toBe(1)
  const { key } = await manager.must(integration.createApiKey, rights, { requestId })
  expect(await listed(app.signedIn(key))).toBe('done')
  expect(refusedAs(await manager.call(integration.createApiKey, rights, { requestId }))).toBe('requestReused')
})

test('A key that calls too often is refused until the minute is over; other keys go on (API-7, R2)', async () => {
  const [busy, calm] = [await keyOf(), await keyOf()]
  await app.sql(`insert into rate_limit (corporation_id, key, window_start, used)
    values (${app.corporationId}, 'api-key:${busy.keyId}', to_timestamp(${Math.floor(app.clock() / 60_000) * 60}), 600)`)
  expect(await listed(busy.till)).toBe('tooMany')
  expect(await listed(calm.till)).toBe('done')
  app.clock.advance(60_000)
  expect(await listed(busy.till)).toBe('done')
})
