import { contract } from '@comanda/contract'
import { money } from '@comanda/domain/money'
import { expect, test } from 'vitest'
import { SHOP, testApp } from '../../testing/index.ts'
import { storedFigures } from './figures-of-day.ts'

const app = testApp({ clock: '2026-11-21T12:00:00Z' })
const manager = app.staff('manager')

const refundedOn = async (day: string) => {
  const input = { shopId: SHOP, from: day, until: day, by: 'refundedDish' as const }
  return (await manager.must(contract.report.sales, input)).currencies.flatMap(({ rows }) =>
    rows.map(({ key, count, refunded }) => ({ key, count, refunded })),
  )
}

test('Refunds of a day are shown by dish, with amounts without a dish in one row, and add up to what staff approved (PAY-18)', async () => {
  const guest = app.guest()
  const { orderId, lines } = await guest.order({ dishes: ['soup', 'pie'] })
  await guest.pay(orderId)
  await app.settle()
  const itemKey = lines[0]?.itemKey ?? ''
  const refund = (wish: object) =>
    manager.must(contract.payment.refundOrder, { shopId: SHOP, orderId, wish: wish as never, reason: 'cold' })
  await refund({ lines: [{ itemKey, quantity: 1 }] })
  await refund({ amount: money(100) })
  await app.settle()

  const rows = await refundedOn('2026-11-21')
  expect(rows.map(({ key, count }) => [key, count])).toEqual([
    ['', 1],
    ['soup', 1],
  ])
  expect(rows[0]?.refunded).toBe(100)
  const [all] = await app.sql(`select sum(amount) as sum from payment_refund where state = 'given'`)
  expect(rows.reduce((sum, { refunded }) => sum + refunded, 0)).toBe(Number(all?.['sum']))
  expect(await refundedOn('2026-11-20')).toEqual([])
})

test('A dish that is refunded before it is ready stays among the dishes sold, in the day’s report and in the figures alike (PAY-13, PAY-16, PAY-18)', async () => {
  app.clock.advance(24 * 3_600_000)
  const guest = app.guest()
  const { orderId, lines } = await guest.order({ dishes: ['soup', 'pie'] })
  await guest.pay(orderId)
  await app.settle()
  await manager.must(contract.order.accept, { orderId, promisedAt: new Date(app.clock() + 900_000).toISOString() })
  const before = await manager.must(contract.report.dayReport, { shopId: SHOP })
  const itemKey = lines[0]?.itemKey ?? ''
  await manager.must(contract.payment.refundOrder, {
    shopId: SHOP,
    orderId,
    wish: { lines: [{ itemKey, quantity: 1 }] },
    reason: 'cold',
  })
  await app.settle()
  app.clock.advance(60_000)
  await app.modules.report.figures.sweep()

  const report = await manager.must(contract.report.dayReport, { shopId: SHOP })
  expect(report.items).toEqual(before.items)
  expect(report.items.map(({ count }) => count)).toEqual([1, 1])
  const stored = await storedFigures(app, '2026-11-22')
  for (const { foodId, count, amount } of report.items) expect(stored[`dish ${foodId}`]).toEqual([count, amount])
})
