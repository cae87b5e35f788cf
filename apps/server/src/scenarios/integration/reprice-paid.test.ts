import { contract } from '@comanda/contract'
import { money } from '@comanda/domain/money'
import { posClient } from '@comanda/standins/pos'
import { expect, test } from 'vitest'
import {
  cardData,
  harbourDish,
  line,
  ownMethodsKitchen,
  paidBySeveral,
  refusedAs,
  SHOP,
  testApp,
  twenty,
} from '../../testing/index.ts'
import { webhookReceiver } from '../../testing/webhook-receiver.ts'

const methods = ['12_bankCard' as const, '16_msBalance' as const, '16_msPoint' as const, '17_giftCard' as const]
const app = testApp({
  brand: ownMethodsKitchen({
    dishes: [harbourDish('soup', { price: money(1250) }), harbourDish('pie', { price: money(600) })],
    shop: { paymentMethods: { 1100: [...methods, 'out-line'], 1300: methods }, refundAlone: money(1000) },
  }),
})
const hook = webhookReceiver()
const { open, integration, order } = contract
const shopId = SHOP
const scopes: ('orders:read' | 'orders:write')[] = ['orders:read', 'orders:write']

const newKey = async () =>
  (await app.staff('brand').must(integration.createApiKey, { shopId, name: 'Bar till', scopes, shopIds: [shopId] })).key
const till = async () => app.signedIn(await newKey())
const wish = (orderId: string, expectedTotal: number, off: Parameters<typeof posOff>[0]) => ({
  shopId,
  orderId,
  off,
  reason: 'cold',
  expectedTotal: money(expectedTotal),
})
const posOff = (off: { kind: 'discount'; percent: number } | { kind: 'discount'; amount: number }) => off
const half = posOff({ kind: 'discount', percent: 50 })

test('A lower price of a paid order returns the difference to each method; audit, history and books agree (API-11, M9)', async () => {
  const pos = await till()
  const { ann, orderId } = await paidBySeveral(app)
  const endpoint = { name: 'Till', url: hook.url, events: ['order.changed' as const], active: true }
  await app.staff('brand').must(integration.createWebhook, { shopId, shopIds: [shopId], ...endpoint })
  const lower = await pos.must(open.repriceOrder, wish(orderId, 1250, half))
  expect([lower.totalPaidAmount, lower.refundedAmount, lower.payState]).toEqual([1250, 625, 'partRefunded'])
  await app.settle()
  expect(hook.received.map(({ body }) => JSON.parse(body))).toMatchObject([
    { type: 'order.changed', data: { orderId, version: lower.version } },
  ])
  const [, card, gift] = await app.holdings(ann)
  expect([card, gift, await app.received(orderId)]).toEqual([250, 100, 625])
  const [audited] = await app.sql<{ by_name: string; after: object; cause: string }>(
    `select by_name, after, cause from audit_line where subject = '${orderId}' and what = 'refund.given'`,
  )
  expect(audited).toMatchObject({ by_name: 'Bar till', cause: 'cold', after: { amount: 625 } })
  const [event] = await app.sql<{ by_name: string; detail: object }>(
    `select by_name, detail from order_event where order_id = '${orderId}' and kind = 'price'`,
  )
  expect(event).toEqual({ by_name: 'Bar till', detail: { was: 1250, is: 625 } })
  const { asks } = await ann.must(order.refundDetail, { orderId })
  expect(asks).toMatchObject([{ amount: 625, reason: 'cold', state: 'given', lines: [] }])
  expect((await pos.must(open.listOrders, { shopId })).orders).toMatchObject([{ orderId, refundedAmount: 625 }])
  expect(await app.audit()).toEqual([])
})

