import type { store as calls, staffStoreCalls } from '@comanda/contract/store'
import type { HandlersOf } from '../../platform/http/index.ts'
import type { SlotPort, StorePort } from '../../ports/store.ts'
import { shopAddressLines } from './card.ts'
import { checkDinnerTime, getDinnerTime } from './dinner-time.ts'
import { createShops, type Shops } from './shops.ts'
import { claimFavouriteShops, collectShop, createFavourites, eraseFavouriteShops } from './favourites.ts'
import { getNoteList, getShop, getShopConfig, queryShopInfo, queryShopParams } from './get-shop.ts'
import { hoursAt } from './hours.ts'
import type { Deps } from './deps.ts'
import { pauseCalls } from './pause.ts'
import { queryShopList } from './query-shop-list.ts'
import { settingHandlers } from './settings/index.ts'
import { createSlots } from './slots.ts'

export { pastSlots } from './retention.ts'
export { shopAddressLines } from './card.ts'
export { hoursAt, timetableOf } from './hours.ts'
export { renameBookedTable } from './renamed-table.ts'
export { type Pause, saveShop, setPaused } from './save-shop.ts'
export { createShops, type Shops } from './shops.ts'

/** Stores: settings, hours, slots and the guests' favourites. */
export interface StoreModule extends StorePort {
  handlers: HandlersOf<typeof calls>
  staffHandlers: HandlersOf<typeof staffStoreCalls>
  shops: Shops
  slots: SlotPort
  hoursAt: typeof hoursAt
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
    staffHandlers: { ...settingHandlers(deps, shops), ...pauseCalls(deps, shops) },
    shops,
    slots,
    shopOf: async (corporationId, shopId) => (await shops.shown(corporationId, shopId))?.config,
    shopsOf: async corporationId => (await shops.all(corporationId)).map(({ config }) => config),
    shopNow: (db, corporationId, shopId) => shops.now(corporationId, shopId, db),
    addressLinesOf: shopAddressLines,
    changed: deps.changed,
    hoursAt,
    claimFavouriteShops,
    eraseFavouriteShops,
  }
}
