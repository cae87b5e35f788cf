import { createStore } from '../modules/store/index.ts'
import type { Compose } from './modules.ts'

export const composeStore: Compose<'store'> = ({ db, clock }, modules) =>
  createStore({
    db,
    clock,
    tablesOf: (corporationId, shopId) => modules.table.tablesOf(corporationId, shopId),
    menuOf: shop => modules.menu.menuOf(shop),
    changed: ({ corporationId, shopId }) => modules.push.publish(corporationId, `shop:${shopId}`, clock()),
  })
