import type { Queries } from '../../../platform/db/index.ts'

/** State of the orders of the guests who take part in a table's buffet. */
export interface SittingOrders {
  count: number
  /** An order is neither paid nor written off. */
  owing: boolean
  /** An order is neither served nor on a bill. */
  live: boolean
}

interface SittingInput {
  corporationId: number
  sessionId: string
  but?: string
  cartIds?: readonly string[]
}

const SITTING = {
  name: 'orders_sitting',
  text: `select count(*)::int as count,
      coalesce(bool_or(o.ended_at is null and o.bill_id is null), false) as live,
      coalesce(bool_or(o.pay_state = 'unpaid' and not exists (
        select 1 from order_event e
        where e.corporation_id = o.corporation_id and e.order_id = o.order_id and e.kind = 'writtenOff')), false) as owing
    from customer_order o
    where o.corporation_id = $1 and (o.details->'sitting'->>'sessionId' = $2 or o.cart_id = any($4::text[]))
      and o.state not in ('cancelled', 'rejected')
      and o.order_id is distinct from $3::uuid`,
}

/**
 * The state of the orders of those who take part in a buffet: from their own carts, and from the carts they share
 * (`cartIds`). `but`: an order to leave out because it is about to change. C6, CART-13
 */
export async function sittingOrders(
  db: Queries,
  { corporationId, sessionId, but, cartIds = [] }: SittingInput,
): Promise<SittingOrders> {
  const { rows } = await db.query<SittingOrders>(SITTING, [corporationId, sessionId, but ?? null, cartIds])
  return rows[0] ?? { count: 0, owing: false, live: false }
}
