import type { MenuDocument } from '@comanda/domain/menu'
import type { StaffActor } from '../../platform/audit-line.ts'
import type { Queries, Tx } from '../../platform/db/index.ts'
import type { ShopAt } from '../../ports/store.ts'
import { changeDraft } from './draft/draft.ts'
import { changeSchedules } from './draft/schedule-rows.ts'
import type { MenuCause, MenuTables } from './tables.ts'

/** The cause, author and note of a version. */
export interface Origin {
  cause: MenuCause
  by?: StaffActor
  note?: string
}

/** Replaces a store's menu, records the version, and returns its number. Versions only rise. MENU-1 */
export async function saveMenu(
  tx: Tx,
  shop: ShopAt,
  document: MenuDocument,
  at: Date,
  { cause, by, note = '' }: Origin = { cause: 'start' },
): Promise<number> {
  const row = await tx
    .withTables<MenuTables>()
    .insertInto('menu')
    .values({
      corporation_id: shop.corporationId,
      shop_id: shop.shopId,
      version: 1,
      document: JSON.stringify(document),
      updated_at: at,
    })
    .onConflict(conflict =>
      conflict.columns(['corporation_id', 'shop_id']).doUpdateSet(set => ({
        version: set('menu.version', '+', 1),
        document: set.ref('excluded.document'),
        updated_at: set.ref('excluded.updated_at'),
      })),
    )
    .returning('version')
    .executeTakeFirstOrThrow()
  await tx
    .withTables<MenuTables>()
    .insertInto('menu_version')
    .values({
      corporation_id: shop.corporationId,
      shop_id: shop.shopId,
      version: row.version,
      document: JSON.stringify(document),
      published_at: at,
      cause,
      by_id: by?.id ?? '',
      by_name: by?.name ?? '',
      note,
    })
    .execute()
  return row.version
}

/**
 * Changes one part of a published menu at once, such as its hours: in the menu itself, in its draft, and in publications for
 * later, so that publishing does not undo it. Returns the new version.
 */
export async function changeMenuPart(
  tx: Tx,
  shop: ShopAt,
  published: MenuDocument,
  { change, at, by }: { change(document: MenuDocument): MenuDocument; at: Date; by: StaffActor },
): Promise<number> {
  const version = await saveMenu(tx, shop, change(published), at, { cause: 'part', by })
  await changeDraft(tx, shop, change, { at, by })
  await changeSchedules(tx, shop, change)
  return version
}

/** A store's current menu, including menus it sells nothing from. */
export async function wholeMenu(
  db: Queries,
  shop: ShopAt,
): Promise<{ version: number; document: unknown } | undefined> {
  return db
    .withTables<MenuTables>()
    .selectFrom('menu')
    .select(['version', 'document'])
    .where('corporation_id', '=', shop.corporationId)
    .where('shop_id', '=', shop.shopId)
    .executeTakeFirst()
}

/** A store's current menu, locked until the transaction that may replace it ends. */
export async function menuAt(tx: Tx, shop: ShopAt): Promise<{ version: number; document: unknown } | undefined> {
  return tx
    .withTables<MenuTables>()
    .selectFrom('menu')
    .select(['version', 'document'])
    .where('corporation_id', '=', shop.corporationId)
    .where('shop_id', '=', shop.shopId)
    .forUpdate()
    .executeTakeFirst()
}
