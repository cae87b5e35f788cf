import { contract } from '@comanda/contract'
import type { RequestInputOf } from '@comanda/contract/core'
import { money } from '@comanda/domain/money'
import { posClient } from '@comanda/standins/pos'
import { beforeAll, expect, test } from 'vitest'
import { billKitchen, partyGuest, refusedAs, SHOP, sharedTableId, testApp, twenty } from '../../testing/index.ts'
import { webhookReceiver } from '../../testing/webhook-receiver.ts'

const app = testApp({ brand: billKitchen([300, 500, 700]), clock: '2026-11-21T12:00:00Z' })
const hook = webhookReceiver()
const { open, integration, bill } = contract
const shopId = SHOP
const sam = app.staff('manager')

type Off = RequestInputOf<typeof open.repriceOrder>['off']

beforeAll(() => app.changeShop({ refundAlone: money(600) }))

type Scopes = ('orders:read' | 'orders:write')[]

async function keyWith(scopes: Scopes): Promise<string> {
  const rights = { shopId, name: 'Bar till', scopes, shopIds: [shopId] }
  return (await app.staff('brand').must(integration.createApiKey, rights)).key
}

const till = async (scopes: Scopes = ['orders:read', 'orders:write']) => app.signedIn(await keyWith(scopes))

let tableNo = 0
async function roundOf(...prices: number[]) {
  tableNo += 1
  const tableId = sharedTableId(tableNo)
  const ana = await partyGuest(app, tableId, 'Ana')
  await ana.round(...prices)
  const billNow = async () => (await sam.must(bill.tableBill, { shopId, tableId })).bills[0]
  const orderId = (await billNow())?.rounds.at(-1)?.orderId ?? ''
  return { ana, orderId, billNow }
}

const wish = (orderId: string, expectedTotal: number, off: Off) => ({
  shopId,
  orderId,
  off,
  reason: 'cold',
  expectedTotal,
})

test('A point of sale lowers an order by percentage, single prices and free dishes; bill, timeline, history and audit agree (API-11, ORDER-14)', async () => {
  const pos = await till()
  const { orderId, billNow } = await roundOf(300, 500, 700)
  const tenth = await pos.must(open.repriceOrder, wish(orderId, 1500, { kind: 'discount', percent: 10 }))
  expect(tenth.totalPaidAmount).toBe(1350)
  const line = (price: number) => tenth.lines.find(({ amount }) => amount === price)?.itemKey ?? ''
  const prices = [{ itemKey: line(700), amount: money(530) }]
  const lower = await pos.must(open.repriceOrder, wish(orderId, 1350, { kind: 'discount', prices }))
  expect(lower.totalPaidAmount).toBe(1250)
  const free = await pos.must(open.repriceOrder, wish(orderId, 1250, { kind: 'free', items: [line(300)] }))
  expect(free.totalPaidAmount).toBe(980)
  expect(free.version).toBeGreaterThan(lower.version)
  expect((await billNow())?.totalAmount).toBe(980)
  const { entries } = await sam.must(contract.order.orderTimeline, { orderId })
  const reduced = { kind: 'change', what: 'reduced', by: 'Bar till', reason: 'cold' }
  expect(entries.filter(({ kind }) => kind === 'change')).toMatchObject([
    { ...reduced, amount: 150 },
    { ...reduced, amount: 100 },
    { ...reduced, amount: 270 },
  ])
  const events = await app.sql<{ by_name: string; reason: string }>(
    `select by_name, reason from order_event where order_id = '${orderId}' and kind = 'price' order by version`,
  )
  expect(events).toEqual(Array.from({ length: 3 }, () => ({ by_name: 'Bar till', reason: 'cold' })))
  const [audited] = await app.sql<{ before: object; after: object }>(
    `select before, after from audit_line where what = 'billReduced' and after->>'totalAmount' = '980'`,
  )
  expect(audited).toMatchObject({ before: { totalAmount: 1250 }, after: { totalAmount: 980, orderId } })
  const closed = await pos.must(open.closeOrder, { shopId, orderId, counter: { method: 'cash' } })
  expect([closed.payState, closed.totalPaidAmount]).toEqual(['paid', 980])
  const day = await sam.must(contract.report.dayReport, { shopId })
  expect(day.sold.amount).toBe(980)
  expect(day.parts.reduce((all, part) => all + part.amount, 0)).toBe(980)
  expect(await app.audit()).toEqual([])
})

