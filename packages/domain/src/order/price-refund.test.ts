import fc from 'fast-check'
import { expect, test } from 'vitest'
import { money } from '../money/index.ts'
import { refundableLines } from './line-refund.ts'
import { type PaidLine, type PriceOff, refundsOfOff } from './price-refund.ts'

/** Lines of these costs of an order that was paid with `total`, after refunds. */
const paid = (
  total: number,
  costs: readonly number[],
  refunds: Parameters<typeof refundableLines>[2] = [],
): PaidLine[] => {
  const sold = costs.map((cost, at) => ({ itemKey: `line-${at}`, quantity: 2, amount: money(cost) }))
  return refundableLines(money(total), sold, refunds).map((line, at) => ({ ...line, cost: money(costs[at] ?? 0) }))
}

test('Ten percent of a paid order with tax returns ten percent of what was paid for its dishes (API-11)', () => {
  expect(refundsOfOff({ percent: 10 }, paid(1080, [600, 400]))).toEqual([
    { itemKey: 'line-0', quantity: 0, amount: 65 },
    { itemKey: 'line-1', quantity: 0, amount: 43 },
  ])
})

test('An amount and a single price return the tax on them too (API-11)', () => {
  const [one, two] = [refundsOfOff({ amount: 100 }, paid(1080, [600, 400])), paid(1080, [600, 400])]
  expect(one).toMatchObject([{ amount: 65 }, { amount: 43 }])
  expect(refundsOfOff({ prices: [{ itemKey: 'line-1', amount: 300 }] }, two)).toEqual([
    { itemKey: 'line-1', quantity: 0, amount: 108 },
  ])
})

test('A free line returns the pieces and the amount that are left of it (API-11)', () => {
  const before = [{ itemKey: 'line-0', quantity: 1, amount: money(300) }]
  expect(refundsOfOff({ items: ['line-0'] }, paid(1000, [600, 400], before))).toEqual([
    { itemKey: 'line-0', quantity: 1, amount: 300 },
  ])
})

test.each<[string, PriceOff, string]>([
  ['A higher price', { prices: [{ itemKey: 'line-0', amount: 700 }] }, 'offTooMuch'],
  ['The same price', { prices: [{ itemKey: 'line-0', amount: 600 }] }, 'offTooMuch'],
  ['More than the dishes cost', { amount: 1001 }, 'offTooMuch'],
  ['A line the order does not have', { items: ['none'] }, 'itemTaken'],
  ['Less than one minor unit', { percent: 1 }, 'nothingDue'],
])('%s is no refund (API-11)', (_, off, fault) => {
  expect(refundsOfOff(off, fault === 'nothingDue' ? paid(20, [12, 8]) : paid(1000, [600, 400]))).toBe(fault)
})

test('No sequence of lower prices returns more than was paid for the dishes, nor more than a line is worth (API-11, M9)', () => {
  const cost = fc.integer({ min: 0, max: 5000 })
  const key = fc.constantFrom('line-0', 'line-1', 'line-2')
  const off: fc.Arbitrary<PriceOff> = fc.oneof(
    fc.record({ percent: fc.integer({ min: 1, max: 100 }) }),
    fc.record({ amount: fc.integer({ min: 1, max: 9000 }) }),
    fc.record({ prices: fc.array(fc.record({ itemKey: key, amount: cost }), { minLength: 1, maxLength: 2 }) }),
    fc.record({ items: fc.array(key, { minLength: 1, maxLength: 2 }) }),
  )
  const costs = fc.array(cost, { minLength: 3, maxLength: 3 })
  fc.assert(
    fc.property(costs, fc.nat(2000), fc.array(off, { maxLength: 8 }), (all, tax, offs) => {
      const total = all.reduce((one, other) => one + other, tax)
      const refunds: Parameters<typeof refundableLines>[2][number][] = []
      for (const one of offs) {
        const backs = refundsOfOff(one, paid(total, all, refunds))
        if (typeof backs === 'string') continue
        expect(backs.every(({ amount }) => amount >= 0)).toBe(true)
        refunds.push(...backs)
        for (const line of paid(total, all, refunds)) expect(line.returnedAmount).toBeLessThanOrEqual(line.worth)
      }
    }),
  )
})
