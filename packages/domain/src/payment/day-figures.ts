import { type Money, money, ZERO } from '../money/index.ts'

/**
 * Groups of figures of a closed day: money received, money returned, money that banks took back, value sold, parts of the bills,
 * losses, open amounts.
 */
export const figureGroups = ['taken', 'returned', 'chargedBack', 'sold', 'part', 'lost', 'open'] as const

export type FigureGroup = (typeof figureGroups)[number]

/** One figure of a day, identified by group and key: a payment method, a part of the bills, ... */
export interface DayFigure {
  group: FigureGroup
  key: string
  count: number
  amount: Money
}

/** A current figure with its amount when the day was closed. */
export interface ComparedFigure extends DayFigure {
  closedAmount: Money
  /** Current minus closed amount: a late correction. */
  difference: Money
}

/** The parts of a total in the order in which a bill shows them; other keys come after them. */
const partOrder = ['items', 'discount', 'packing', 'delivery', 'service', 'tax', 'taxIncluded', 'tip', 'cardFee']

const placeOf = ({ group, key }: DayFigure): number => {
  const at = group === 'part' ? partOrder.indexOf(key) : -1
  return at < 0 ? partOrder.length : at
}

/** Adds up figures with the same group and key and drops zero figures; sorted by group, then as on a bill, then by key. */
export function sumFigures(figures: readonly DayFigure[]): DayFigure[] {
  const sums = new Map<string, DayFigure>()
  for (const figure of figures) {
    const name = `${figure.group}/${figure.key}`
    const before = sums.get(name)
    sums.set(name, {
      ...figure,
      count: (before?.count ?? 0) + figure.count,
      amount: money((before?.amount ?? ZERO) + figure.amount),
    })
  }
  const rank = ({ group }: DayFigure) => figureGroups.indexOf(group)
  return [...sums.values()]
    .filter(({ count, amount }) => count !== 0 || amount !== 0)
    .toSorted((a, b) => rank(a) - rank(b) || placeOf(a) - placeOf(b) || (a.key < b.key ? -1 : 1))
}

/** Changes since a day was closed; a missing figure counts as 0. */
export function compareFigures(now: readonly DayFigure[], closed: readonly DayFigure[]): ComparedFigure[] {
  const same = (a: DayFigure) => (b: DayFigure) => a.group === b.group && a.key === b.key
  const missing = closed.filter(one => !now.some(same(one))).map(one => ({ ...one, count: 0, amount: ZERO }))
  return sumFigures([...now, ...missing.map(one => ({ ...one, count: 1 }))]).map(figure => {
    const then = closed.find(same(figure))?.amount ?? ZERO
    const isGone = missing.some(same(figure))
    return {
      ...figure,
      count: isGone ? 0 : figure.count,
      closedAmount: then,
      difference: money(figure.amount - then),
    }
  })
}
