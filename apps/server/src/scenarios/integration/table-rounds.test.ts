import { contract } from '@comanda/contract'
import { posClient } from '@comanda/standins/pos'
import { expect, test } from 'vitest'
import { billKitchen, partyGuest, refusedAs, SHOP, sharedTableId, testApp, twenty } from '../../testing/index.ts'

const app = testApp({ brand: billKitchen([300, 500, 700]), clock: '2026-11-21T12:00:00Z' })
const { open, integration, bill } = contract
const shopId = SHOP
const sam = app.staff('manager')

async function newKey(): Promise<string> {
  const scopes = ['orders:read' as const, 'orders:write' as const]
  const rights = { shopId, name: 'Bar till', scopes, shopIds: [shopId] }
  return (await app.staff('brand').must(integration.createApiKey, rights)).key
}

const billsAt = async (tableId: string) => (await sam.must(bill.tableBill, { shopId, tableId })).bills

const round = (tableId: string, externalId: string, price: number) => ({
  shopId,
  channel: 'Till 2',
  externalId,
  tableId,
  items: [{ foodId: `d${price}`, quantity: 1 }],
})

test('A round of a point of sale joins the open bill of the guests, who see it, and goes to the kitchen (API-12, ORDER-3)', async () => {
  const tableId = sharedTableId(1)
  const ana = await partyGuest(app, tableId, 'Ana')
  await ana.round(300)
  const pos = posClient({ origin: app.url, key: await newKey(), shopId })
  const { created, order } = await pos.createRound(round(tableId, 'R-1', 700))
  expect([created, order.state, order.totalPaidAmount]).toEqual([true, 'accepted', 700])
  const seen = await ana.bill()
  expect(seen.rounds.map(({ orderId }) => orderId)).toContain(order.orderId)
  expect(seen.totalAmount).toBe(1000)
  expect(await billsAt(tableId)).toHaveLength(1)
  const { tickets } = await sam.must(contract.kitchen.kitchen, { shopId })
  expect(tickets.map(({ orderId }) => orderId)).toContain(order.orderId)
  const read = await app.signedIn(await newKey()).must(open.readOrder, { shopId, orderId: order.orderId })
  expect(read.origin).toMatchObject({ channel: 'Till 2', posOrderId: 'R-1' })
  expect(await app.audit()).toEqual([])
})

test('Twenty equal rounds at once are one order on one new bill; another content under its id is refused (API-12, API-3)', async () => {
  const tableId = sharedTableId(2)
  const pos = app.signedIn(await newKey())
  const answers = await twenty(() => pos.must(open.createTableRound, round(tableId, 'R-2', 500)))
  expect(new Set(answers.map(({ order }) => order.orderId)).size).toBe(1)
  expect(answers.filter(({ created }) => created)).toHaveLength(1)
  expect((await billsAt(tableId)).map(({ totalAmount }) => totalAmount)).toEqual([500])
  expect(refusedAs(await pos.call(open.createTableRound, round(tableId, 'R-2', 700)))).toBe('externalIdUsed')
  expect(await app.audit()).toEqual([])
})

test('A repeat after the table has paid answers the same order and seats no party (API-12)', async () => {
  const tableId = sharedTableId(3)
  const pos = app.signedIn(await newKey())
  const { order } = await pos.must(open.createTableRound, round(tableId, 'R-3', 500))
  const { orderId } = order
  await pos.must(open.closeOrder, { shopId, orderId, counter: { method: 'cash' } })
  const sessions = async () => (await app.sql('select 1 from table_session')).length
  const before = await sessions()
  expect(await pos.must(open.createTableRound, round(tableId, 'R-3', 500))).toMatchObject({ created: false })
  expect([await sessions(), (await billsAt(tableId)).length]).toEqual([before, 0])
})

test('An unknown table, an unknown dish and a table that pays first are refused (API-12)', async () => {
  const pos = app.signedIn(await newKey())
  const refusedFor = async (over: object) =>
    refusedAs(await pos.call(open.createTableRound, { ...round(sharedTableId(4), 'R-4', 500), ...over }))
  expect(await refusedFor({ tableId: 'nowhere' })).toBe('tableCodeUnknown')
  expect(await refusedFor({ items: [{ foodId: 'nothing', quantity: 1 }] })).toBe('lineProblem')
})
