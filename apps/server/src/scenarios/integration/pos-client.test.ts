import { contract } from '@comanda/contract'
import { chosenEvents } from '@comanda/contract/integration'
import { posClient, type PosEvent, posReceiver } from '@comanda/standins/pos'
import { expect, test } from 'vitest'
import { contact, PRICE, SHOP, testApp } from '../../testing/index.ts'

// The library refuses events that are older than five minutes.
const app = testApp({ clock: Date.now() })
const { integration } = contract
const shopId = SHOP

test('The example client receives events, accepts and closes an order, adds one and pushes a menu (API-8, API-9, API-10)', async () => {
  const owner = app.staff('brand')
  const events: PosEvent[] = []
  let secret = ''
  const receiver = await posReceiver(
    () => secret,
    event => events.push(event),
  )
  const setUp = { shopId, name: 'Till', shopIds: [shopId] }
  const endpoint = { ...setUp, url: receiver.url, events: [...chosenEvents], active: true }
  ;({ secret } = await owner.must(integration.createWebhook, endpoint))
  const scopes = ['orders:read', 'orders:write', 'menu:write', 'menu:publish'] as const
  const { key } = await owner.must(integration.createApiKey, { ...setUp, scopes: [...scopes] })
  const pos = posClient({ origin: app.url, key, shopId })
  const { cursor } = await pos.changesAfter()

  const { orderId } = await app.guest().order({ paymentMethod: 'out-line' })
  await app.settle()
  expect(events.map(({ type, data }) => [type, data.orderId])).toEqual([['order.placed', orderId]])
  expect((await pos.readOrder(orderId)).state).toBe('placed')
  expect((await pos.acceptOrder(orderId)).state).toBe('accepted')
  const closed = await pos.closeOrder(orderId, { method: 'cash', tendered: 2 * PRICE })
  expect([closed.state, closed.payState]).toEqual(['completed', 'paid'])

  const order = { channel: 'Speedy', externalId: 'S-1', orderType: 1300, contact, payment: 'elsewhere' }
  const items = [{ foodId: 'soup', quantity: 1 }]
  const first = await pos.createOrder({ ...order, items })
  expect(await pos.createOrder({ ...order, items })).toMatchObject({ created: false })
  await expect(pos.createOrder({ ...order, items: [{ foodId: 'soup', quantity: 2 }] })).rejects.toMatchObject({
    code: 'INT-02-0001',
  })
  const { orders } = await pos.changesAfter(cursor)
  expect(orders.map(one => one.orderId)).toEqual(expect.arrayContaining([orderId, first.order.orderId]))

  const pushed = await pos.pushMenu('Menu,Group,Dish,Price\nLunch,Soups,Leek soup,6.50\n', { publish: true })
  expect(pushed.version).toBeGreaterThan(1)
  await app.settle()
  expect(events.map(({ type }) => type)).toContain('menu.published')
  expect(new Set(events.map(({ id }) => id)).size).toBe(events.length)
  const forged = await fetch(receiver.url, { method: 'POST', body: '{}', headers: { 'webhook-id': 'x' } })
  expect(forged.status).toBe(400)
  await receiver.close()
})
