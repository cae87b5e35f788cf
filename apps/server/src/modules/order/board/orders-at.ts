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

const SINCE = {
  name: 'orders_at_since',
  text: `select s.shop_id, (
      select count(*) from customer_order o
      where o.corporation_id = $1 and o.shop_id = s.shop_id and o.created_at >= s.since
        and (o.ended_at is null or o.ended_at >= s.since) and o.state not in ('checking', 'awaitingPayment')
    )::int as orders
    from unnest($2::bigint[], $3::timestamptz[]) as s (shop_id, since)`,
}

/** Orders placed at stores, each since a moment of its own (epoch ms). */
export async function ordersSince(
  db: Queries,
  corporationId: number,
  since: readonly { shopId: number; from: number }[],
): Promise<ReadonlyMap<number, number>> {
  const [ids, moments] = [since.map(({ shopId }) => shopId), since.map(({ from }) => new Date(from))]
  const { rows } = await db.query<{ shop_id: number; orders: number }>(SINCE, [corporationId, ids, moments])
  return new Map(rows.map(row => [row.shop_id, row.orders]))
}

/** How many orders of a store have not ended. */
export async function openOrders(db: Queries, { corporationId, shopId }: ShopAt): Promise<number> {
  const { rows } = await db.query<{ live: number }>(LIVE, [corporationId, shopId])
  return rows[0]?.live ?? 0
}
