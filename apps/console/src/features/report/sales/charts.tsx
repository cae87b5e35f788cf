import { type Currency, money } from '@comanda/domain/money'
import { showDay, showMoney, t } from '@comanda/web/i18n'
import { lazyPart } from '@comanda/web/ui/loading/lazy-part.ts'
import { Skeleton } from '@comanda/web/ui/feedback/states.tsx'
import { Suspense } from 'react'
import tables from '../../../ui/tables.module.css'
import { dayText } from '../../../ui/offer-table.tsx'
import { hourName } from '../rows.ts'
import { type Breakdown, type InCurrency, mainColumn, rowName } from './breakdown.ts'
import styles from './sales.module.css'
import type { Point } from './sales-charts.tsx'

// Recharts is loaded with the first chart.
const Course = lazyPart(async () => (await import('./sales-charts.tsx')).CourseChart)
const Rank = lazyPart(async () => (await import('./sales-charts.tsx')).RankChart)

type CoursePoint = InCurrency['course'][number]

const isHour = (key: string): boolean => key.length === 2
const nameOf = ({ key }: CoursePoint): string => (isHour(key) ? hourName(Number(key)) : dayText(key))
const shortOf = ({ key }: CoursePoint): string =>
  isHour(key) ? hourName(Number(key)) : showDay(`${key}T12:00:00Z`, 'dayMonth', 'UTC')

/** The same as a table, for reading and for screen readers. */
const CourseTable = ({ course, currency }: Pick<InCurrency, 'course' | 'currency'>) => (
  <details className={styles.details}>
    <summary>{t('sales.asTable')}</summary>
    <table className={tables.table}>
      <thead>
        <tr>
          <th scope="col">{t(isHour(course[0]?.key ?? '') ? 'sales.by.hour' : 'sales.by.day')}</th>
          <th scope="col">{t('sales.orders')}</th>
          <th scope="col">{t('sales.net')}</th>
        </tr>
      </thead>
      <tbody>
        {course.map(point => (
          <tr key={point.key}>
            <th scope="row">
              <bdi>{nameOf(point)}</bdi>
            </th>
            <td>{point.count}</td>
            <td>{showMoney(point.net, currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
)

/** Net sales over the days of the period, or over the hours of one day. */
export function SalesCourse({ course, currency }: Pick<InCurrency, 'course' | 'currency'>) {
  if (course.length === 0) return null
  const title = t(isHour(course[0]?.key ?? '') ? 'sales.course.hour' : 'sales.course.day')
  const points = course.map<Point>(point => ({ name: nameOf(point), short: shortOf(point), value: point.net }))
  return (
    <section className={styles.panel}>
      <h3>{title}</h3>
      <Suspense fallback={<Skeleton height={240} />}>
        <Course points={points} currency={currency} title={title} />
      </Suspense>
      <CourseTable course={course} currency={currency} />
    </section>
  )
}

const MAX_BARS = 10
const SHORT_LETTERS = 18
const shortened = (name: string): string =>
  name.length > SHORT_LETTERS ? `${name.slice(0, SHORT_LETTERS - 1)}…` : name

interface RankProps {
  by: Breakdown
  rows: InCurrency['rows']
  currency: Currency
}

/** The largest rows of the breakdown as bars; the table below has all. Days and hours are in the course already. */
export function SalesRank({ by, rows, currency }: RankProps) {
  if (by === 'day' || by === 'hour' || rows.length < 2) return null
  const column = mainColumn(by)
  const points = rows
    .map<Point>(row => ({
      name: rowName(by, row),
      short: shortened(rowName(by, row)),
      value: money(column.value(row)),
    }))
    .toSorted((a, b) => b.value - a.value)
    .slice(0, MAX_BARS)
  const title = `${t(`sales.by.${by}`)}: ${t(column.text)}`
  return (
    <Suspense fallback={<Skeleton height={240} />}>
      <Rank points={points} currency={column.money ? currency : undefined} title={title} />
    </Suspense>
  )
}
