import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { money } from '../money/index.ts'
import { type DayOrder, dayReport, orderStates } from './index.ts'

const order = (changes: Partial<DayOrder> = {}): DayOrder => ({
  at: Date.UTC(2026, 0, 5, 17, 30),
  bizType: 1300,
  channel: '',
  state: 'completed',
  total: money(1100),
  lines: [
    { kind: 'items', id: '', name: {}, amount: money(1000) },
    { kind: 'tax', id: 'city', name: { en_US: 'City tax' }, amount: money(100) },
  ],
  ...changes,
})

describe('report of a day', () => {
  test('Hours are store-local', () => {
    expect(dayReport([order()], 'America/New_York').hours).toEqual([{ hour: 12, count: 1, amount: 1100 }])
    expect(dayReport([order()], 'Asia/Tokyo').hours).toEqual([{ hour: 2, count: 1, amount: 1100 }])
  })

  test('Channels are summed by amount, the largest first; none without a channel (NAV-6)', () => {
    const poster = order({ channel: 'poster', total: money(500) })
    expect(dayReport([order(), order()], 'UTC').channels).toEqual([])
    expect(dayReport([poster, order(), poster, order({ channel: 'x', state: 'rejected' })], 'UTC').channels).toEqual([
      { channel: '', count: 1, amount: 1100 },
      { channel: 'poster', count: 2, amount: 1000 },
    ])
  })

  test('Cancelled and rejected orders are counted separately and not as sales', () => {
    const report = dayReport([order(), order({ state: 'cancelled' }), order({ state: 'rejected' })], 'UTC')
    expect(report.sold).toEqual({ count: 1, amount: 1100 })
    expect(report.fellThrough).toEqual({ count: 2, amount: 2200 })
    expect(report.parts.map(({ amount }) => amount)).toEqual([1000, 100])
  })

  test('Orders that are not accepted yet are counted separately and not as sales', () => {
    const report = dayReport([order(), order({ state: 'placed' })], 'UTC')
    expect(report.sold).toEqual({ count: 1, amount: 1100 })
    expect(report.pending).toEqual({ count: 1, amount: 1100 })
  })

  test('Each tax has its own part; fees of one kind are added up', () => {
    const other = { kind: 'tax', id: 'state', name: { en_US: 'State tax' }, amount: money(40) }
    const packing = { kind: 'packing', id: 'x', name: {}, amount: money(25) }
    const report = dayReport([order(), order({ lines: [other, packing, { ...packing, id: 'y' }] })], 'UTC')
    expect(report.parts.map(({ kind, id, amount }) => [kind, id, amount])).toEqual([
      ['items', '', 1000],
      ['tax', 'city', 100],
      ['tax', 'state', 40],
      ['packing', 'x', 50],
    ])
  })

  test('Order types and hours each add up to the sales', () => {
    const some = fc.record({
      at: fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2026, 11, 31) }),
      bizType: fc.constantFrom(1100 as const, 1200 as const, 1300 as const),
      state: fc.constantFrom(...orderStates),
      total: fc.nat(100_000).map(money),
    })
    const sum = (rows: readonly { count: number; amount: number }[]) =>
      rows.reduce((all, { count, amount }) => ({ count: all.count + count, amount: all.amount + amount }), {
        count: 0,
        amount: 0,
      })
    fc.assert(
      fc.property(fc.array(some, { maxLength: 40 }), drawn => {
        const orders = drawn.map(one => order(one))
        const report = dayReport(orders, 'America/New_York')
        expect(sum(report.ways)).toEqual(report.sold)
        expect(sum(report.hours)).toEqual(report.sold)
        expect(report.sold.count + report.pending.count + report.fellThrough.count).toBe(orders.length)
      }),
    )
  })
})
