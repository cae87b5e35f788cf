import type { Tx } from '../../platform/db/index.ts'
import type { ShopAt } from '../../ports/store.ts'

/**
 * People with a role for the whole brand, and owners of single stores, who own the new one too. Rows of the former version, whose
 * `grants` are null, say it in their former columns. A6
 */
const JOIN = {
  name: 'staff_join_shop',
  text: `update staff set shop_ids = shop_ids || to_jsonb($2::bigint), grants_revision = grants_revision + 1,
      grants = case when grants @> '[{"roleId": "owner"}]' and not jsonb_path_exists(grants, '$[*] ? (@.roleId == "owner" && !exists(@.shopId))')
        then grants || jsonb_build_object('roleId', 'owner', 'shopId', $2::bigint) else grants end
    where corporation_id = $1 and not shop_ids @> to_jsonb($2::bigint) and case when grants is null then brand
      else grants @> '[{"roleId": "owner"}]' or jsonb_path_exists(grants, '$[*] ? (!exists(@.shopId))') end`,
}

/** Lets owners, and all who have a role for the whole brand, work in a new store. The caller updates their open sessions. L2 */
export async function joinShop(tx: Tx, { corporationId, shopId }: ShopAt): Promise<void> {
  await tx.query(JOIN, [corporationId, shopId])
}
