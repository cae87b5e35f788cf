import type { closeCalls } from '@comanda/contract/report'
import type { ResponseOf } from '@comanda/contract/core'
import { describe, expect, test } from 'vitest'
import { demoConsole, MANAGER, NEW_YORK, WAITER } from '../../testing/demo-console.ts'

type Day = ResponseOf<typeof closeCalls.dayFigures>
const { at, refused, place, accept } = demoConsole()
const figures = () => at<Day>(MANAGER, 'dayFigures', { shopId: NEW_YORK })
const close = (date: string) => at<Day>(MANAGER, 'closeDay', { shopId: NEW_YORK, date })
const amountOf = (day: Day, group: string, key: string) =>
  day.figures.find(one => one.group === group && one.key === key)

async function paidThere(): Promise<number> {
  const orderId = await place({ plates: [{ foodId: 'edamame' }] })
  await accept(orderId)
  return (await at<{ totalPaidAmount: number }>(MANAGER, 'settle', { orderId })).totalPaidAmount
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
    const days = await Promise.all(Array.from({ length: 20 }, () => close('2024-02-29')))
    expect(new Set(days.map(day => day.closed?.at)).size).toBe(1)
  })

  test('Only managers of the store close a day, and only one that has begun', async () => {
    expect(await refused(WAITER, 'dayFigures', { shopId: NEW_YORK })).toMatchObject({ code: 'CON-01-0004' })
    expect(await refused(WAITER, 'closeDay', { shopId: 102, date: '2024-02-29' })).toMatchObject({
      code: 'CON-01-0002',
    })
    expect(await refused(MANAGER, 'closeDay', { shopId: NEW_YORK, date: '2999-01-01' })).toMatchObject({
      field: 'date',
    })
  })
})
