import { callNumberOf, isEnded } from '@comanda/domain/order'
import type { Queries } from '../../../platform/db/index.ts'
import type { OwnOrderAt } from '../../../ports/order.ts'
import type { OrderTables } from '../tables.ts'

const MAX_ORDERS = 20

/** The owner's own live orders at a table, newest first. A1 */
export async function ownOrdersAt(
  db: Queries,
  { corporationId, owner }: { corporationId: number; owner: string },
  shopId: number,
  tableId: string,
): Promise<OwnOrderAt[]> {
  const rows = await db
    .withTables<OrderTables>()
    .selectFrom('customer_order')
    .select(['order_id', 'state', 'details', 'call_count'])
    .where('corporation_id', '=', corporationId)
    .where('owner', '=', owner)
    .where('shop_id', '=', shopId)
    .where('ended_at', 'is', null)
    .orderBy('order_id', 'desc')
    .limit(MAX_ORDERS)
    .execute()
  return rows
    .filter(row => !isEnded(row.state) && row.details.table?.tableId === tableId)
    .map(row => ({
      orderId: row.order_id,
      state: row.state,
      ...(row.call_count === null ? {} : { callNumber: callNumberOf(row.call_count) }),
    }))
}
