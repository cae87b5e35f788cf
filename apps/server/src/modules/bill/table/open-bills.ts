import type { Queries } from '../../../platform/db/index.ts'
import type { ShopAt } from '../../../ports/store.ts'

const OPEN = {
  name: 'bills_open_at',
  text: `select count(distinct bill_id)::int as bills from bill_party where corporation_id = $1 and shop_id = $2 and open`,
}

/** How many bills of a store are open at its tables. */
export async function openBills(db: Queries, { corporationId, shopId }: ShopAt): Promise<number> {
  const { rows } = await db.query<{ bills: number }>(OPEN, [corporationId, shopId])
  return rows[0]?.bills ?? 0
}
