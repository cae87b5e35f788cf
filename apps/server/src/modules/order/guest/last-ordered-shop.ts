import type { Queries } from '../../../platform/db/index.ts'

/** Order ids rise with time, so that the index by owner finds the last one at once. */
const LAST = {
  name: 'order_last_shop',
  text: `select shop_id from customer_order where corporation_id = $1 and owner = $2
    order by order_id desc limit 1`,
}

/** The store of a guest's last order; undefined if they never ordered. A1 */
export async function lastOrderedShop(db: Queries, corporationId: number, owner: string): Promise<number | undefined> {
  const { rows } = await db.query<{ shop_id: number }>(LAST, [corporationId, owner])
  return rows[0]?.shop_id
}
