import type { MenuDocument } from '@comanda/domain/menu'
import type { StaffActor } from '../../../platform/audit-line.ts'
import type { Queries, Tx } from '../../../platform/db/index.ts'
import type { ShopAt } from '../../../ports/store.ts'
import type { MenuTables } from '../tables.ts'

/** A publication for later, with the menu as it was when it was scheduled. */
export interface Schedule {
  scheduleId: string
  document: MenuDocument
  publishAt: Date
  by: StaffActor
  note: string
}

const rowsOf = (db: Queries, { corporationId, shopId }: ShopAt) =>
  db
    .withTables<MenuTables>()
    .selectFrom('menu_schedule')
    .where('corporation_id', '=', corporationId)
    .where('shop_id', '=', shopId)

/** The publications for later, the next first, without their menus. */
export const schedulesOf = (db: Queries, shop: ShopAt) =>
  rowsOf(db, shop).select(['schedule_id', 'publish_at', 'by_name', 'note', 'failed']).orderBy('publish_at').execute()

export const insertSchedule = (tx: Tx, shop: ShopAt, schedule: Schedule) =>
  tx
    .withTables<MenuTables>()
    .insertInto('menu_schedule')
    .values({
      corporation_id: shop.corporationId,
      shop_id: shop.shopId,
      schedule_id: schedule.scheduleId,
      document: JSON.stringify(schedule.document),
      publish_at: schedule.publishAt,
      by_id: schedule.by.id,
      by_name: schedule.by.name,
      note: schedule.note,
      failed: null,
    })
    .execute()

/** A publication for later, locked until the transaction ends. */
export async function lockSchedule(tx: Tx, shop: ShopAt, scheduleId: string): Promise<Schedule | undefined> {
  const row = await rowsOf(tx, shop).selectAll().where('schedule_id', '=', scheduleId).forUpdate().executeTakeFirst()
  return (
    row && {
      scheduleId,
      document: row.document as MenuDocument,
      publishAt: row.publish_at,
      by: { id: row.by_id, name: row.by_name },
      note: row.note,
    }
  )
}

/** Deletes a publication for later; false if there is none (any more). */
export async function deleteSchedule(tx: Tx, shop: ShopAt, scheduleId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .withTables<MenuTables>()
    .deleteFrom('menu_schedule')
    .where('corporation_id', '=', shop.corporationId)
    .where('shop_id', '=', shop.shopId)
    .where('schedule_id', '=', scheduleId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Keeps a publication that could not be made, with the reason for staff. */
export const failSchedule = (tx: Tx, shop: ShopAt, scheduleId: string, failed: string) =>
  tx
    .withTables<MenuTables>()
    .updateTable('menu_schedule')
    .set({ failed })
    .where('corporation_id', '=', shop.corporationId)
    .where('shop_id', '=', shop.shopId)
    .where('schedule_id', '=', scheduleId)
    .execute()

/** Applies a change of the published menu to the publications for later. */
export async function changeSchedules(
  tx: Tx,
  shop: ShopAt,
  change: (document: MenuDocument) => MenuDocument,
): Promise<void> {
  const rows = await rowsOf(tx, shop).select(['schedule_id', 'document']).forUpdate().execute()
  for (const { schedule_id, document } of rows)
    await tx
      .withTables<MenuTables>()
      .updateTable('menu_schedule')
      .set({ document: JSON.stringify(change(document as MenuDocument)) })
      .where('corporation_id', '=', shop.corporationId)
      .where('shop_id', '=', shop.shopId)
      .where('schedule_id', '=', schedule_id)
      .execute()
}
