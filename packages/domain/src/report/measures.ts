import type { DayOrder } from '../order/index.ts'

/**
 * The figures, in minor units except `count` (orders, or pieces of a dish) and `seconds`. `gross` is the dishes before discounts;
 * `gross - discounts + fees + tax + tips = total`. `taxIncluded` is included in the prices. PAY-13
 */
export const measureNames = [
  'count',
  'gross',
  'discounts',
  'fees',
  'tax',
  'taxIncluded',
  'tips',
  'total',
  'refunded',
  'chargedBack',
  'seconds',
] as const

export type Measures = Record<(typeof measureNames)[number], number>

export const noMeasures: Measures = Object.fromEntries(measureNames.map(name => [name, 0])) as Measures

/** The sum of each measure. */
export const addMeasures = (a: Measures, b: Measures): Measures =>
  Object.fromEntries(measureNames.map(name => [name, a[name] + b[name]])) as Measures

type Kind = keyof Pick<Measures, 'gross' | 'discounts' | 'tax' | 'taxIncluded' | 'tips'>
const measureOf: Partial<Record<string, Kind>> = {
  items: 'gross',
  discount: 'discounts',
  tax: 'tax',
  taxIncluded: 'taxIncluded',
  tip: 'tips',
}

/** One order in measures; a discount, which lowers the total, is positive. */
export function measuresOf({ total, lines }: Pick<DayOrder, 'total' | 'lines'>): Measures {
  const sums = { ...noMeasures, count: 1, total }
  for (const { kind, amount } of lines) {
    const measure = measureOf[kind] ?? 'fees'
    sums[measure] += measure === 'discounts' ? -amount : amount
  }
  return sums
}
