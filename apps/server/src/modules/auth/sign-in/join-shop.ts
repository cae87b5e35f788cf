import type { StaffSession } from '../../../platform/http/caller.ts'
import type { Tx } from '../../../platform/db/index.ts'
import type { ShopAt } from '../../../ports/store.ts'

/** Sessions of the former version have no `access`: theirs follows from `brand`. A6 */
const JOIN = {
  name: 'session_join_shop',
  text: `update session set staff = case when not staff ? 'access' then staff else jsonb_set(staff, '{access}', (
        select jsonb_agg(case when one ? 'newStores' then jsonb_set(one, '{shopIds}', (one -> 'shopIds') || to_jsonb($2::bigint)) else one end)
        from jsonb_array_elements(staff -> 'access') as one)) end || jsonb_build_object('shopIds', (staff -> 'shopIds') || to_jsonb($2::bigint))
    where corporation_id = $1 and kind = 'staff' and ended_by is null and not (staff -> 'shopIds') @> to_jsonb($2::bigint)
      and case when staff ? 'access' then jsonb_path_exists(staff, '$.access[*].newStores') else (staff ->> 'brand')::boolean end`,
}

/** Adds a new store to the open sessions of owners and of all who have a role for the whole brand. */
export async function joinShopInSessions(tx: Tx, { corporationId, shopId }: ShopAt): Promise<void> {
  await tx.query(JOIN, [corporationId, shopId])
}

const REPLACE = {
  name: 'session_rights',
  text: `update session set staff = staff || $3::jsonb where corporation_id = $1 and owner = $2 and kind = 'staff'`,
}

/** Replaces the rights in the open sessions of a person, from their next request on. A5 */
export async function replaceRights(
  tx: Tx,
  { corporationId, staffId }: { corporationId: number; staffId: string },
  rights: Pick<StaffSession, 'role' | 'brand' | 'shopIds' | 'access'>,
): Promise<void> {
  await tx.query(REPLACE, [corporationId, `s:${staffId}`, JSON.stringify(rights)])
}
