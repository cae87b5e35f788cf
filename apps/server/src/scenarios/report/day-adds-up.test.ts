import { randomUUID } from 'node:crypto'
import { contract } from '@comanda/contract'
import type { ResponseOf } from '@comanda/contract/core'
import { money } from '@comanda/domain/money'
import { type CounterPayment, counterMethods } from '@comanda/domain/payment'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  byCard,
  cardData,
  harbourDish,
  linesFor,
  ownMethodsKitchen,
  SHOP,
  type TestGuest,
  type TestMember,
  testApp,
} from '../../testing/index.ts'
import { storedFigures, reportFigures } from './figures-of-day.ts'

const dish = (foodId: string, price: number) => harbourDish(foodId, { price: money(price), taxIds: ['vat'] })
const app = testApp({
  brand: ownMethodsKitchen({
    dishes: [dish('pie', 933), dish('soup', 617), dish('tea', 301)],
    shop: {
      paymentMethods: {
        1100: ['12_bankCard', '16_msBalance', 'out-line'],
        1300: ['12_bankCard', '16_msBalance', 'out-line'],
      },
      ccFee: { feesType: 1, rate: 25_000, amount: money(0) },
      taxes: [{ taxId: 'vat', name: { en_US: 'VAT' }, rate: 87_500, inclusive: false, onFees: false }],
      tip: {
        tipType: 1,
        smallestUnitAmounts: [100],
        defaultIndex: 0,
        tipRules: 'subtotal',
        beforeDiscount: true,
        tipPaymentUids: ['12_bankCard'],
        useCustomPayment: true,
        bizTypes: [1100, 1300],
      },
      refundAlone: money(100_000),
      cashRounding: money(5),
    },
  }),
  clock: '2026-11-21T12:00:00Z',
})

type Report = ResponseOf<typeof contract.report.dayReport>
type Figures = ResponseOf<typeof contract.report.dayFigures>['figures']

interface Step {
  accept: boolean
  tip: number
  counter: CounterPayment['method']
  /** The later event of the order. */
  then: 'nothing' | 'refund' | 'reject' | 'chargeback' | 'reversed'
  way: 'card' | 'counter' | 'value' | 'bill'
  /** How the rest of a bill ends. */
  rest: 'settle' | 'writeOff' | 'open'
}

const step = fc.record<Step>({
  accept: fc.boolean(),
  tip: fc.constantFrom(0, 100, 253),
  counter: fc.constantFrom(...counterMethods),
  then: fc.constantFrom('nothing', 'refund', 'reject', 'chargeback', 'reversed'),
  way: fc.constantFrom('card', 'counter', 'value', 'bill', 'bill'),
  rest: fc.constantFrom('settle', 'writeOff', 'open'),
})

const manager = () => app.staff('manager')

/** The bank takes a payment back, or has to return it. */
async function dispute(payableId: string, eventCode: 'CHARGEBACK' | 'CHARGEBACK_REVERSED'): Promise<void> {
  const named = payableId.replaceAll('-', '')
  const payment = [...app.cards.provider.book.payments.values()].find(it => it.merchantReference.includes(named))
  if (!payment) throw new Error('no payment')
  const item = app.cards.provider.item(eventCode, randomUUID(), payment.merchantReference, payment.amount, true)
  const eventDate = new Date(app.clock()).toISOString()
  await app.cards.webhooks.deliver({ ...item, originalReference: payment.pspReference, eventDate })
  app.clock.advance(1000)
  await app.settle()
}

async function after(orderId: string, { then, accept, way }: Step): Promise<void> {
  if (then === 'refund' && way !== 'counter')
    await manager().must(contract.payment.refundOrder, {
      shopId: SHOP,
      orderId,
      wish: { amount: money(123) },
      reason: 'cold',
    })
  if (then === 'reject' && !accept) await manager().reject(orderId)
  if (way === 'card' && (then === 'chargeback' || then === 'reversed')) await dispute(orderId, 'CHARGEBACK')
  if (way === 'card' && then === 'reversed') await dispute(orderId, 'CHARGEBACK_REVERSED')
  await app.settle()
}

/** How staff take an amount, with a tip. */
const counterOf = ({ counter, tip }: Step): CounterPayment => ({
  method: counter,
  ...(tip > 0 && { tip: money(tip) }),
})

