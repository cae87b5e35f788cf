import type { MenuDocument } from '@comanda/domain/menu'
import type { Tx } from '../../../platform/db/index.ts'
import type { ShopAt } from '../../../ports/store.ts'
import { setStockCount } from '../stock.ts'

/** Counts dishes whose start count is new or changed with this publication; others keep the count they have. MENU-4 */
export async function supplyStartStock(
  tx: Tx,
  shop: ShopAt,
  { before, after, at }: { before: MenuDocument | undefined; after: MenuDocument; at: Date },
): Promise<void> {
  const known = new Map(before?.items.map(item => [item.foodId, item.startStock]))
  for (const { foodId, startStock } of after.items)
    if (startStock !== undefined && known.get(foodId) !== startStock)
      await setStockCount(tx, shop, foodId, startStock, at)
}
