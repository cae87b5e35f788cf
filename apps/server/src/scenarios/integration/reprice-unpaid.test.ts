import { contract } from '@comanda/contract'
import type { RequestInputOf } from '@comanda/contract/core'
import { money } from '@comanda/domain/money'
import { type PrinterStandin, startPrinter } from '@comanda/standins/printer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  harbourDish,
  ownMethodsKitchen,
  refusedAs,
  SHOP,
  testApp,
  type TestStaff,
  twenty,
} from '../../testing/index.ts'

const app = testApp({
  env: { PRINTER_NETWORKS: '127.0.0.1@1024-65535' },
  brand: ownMethodsKitchen({
    dishes: [harbourDish('soup', { price: money(1250) }), harbourDish('pie', { price: money(600) })],
  }),
})
const { open, integration, order } = contract
const shopId = SHOP

type Off = RequestInputOf<typeof open.repriceOrder>['off']

async function till() {
  const scopes = ['orders:read' as const, 'orders:write' as const]
  const owner = app.staff('brand')
  return app.signedIn(
    (await owner.must(integration.createApiKey, { shopId, name: 'Bar till', scopes, shopIds: [shopId] })).key,
  )
}
const wish = (orderId: string, expectedTotal: number, off: Off) => ({
  shopId,
  orderId,
  off,
  reason: 'cold',
  expectedTotal,
})
const half: Off = { kind: 'discount', percent: 50 }

const settings = {
  name: 'Pass',
  cpl: 42 as const,
  encoding: 'multilingual' as const,
  stations: [],
  kitchen: true,
  receipts: false,
}
const left = (foodId: string) => ({ shopId, foodId, left: 50 })
const leftOf = async (foodId: string) =>
  (await app.staff().must(contract.menu.stock, { shopId })).items.find(item => item.foodId === foodId)?.left

/** The names of the crossed-out dishes of an order on the kitchen's screen. */
async function inKitchen(orderId: string) {
  const { tickets } = await app.staff().must(contract.kitchen.kitchen, { shopId })
  const ticket = tickets.find(one => one.orderId === orderId)
  return ticket?.lines.filter(({ voided }) => voided).map(({ displayName }) => displayName)
}

/** The kinds of the papers of an order that say what is not made. */
const papersOf = async (orderId: string) =>
  (await app.sql<{ kind: string }>(`select kind from print_job where order_id = '${orderId}' and kind = 'void'`)).map(
    ({ kind }) => kind,
  )

let printer: PrinterStandin
afterAll(() => printer.close())
beforeAll(async () => {
  const manager = app.staff('manager')
  for (const foodId of ['soup', 'pie']) await manager.must(contract.menu.setLeft, left(foodId))
  printer = await startPrinter()
  const at = { host: printer.host, port: printer.port, confirms: false }
  await manager.must(contract.print.savePrinter, { shopId, active: true, settings: { ...settings, ...at } })
})

/** A pickup order of 18.50 that its guest pays at the counter. */
const toPayHere = () => app.guest().order({ dishes: ['soup', 'pie'], paymentMethod: 'out-line' })

