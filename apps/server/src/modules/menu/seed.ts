import { checkMenu, type MenuDocument, type StockMap } from '@comanda/domain/menu'
import type { Tx } from '../../platform/db/index.ts'
import type { ShopAt } from '../../ports/store.ts'
import { saveMenu } from './save-menu.ts'
import { setStockCount } from './stock.ts'

interface MenuSeed {
  document: MenuDocument
  stock: StockMap
  taxIds: readonly string[]
}

/**
 * Publishes a store's first menu in an empty database and sets its counts.
 * @throws RangeError where the menu could not be published at the console. MENU-1
 */
export async function seedMenu(tx: Tx, shop: ShopAt, { document, stock, taxIds }: MenuSeed, at: Date): Promise<void> {
  const [fault] = checkMenu(document, { taxIds })
  if (fault) throw new RangeError(`Store ${shop.shopId}: ${fault.path} of the menu: ${fault.reason}`)
  await saveMenu(tx, shop, document, at)
  for (const [key, count] of Object.entries(stock)) await setStockCount(tx, shop, key, count, at)
}
