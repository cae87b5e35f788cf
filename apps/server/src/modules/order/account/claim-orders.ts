import type { Tx } from '../../../platform/db/index.ts'
import type { OrderTables } from '../tables.ts'

const CLAIM = {
  name: 'order_adopt',
  text: `update customer_order o set owner = $3,
      request_id = case when exists (
        select 1 from customer_order own
        where own.corporation_id = $1 and own.owner = $3 and own.request_id = o.request_id
      ) then o.order_id::text else o.request_id end
    where o.corporation_id = $1 and o.owner = $2`,
}

/**
 * Moves a guest's orders into the account the guest logged in to. A request id that the account has used too stays with
 * the account's order; the guest's order is then found by its cart. Idempotent. LOGIN-4
 */
export async function claimOrders(tx: Tx, corporationId: number, from: string, to: string): Promise<void> {
  if (from === to) return
  await tx.query(CLAIM, [corporationId, from, to])
}

/**
 * Whether a person has an open order that is not paid, including one to pay at the venue: the phone number cannot be
 * changed meanwhile. LOGIN-7
 */
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
