import { expect, test } from 'vitest'
import { money } from '../money/index.ts'
import { compareFigures, type DayFigure, sumFigures } from './day-figures.ts'

const figure = (group: DayFigure['group'], key: string, amount: number, count = 1): DayFigure => ({
  group,
  key,
  count,
  amount: money(amount),
})

test('Figures with the same key are added up, in a fixed order; zero figures are left out', () => {
  expect(
    sumFigures([
      figure('part', 'tip', 50),
      figure('taken', 'b', 5),
      figure('taken', 'b', 7),
      figure('open', 'x', 0, 0),
    ]),
  ).toEqual([figure('taken', 'b', 12, 2), figure('part', 'tip', 50)])
})

test('The parts of the bills are in the order of a bill: dishes, discounts, fees, taxes, tips', () => {
  const keys = ['discount', 'items', 'rounding', 'service', 'tax', 'tip']
  expect(sumFigures(keys.map(key => figure('part', key, 1))).map(({ key }) => key)).toEqual([
    'items',
    'discount',
    'service',
    'tax',
    'tip',
    'rounding',
  ])
})

test('A late correction is the difference to the closed figures, also for new or removed figures', () => {
  const closed = [figure('taken', 'card', 1000), figure('open', 'unpaid', 300)]
  const now = [figure('taken', 'card', 1300), figure('returned', 'card', 200)]
  expect(
    compareFigures(now, closed).map(({ key, group, closedAmount, difference }) => [
      group,
      key,
      closedAmount,
      difference,
    ]),
  ).toEqual([
    ['taken', 'card', 1000, 300],
    ['returned', 'card', 0, 200],
    ['open', 'unpaid', 300, -300],
  ])
})
