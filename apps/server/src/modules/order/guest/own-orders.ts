import { sql } from 'kysely'
import type { Queries } from '../../../platform/db/index.ts'
import type { OwnOrder } from '../../../ports/order.ts'
import type { OrderTables } from '../tables.ts'

/** Filters these orders to the owner's own. A1 */
export async function ownOrders(
  db: Queries,
  { corporationId, owner }: { corporationId: number; owner: string },
  orderIds: readonly string[],
): Promise<OwnOrder[]> {
  const rows = await db
    .withTables<OrderTables>()
    .selectFrom('customer_order')
    .select(['order_id', 'shop_id', 'biz_type', 'state', 'pay_state', 'ended_at'])
    .where('corporation_id', '=', corporationId)
    .where('owner', '=', owner)
    .where('order_id', '=', sql<string>`any(${orderIds}::uuid[])`)
    .execute()
  return rows.map(row => ({
    orderId: row.order_id,
    shopId: row.shop_id,
    bizType: row.biz_type,
    state: row.state,
    payState: row.pay_state,
    ...(row.ended_at === null ? {} : { endedAt: row.ended_at.getTime() }),
  }))
}
