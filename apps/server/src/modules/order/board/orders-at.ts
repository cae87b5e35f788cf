import type { Queries } from '../../../platform/db/index.ts'
import type { ShopAt } from '../../../ports/store.ts'

/** Each half uses a partial index. */
const ANY = {
  name: 'orders_at_any',
  text: `select exists (select from customer_order where corporation_id = $1 and shop_id = $2 and ended_at is null)
    or exists (select from customer_order where corporation_id = $1 and shop_id = $2 and ended_at is not null) as any`,
}
const LIVE = {
  name: 'orders_at_live',
  text: `select count(*)::int as live from customer_order where corporation_id = $1 and shop_id = $2 and ended_at is null`,
}

/** Whether guests ever ordered at a store. */
export async function hasOrders(db: Queries, { corporationId, shopId }: ShopAt): Promise<boolean> {
  const { rows } = await db.query<{ any: boolean }>(ANY, [corporationId, shopId])
  return rows[0]?.any ?? false
}

/** How many orders of a store have not ended. */
export async function openOrders(db: Queries, { corporationId, shopId }: ShopAt): Promise<number> {
  const { rows } = await db.query<{ live: number }>(LIVE, [corporationId, shopId])
  return rows[0]?.live ?? 0
}
