import { money } from '@comanda/domain/money'
import type { MenuDocument } from '@comanda/domain/menu'
import { joinShopInSessions } from '../modules/auth/index.ts'
import { openBills } from '../modules/bill/index.ts'
import { openBookings } from '../modules/booking/index.ts'
import { isMenuPreview, saveMenu, wholeMenu } from '../modules/menu/index.ts'
import { continueCallNumbers, hasOrders, lastOrderedShop, openOrders, ordersSince } from '../modules/order/index.ts'
import { discountsGiven } from '../modules/report/index.ts'
import { joinShop } from '../modules/staff/index.ts'
import { createStore } from '../modules/store/index.ts'
import { brandLanguages } from './brand/settings.ts'
import { storedPictures } from './pictures/brand-pictures.ts'
import type { Compose } from './registry/modules.ts'
import { pictureHostOf, secretOf } from './registry/runtime.ts'

const noDishes = { menus: [], menuGroups: [], items: [], modifierGroups: [], buffetRules: [] }

export const composeStore: Compose<'store'> = ({ config, db, clock, providers = {} }, modules) =>
  createStore({
    db,
    clock,
    tablesOf: (corporationId, shopId) => modules.table.tablesOf(corporationId, shopId),
    hasOrders: shop => hasOrders(db, shop),
    continueCallNumbers,
    isMenuPreview: (shop, token) => isMenuPreview(token, shop, { clock, secret: secretOf(config) }),
    canCharge: (provider, currency) => providers[provider]?.canCharge(money(100), currency) ?? false,
    pictureHost: pictureHostOf(config),
    keepPictures: storedPictures(modules.upload, clock),
    brandLanguages: corporationId => brandLanguages(db, corporationId),
    async startMenu(tx, shop, at, copyFrom) {
      const menu = copyFrom && (await wholeMenu(tx, copyFrom))
      await saveMenu(tx, shop, (menu?.document as MenuDocument | undefined) ?? noDishes, at)
    },
    async joinShop(tx, shop) {
      await joinShop(tx, shop)
      await joinShopInSessions(tx, shop)
    },
    openAt: async (tx, shop) => ({
      orders: await openOrders(tx, shop),
      bills: await openBills(tx, shop),
      bookings: await openBookings(tx, shop),
    }),
    discountsGiven: (shop, days) => discountsGiven(db, shop, days),
    ordersSince: (corporationId, since) => ordersSince(db, corporationId, since),
    menuOf: shop => modules.menu.menuOf(shop),
    lastOrderedShop: (corporationId, owner) => lastOrderedShop(db, corporationId, owner),
    changed: ({ corporationId, shopId }) => modules.push.publish(corporationId, `shop:${shopId}`, clock()),
    settingsChanged({ corporationId, shopId }) {
      modules.push.publish(corporationId, `settings:${shopId}`, clock())
      modules.push.publish(corporationId, `shop:${shopId}`, clock())
      // Open menus and order forms follow this topic: taxes, fees and hours change what they show. STORE-2
      modules.push.publish(corporationId, `menu:${shopId}`, clock())
    },
  })
