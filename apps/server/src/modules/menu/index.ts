import type { menuWindowCalls, promotionCalls, stallCalls } from '@comanda/contract/console'
import type { menu as calls } from '@comanda/contract/menu'
import type { HandlersOf } from '../../platform/http/index.ts'
import { collect, eraseFavourites, moveFavourites, queryCollect } from './favourites.ts'
import { queryMemberPrices, saveMemberPrices } from './member-prices.ts'
import { queryMenuWindows, saveMenuWindows } from './menu-windows.ts'
import { createMenus, type MenuNow, type Menus } from './menus.ts'
import type { Deps } from './deps.ts'
import { queryAllMenus } from './query-all-menus.ts'
import { queryStalls, saveStalls } from './stalls.ts'
import { returnStock, setLeft, setSoldOut, stockOf, takeStock } from './stock.ts'

export type { MenuNow, Menus }
export type { Shop } from './tables.ts'
export { saveMenu } from './save-menu.ts'
export { seedMenu } from './seed.ts'

/** What a store sells, what is left of it, and what a guest likes of it. */
export interface MenuModule {
  handlers: HandlersOf<typeof calls>
  staffHandlers: HandlersOf<
    typeof menuWindowCalls & typeof stallCalls & Pick<typeof promotionCalls, 'memberPrices' | 'saveMemberPrices'>
  >
  menus: Menus
  stockOf: typeof stockOf
  takeStock: typeof takeStock
  returnStock: typeof returnStock
  setSoldOut: typeof setSoldOut
  setLeft: typeof setLeft
  moveFavourites: typeof moveFavourites
  eraseFavourites: typeof eraseFavourites
}

export function createMenu(deps: Deps): MenuModule {
  const menus = createMenus(deps.db, deps.clock)
  return {
    handlers: {
      queryAllMenus: queryAllMenus(deps, menus),
      collect: collect(deps, menus),
      queryCollect: queryCollect(deps),
    },
    staffHandlers: {
      menuWindows: queryMenuWindows(deps),
      saveMenuWindows: saveMenuWindows(deps),
      stalls: queryStalls(deps),
      saveStalls: saveStalls(deps),
      memberPrices: queryMemberPrices(deps),
      saveMemberPrices: saveMemberPrices(deps),
    },
    menus,
    stockOf,
    takeStock,
    returnStock,
    setSoldOut,
    setLeft,
    moveFavourites,
    eraseFavourites,
  }
}
