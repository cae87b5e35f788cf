import { contract } from '@comanda/contract'
import { beforeAll, expect, test } from 'vitest'
import { contact, PRICE, refusedAs, SHOP, testApp, twenty } from '../../testing/index.ts'

const app = testApp()
const { open, integration } = contract
const shopId = SHOP

const slots = { leadMinutes: 0, intervalMinutes: 15, capacity: 0, daysAhead: 3, asap: true }
beforeAll(() => app.changeShop({ slots: { 1200: slots, 1300: slots } }))

async function till() {
  const rights = { shopId, name: 'Middleware', scopes: ['orders:read' as const, 'orders:write' as const] }
  const { key } = await app.staff('brand').must(integration.createApiKey, { ...rights, shopIds: [shopId] })
  return app.signedIn(key)
}

const pickup = (externalId: string, over: object = {}) => ({
  shopId,
  channel: 'Speedy',
  externalId,
  orderType: 1300 as const,
  items: [{ foodId: 'soup', quantity: 2 }],
  contact,
  payment: 'elsewhere' as const,
  ...over,
})

test('An order of another channel is priced by the menu, new on the board and in the day report with its channel (API-8)', async () => {
  const pos = await till()
  const manager = app.staff('manager')
  const { created, order } = await pos.must(open.createOrder, pickup('A-1', { expectedTotal: 2 * PRICE }))
  expect(created).toBe(true)
  expect(order).toMatchObject({ state: 'placed', payState: 'paid', totalPaidAmount: 2 * PRICE })
  expect(order.origin).toMatchObject({ channel: 'Speedy', posOrderId: 'A-1' })
  const { orders } = await manager.must(contract.order.board, { shopId })
  expect(orders.map(({ orderId }) => orderId)).toContain(order.orderId)
  await manager.accept(order.orderId)
  const kitchen = await manager.must(contract.kitchen.kitchen, { shopId })
  expect(JSON.stringify(kitchen)).toContain(order.orderId)
  await pos.must(open.closeOrder, { shopId, orderId: order.orderId })
  const day = await manager.must(contract.report.dayReport, { shopId, date: '2026-11-21' })
  expect(day.channels).toContainEqual({ channel: 'Speedy', count: 1, amount: 2 * PRICE })
  expect(day.means.find(({ paymentMethod }) => paymentMethod === 'channel')?.amount).toBe(2 * PRICE)
  expect(await app.audit()).toEqual([])
})

test('Twenty equal orders of a channel are one order; another content under its id is refused (API-3, API-8)', async () => {
  const pos = await till()
  const answers = await twenty(() => pos.must(open.createOrder, pickup('B-1')))
  expect(new Set(answers.map(({ order }) => order.orderId)).size).toBe(1)
  expect(answers.filter(({ created }) => created)).toHaveLength(1)
  const other = pickup('B-1', { items: [{ foodId: 'soup', quantity: 3 }] })
  expect(refusedAs(await pos.call(open.createOrder, other))).toBe('externalIdUsed')
})

test('What a guest could not order is refused: another total, an unknown dish, too far away (API-8)', async () => {
  const pos = await till()
  const refusedFor = async (over: object) => refusedAs(await pos.call(open.createOrder, pickup('C-1', over)))
  expect(await refusedFor({ expectedTotal: 1 })).toBe('priceChanged')
  expect(await refusedFor({ items: [{ foodId: 'nothing', quantity: 1 }] })).toBe('lineProblem')
  expect(await refusedFor({ orderType: 1200 })).toBe('addressNeeded')
  const far = { lines: ['9 Moor'], latitude: 52.9, longitude: -2.59 }
  expect(await refusedFor({ orderType: 1200, address: far })).toBe('outOfReach')
  expect(await refusedFor({ orderType: 1200, payment: 'inPerson', address: far })).toBe('outOfReach')
})

test('A delivery of a channel is in a zone of the store, and an order paid in person is settled when it is closed (API-8)', async () => {
  const pos = await till()
  const near = { lines: ['2 Quay', 'Bristol'], latitude: 51.4505, longitude: -2.59 }
  const delivery = pickup('D-1', { orderType: 1200, address: near })
  const { order } = await pos.must(open.createOrder, delivery)
  expect(order.totalPaidAmount).toBe(2 * PRICE + 300)
  expect(order.deliveryAddress?.lines).toEqual(near.lines)
  const inPerson = await pos.must(open.createOrder, pickup('D-2', { payment: 'inPerson' }))
  const { orderId } = inPerson.order
  expect(inPerson.order.payState).toBe('unpaid')
  await pos.must(open.acceptOrder, { shopId, orderId })
  expect((await pos.must(open.closeOrder, { shopId, orderId })).payState).toBe('paid')
})

test('An order paid to its channel does not time out, and one that is rejected leaves no refund to make (API-8, O2)', async () => {
  const pos = await till()
  const { order } = await pos.must(open.createOrder, pickup('E-1'))
  app.clock.advance(3_600_000)
  await app.modules.order.watchdog.sweep()
  const { orderId } = order
  expect((await pos.must(open.readOrder, { shopId, orderId })).state).toBe('placed')
  await pos.must(open.rejectOrder, { shopId, orderId, reason: 'Closing' })
  await app.settle()
  expect((await pos.must(open.readOrder, { shopId, orderId })).state).toBe('rejected')
  expect(await app.audit()).toEqual([])
})
