import type { Tx } from '../../platform/db/index.ts'
import type { OrderTables } from './tables.ts'

/** A guest's orders follow into the account that the guest logged in to. Repeating it changes nothing. LOGIN-4 */
export async function adoptOrders(tx: Tx, corporationId: number, from: string, to: string): Promise<void> {
  if (from === to) return
  await tx
    .withTables<OrderTables>()
    .updateTable('customer_order')
    .set({ owner: to })
    .where('corporation_id', '=', corporationId)
    .where('owner', '=', from)
    .execute()
}

/** Whether a person has an order under way that is not paid yet, be it at the venue: a phone number is not changed meanwhile. LOGIN-7 */
export async function hasUnpaidOrder(
  tx: Pick<Tx, 'withTables'>,
  corporationId: number,
  owner: string,
): Promise<boolean> {
  const row = await tx
    .withTables<OrderTables>()
    .selectFrom('customer_order')
    .select('order_id')
    .where('corporation_id', '=', corporationId)
    .where('owner', '=', owner)
    .where('pay_state', '=', 'unpaid')
    .where('ended_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