test('Twenty equal wishes at once return the difference once, and a repeated request answers the same (API-11, API-3)', async () => {
  const pos = await till()
  const { orderId } = await paidBySeveral(app)
  const answers = await twenty(() => pos.call(open.repriceOrder, wish(orderId, 1250, half)))
  expect(answers.map(refusedAs).sort()).toEqual(['done', ...Array.from({ length: 19 }, () => 'priceChanged')])
  const { orderId: other } = await paidBySeveral(app)
  const requestId = crypto.randomUUID()
  const repeated = await twenty(() => pos.call(open.repriceOrder, wish(other, 1250, half), { requestId }))
  expect(repeated.map(refusedAs)).toEqual(Array.from({ length: 20 }, () => 'done'))
  expect(new Set(repeated.map(one => ('refundedAmount' in one ? one.refundedAmount : '')))).toEqual(new Set([625]))
  await app.settle()
  expect([await app.received(orderId), await app.received(other)]).toEqual([625, 625])
  expect(await app.audit()).toEqual([])
})

test('A higher price, more than is left, a loss above the limit and an ended order are refused; nothing is returned (API-11, PAY-12)', async () => {
  const pos = await till()
  const { ann, orderId } = await paidBySeveral(app)
  const [first] = (await pos.must(open.readOrder, { shopId, orderId })).lines
  const refusedFor = async (off: object, total = 1250) =>
    refusedAs(await pos.call(open.repriceOrder, wish(orderId, total, off as never)))
  const priced = (amount: number) => ({ kind: 'discount', prices: [{ itemKey: first?.itemKey ?? '', amount }] })
  expect(await refusedFor(priced(1300))).toBe('priceNotLower')
  expect(await refusedFor({ kind: 'discount', amount: 1251 })).toBe('offTooMuch')
  expect(await refusedFor({ kind: 'free', items: ['nothing'] })).toBe('itemTaken')
  expect(await refusedFor({ kind: 'discount', amount: 1001 })).toBe('aboveLimit')
  expect(await refusedFor(half, 1249)).toBe('priceChanged')
  expect(await refusedFor(priced(1150))).toBe('done')
  expect(await refusedFor(priced(1100), 1150)).toBe('done')
  expect(await refusedFor(priced(1120), 1100)).toBe('offTooMuch')
  await ann.must(order.cancel, { orderId })
  await app.settle()
  expect(await refusedFor(half, 1100)).toBe('orderMoved')
  expect(await app.received(orderId)).toBe(0)
  expect(await app.audit()).toEqual([])
})

test('A lower price of a round returns the money to the guest who paid the bill; one paid at the till is refused (API-11, ORDER-9)', async () => {
  const pos = posClient({ origin: app.url, key: await newKey(), shopId })
  const sitting = async (tableId: string) => {
    const guest = app.guest()
    const seat = { orderType: 1100 as const, tableId, paymentMethod: 'out-line' as const }
    const { orderId } = await guest.order({ ...seat, dishes: ['soup', 'pie'] })
    await app.staff().accept(orderId)
    const { bill } = await guest.must(contract.bill.calConfirm, { shopId, tableId })
    return { guest, orderId, billId: bill?.billId ?? '' }
  }
  const { guest, orderId, billId } = await sitting('T9')
  const before = app.heldByProvider()
  const part = { billId, split: { by: 'rest' as const }, expectedAmount: money(1850) }
  const { partId } = await guest.must(contract.bill.executePaymentRound, part)
  const payments = [line('12_bankCard', 1850)]
  await guest.must(contract.payment.createPayment, { orderId: partId, businessType: 2001, payments, card: cardData() })
  await app.settle()
  const pie = (await app.staff().must(contract.order.orderDetail, { orderId })).lines.find(one => one.amount === 600)
  const off = { kind: 'discount', prices: [{ itemKey: pie?.itemKey, amount: 450 }] }
  const lower = await pos.repriceOrder(orderId, { off, reason: 'late', expectedTotal: 1850 })
  expect([lower.totalPaidAmount, lower.refundedAmount]).toEqual([1850, 150])
  await app.settle()
  expect(app.heldByProvider() - before).toBe(1700)
  const cash = await sitting('T9')
  await pos.acceptOrder(cash.orderId).catch(() => undefined)
  await pos.closeOrder(cash.orderId, { method: 'cash' })
  const discount = { off: { kind: 'discount', percent: 10 }, reason: 'late', expectedTotal: 1850 }
  await expect(pos.repriceOrder(cash.orderId, discount)).rejects.toMatchObject({ code: 'INT-02-0002' })
  expect(await app.audit()).toEqual([])
})
