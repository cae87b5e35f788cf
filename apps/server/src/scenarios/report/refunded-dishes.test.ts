import { contract } from '@comanda/contract'
import { money } from '@comanda/domain/money'
import { expect, test } from 'vitest'
import { SHOP, testApp } from '../../testing/index.ts'

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
