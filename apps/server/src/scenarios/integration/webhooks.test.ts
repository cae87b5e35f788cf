import { contract } from '@comanda/contract'
import { chosenEvents } from '@comanda/contract/integration'
import { Webhook } from 'standardwebhooks'
import { beforeEach, expect, test } from 'vitest'
import { refusedAs, SHOP, testApp, twenty } from '../../testing/index.ts'
import { webhookReceiver } from '../../testing/webhook-receiver.ts'

const app = testApp()
const hook = webhookReceiver()
const { integration } = contract
const shopId = SHOP
const manager = () => app.staff('brand', { name: 'Mo' })

const settings = (over: object = {}) => ({
  shopId,
  name: 'Middleware',
  url: hook.url,
  events: [...chosenEvents],
  shopIds: [shopId],
  active: true,
  ...over,
})
const endpoint = (over: object = {}) => manager().must(integration.createWebhook, settings(over))
const types = () => hook.received.map(({ body }) => (JSON.parse(body) as { type: string }).type)
const idsOf = () => hook.received.map(({ headers }) => headers['webhook-id'])
const log = async (endpointId: string) =>
  (await manager().must(integration.webhookDeliveries, { shopId, endpointId })).deliveries

beforeEach(async () => {
  await app.settle()
  await app.sql('delete from webhook_delivery')
  const { endpoints } = await manager().must(integration.webhooks, { shopId })
  for (const { endpointId } of endpoints) await manager().must(integration.removeWebhook, { shopId, endpointId })
  hook.received.length = 0
  hook.answers()
})

test('The events of an order are sent in order, with signatures the library of the specification verifies (API-10, L6)', async () => {
  const { secret } = await endpoint()
  expect(secret).toMatch(/^whsec_/)
  const ann = app.guest()
  const { orderId } = await ann.order()
  await app.settle()
  expect(types()).toEqual([])
  await ann.pay(orderId)
  await app.settle()
  await app.staff().accept(orderId)
  await app.settle()
  await app.staff().cancel(orderId)
  await app.settle()
  expect(types().toSorted()).toEqual(
    ['order.placed', 'order.paid', 'order.changed', 'order.changed', 'order.refunded'].toSorted(),
  )
  for (const { headers, body } of hook.received) {
    // The clock of the test is not that of the library, which refuses old messages.
    const id = String(headers['webhook-id'])
    const sent = new Date(Number(headers['webhook-timestamp']) * 1000)
    expect(headers['webhook-signature']).toBe(new Webhook(secret).sign(id, sent, body))
    expect(JSON.parse(body)).toMatchObject({ data: { orderId, shopId } })
  }
  expect(await app.sql("select body from webhook_delivery where body <> '' or sealed_personal is null")).toEqual([])
  expect(new Set(idsOf()).size).toBe(5)
})

test('A delivery that fails is sent again with the same event id until it succeeds, once (API-10)', async () => {
  const { endpointId } = await endpoint({ events: ['order.placed'] })
  hook.answers(500, 302, 429)
  await app.guest().order({ paymentMethod: 'out-line' })
  await app.settle()
  expect(hook.received).toHaveLength(4)
  expect(new Set(idsOf()).size).toBe(1)
  const [delivery] = await log(endpointId)
  expect(delivery).toMatchObject({ state: 'delivered', attempts: 4 })
  expect(delivery?.tries.map(({ status }) => status)).toEqual([204, 429, 302, 500])
  expect(delivery?.tries.at(-1)?.response).toBe('noted')
})

test('A replay sends the same event again; twenty equal requests send it once more (API-3, API-10)', async () => {
  const { endpointId } = await endpoint({ events: ['order.placed'] })
  await app.guest().order({ paymentMethod: 'out-line' })
  await app.settle()
  const [delivery] = await log(endpointId)
  const mo = manager()
  const replay = { shopId, deliveryId: delivery?.deliveryId ?? '' }
  await twenty(() => mo.must(integration.replayWebhook, replay, { requestId: 'one-replay-of-it' }))
  await app.settle()
  expect(hook.received).toHaveLength(2)
  expect(new Set(idsOf()).size).toBe(1)
  expect(hook.received[0]?.body).toBe(hook.received[1]?.body)
})

