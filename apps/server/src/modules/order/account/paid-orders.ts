import { type Money, money } from '@comanda/domain/money'
import type { Queries } from '../../../platform/db/index.ts'

const PAID = {
  name: 'order_paid_of',
  text: `select 1 from customer_order where corporation_id = $1 and owner = $2
    and (pay_state <> 'unpaid' or state = 'completed') limit 1`,
}

/** Whether a person has ever paid an order, refunded ones included. */
export const hasPaidOrder = async (db: Queries, corporationId: number, owner: string): Promise<boolean> =>
  (await db.query(PAID, [corporationId, owner])).count > 0

const TOTAL = {
  name: 'order_total_of',
  text: `select coalesce(sum(total), 0)::bigint as total from customer_order where corporation_id = $1
    and order_id = any($2::uuid[]) and (pay_state in ('paid', 'partRefunded') or (state = 'completed' and pay_state = 'unpaid'))`,
}

/** The total of these orders without those that were called off or refunded, minor units. */
export async function totalOf(db: Queries, corporationId: number, orderIds: readonly string[]): Promise<Money> {
  if (orderIds.length === 0) return money(0)
  const { rows } = await db.query<{ total: number }>(TOTAL, [corporationId, orderIds])
  return money(rows[0]?.total ?? 0)
}
