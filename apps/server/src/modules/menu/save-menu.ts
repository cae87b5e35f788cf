import type { MenuDocument } from '@comanda/domain/menu'
import type { Queries, Tx } from '../../platform/db/index.ts'
import type { ShopAt } from '../../ports/store.ts'
import type { MenuTables } from './tables.ts'

/** Replaces a store's menu and returns its version. Versions only rise. MENU-1 */
export async function saveMenu(tx: Tx, shop: ShopAt, document: MenuDocument, at: Date): Promise<number> {
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
  return row.version
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
