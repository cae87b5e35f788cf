import { randomUUID } from 'node:crypto'
import { contract } from '@comanda/contract'
import { money } from '@comanda/domain/money'
import { expect, test } from 'vitest'
import { SHOP, testApp, type TestMember, twenty } from '../../testing/index.ts'
import { reportFigures, storedFigures } from './figures-of-day.ts'

const app = testApp({ clock: '2026-11-21T12:00:00Z' })
const manager = app.staff('manager')
const HOUR = 3_600_000

const reportOf = (date?: string) => manager.must(contract.report.dayReport, { shopId: SHOP, ...(date && { date }) })
const rows = () => app.sql('select * from report_figure order by dimension, day, key')

/** Builds what changed; the processes pause between two runs. */
async function sweep(): Promise<number> {
  app.clock.advance(60_000)
  return app.modules.report.figures.sweep()
}

async function paidOrder(): Promise<string> {
  const ann = app.guest()
  const { orderId } = await ann.order()
  await ann.pay(orderId)
  await app.settle()
  await manager.accept(orderId)
  return orderId
}

test('A refund and a chargeback of a later day change the figures of the day of the order (PAY-13)', async () => {
  const [first, second] = [await paidOrder(), await paidOrder()]
  await sweep()
  const { date } = await reportOf()
  const before = await storedFigures(app, date)
  expect(before).toEqual(reportFigures(await reportOf(date)))
  expect(before['day ']?.[0]).toBe(2)

  app.clock.advance(5 * 24 * HOUR)
  const refund = { shopId: SHOP, orderId: first, wish: { amount: money(100) }, reason: 'cold' }
  await manager.must(contract.payment.refundOrder, refund)
  await app.settle()
  const named = second.replaceAll('-', '')
  const payment = [...app.cards.provider.book.payments.values()].find(it => it.merchantReference.includes(named))
  if (!payment) throw new Error('no payment')
  const { merchantReference, amount, pspReference } = payment
  const item = app.cards.provider.item('CHARGEBACK', randomUUID(), merchantReference, amount, true)
  const eventDate = new Date(app.clock()).toISOString()
  await app.cards.webhooks.deliver({ ...item, originalReference: pspReference, eventDate })
  await app.settle()
  expect(await sweep()).toBe(1)

  const after = await storedFigures(app, date)
  expect(after).toEqual(reportFigures(await reportOf(date)))
  expect(after['day ']?.[5]).toBe(100)
  expect(after['method 12_bankCard']).toEqual([before['method 12_bankCard']?.[0], 100, amount.value])
})

/** Gives a member a coupon of ten percent; its code. */
async function couponFor(ann: TestMember): Promise<string> {
  const couponTemplateId = 'ten-off'
  const template = {
    couponTemplateId,
    name: { en_US: 'Ten percent' },
    description: {},
    effect: { kind: 'percent' as const, rate: 100_000 },
    minimum: money(0),
    shopIds: [],
    bizTypes: [1300 as const],
    foodIds: [],
    windows: [],
    excludesPromotions: false,
  }
  await app.staff('brand').must(contract.coupon.saveCouponTemplate, { shopId: SHOP, mark: '', template })
  const owner = `c:${ann.customerId}`
  const gift = { corporationId: app.corporationId, owner, couponTemplateId, count: 1, source: 'test' }
  await app.db.inTx(tx => app.modules.coupon.giveCoupons(tx, gift))
  const [held] = await app.modules.coupon.heldBy(app.db, app.corporationId, owner)
  return held?.couponCode ?? ''
}

test('Orders with a coupon, orders of members and members who joined are in the figures of the day and the store (PAY-13)', async () => {
  const { date } = await reportOf()
  const of = async (by: 'coupon' | 'guest' | 'day' | 'store') =>
    (await manager.must(contract.report.sales, { shopId: SHOP, from: date, until: date, by })).currencies[0]
  await sweep()
  const before = await of('day')
  const ann = await app.member()
  const couponCode = await couponFor(ann)
  const place = { shopId: SHOP, businessType: 1300 as const }
  await ann.fillCart(['soup'])
  const used = await ann.must(contract.cart.useCoupon, { ...place, couponCode, itemKeys: [] })
  const answer = await ann.submit(used, { paymentMethod: 'out-line' })
  await manager.accept('orderId' in answer ? answer.orderId : '')
  await sweep()
  const [cost, paid] = [used.calculation.totalDiscountAmount, used.calculation.totalPaidAmount]
  expect((await of('coupon'))?.rows).toMatchObject([
    { key: 'ten-off', name: 'Ten percent', count: 1, discounts: cost, total: paid },
  ])
  expect(cost).toBeGreaterThan(0)
  expect((await of('guest'))?.rows.find(row => row.key === 'member')).toMatchObject({ count: 1, total: paid })
  const [byDay, byStore] = [await of('day'), await of('store')]
  expect([byDay?.joined, byDay?.rows[0]?.joined, byStore?.rows[0]?.joined]).toEqual(
    Array(3).fill((before?.joined ?? 0) + 1),
  )
})

test('Days that did not change are not built again, and building all of them again changes nothing (PAY-13)', async () => {
  await sweep()
  expect(await sweep()).toBe(0)
  const before = await rows()
  await app.sql('delete from report_figure')
  await app.sql('delete from report_progress')
  expect(await sweep()).toBeGreaterThan(5)
  expect(await rows()).toEqual(before)
})

test('Twenty runs at once build a changed day once (PAY-13)', async () => {
  await paidOrder()
  app.clock.advance(60_000)
  const built = await twenty(() => app.modules.report.figures.sweep())
  expect(built.filter(days => days > 0)).toHaveLength(1)
  const { date } = await reportOf()
  expect(await storedFigures(app, date)).toEqual(reportFigures(await reportOf(date)))
})