/** A pickup order paid in one way. */
async function pickup(input: Step, ann: TestMember): Promise<void> {
  const byStaff = input.way === 'counter'
  const { orderId, totalPaidAmount } = await ann.order({
    dishes: input.way === 'value' ? ['tea'] : ['pie', 'soup'],
    ...(byStaff && { paymentMethod: 'out-line' }),
  })
  if (input.way === 'card') await ann.pay(orderId, { tip: input.tip })
  if (input.way === 'value') await ann.payBy(orderId, [byCard(ann, totalPaidAmount)])
  await app.settle()
  if (input.accept) await manager().accept(orderId)
  if (byStaff && input.accept && input.then !== 'nothing')
    await manager().must(contract.order.settle, { orderId, counter: counterOf(input) })
  await after(orderId, input)
}

/** Two rounds of a table, a part of their bill paid by card, the rest in another way. */
async function tableBill(input: Step, bob: TestGuest): Promise<void> {
  const at = { orderType: 1100 as const, tableId: 'T9', paymentMethod: 'out-line' as const }
  const first = await bob.order({ ...at, dishes: ['pie'] })
  const second = await bob.order({ ...at, dishes: ['soup', 'tea'] })
  await manager().accept(first.orderId)
  if (input.accept) await manager().accept(second.orderId)
  const { bill } = await bob.must(contract.bill.calConfirm, { shopId: SHOP, tableId: 'T9' })
  if (!bill) throw new Error('no bill')
  const amount = money(Math.floor(bill.restAmount / 3))
  const share = { billId: bill.billId, split: { by: 'amount' as const, amount }, expectedAmount: amount }
  const { partId } = await bob.must(contract.bill.executePaymentRound, share)
  await bob.must(contract.payment.createPayment, {
    orderId: partId,
    businessType: 2001,
    payments: linesFor(app.shop, amount, '12_bankCard', input.tip),
    card: cardData(),
  })
  await app.settle()
  if (input.then === 'reject' && !input.accept) await manager().reject(second.orderId)
  await app.settle()
  const [now] = (await manager().must(contract.bill.tableBill, { shopId: SHOP, tableId: 'T9' })).bills
  if (!now || now.restAmount === 0) return
  const closing = { shopId: SHOP, billId: bill.billId, expectedAmount: now.restAmount }
  if (input.rest === 'settle') {
    const half = { split: { by: 'evenly' as const, ways: 2 }, amount: Math.ceil(now.restAmount / 2) }
    const shared = { ...closing, part: half, counter: counterOf(input) }
    const left = await manager().must(contract.bill.settleTableBill, shared)
    await manager().must(contract.bill.settleTableBill, {
      ...closing,
      expectedAmount: left.restAmount,
      counter: { method: 'terminal' },
    })
    if (input.accept) await after(first.orderId, { ...input, way: 'bill' })
    if (input.then === 'chargeback') await dispute(partId, 'CHARGEBACK')
  }
  if (input.rest === 'writeOff') await manager().must(contract.bill.writeOffBill, { ...closing, reason: 'left' })
}

const sumOf = (rows: readonly { amount: number }[]) => rows.reduce((all, { amount }) => all + amount, 0)

/** Checks that sales by parts, types and hours equal the paid, refunded, owed and lost amounts. */
function addsUp(report: Report): void {
  const { sold, means, refundedAmount, unpaidAmount, writtenOff, aheadAmount } = report
  expect(sumOf(report.parts.filter(({ kind }) => kind !== 'taxIncluded'))).toBe(sold.amount)
  expect(sumOf(report.ways)).toBe(sold.amount)
  expect(sumOf(report.hours)).toBe(sold.amount)
  const net = means.reduce((all, { amount, returnedAmount }) => all + amount - returnedAmount, 0)
  expect(net + refundedAmount + unpaidAmount + writtenOff.amount - aheadAmount).toBe(sold.amount)
}

const figureOf = (figures: Figures, group: string, key: string) =>
  figures.find(one => one.group === group && one.key === key)?.amount ?? 0

