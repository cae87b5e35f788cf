import type { Queries } from '../../../platform/db/index.ts'
import type { OrderTables } from '../tables.ts'

/** The saved address of the person's newest delivery order; undefined if there is none. A1 */
export async function lastAddressOf(db: Queries, corporationId: number, owner: string): Promise<string | undefined> {
  const row = await db
    .withTables<OrderTables>()
    .selectFrom('customer_order')
    .select('details')
    .where('corporation_id', '=', corporationId)
    .where('owner', '=', owner)
    .where('biz_type', '=', 1200)
    .orderBy('order_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.details.addressId
}
