import type { menuWindowCalls, promotionCalls, stallCalls } from '@comanda/contract/console'
import type { menu as calls } from '@comanda/contract/menu'
import type { HandlersOf } from '../../platform/http/index.ts'
import { collect, forgetFavourites, moveFavourites, queryCollect } from './favourites.ts'
import { queryMemberPrices, saveMemberPrices } from './member-prices.ts'
import { queryMenuWindows, saveMenuWindows } from './menu-windows.ts'
import { createMenus, type MenuNow, type Menus } from './menus.ts'
import type { Needs } from './needs.ts'
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
  forgetFavourites: typeof forgetFavourites
}

export function createMenu(needs: Needs): MenuModule {
  const menus = createMenus(needs.db, needs.clock)
  return {
    handlers: {
      queryAllMenus: queryAllMenus(needs, menus),
      collect: collect(needs, menus),
      queryCollect: queryCollect(needs),
    },
    staffHandlers: {
      menuWindows: queryMenuWindows(needs),
      saveMenuWindows: saveMenuWindows(needs),
      stalls: queryStalls(needs),
      saveStalls: saveStalls(needs),
      memberPrices: queryMemberPrices(needs),
      saveMemberPrices: saveMemberPrices(needs),
    },
    menus,
    stockOf,
    takeStock,
    returnStock,
    setSoldOut,
    setLeft,
    moveFavourites,
    forgetFavourites,
  }
}
