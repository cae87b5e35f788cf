import { type Money, money, NOTHING } from '../money/index.ts'

/** What a figure of a closed day is about: money that came, money that went back, value sold, parts of the bills, what never comes, what is open. */
export const figureGroups = ['taken', 'returned', 'sold', 'part', 'lost', 'open'] as const

export type FigureGroup = (typeof figureGroups)[number]

/** One figure of a day, named by its group and key: a means of payment, a part of the bills, ... */
export interface DayFigure {
  group: FigureGroup
  key: string
  count: number
  amount: Money
}

/** A figure as it is now beside what it was when the day was closed. */
export interface ComparedFigure extends DayFigure {
  closedAmount: Money
  /** Now less then: a late correction. */
  difference: Money
}

/** Figures of the same name as one; those of nothing are left out. In the order of the groups, then by key. */
export function sumFigures(figures: readonly DayFigure[]): DayFigure[] {
  const sums = new Map<string, DayFigure>()
  for (const figure of figures) {
    const name = `${figure.group}/${figure.key}`
    const before = sums.get(name)
    sums.set(name, {
      ...figure,
      count: (before?.count ?? 0) + figure.count,
      amount: money((before?.amount ?? NOTHING) + figure.amount),
    })
  }
  const rank = ({ group }: DayFigure) => figureGroups.indexOf(group)
  return [...sums.values()]
    .filter(({ count, amount }) => count !== 0 || amount !== 0)
    .toSorted((a, b) => rank(a) - rank(b) || (a.key < b.key ? -1 : 1))
}

/** What changed since a day was closed; a figure that was not there then, or is not there now, counts as nothing. */
export function compareFigures(now: readonly DayFigure[], closed: readonly DayFigure[]): ComparedFigure[] {
  const same = (a: DayFigure) => (b: DayFigure) => a.group === b.group && a.key === b.key
  const gone = closed.filter(one => !now.some(same(one))).map(one => ({ ...one, count: 0, amount: NOTHING }))
  return sumFigures([...now, ...gone.map(one => ({ ...one, count: 1 }))]).map(figure => {
    const then = closed.find(same(figure))?.amount ?? NOTHING
    const isGone = gone.some(same(figure))
    return {
      ...figure,
      count: isGone ? 0 : figure.count,
      closedAmount: then,
      difference: money(figure.amount - then),
    }
  })
}
