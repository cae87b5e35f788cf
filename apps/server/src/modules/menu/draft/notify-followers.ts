import type { StaffActor } from '../../../platform/audit-line.ts'
import type { Queries, Tx } from '../../../platform/db/index.ts'
import type { ShopAt } from '../../../ports/store.ts'
import type { Deps } from '../deps.ts'
import type { MenuTables } from '../tables.ts'

export const FOLLOW_JOB = 'menu.follow'

/** A store takes over the menu it follows. */
export interface FollowJob extends ShopAt {
  by: StaffActor
}

export const followRows = (db: Queries, corporationId: number) =>
  db.withTables<MenuTables>().selectFrom('menu_follow').where('corporation_id', '=', corporationId)

/** Which stores of a brand follow which. */
export const followsOf = (db: Queries, corporationId: number) =>
  followRows(db, corporationId).select(['shop_id', 'leader_id', 'failed']).execute()

/** A store published its draft, with what it had not taken over of the menu it follows. */
export const markFollowed = (tx: Tx, { corporationId, shopId }: ShopAt) =>
  tx
    .withTables<MenuTables>()
    .updateTable('menu_follow')
    .set({ failed: null })
    .where('corporation_id', '=', corporationId)
    .where('shop_id', '=', shopId)
    .execute()

/** Lets the stores that follow a menu take over its new version, each by a job of its own. */
export async function notifyFollowers(tx: Tx, jobs: Deps['jobs'], leader: ShopAt, by: StaffActor): Promise<void> {
  const rows = await followRows(tx, leader.corporationId)
    .select('shop_id')
    .where('leader_id', '=', leader.shopId)
    .execute()
  for (const { shop_id: shopId } of rows)
    await jobs.enqueue<FollowJob>(tx, FOLLOW_JOB, { corporationId: leader.corporationId, shopId, by })
}
