import type { Tx } from '../../../platform/db/index.ts'
import type { ShopAt } from '../../../ports/store.ts'

const JOIN = {
  name: 'session_join_shop',
  text: `update session set staff = jsonb_set(staff, '{shopIds}', (staff -> 'shopIds') || to_jsonb($2::bigint))
    where corporation_id = $1 and kind = 'staff' and (staff ->> 'brand')::boolean and ended_by is null
      and not (staff -> 'shopIds') @> to_jsonb($2::bigint)`,
}

/** Adds a new store to the open sessions of all staff with the right to the brand. */
export async function joinShopInSessions(tx: Tx, { corporationId, shopId }: ShopAt): Promise<void> {
  await tx.query(JOIN, [corporationId, shopId])
}