test('Only chosen events of chosen stores are sent, a published menu and a test among them (API-10)', async () => {
  const menus = await endpoint({ events: ['menu.published'] })
  await endpoint({ events: ['order.placed'], shopIds: [shopId], active: false })
  await app.guest().order({ paymentMethod: 'out-line' })
  const key = await manager().must(integration.createApiKey, {
    shopId,
    name: 'Menus',
    scopes: ['menu:write', 'menu:publish'],
    shopIds: [shopId],
  })
  const file = new TextEncoder().encode('Menu,Group,Dish,Price\nLunch,Soups,Leek soup,6.50\n')
  const push = { shopId, mode: 'add' as const, publish: true }
  await app.signedIn(key.key).must(contract.open.pushMenu, push, { file })
  await manager().must(integration.testWebhook, { shopId, endpointId: menus.endpointId })
  await app.settle()
  expect(types().toSorted()).toEqual(['menu.published', 'webhook.test'])
})

test('Addresses inside private networks are refused when they are set up, and never connected to (X6, API-10)', async () => {
  for (const url of ['http://example.com/hook', 'https://me:x@example.com/hook', 'http://10.1.2.3/hook'])
    expect(refusedAs(await manager().call(integration.createWebhook, settings({ url })))).toBe('webhookAddress')
  for (const host of ['10.1.2.3', '169.254.169.254', '[::1]', '[fd00::1]', '[::ffff:10.1.2.3]']) {
    const { endpointId } = await endpoint({ url: `https://${host}/hook` })
    await manager().must(integration.testWebhook, { shopId, endpointId })
    await app.settle()
    const [delivery] = await log(endpointId)
    expect([host, delivery?.tries[0]?.fault]).toEqual([host, 'refused'])
  }
})

test('An endpoint that fails for days is switched off and says so; one that is gone at once (API-10)', async () => {
  const { endpointId } = await endpoint({ events: ['order.placed'] })
  hook.answers(...Array.from({ length: 12 }, () => 500))
  await app.guest().order({ paymentMethod: 'out-line' })
  await app.settle()
  expect((await log(endpointId))[0]).toMatchObject({ state: 'failed', attempts: 12 })
  app.clock.advance(6 * 86_400_000)
  hook.answers(500, 500)
  await app.guest().order({ paymentMethod: 'out-line' })
  await app.settle()
  const { endpoints } = await manager().must(integration.webhooks, { shopId })
  expect(endpoints[0]).toMatchObject({ active: false, switchedOff: 'failing' })
  const [newest] = await log(endpointId)
  const replay = { shopId, deliveryId: newest?.deliveryId ?? '' }
  expect(refusedAs(await manager().call(integration.replayWebhook, replay))).toBe('webhookOff')
  const gone = await endpoint({ events: ['order.placed'] })
  hook.answers(410)
  await app.guest().order({ paymentMethod: 'out-line' })
  await app.settle()
  const after = await manager().must(integration.webhooks, { shopId })
  const off = after.endpoints.find(one => one.endpointId === gone.endpointId)
  expect(off?.switchedOff).toBe('gone')
})

test('The secret is shown once and sealed in the database; a repeat of the request answers it again (API-3, API-10)', async () => {
  const mo = manager()
  const options = { requestId: 'one-webhook-of-mo' }
  const webhook = await mo.must(integration.createWebhook, settings(), options)
  expect(await mo.must(integration.createWebhook, settings(), options)).toEqual(webhook)
  const rows = await app.sql<{ row: string }>(
    `select t::text as row from webhook_endpoint t union all select t::text from request_log t`,
  )
  expect(rows.some(({ row }) => row.includes(webhook.secret.slice(6)))).toBe(false)
  expect(JSON.stringify(await mo.must(integration.webhooks, { shopId }))).not.toContain(webhook.secret.slice(6))
})
