import type { Tx } from '../../platform/db/index.ts'
import type { ShopAt } from '../../ports/store.ts'

const JOIN = {
  name: 'staff_join_shop',
  text: `update staff set shop_ids = shop_ids || to_jsonb($2::bigint)
    where corporation_id = $1 and brand and not shop_ids @> to_jsonb($2::bigint)`,
}

/** Lets all staff with the right to the brand work in a new store. The caller updates their open sessions. L2 */
export async function joinShop(tx: Tx, { corporationId, shopId }: ShopAt): Promise<void> {
  await tx.query(JOIN, [corporationId, shopId])
}
