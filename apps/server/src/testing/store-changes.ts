import type { DemoShop } from '@comanda/demo'
import type { ShopConfig } from '@comanda/domain/store'
import { saveMenu } from '../modules/menu/save-menu.ts'
import { setStockCount, stockOf } from '../modules/menu/stock.ts'
import { saveShop } from '../modules/store/save-shop.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/db/index.ts'

/** Changes of the first store, as its people would make them. */
export interface StoreChanges {
  changeShop(over: Partial<ShopConfig>): Promise<void>
  changeMenu(over: Partial<DemoShop['menu']>): Promise<void>
  setPrice(foodId: string, price: number): Promise<void>
  setStock(key: string, count: number): Promise<void>
  /** The remaining stock; undefined if it is not counted. */
  stock(key: string): Promise<number | undefined>
}

export function storeChanges(db: () => Database, clock: Clock, corporationId: number, shop: DemoShop): StoreChanges {
  const at = { corporationId, shopId: shop.config.shopId }
  const now = () => new Date(clock())
  const changeMenu: StoreChanges['changeMenu'] = async over => {
    Object.assign(shop.menu, over)
    await db().inTx(tx => saveMenu(tx, at, shop.menu, now()))
  }
  return {
    async changeShop(over) {
      Object.assign(shop.config, over)
      await db().inTx(tx => saveShop(tx, corporationId, shop.config, now()))
    },
    changeMenu,
    setPrice: (foodId, price) =>
      changeMenu({
        items: shop.menu.items.map(item =>
          item.foodId === foodId ? { ...item, price: price as typeof item.price } : item,
        ),
      }),
    setStock: (key, count) => db().inTx(tx => setStockCount(tx, at, key, count, now())),
    stock: async key => (await stockOf(db(), at))[key],
  }
}
