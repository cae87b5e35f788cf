import type { store as calls } from '@comanda/contract/store'
import type { ShopConfig } from '@comanda/domain/store'
import type { HandlersOf } from '../../platform/http/index.ts'
import { shopAddressLines } from './card.ts'
import { checkDinnerTime, getDinnerTime } from './dinner-time.ts'
import { createShops, type Shops } from './shops.ts'
import { claimFavouriteShops, collectShop, createFavourites, eraseFavouriteShops } from './favourites.ts'
import { getNoteList, getShop, getShopConfig, queryShopInfo, queryShopParams } from './get-shop.ts'
import { hoursAt } from './hours.ts'
import type { Deps } from './deps.ts'
import { queryShopList } from './query-shop-list.ts'
import { setPaused } from './save-shop.ts'
import { settingHandlers, type StoreCalls } from './settings/index.ts'
import { createSlots, type Slots } from './slots.ts'

export { pastSlots } from './old-rows.ts'
export { shopAddressLines } from './card.ts'
export { hoursAt, timetableOf } from './hours.ts'
export { renameBookedTable } from './renamed-table.ts'
export { type Pause, saveShop, setPaused } from './save-shop.ts'
export { createShops, type ShopNow, type Shops } from './shops.ts'
export type { SlotAt, Slots } from './slots.ts'

/** Stores: settings, hours, slots and the guests' favourites. */
export interface StoreModule {
  handlers: HandlersOf<typeof calls>
  staffHandlers: HandlersOf<StoreCalls>
  shops: Shops
  slots: Slots
  /** The settings of a store, at most a second old. */
  shopOf(corporationId: number, shopId: number): Promise<ShopConfig | undefined>
  /** The settings of all stores of a brand, at most a second old. */
  shopsOf(corporationId: number): Promise<ShopConfig[]>
  addressLinesOf: typeof shopAddressLines
  /** Tells every screen of a store that something of it changed. Call it after the commit. */
  changed: Deps['changed']
  hoursAt: typeof hoursAt
  setPaused: typeof setPaused
  claimFavouriteShops: typeof claimFavouriteShops
  eraseFavouriteShops: typeof eraseFavouriteShops
}

export function createStore(deps: Deps): StoreModule {
  const shops = createShops(deps.db, deps.clock)
  const slots = createSlots(deps.db, deps.clock)
  const favourites = createFavourites(deps.db)
  return {
    handlers: {
      queryShopList: queryShopList(deps, shops, favourites),
      getShop: getShop(deps, shops, favourites),
      queryShopInfo: queryShopInfo(deps, shops),
      queryShopParams: queryShopParams(shops),
      getShopConfig: getShopConfig(shops),
      getDinnerTime: getDinnerTime(deps, shops, slots),
      checkDinnerTime: checkDinnerTime(shops, slots),
      getNoteList: getNoteList(shops),
      collectShop: collectShop(deps, shops, favourites),
    },
    staffHandlers: settingHandlers(deps, shops),
    shops,
    slots,
    shopOf: async (corporationId, shopId) => (await shops.shown(corporationId, shopId))?.config,
    shopsOf: async corporationId => (await shops.all(corporationId)).map(({ config }) => config),
    addressLinesOf: shopAddressLines,
    changed: deps.changed,
    hoursAt,
    setPaused,
    claimFavouriteShops,
    eraseFavouriteShops,
  }
}
