import type { contract } from '@comanda/contract'
import type { ResponseOf } from '@comanda/contract/core'
import type { TestApp } from '../../testing/index.ts'

type Report = ResponseOf<typeof contract.report.dayReport>

/** Figures by dimension and key: how many, and the amounts that the day's report has too. */
type Figures = Record<string, readonly number[]>
type Figure = [string, readonly number[]]

interface Row {
  dimension: string
  key: string
  count: number
  gross: number
  discounts: number
  tips: number
  total: number
  refunded: number
  charged_back: number
}

const amountsOf = (row: Row): readonly number[] => {
  if (row.dimension === 'day') return [row.count, row.gross, row.discounts, row.tips, row.total, row.refunded]
  if (row.key === 'unpaid') return [row.total]
  if (row.dimension === 'method') return [row.total, row.refunded, row.charged_back]
  return [row.count, row.total]
}

/** A day without sales may have a row of zeros or none. */
const withoutZeros = (figures: readonly Figure[]): Figures =>
  Object.fromEntries(figures.filter(([, amounts]) => amounts.some(amount => amount !== 0)))

/** The stored figures of a day of the first store; those that are 0 are left out. */
export async function storedFigures(app: TestApp, date: string): Promise<Figures> {
  const rows = await app.sql<Row>(
    `select * from report_figure where day = $1 and dimension in ('day', 'hour', 'type', 'dish', 'method', 'measure')
      and not (dimension = 'measure' and key in ('accept', 'ready', 'covers')) order by dimension, key`,
    [date],
  )
  return withoutZeros(rows.map(row => [`${row.dimension} ${row.key}`, amountsOf(row)]))
}

/** The same figures as the day's report has them; those that are 0 are left out. */
export function reportFigures(report: Report): Figures {
  const part = (kind: string) =>
    report.parts.filter(one => one.kind === kind).reduce((sum, { amount }) => sum + amount, 0)
  const { sold, pending, fellThrough, writtenOff, unpaidAmount, aheadAmount, refundedAmount } = report
  const figures: Figure[] = [
    ['day ', [sold.count, part('items'), 0 - part('discount'), part('tip'), sold.amount, refundedAmount]],
    ...report.hours.map(one => [`hour ${String(one.hour).padStart(2, '0')}`, [one.count, one.amount]] satisfies Figure),
    ...report.ways.map(one => [`type ${one.bizType}`, [one.count, one.amount]] satisfies Figure),
    ...report.items.map(one => [`dish ${one.foodId}`, [one.count, one.amount]] satisfies Figure),
    ...report.means.map(
      one => [`method ${one.paymentMethod}`, [one.amount, one.returnedAmount, one.chargedBackAmount]] satisfies Figure,
    ),
    ['measure pending', [pending.count, pending.amount]],
    ['measure fellThrough', [fellThrough.count, fellThrough.amount]],
    ['measure writtenOff', [writtenOff.count, writtenOff.amount]],
    ['measure ahead', [0, aheadAmount]],
    ['measure unpaid', [unpaidAmount]],
  ]
  return withoutZeros(figures)
}
