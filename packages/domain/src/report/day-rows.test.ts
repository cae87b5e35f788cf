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

test('Hours, order types, channels and employees add up to the day, in every measure (PAY-13)', () => {
  fc.assert(
    fc.property(fc.array(order, { maxLength: 12 }), orders => {
      const report = { ...dayReport(orders, 'UTC'), ...nothing }
      const rows = dayRows(orders, new Map(), report, 'UTC')
      const sumOf = (dimension: string, name: keyof Measures) =>
        rows.filter(row => row.dimension === dimension).reduce((sum, row) => sum + row[name], 0)
      for (const name of measureNames.filter(one => one !== 'seconds'))
        for (const dimension of ['hour', 'type', 'channel', 'employee'])
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
