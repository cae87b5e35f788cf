import type { MenuDocument, StockMap } from '@comanda/domain/menu'
import type { Tx } from '../../platform/db/index.ts'
import { saveMenu } from './save-menu.ts'
import { setLeft } from './stock.ts'
import type { Shop } from './tables.ts'

/** Gives a store of an empty house its first menu and counts. */
export async function seedMenu(tx: Tx, shop: Shop, document: MenuDocument, stock: StockMap, at: Date): Promise<void> {
  await saveMenu(tx, shop, document, at)
  for (const [key, count] of Object.entries(stock)) await setLeft(tx, shop, key, count, at)
}
