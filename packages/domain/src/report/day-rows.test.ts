import fc from 'fast-check'
import { expect, test } from 'vitest'
import { money } from '../money/index.ts'
import { dayReport } from '../order/index.ts'
import { coversOf, dayRows, type OrderOfDay } from './day-rows.ts'
import { type Measures, measureNames } from './measures.ts'

const part = fc.record({
  kind: fc.constantFrom('items', 'discount', 'packing', 'delivery', 'service', 'tax', 'tip', 'cardFee', 'rounding'),
  id: fc.constantFrom('a', 'b'),
  name: fc.constant({ en_US: 'A' }),
  amount: fc.integer({ min: -5000, max: 5000 }).map(money),
})

const order = fc
  .record({
    orderId: fc.uuid(),
    at: fc.integer({ min: Date.parse('2026-11-21T00:00:00Z'), max: Date.parse('2026-11-21T23:59:59Z') }),
    bizType: fc.constantFrom(1100 as const, 1200 as const, 1300 as const),
    channel: fc.constantFrom('', 'flyer'),
    state: fc.constantFrom('placed' as const, 'accepted' as const, 'completed' as const, 'rejected' as const),
    people: fc.integer({ min: 0, max: 9 }),
    lines: fc.array(part, { maxLength: 5 }),
  })
  .map<OrderOfDay>(one => ({ ...one, total: money(one.lines.reduce((sum, { amount }) => sum + amount, 0)) }))

const nothing = {
  means: [],
  refundedAmount: 0,
  unpaidAmount: 0,
  unpaidCount: 0,
  aheadAmount: 0,
  writtenOff: { count: 0, amount: 0 },
}

test('Hours, order types, channels, employees, and members with guests add up to the day, in every measure (PAY-13)', () => {
  fc.assert(
    fc.property(fc.array(order, { maxLength: 12 }), orders => {
      const report = { ...dayReport(orders, 'UTC'), ...nothing }
      const rows = dayRows(orders, new Map(), report, 'UTC')
      const sumOf = (dimension: string, name: keyof Measures) =>
        rows.filter(row => row.dimension === dimension).reduce((sum, row) => sum + row[name], 0)
      for (const name of measureNames.filter(one => one !== 'seconds'))
        for (const dimension of ['hour', 'type', 'channel', 'employee', 'guest'])
          expect(sumOf(dimension, name)).toBe(sumOf('day', name))
      const { gross, discounts, fees, tax, tips, total } = Object.fromEntries(
        measureNames.map(name => [name, sumOf('day', name)]),
      ) as Measures
      expect(gross - discounts + fees + tax + tips).toBe(total)
      expect(total).toBe(report.sold.amount)
      expect(sumOf('tax', 'tax')).toBe(tax)
      expect(sumOf('fee', 'fees')).toBe(fees)
    }),
  )
})

test('A kind of coupon has its orders with their totals, and what its own coupons took off (PAY-13, CARD-6)', () => {
  const line = (kind: string, id: string, amount: number) => ({ kind, id, name: {}, amount: money(amount) })
  const one: OrderOfDay = {
    orderId: '1',
    at: 0,
    bizType: 1300,
    channel: '',
    state: 'completed',
    people: 0,
    total: money(700),
    lines: [
      line('items', '', 1000),
      line('discount', 'C1', -100),
      line('discount', 'C2', -50),
      line('discount', 'p', -150),
    ],
  }
  const coupons = [
    { code: 'C1', id: 'tea', name: { en_US: 'Tea' } },
    { code: 'C2', id: 'tea', name: { en_US: 'Tea' } },
  ]
  const facts = new Map([['1', { employee: { id: '', name: '' }, isMember: true, coupons }]])
  const rows = dayRows([one, { ...one, orderId: '2' }], facts, { ...dayReport([one], 'UTC'), ...nothing }, 'UTC')
  const shown = rows.filter(row => row.dimension === 'coupon' || row.dimension === 'guest')
  expect(shown.map(row => [row.key, row.count, row.discounts, row.total])).toEqual([
    ['member', 1, 300, 700],
    ['tea', 1, 150, 700],
    ['guest', 1, 300, 700],
  ])
})

test('The people of a bill count once, however many rounds it has; those of other order types do not count (PAY-13)', () => {
  const at = { at: 0, channel: '', state: 'accepted' as const, total: money(100), lines: [] }
  const covers = coversOf([
    { ...at, orderId: '1', billId: 'b', bizType: 1100, people: 4 },
    { ...at, orderId: '2', billId: 'b', bizType: 1100, people: 3 },
    { ...at, orderId: '3', bizType: 1100, people: 2 },
    { ...at, orderId: '4', bizType: 1300, people: 5 },
  ])
  expect(covers).toBe(6)
})
