import type { store as calls, staffStoreCalls } from '@comanda/contract/store'
import type { HandlersOf } from '../../platform/http/index.ts'
import type { ShopConfig } from '@comanda/domain/store'
import type { Tx } from '../../platform/db/index.ts'
import type { Watchable } from '../../platform/push/index.ts'
import type { SlotPort, StorePort } from '../../ports/store.ts'
import { addTaxes } from './add-taxes.ts'
import { shopAddressLines } from './card.ts'
import { createShop } from './create-shop.ts'
import { checkDinnerTime, getDinnerTime } from './dinner-time.ts'
import { createShops, forGuests, type Shops } from './shops.ts'
import { claimFavouriteShops, collectShop, createFavourites, eraseFavouriteShops } from './favourites.ts'
import { getNoteList, getShop, getShopConfig, queryShopInfo, queryShopParams } from './get-shop.ts'
import { hoursAt } from './hours.ts'
import type { Deps } from './deps.ts'
import { pauseCalls } from './pause.ts'
import { queryShopList } from './query-shop-list.ts'
import { settingHandlers } from './settings/index.ts'
import { shopHandlers } from './shop-calls.ts'
import { shownTo } from './shown-to.ts'
import { createSlots } from './slots.ts'

export { addTaxes } from './add-taxes.ts'
export { lockConfig } from './settings/save-part.ts'
export { pastSlots } from './retention.ts'
export { shopAddressLines } from './card.ts'
export { hoursAt, timetableOf } from './hours.ts'
export { renameBookedTable } from './renamed-table.ts'
export { type Pause, saveShop, setPaused } from './save-shop.ts'
export { createShops, type Shops } from './shops.ts'
export { startCardProgram } from './start-card-program.ts'

/** Stores: settings, hours, slots and the guests' favourites. */
export interface StoreModule extends StorePort {
  handlers: HandlersOf<typeof calls>
  staffHandlers: HandlersOf<typeof staffStoreCalls>
  shops: Shops
  /** The stores visible to guests. STORE-1 */
  guestShops: Shops
  /** Reaches every process when a store's settings change; browsers watch the store itself. */
  settingsWatch: Watchable
  addTaxes: typeof addTaxes
  createShop(tx: Tx, corporationId: number, config: ShopConfig, at: Date): Promise<ShopConfig>
  slots: SlotPort
  hoursAt: typeof hoursAt
  claimFavouriteShops: typeof claimFavouriteShops
  eraseFavouriteShops: typeof eraseFavouriteShops
}

export function createStore(deps: Deps): StoreModule {
  const shops = createShops(deps.db, deps.clock)
  const guestShops = forGuests(shops)
  const shown = shownTo(deps, shops, guestShops)
  const slots = createSlots(deps.db, deps.clock)
  const favourites = createFavourites(deps.db)
  const settingsChanged: StorePort['settingsChanged'] = shop => {
    shops.outdate(shop)
    deps.settingsChanged(shop)
  }
  const own = { ...deps, settingsChanged }
  return {
    handlers: {
      queryShopList: queryShopList(deps, guestShops, favourites),
      getShop: getShop(deps, shown, favourites),
      queryShopInfo: queryShopInfo(deps, shown),
      queryShopParams: queryShopParams(shown),
      getShopConfig: getShopConfig(shown),
      getDinnerTime: getDinnerTime(deps, guestShops, slots),
      checkDinnerTime: checkDinnerTime(guestShops, slots),
      getNoteList: getNoteList(shown),
      collectShop: collectShop(deps, guestShops, favourites),
    },
    staffHandlers: { ...settingHandlers(own, shops), ...pauseCalls(own, shops), ...shopHandlers(own, shops) },
    shops,
    guestShops,
    settingsWatch: {
      mayWatch: async () => false,
      versionsOf: async () => new Map(),
      changed: (corporationId, id) => shops.outdate({ corporationId, shopId: Number(id) }),
    },
    async addTaxes(tx, shop, ...rest) {
      tx.afterCommit(() => settingsChanged(shop))
      await addTaxes(tx, shop, ...rest)
    },
    createShop: (tx, corporationId, config, at) => createShop(tx, deps, corporationId, config, at),
    slots,
    shopOf: async (corporationId, shopId) => (await shops.shown(corporationId, shopId))?.config,
    shopsOf: async corporationId => (await shops.all(corporationId)).map(({ config }) => config),
    guestShopOf: async (corporationId, shopId) => (await guestShops.shown(corporationId, shopId))?.config,
    guestShopsOf: async corporationId => (await guestShops.all(corporationId)).map(({ config }) => config),
    shopNow: (db, corporationId, shopId) => shops.now(corporationId, shopId, db),
    addressLinesOf: shopAddressLines,
    changed: deps.changed,
    settingsChanged,
    hoursAt,
    claimFavouriteShops,
    eraseFavouriteShops,
  }
}
