import { type AddressModule, createAddressBook } from '../modules/address/index.ts'
import { createMenu, type MenuModule } from '../modules/menu/index.ts'
import { createStore, renameBookedTable, type Store } from '../modules/store/index.ts'
import {
  createTable,
  type Deps as TableNeeds,
  type OpenBill,
  type OrderAtTable,
  type TableModule,
} from '../modules/table/index.ts'
import type { Guest } from '../platform/http/index.ts'
import type { Limits } from '../platform/limits.ts'
import type { Push } from '../platform/push/index.ts'
import type { Runtime } from './ground.ts'
import { secretOf } from './secret.ts'

type OwnOrders = { orderId: string; state: string; callNumber?: string }[]

/** What is ordered and booked at the tables. */
export interface AtTables {
  ownOrdersAt(caller: Guest, shopId: number, tableId: string): Promise<OwnOrders>
  billAt(caller: Guest, shopId: number, tableId: string): Promise<OpenBill | undefined>
  releaseBills: TableNeeds['releaseBills']
  sharedBillAt: TableNeeds['sharedBillAt']
  makeWay: TableNeeds['makeWay']
  hasBegun: TableNeeds['hasBegun']
  ordersAtTables(corporationId: number, shopId: number): Promise<readonly OrderAtTable[]>
  bookedAhead(table: { corporationId: number; shopId: number; tableId: string }): Promise<boolean>
}

interface Deps extends Runtime, AtTables {
  limits: Limits
  push: Push
}

/** Where guests order from, and what there is. */
export interface Places {
  store: Store
  table: TableModule
  address: AddressModule
  menu: MenuModule
  /** What the store's own people set. */
  staffHandlers: Store['staffHandlers'] & MenuModule['staffHandlers']
}

/** Stores, their tables and menus, and the guests' addresses. */
export function composePlaces({ config, db, clock, limits, push, ...later }: Deps): Places {
  const changed = ({ corporationId, shopId }: { corporationId: number; shopId: number }) =>
    push.publish(corporationId, `shop:${shopId}`, clock())
  const store = createStore({
    db,
    clock,
    tablesOf: (corporationId, shopId) => table.tablesOf(corporationId, shopId),
    menuOf: async shop => (await menu.menus.now(shop))?.index.document,
    changed,
  })
  const configOf = async (corporationId: number, shopId: number) =>
    (await store.shops.shown(corporationId, shopId))?.config
  const table = createTable({
    db,
    clock,
    secret: secretOf(config),
    take: limits.tryUse,
    giveBack: limits.release,
    publish: push.publish,
    ownOrdersAt: later.ownOrdersAt,
    billAt: later.billAt,
    releaseBills: later.releaseBills,
    sharedBillAt: later.sharedBillAt,
    makeWay: later.makeWay,
    hasBegun: later.hasBegun,
    ordersAtTables: later.ordersAtTables,
    bookedAhead: later.bookedAhead,
    stallsOf: async shop => (await menu.menus.now(shop))?.index.document.buffetRules ?? [],
    tableRenamed: (tx, shop, name) => renameBookedTable(tx, shop, name, new Date(clock())),
    changed,
    shopOf: async (corporationId, shopId) => {
      const shop = await configOf(corporationId, shopId)
      if (!shop) return undefined
      const { shopName, currency, askPeople = shop.dineInItemLimit.perPerson, tableEntry } = shop
      return { shopName, currency, askPeople, tableEntry }
    },
  })
  const menu = createMenu({
    db,
    clock,
    changed,
    taxesOf: async ({ corporationId, shopId }) => (await configOf(corporationId, shopId))?.taxes ?? [],
    tablesOf: ({ corporationId, shopId }) => table.tablesOf(corporationId, shopId),
    timeZoneOf: async ({ corporationId, shopId }) => (await configOf(corporationId, shopId))?.timeZone,
  })
  return {
    store,
    table,
    menu,
    staffHandlers: { ...store.staffHandlers, ...menu.staffHandlers },
    address: createAddressBook({
      db,
      clock,
      shopOf: async (corporationId, shopId) => {
        const shop = await store.shops.shown(corporationId, shopId)
        return shop && { config: shop.config, takesNow: !shop.paused && store.hoursAt(shop.config, 1200, clock()).open }
      },
    }),
  }
}

/** The dishes of all the brand's menus, each once. */
export async function dishesOf({ store, menu }: Places, corporationId: number) {
  const shops = await store.shops.all(corporationId)
  const menus = await Promise.all(shops.map(shop => menu.menus.shown({ corporationId, shopId: shop.config.shopId })))
  const items = menus.flatMap(one => one?.index.document.items ?? [])
  return [...new Map(items.map(item => [item.foodId, { foodId: item.foodId, name: item.displayName }])).values()]
}
