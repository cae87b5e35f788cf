import type { reportCalls } from '@comanda/contract/report'
import type { ResponseOf } from '@comanda/contract/core'
import { describe, expect, test } from 'vitest'
import { demoConsole, MANAGER, NEW_YORK, WAITER } from '../../testing/demo-console.ts'

type Report = ResponseOf<typeof reportCalls.dayReport>
const { at, refused, place, accept } = demoConsole()
const report = () => at<Report>(MANAGER, 'dayReport', { shopId: NEW_YORK })
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
    const paid = await place({ plates: [{ foodId: 'edamame', quantity: 2 }] })
    await place({ plates: [{ foodId: 'edamame' }] })
    const gone = await place({ plates: [{ foodId: 'edamame' }] })
    await accept(paid)
    const { totalPaidAmount } = await at<{ totalPaidAmount: number }>(MANAGER, 'settle', {
      orderId: paid,
      counter: { method: 'cash' },
    })
    await at(MANAGER, 'reject', { orderId: gone, reason: 'Closed' })

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
    expect(await at<Report>(MANAGER, 'dayReport', { shopId: NEW_YORK, date: '2024-02-29' })).toMatchObject({
      date: '2024-02-29',
      sold: { count: 0 },
    })
    expect(await refused(WAITER, 'dayReport', { shopId: NEW_YORK })).toMatchObject({ code: 'CON-01-0004' })
    expect(await refused(WAITER, 'dayReport', { shopId: 102 })).toMatchObject({ code: 'CON-01-0002' })
  })
})
