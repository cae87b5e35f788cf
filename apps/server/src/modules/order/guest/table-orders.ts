import type { Money } from '@comanda/domain/money'
import type { PayState } from '@comanda/domain/order'
import type { Queries } from '../../../platform/db/index.ts'
import type { TableOrder } from '../../../ports/order.ts'

/** How long (ms) an ended order is still shown at its table. */
const ENDED_FOR_MS = 12 * 3_600_000

const AT_TABLES = {
  name: 'orders_at_tables',
  text: `select details->'table'->>'tableId' as table_id, created_at, total, pay_state, ended_at is null as live
    from customer_order
    where corporation_id = $1 and shop_id = $2 and biz_type = 1100 and state not in ('cancelled', 'rejected')
      and (ended_at is null or ended_at > $3) and details->'table' is not null
    order by order_id desc limit 2000`,
}

interface Row {
  table_id: string
  created_at: Date
  total: Money
  pay_state: PayState
  live: boolean
}

/** Recent orders at the tables of a store, newest first. */
export async function ordersAtTables(
  db: Queries,
  corporationId: number,
  shopId: number,
  now: number,
): Promise<TableOrder[]> {
  const { rows } = await db.query<Row>(AT_TABLES, [corporationId, shopId, new Date(now - ENDED_FOR_MS)])
  return rows.map(row => ({
    tableId: row.table_id,
    at: row.created_at.getTime(),
    total: row.total,
    paid: row.pay_state !== 'unpaid',
    live: row.live,
  }))
}
