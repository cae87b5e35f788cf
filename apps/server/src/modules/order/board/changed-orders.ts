import { sql } from 'kysely'
import type { Queries } from '../../../platform/db/index.ts'
import type { ChangedOrders } from '../../../ports/order.ts'
import type { ShopAt } from '../../../ports/store.ts'
import { storiesOf } from '../queries.ts'
import type { OrderRow, OrderTables } from '../tables.ts'
import { boardOrder } from './store-view.ts'

/** The next orders of a store that changed after a change, oldest first, without those that wait for the guest's payment. */
export async function changedOrders(
  db: Queries,
  { corporationId, shopId }: ShopAt,
  { after, limit }: { after: { at: Date; id: string }; limit: number },
): Promise<ChangedOrders> {
  const rows = (await db
    .withTables<OrderTables>()
    .selectFrom('customer_order')
    .selectAll()
    .where('corporation_id', '=', corporationId)
    .where('shop_id', '=', shopId)
    .where('state', '!=', 'awaitingPayment')
    .where(sql<boolean>`(changed_at, order_id) > (${after.at}::timestamptz, ${after.id}::uuid)`)
    .orderBy('changed_at')
    .orderBy('order_id')
    .limit(limit)
    .execute()) as OrderRow[]
  const ids = rows.map(row => row.order_id)
  const stories = await storiesOf(db, corporationId, ids)
  const last = rows.at(-1)
  return {
    orders: rows.map(row => boardOrder(row, stories.get(row.order_id) ?? [])),
    ...(last && { last: { at: last.changed_at, id: last.order_id } }),
  }
}
