import { lastOrderedShop } from '../modules/order/index.ts'
import { createStore } from '../modules/store/index.ts'
import type { Compose } from './modules.ts'

export const composeStore: Compose<'store'> = ({ db, clock }, modules) =>
  createStore({
    db,
    clock,
    tablesOf: (corporationId, shopId) => modules.table.tablesOf(corporationId, shopId),
    menuOf: shop => modules.menu.menuOf(shop),
    lastOrderedShop: (corporationId, owner) => lastOrderedShop(db, corporationId, owner),
    changed: ({ corporationId, shopId }) => modules.push.publish(corporationId, `shop:${shopId}`, clock()),
  })
