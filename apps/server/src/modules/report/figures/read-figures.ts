import type { LocalizedText } from '@comanda/domain/money'
import type { Measures } from '@comanda/domain/report'
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

/** What a row of the answer stands for: a key of the dimension, a day, or a store. */
const keys = { key: 'key', day: 'day::text', store: 'shop_id::text' } as const

const sumsBy = (by: keyof typeof keys) => ({
  name: `report_figures_by_${by}`,
  // The newest name: of a day and a name behind it, the greatest.
  text: `select ${keys[by]} as key, substr(max(day::text || name::text), 11)::jsonb as name, sum(count)::bigint as count,
      sum(gross)::bigint as gross, sum(discounts)::bigint as discounts, sum(fees)::bigint as fees, sum(tax)::bigint as tax,
      sum(tax_included)::bigint as "taxIncluded", sum(tips)::bigint as tips, sum(total)::bigint as total,
      sum(refunded)::bigint as refunded, sum(charged_back)::bigint as "chargedBack", sum(seconds)::bigint as seconds
    from report_figure where corporation_id = $1 and dimension = $2 and shop_id = any($3::bigint[])
      and day >= $4::date and day <= $5::date
    group by 1 order by 1`,
})
const statements = { key: sumsBy('key'), day: sumsBy('day'), store: sumsBy('store') }

/** The figures of a dimension, by its keys, or by day or store. PAY-13 */
export async function figuresOf(
  db: Queries,
  { corporationId, shopIds, from, until }: FigureRange,
  dimension: string,
  by: keyof typeof keys = 'key',
): Promise<FigureRow[]> {
  return (await db.query<FigureRow>(statements[by], [corporationId, dimension, shopIds, from, until])).rows
}

const SEEN = {
  name: 'report_seen_until',
  text: 'select seen_until as at from report_progress where corporation_id = $1',
}

/** Until when changes are in the figures; undefined before the first run. */
export const lastFigureUpdate = async (db: Queries, corporationId: number): Promise<Date | undefined> =>
  (await db.query<{ at: Date | null }>(SEEN, [corporationId])).rows[0]?.at ?? undefined