test('Another round of the bill keeps its price, and the guests see the new one (API-11)', async () => {
  const pos = await till()
  const { ana, orderId, billNow } = await roundOf(500)
  await ana.round(700)
  await pos.must(open.repriceOrder, wish(orderId, 500, { kind: 'discount', amount: 120 }))
  expect((await billNow())?.rounds.map(round => round.totalPaidAmount)).toEqual([380, 700])
  expect((await ana.bill()).totalAmount).toBe(1080)
})

test('The example client lowers a price, and the webhook order.changed has the new total (API-11, API-10)', async () => {
  const endpoint = { name: 'Till', url: hook.url, events: ['order.changed' as const], active: true }
  const { orderId } = await roundOf(500)
  await app.staff('brand').must(integration.createWebhook, { shopId, shopIds: [shopId], ...endpoint })
  const pos = posClient({ origin: app.url, key: await keyWith(['orders:read', 'orders:write']), shopId })
  const input = { off: { kind: 'discount', percent: 50 }, reason: 'late', expectedTotal: 500 }
  const { version, totalPaidAmount } = await pos.repriceOrder(orderId, input)
  expect(totalPaidAmount).toBe(250)
  await expect(pos.repriceOrder(orderId, input)).rejects.toMatchObject({ code: 'OMS-20-1001' })
  await app.settle()
  expect(hook.received.map(({ body }) => JSON.parse(body))).toMatchObject([
    { type: 'order.changed', data: { orderId, version, totalPaidAmount: 250 } },
  ])
})

test('Twenty equal wishes at once lower an order once (API-11)', async () => {
  const pos = await till()
  const { orderId, billNow } = await roundOf(500, 500)
  const answers = await twenty(() =>
    pos.call(open.repriceOrder, wish(orderId, 1000, { kind: 'discount', percent: 10 })),
  )
  expect(answers.map(refusedAs).sort()).toEqual(['done', ...Array.from({ length: 19 }, () => 'priceChanged')])
  expect((await billNow())?.totalAmount).toBe(900)
  expect(await app.audit()).toEqual([])
})

test('A higher price, more than the dishes cost, a loss above the limit and a paid order are refused (API-11, PAY-12)', async () => {
  const pos = await till()
  const { orderId, billNow } = await roundOf(500, 700)
  const [first] = (await pos.must(open.readOrder, { shopId, orderId })).lines
  const refusedFor = async (off: Off, total = 1200) =>
    refusedAs(await pos.call(open.repriceOrder, wish(orderId, total, off)))
  const priced = (amount: number): Off => ({
    kind: 'discount',
    prices: [{ itemKey: first?.itemKey ?? '', amount: money(amount) }],
  })
  expect(await refusedFor(priced(first?.amount ?? 0))).toBe('priceNotLower')
  expect(await refusedFor(priced(900))).toBe('priceNotLower')
  expect(await refusedFor({ kind: 'discount', amount: 1201 })).toBe('offTooMuch')
  expect(await refusedFor({ kind: 'void', items: ['nothing'] })).toBe('itemTaken')
  expect(await refusedFor({ kind: 'discount', amount: 601 })).toBe('aboveLimit')
  expect(await refusedFor({ kind: 'discount', amount: 1 }, 1199)).toBe('priceChanged')
  expect((await billNow())?.totalAmount).toBe(1200)
  await pos.must(open.closeOrder, { shopId, orderId, counter: { method: 'cash' } })
  expect(await refusedFor({ kind: 'discount', amount: 1 })).toBe('orderPaid')
  const reader = await till(['orders:read'])
  const off = { kind: 'discount' as const, amount: 1 }
  expect(refusedAs(await reader.call(open.repriceOrder, wish(orderId, 1200, off)))).toBe('scopeMissing')
  expect(await app.audit()).toEqual([])
})
