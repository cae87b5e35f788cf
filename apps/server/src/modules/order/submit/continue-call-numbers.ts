import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/index.ts'
import type { ShopAt } from '../../../ports/store.ts'
import type { OrderTables } from '../tables.ts'

interface Days {
  /** The business day in the former time zone, and in the new one (YYYY-MM-DD). */
  from: string
  to: string
}

/**
 * The business day that a change of the time zone starts continues the count of the one it ends: both have one count from now
 * on, so that no number is called twice, nor by an order that is being placed at the change. ORDER-9
 */
export async function continueCallNumbers(tx: Tx, shop: ShopAt, { from, to }: Days): Promise<void> {
  if (from === to) return
  const db = tx.withTables<OrderTables>()
  const at = { corporation_id: shop.corporationId, shop_id: shop.shopId }
  await db
    .insertInto('order_call_count')
    .values([from, to].map(business_day => ({ ...at, business_day, next: 1 })))
    .onConflict(conflict => conflict.columns(['corporation_id', 'shop_id', 'business_day']).doNothing())
    .execute()
  const rows = await db
    .selectFrom('order_call_count')
    .select([
      'next',
      sql<string>`business_day::text`.as('day'),
      sql<string>`coalesce(counted_on, business_day)::text`.as('root'),
    ])
    .where('corporation_id', '=', shop.corporationId)
    .where('shop_id', '=', shop.shopId)
    .where(sql<boolean>`abs(business_day - ${to}::date) <= 3`)
    .orderBy('business_day')
    .forUpdate()
    .execute()
  const rootOf = (day: string) => rows.find(row => row.day === day)?.root ?? day
  const [root, joined] = [rootOf(from), rootOf(to)]
  if (root === joined) return
  const next = Math.max(...rows.filter(row => row.root === root || row.root === joined).map(row => row.next))
  await db
    .updateTable('order_call_count')
    .set({ counted_on: root, next })
    .where('corporation_id', '=', shop.corporationId)
    .where('shop_id', '=', shop.shopId)
    .where(sql<boolean>`coalesce(counted_on, business_day) in (${root}::date, ${joined}::date)`)
    .execute()
}
