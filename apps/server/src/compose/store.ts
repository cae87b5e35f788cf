import { saveMenu } from '../modules/menu/index.ts'
import { lastOrderedShop } from '../modules/order/index.ts'
import { createStore } from '../modules/store/index.ts'
import type { Compose } from './modules.ts'

const noDishes = { menus: [], menuGroups: [], items: [], modifierGroups: [], buffetRules: [] }

export const composeStore: Compose<'store'> = ({ db, clock }, modules) =>
  createStore({
    db,
    clock,
    tablesOf: (corporationId, shopId) => modules.table.tablesOf(corporationId, shopId),
    startMenu: (tx, shop, at) => saveMenu(tx, shop, noDishes, at),
    menuOf: shop => modules.menu.menuOf(shop),
    lastOrderedShop: (corporationId, owner) => lastOrderedShop(db, corporationId, owner),
    changed: ({ corporationId, shopId }) => modules.push.publish(corporationId, `shop:${shopId}`, clock()),
  })
