import { money } from '@comanda/domain/money'
import { saveMenu } from '../modules/menu/index.ts'
import { hasOrders, lastOrderedShop } from '../modules/order/index.ts'
import { createStore } from '../modules/store/index.ts'
import type { Compose } from './modules.ts'

const noDishes = { menus: [], menuGroups: [], items: [], modifierGroups: [], buffetRules: [] }

export const composeStore: Compose<'store'> = ({ db, clock, providers = {} }, modules) =>
  createStore({
    db,
    clock,
    tablesOf: (corporationId, shopId) => modules.table.tablesOf(corporationId, shopId),
    hasOrders: shop => hasOrders(db, shop),
    canCharge: (provider, currency) => providers[provider]?.canCharge(money(100), currency) ?? false,
    startMenu: (tx, shop, at) => saveMenu(tx, shop, noDishes, at),
    menuOf: shop => modules.menu.menuOf(shop),
    lastOrderedShop: (corporationId, owner) => lastOrderedShop(db, corporationId, owner),
    changed: ({ corporationId, shopId }) => modules.push.publish(corporationId, `shop:${shopId}`, clock()),
  })