test('A pickup order that is paid at the counter costs less before it is paid; day, history and audit agree (API-11)', async () => {
  const pos = await till()
  const { orderId } = await toPayHere()
  const lower = await pos.must(open.repriceOrder, wish(orderId, 1850, half))
  expect([lower.totalPaidAmount, lower.refundedAmount, lower.payState]).toEqual([925, 0, 'unpaid'])
  const pie = lower.lines.find(({ amount }) => amount === 600)?.itemKey ?? ''
  const priced: Off = { kind: 'discount', prices: [{ itemKey: pie, amount: money(100) }] }
  expect((await pos.must(open.repriceOrder, wish(orderId, 925, priced))).totalPaidAmount).toBe(725)
  const events = await app.sql<{ by_name: string; reason: string; detail: object }>(
    `select by_name, reason, detail from order_event where order_id = '${orderId}' and kind = 'price' order by version`,
  )
  expect(events).toMatchObject([
    { by_name: 'Bar till', reason: 'cold', detail: { was: 1850, is: 925 } },
    { by_name: 'Bar till', reason: 'cold', detail: { was: 925, is: 725 } },
  ])
  const audited = await app.sql<{ before: object; after: object }>(
    `select before, after from audit_line where what = 'orderReduced' and subject = '${orderId}' order by at`,
  )
  expect(audited.at(-1)).toMatchObject({ before: { totalAmount: 925 }, after: { totalAmount: 725 } })
  const closed = await pos
    .must(open.acceptOrder, { shopId, orderId })
    .then(() => pos.must(open.closeOrder, { shopId, orderId, counter: { method: 'cash' } }))
  expect([closed.payState, closed.totalPaidAmount]).toEqual(['paid', 725])
  const day = await app.staff('manager').must(contract.report.dayReport, { shopId })
  expect(day.sold.amount).toBe(725)
  expect(day.parts.reduce((all, part) => all + part.amount, 0)).toBe(725)
  expect(await app.audit()).toEqual([])
})

test('Twenty equal wishes at once lower an unpaid order once, also beside its payment (API-11)', async () => {
  const pos = await till()
  const { orderId } = await toPayHere()
  const answers = await twenty(() => pos.call(open.repriceOrder, wish(orderId, 1850, half)))
  expect(answers.map(refusedAs).sort()).toEqual(['done', ...Array.from({ length: 19 }, () => 'priceChanged')])
  const { orderId: other } = await toPayHere()
  await app.staff().accept(other)
  const [settled, ...wishes] = await Promise.all([
    app.staff().call(order.settle, { orderId: other, counter: { method: 'terminal' } }),
    ...Array.from({ length: 19 }, () => pos.call(open.repriceOrder, wish(other, 1850, half))),
  ])
  expect(refusedAs(settled)).toBe('done')
  const lowered = wishes.filter(one => refusedAs(one) === 'done').length
  const now = await pos.must(open.readOrder, { shopId, orderId: other })
  expect(lowered).toBeLessThanOrEqual(1)
  expect([now.payState, now.totalPaidAmount]).toEqual(['paid', lowered === 1 ? 925 : 1850])
  expect(await app.audit()).toEqual([])
})

test('A void of an unpaid order informs the kitchen and returns its stock; the day does not sell it (API-11, PAY-16)', async () => {
  const pos = await till()
  const { orderId } = await toPayHere()
  await app.staff().accept(orderId)
  const pie = (await pos.must(open.readOrder, { shopId, orderId })).lines.find(({ amount }) => amount === 600)
  const off: Off = { kind: 'void', items: [pie?.itemKey ?? ''] }
  const before = await leftOf('pie')
  expect((await pos.must(open.repriceOrder, wish(orderId, 1850, off))).totalPaidAmount).toBe(1250)
  expect([await inKitchen(orderId), await leftOf('pie')]).toEqual([[pie?.displayName], (before ?? 0) + 1])
  expect(await papersOf(orderId)).toEqual(['void'])
  expect(await app.audit()).toEqual([])
})

test('A void of a paid order returns its price, informs the kitchen and returns its stock once (API-11, PAY-16, M9)', async () => {
  const pos = await till()
  const guest = app.guest()
  const { orderId, lines } = await guest.order({ dishes: ['soup', 'pie'] })
  await guest.pay(orderId)
  await app.settle()
  await app.staff().accept(orderId)
  const pie = lines.find(({ amount }) => amount === 600)
  const off: Off = { kind: 'void', items: [pie?.itemKey ?? ''] }
  const before = await leftOf('pie')
  const answers = await twenty(() => pos.call(open.repriceOrder, wish(orderId, 1850, off)))
  expect(answers.map(refusedAs).sort()).toEqual(['done', ...Array.from({ length: 19 }, () => 'priceChanged')])
  await app.settle()
  expect(await app.received(orderId)).toBe(1250)
  expect([await inKitchen(orderId), await leftOf('pie')]).toEqual([[pie?.displayName], (before ?? 0) + 1])
  expect(await papersOf(orderId)).toEqual(['void'])
  // Above the limit of one person: the second one confirms.
  for (const staff of [app.staff('manager'), app.staff('brand')])
    await staff.must(order.cancelByStore, { orderId, reason: 'closed' })
  await app.settle()
  expect([await app.received(orderId), await leftOf('pie')]).toEqual([0, (before ?? 0) + 1])
  expect(await app.audit()).toEqual([])
})

