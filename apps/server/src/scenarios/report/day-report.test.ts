import { contract } from '@comanda/contract'
import { describe, expect, test } from 'vitest'
import { SHOP, testApp } from '../../testing/index.ts'

const app = testApp({ brand: 'demo' })
const [manager, waiter] = [app.staff('manager'), app.staff('staff')]
/** Places an order of edamame to be paid at the venue. */
const place = async (quantity = 1) =>
  (await app.guest().order({ dishes: [{ foodId: 'edamame', quantity }], paymentMethod: 'out-line' })).orderId
const report = () => manager.must(contract.report.dayReport, { shopId: SHOP })
const sum = (rows: readonly { amount: number }[]) => rows.reduce((all, { amount }) => all + amount, 0)

describe('day report', () => {
  test('The report shows what was sold and when, and how it was paid', async () => {
    expect(await report()).toMatchObject({
      sold: { count: 0, amount: 0 },
      items: [],
      means: [],
      unpaidAmount: 0,
      pending: { count: 0 },
    })
    const paid = await place(2)
    await place()
    const gone = await place()
    await manager.accept(paid)
    const { totalPaidAmount } = await manager.must(contract.order.settle, {
      orderId: paid,
      counter: { method: 'cash' },
    })
    await manager.must(contract.order.reject, { orderId: gone, reason: 'Closed' })

    const day = await report()
    expect(day.sold.count).toBe(1)
    expect(day.pending.count).toBe(1)
    expect(day.fellThrough.count).toBe(1)
    expect(day.ways).toEqual([{ bizType: 1300, ...day.sold }])
    expect(sum(day.hours)).toBe(day.sold.amount)
    expect(day.items).toMatchObject([{ foodId: 'edamame', count: 2 }])
    expect(day.parts.find(({ kind }) => kind === 'items')?.amount).toBe(day.items[0]?.amount)
    expect(day.parts.filter(({ kind }) => kind === 'tax').length).toBeGreaterThan(1)
    expect(sum(day.parts.filter(({ kind }) => kind !== 'taxIncluded'))).toBe(day.sold.amount)
    expect(day.means).toEqual([
      { paymentMethod: 'cash', amount: totalPaidAmount, returnedAmount: 0, chargedBackAmount: 0 },
    ])
    expect(sum(day.means) + day.unpaidAmount).toBe(day.sold.amount)
  })

  test('Another day has none of it; staff without the right and other stores’ staff do not see it', async () => {
    expect(await manager.must(contract.report.dayReport, { shopId: SHOP, date: '2024-02-29' })).toMatchObject({
      date: '2024-02-29',
      sold: { count: 0 },
    })
    expect(await waiter.call(contract.report.dayReport, { shopId: SHOP })).toMatchObject({ refused: 'rightMissing' })
    expect(await waiter.call(contract.report.dayReport, { shopId: 102 })).toMatchObject({ refused: 'notYourShop' })
  })
})
