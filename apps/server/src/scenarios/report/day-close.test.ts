import { contract } from '@comanda/contract'
import type { ResponseOf } from '@comanda/contract/core'
import { describe, expect, test } from 'vitest'
import { SHOP, testApp, twenty } from '../../testing/index.ts'

type Day = ResponseOf<typeof contract.report.dayFigures>
const app = testApp({ brand: 'demo' })
const manager = app.staff('manager', { name: 'Amara Okafor' })
const waiter = app.staff('staff')
const figures = () => manager.must(contract.report.dayFigures, { shopId: SHOP })
const close = (date: string) => manager.must(contract.report.closeDay, { shopId: SHOP, date })
const amountOf = (day: Day, group: string, key: string) =>
  day.figures.find(one => one.group === group && one.key === key)

async function paidThere(): Promise<number> {
  const { orderId } = await app.guest().order({ dishes: ['edamame'], paymentMethod: 'out-line' })
  await manager.accept(orderId)
  return (await manager.must(contract.order.settle, { orderId })).totalPaidAmount
}

describe('Closing a day', () => {
  test('Its figures stay, with person and time; later changes are shown as the difference', async () => {
    const first = await paidThere()
    const before = await figures()
    expect(before.closed).toBeUndefined()
    expect(amountOf(before, 'taken', 'out-line')).toMatchObject({ amount: first })
    expect(amountOf(before, 'sold', 'orders')).toMatchObject({ count: 1, amount: first })
    expect(amountOf(before, 'part', 'tax')?.amount).toBeGreaterThan(0)

    const closed = await close(before.date)
    expect(closed.closed).toMatchObject({ by: 'Amara Okafor' })
    expect(closed.figures.every(({ difference }) => difference === 0)).toBe(true)

    const late = await paidThere()
    const after = await figures()
    expect(amountOf(after, 'taken', 'out-line')).toMatchObject({
      amount: first + late,
      closedAmount: first,
      difference: late,
    })
    expect((await close(before.date)).closed).toEqual(closed.closed)
    expect(amountOf(await figures(), 'taken', 'out-line')).toMatchObject({ closedAmount: first })
  })

  test('Twenty concurrent requests close it once', async () => {
    const days = await twenty(() => close('2024-02-29'))
    expect(new Set(days.map(day => day.closed?.at)).size).toBe(1)
  })

  test('Only managers of the store close a day, and only one that has begun', async () => {
    expect(await waiter.call(contract.report.dayFigures, { shopId: SHOP })).toMatchObject({ refused: 'rightMissing' })
    expect(await waiter.call(contract.report.closeDay, { shopId: 102, date: '2024-02-29' })).toMatchObject({
      refused: 'notYourShop',
    })
    expect(await manager.call(contract.report.closeDay, { shopId: SHOP, date: '2999-01-01' })).toMatchObject({
      field: 'date',
    })
  })
})