test('Dishes that are refunded before their order is ready are void for the kitchen, piece by piece and once; later ones are not (PAY-16, M9)', async () => {
  const guest = app.guest()
  const { orderId, lines } = await guest.order({ dishes: [{ foodId: 'pie', quantity: 3 }, 'soup'] })
  await guest.pay(orderId)
  await app.settle()
  await app.staff().accept(orderId)
  const keyOf = (price: number) => lines.find(({ unitAmount }) => unitAmount === price)?.itemKey ?? ''
  const refund = (staff: TestStaff, itemKey: string, quantity: number) =>
    staff.call(contract.payment.refundOrder, {
      shopId,
      orderId,
      wish: { lines: [{ itemKey, quantity }] },
      reason: 'sold out',
    })
  const portions = async () => {
    const { tickets } = await app.staff().must(contract.kitchen.kitchen, { shopId })
    const ticket = tickets.find(one => one.orderId === orderId)
    return ticket?.lines.map(({ quantity, voided }) => (voided ? -quantity : quantity))
  }
  const before = await leftOf('pie')
  await refund(app.staff('manager'), keyOf(600), 1)
  expect([await portions(), await papersOf(orderId), await leftOf('pie')]).toEqual([[2, 1], ['void'], before])
  const colleagues = Array.from({ length: 20 }, () => app.staff('manager'))
  const answers = await Promise.all(colleagues.map(one => refund(one, keyOf(600), 2)))
  expect(answers.filter(one => refusedAs(one) === 'done')).toHaveLength(1)
  // Above the limit of one person: nothing changes for the kitchen until a second one approves.
  expect([await portions(), await papersOf(orderId)]).toEqual([[2, 1], ['void']])
  const owner = app.staff('brand')
  const { refunds } = await owner.must(contract.payment.orderRefunds, { shopId, orderId })
  const refundId = refunds.find(({ state }) => state === 'waiting')?.refundId ?? ''
  await twenty(() => owner.call(contract.payment.decideRefund, { shopId, orderId, refundId, yes: true }))
  const all = [
    [-3, 1],
    ['void', 'void'],
  ]
  expect([await portions(), await papersOf(orderId)]).toEqual(all)
  expect(await leftOf('pie')).toBe((before ?? 0) + 3)
  await app.staff().must(order.ready, { orderId })
  await refund(owner, keyOf(1250), 1)
  expect(await papersOf(orderId)).toEqual(['void', 'void'])
  await app.settle()
  expect(await app.audit()).toEqual([])
})

test('An order that its guest pays online, an ended one, and a loss above the limit keep their price (API-11, PAY-12)', async () => {
  const pos = await till()
  const online = await app.guest().order({ dishes: ['soup'] })
  expect(refusedAs(await pos.call(open.repriceOrder, wish(online.orderId, 1250, half)))).toBe('orderMoved')
  const { orderId } = await toPayHere()
  const refusedFor = async (off: Off, total = 1850) =>
    refusedAs(await pos.call(open.repriceOrder, wish(orderId, total, off)))
  expect(await refusedFor({ kind: 'discount', amount: 1001 })).toBe('aboveLimit')
  expect(await refusedFor({ kind: 'discount', amount: 1851 })).toBe('offTooMuch')
  expect(await refusedFor(half, 1849)).toBe('priceChanged')
  await app.staff().reject(orderId)
  expect(await refusedFor(half)).toBe('orderMoved')
  expect(await app.audit()).toEqual([])
})
