import type { LocalizedText } from '@comanda/domain/money'
import type { Measures } from '@comanda/domain/report'
import { addDays } from '@comanda/domain/store'
import type { Queries } from '../../../platform/db/index.ts'

/** Some stores of a brand with one currency, and days of their time zones, both included. */
export interface FigureRange {
  corporationId: number
  shopIds: readonly number[]
  from: string
  until: string
}

export interface FigureRow extends Measures {
  key: string
  name: string | LocalizedText
}

const columns = [
  'count',
  'gross',
  'discounts',
  'fees',
  'tax',
  'tax_included',
  'tips',
  'total',
  'refunded',
  'charged_back',
  'seconds',
]
const shownAs: Readonly<Record<string, string>> = { tax_included: '"taxIncluded"', charged_back: '"chargedBack"' }
const sums = columns.map(column => `sum(${column})::bigint as ${shownAs[column] ?? column}`).join(', ')

const OF = 'corporation_id = $1 and dimension = $2 and shop_id = any($3::bigint[])'

/** By day or store. A day or store has no name of its own. */
const sumsBy = (by: 'day' | 'store', key: string) => ({
  name: `report_figures_by_${by}`,
  text: `select ${key} as key, '""'::jsonb as name, ${sums} from report_figure
    where ${OF} and day >= $4::date and day <= $5::date group by 1 order by 1`,
})
const byDayOrStore = { day: sumsBy('day', 'day::text'), store: sumsBy('store', 'shop_id::text') }

/** By key: whole months by their sums, the days before and behind them by themselves; each key with the newest name of the months. */
const BY_KEY = {
  name: 'report_figures_by_key',
  text: `with part as (
      select key, days, ${columns.join(', ')} from report_month where ${OF} and month >= $6::date and month < $7::date
      union all select key, 1, ${columns.join(', ')} from report_figure where ${OF} and day >= $4::date and day < $6::date
      union all select key, 1, ${columns.join(', ')} from report_figure where ${OF} and day >= $7::date and day <= $5::date
    ), newest as (
      select distinct on (key) key, name from report_month
      where ${OF} and month >= date_trunc('month', $4::date) and month <= $5::date order by key, last_day desc
    )
    select s.*, newest.name from (select key, ${sums} from part group by 1 having sum(days) > 0) s join newest using (key) order by key`,
}

const monthOf = (day: string): string => `${day.slice(0, 7)}-01`

/** The first day of the first whole month of a range, and the day behind its last one; both the first day where there is none. */
export function wholeMonths(from: string, until: string): { start: string; end: string } {
  // The last day of a month is at most 30 days behind its first one, and the first of the next at most 31.
  const start = from === monthOf(from) ? from : monthOf(addDays(monthOf(from), 31))
  const end = monthOf(addDays(until, 1))
  return start < end ? { start, end } : { start: from, end: from }
}

/** The figures of a dimension, by its keys, or by day or store. PAY-13 */
export async function figuresOf(
  db: Queries,
  { corporationId, shopIds, from, until }: FigureRange,
  dimension: string,
  by: 'key' | 'day' | 'store' = 'key',
): Promise<FigureRow[]> {
  const values = [corporationId, dimension, shopIds, from, until]
  if (by !== 'key') return (await db.query<FigureRow>(byDayOrStore[by], values)).rows
  const { start, end } = wholeMonths(from, until)
  return (await db.query<FigureRow>(BY_KEY, [...values, start, end])).rows
}

const SEEN = {
  name: 'report_seen_until',
  text: 'select seen_until as at from report_progress where corporation_id = $1',
}

/** Until when changes are in the figures; undefined before the first run. */
export const lastFigureUpdate = async (db: Queries, corporationId: number): Promise<Date | undefined> =>
  (await db.query<{ at: Date | null }>(SEEN, [corporationId])).rows[0]?.at ?? undefined