/** The change of a group of ledger accounts since `from`. */
async function bookedSince(from: number, like: string): Promise<number> {
  const [row] = await app.sql<{ sum: number }>(
    `select coalesce(sum(e.amount), 0)::bigint as sum from ledger_entry e join ledger_posting p
      on p.corporation_id = e.corporation_id and p.posting_id = e.posting_id where e.account like $1 and p.at >= $2`,
    [like, new Date(from)],
  )
  return row?.sum ?? 0
}

const DAY_MS = 24 * 3_600_000

/** Frees the table for the next bill. */
async function clearTable(): Promise<void> {
  for (const { billId, restAmount, openAmount } of (
    await manager().must(contract.bill.tableBill, { shopId: SHOP, tableId: 'T9' })
  ).bills)
    await manager().must(contract.bill.writeOffBill, {
      shopId: SHOP,
      billId,
      expectedAmount: restAmount + openAmount,
      freeParts: true,
      reason: 'end of the test',
    })
}

test('A part of a bill that is paid before the store accepts a round counts as paid ahead, with its tip and card fee (PAY-11)', async () => {
  app.clock.advance(DAY_MS)
  const bob = app.guest()
  await bob.order({ orderType: 1100, tableId: 'T9', paymentMethod: 'out-line', dishes: ['pie'] })
  const { bill } = await bob.must(contract.bill.calConfirm, { shopId: SHOP, tableId: 'T9' })
  const amount = money(400)
  const { partId } = await bob.must(contract.bill.executePaymentRound, {
    billId: bill?.billId ?? '',
    split: { by: 'amount', amount },
    expectedAmount: amount,
  })
  const payments = linesFor(app.shop, amount, '12_bankCard', 100)
  await bob.must(contract.payment.createPayment, { orderId: partId, businessType: 2001, payments, card: cardData() })
  await app.settle()
  const report = await manager().must(contract.report.dayReport, { shopId: SHOP })
  addsUp(report)
  expect(sumOf(report.means)).toBeGreaterThan(500)
  expect(report.aheadAmount).toBe(sumOf(report.means))
  await clearTable()
})

test('A day of random orders adds up to the minor unit in report, closing, books, stored figures and the provider’s record (PAY-11, PAY-13)', async () => {
  const ann = await app.member({ points: 0, card: 50_000, gift: 0 })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 6 }), async steps => {
      app.clock.advance(DAY_MS)
      const from = app.clock()
      const [held, onCard] = [app.heldByProvider(), (await app.onCard(ann)).reduce((a, b) => a + b, 0)]
      for (const input of steps) {
        if (input.way === 'bill') await tableBill(input, app.guest())
        else await pickup(input, ann)
        addsUp(await manager().must(contract.report.dayReport, { shopId: SHOP }))
        await clearTable()
      }
      await app.settle()
      const report = await manager().must(contract.report.dayReport, { shopId: SHOP })
      addsUp(report)
      const { figures } = await manager().must(contract.report.dayFigures, { shopId: SHOP })
      const net = (method: string) => figureOf(figures, 'taken', method) - figureOf(figures, 'returned', method)
      expect(net('12_bankCard')).toBe(app.heldByProvider() - held)
      expect(net('12_bankCard') + (await bookedSince(from, 'provider:%'))).toBe(0)
      expect(net('16_msBalance')).toBe(onCard - (await app.onCard(ann)).reduce((a, b) => a + b, 0))
      expect(figureOf(figures, 'sold', 'orders')).toBe(report.sold.amount)
      expect(sumOf(figures.filter(one => one.group === 'part' && one.key !== 'taxIncluded'))).toBe(report.sold.amount)
      const disputed = report.means.reduce((all, { chargedBackAmount }) => all + chargedBackAmount, 0)
      expect(figureOf(figures, 'chargedBack', '12_bankCard')).toBe(disputed)
      for (const method of counterMethods)
        expect(net(method)).toBe(
          sumOf(
            report.means
              .filter(one => one.paymentMethod === method)
              .map(one => ({ amount: one.amount - one.returnedAmount })),
          ),
        )
      app.clock.advance(60_000)
      await app.modules.report.figures.sweep()
      expect(await storedFigures(app, report.date)).toEqual(reportFigures(report))
      expect(await app.audit()).toEqual([])
    }),
    { numRuns: 6 },
  )
}, 240_000)
