import { contract } from '@comanda/contract'
import { expect, test } from 'vitest'
import { PRICE, refusedAs, SHOP, testApp, twenty } from '../../testing/index.ts'

const app = testApp()
const { open, integration } = contract
const shopId = SHOP

async function till() {
  const rights = { shopId, name: 'Bar till', scopes: ['orders:read' as const, 'orders:write' as const] }
  const { key } = await app.staff('brand').must(integration.createApiKey, { ...rights, shopIds: [shopId] })
  return app.signedIn(key)
}

const placed = async () => (await app.guest().order({ paymentMethod: 'out-line' })).orderId

test('A point of sale takes an order from acceptance to its end, and its history names the key (API-8, L2)', async () => {
  const pos = await till()
  const orderId = await placed()
  expect((await pos.must(open.readOrder, { shopId, orderId })).state).toBe('placed')
  const accepted = await pos.must(open.acceptOrder, { shopId, orderId })
  expect(Date.parse(accepted.promisedAt ?? '')).toBeGreaterThan(app.clock())
  await pos.must(open.delayOrder, { shopId, orderId, promisedAt: new Date(app.clock() + 3_600_000).toISOString() })
  await pos.must(open.advanceOrder, { shopId, orderId, to: 'preparing' })
  const counter = { method: 'cash' as const, tendered: PRICE as never }
  const closed = await pos.must(open.closeOrder, { shopId, orderId, counter })
  expect([closed.state, closed.payState, closed.counter?.method]).toEqual(['completed', 'paid', 'cash'])
  const [event] = await app.sql<{ by_name: string }>(
    `select by_name from order_event where order_id = '${orderId}' order by version desc limit 1`,
  )
  expect(event?.by_name).toBe('Bar till')
  expect(await app.audit()).toEqual([])
})

test('Closing is repeatable, and twenty at once close an order once (API-3, API-8)', async () => {
  const pos = await till()
  const orderId = await placed()
  await pos.must(open.acceptOrder, { shopId, orderId })
  const answers = await twenty(() => pos.call(open.closeOrder, { shopId, orderId }))
  expect(answers.map(refusedAs)).toEqual(answers.map(() => 'done'))
  const [paid] = await app.sql<{ n: number }>(
    `select count(*)::int as n from order_event where order_id = '${orderId}' and kind = 'paid'`,
  )
  expect(paid?.n).toBe(1)
})

test('A step that the board would refuse is refused; a rejected order is refunded (API-8, M8)', async () => {
  const pos = await till()
  const ann = app.guest()
  const { orderId } = await ann.order()
  await ann.pay(orderId)
  await app.settle()
  expect(refusedAs(await pos.call(open.closeOrder, { shopId, orderId }))).toBe('orderMoved')
  expect(refusedAs(await pos.call(open.advanceOrder, { shopId, orderId, to: 'delivering' }))).toBe('orderMoved')
  await pos.must(open.rejectOrder, { shopId, orderId, reason: 'Closing' })
  await app.settle()
  expect(await app.received(orderId)).toBe(0)
})

test('The list continues from its cursor: every change comes, and an empty list when nothing changed (API-8)', async () => {
  const pos = await till()
  const first = await pos.must(open.listOrders, { shopId, pageSize: 100 })
  const orders = [await placed(), await placed(), await placed()]
  const ids: string[] = []
  let { cursor } = first
  for (let more = true; more; ) {
    const page = await pos.must(open.listOrders, { shopId, cursor, pageSize: 2 })
    ids.push(...page.orders.map(({ orderId }) => orderId))
    ;({ cursor, more } = page)
  }
  for (const orderId of orders) expect(ids).toContain(orderId)
  app.clock.advance(60_000)
  const overlap = await pos.must(open.listOrders, { shopId, cursor })
  expect(await pos.must(open.listOrders, { shopId, cursor: overlap.cursor })).toMatchObject({ orders: [], more: false })
  await pos.must(open.acceptOrder, { shopId, orderId: orders[1] ?? '' })
  const { orders: changed } = await pos.must(open.listOrders, { shopId, cursor: overlap.cursor })
  expect(changed.map(({ orderId, state }) => [orderId, state])).toEqual([[orders[1], 'accepted']])
  expect(refusedAs(await pos.call(open.listOrders, { shopId, cursor: 'x' }))).toBe('invalidInput')
})
