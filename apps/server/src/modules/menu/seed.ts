import type { MenuDocument, StockMap } from '@comanda/domain/menu'
import type { Tx } from '../../platform/db/index.ts'
import type { ShopAt } from '../../ports/store.ts'
import { saveMenu } from './save-menu.ts'
import { setLeft } from './stock.ts'

/** Inserts a store's first menu and counts into an empty database. */
export async function seedMenu(tx: Tx, shop: ShopAt, document: MenuDocument, stock: StockMap, at: Date): Promise<void> {
  await saveMenu(tx, shop, document, at)
  for (const [key, count] of Object.entries(stock)) await setLeft(tx, shop, key, count, at)
}
