import type { menu as calls, staffMenuCalls } from '@comanda/contract/menu'
import type { HandlersOf } from '../../platform/http/index.ts'
import type { Watchable } from '../../platform/push/index.ts'
import type { MenuPort, Menus } from '../../ports/menu.ts'
import { followBrandMenu, registerFollowing } from './draft/follow.ts'
import { moveInMenu, removeFromMenu } from './draft/move-entries.ts'
import { previewMenu } from './draft/preview.ts'
import { publishMenu, queryMenuVersions, restoreMenuVersion } from './draft/publish.ts'
import { queryMenuDifferences, queryMenuDraft } from './draft/query-draft.ts'
import { saveDish, saveDishes, saveMenuGroup, saveMenuHead, saveModifierGroup } from './draft/save-entries.ts'
import { cancelMenuSchedule, registerPublishing, scheduleMenu } from './draft/schedule.ts'
import { collect, eraseFavourites, moveFavourites, queryCollect } from './favourites.ts'
import { queryMemberPrices, saveMemberPrices } from './member-prices.ts'
import { queryMenuWindows, saveMenuWindows } from './menu-windows.ts'
import { fileCalls } from './import/index.ts'
import { pushMenu } from './import/push-menu.ts'
import { createMenus } from './menus.ts'
import type { Deps } from './deps.ts'
import { queryAllMenus } from './query-all-menus.ts'
import { queryStalls, saveStalls } from './stalls.ts'
import { returnStock, stockOf, takeStock } from './stock.ts'
import { stockCalls } from './stock-calls.ts'
import { watchMenu } from './watch-menu.ts'

export { type Draft, draftOf, lockDraft, saveDraft } from './draft/draft.ts'
export { isMenuPreview } from './draft/preview.ts'
export { publishDocument } from './draft/publish.ts'
export { saveMenu, wholeMenu } from './save-menu.ts'
export { seedMenu } from './seed.ts'

/** The menu of a store, its stock, and the guests' favourites. */
export interface MenuModule extends MenuPort {
  handlers: HandlersOf<typeof calls>
  staffHandlers: HandlersOf<typeof staffMenuCalls>
  menus: Menus
  watchable: Watchable
  /** Puts the menu file of another system into the draft of a store. API-9 */
  push: ReturnType<typeof pushMenu>
  moveFavourites: typeof moveFavourites
  eraseFavourites: typeof eraseFavourites
}

export function createMenu(deps: Deps): MenuModule {
  const menus = createMenus(deps.db, deps.clock)
  const now = () => new Date(deps.clock())
  registerPublishing(deps)
  registerFollowing(deps)
  return {
    handlers: {
      queryAllMenus: queryAllMenus(deps, menus),
      collect: collect(deps, menus),
      queryCollect: queryCollect(deps),
    },
    staffHandlers: {
      ...stockCalls(deps, menus),
      menuWindows: queryMenuWindows(deps),
      saveMenuWindows: saveMenuWindows(deps),
      stalls: queryStalls(deps),
      saveStalls: saveStalls(deps),
      memberPrices: queryMemberPrices(deps),
      saveMemberPrices: saveMemberPrices(deps),
      queryMenuDraft: queryMenuDraft(deps),
      menuDifferences: queryMenuDifferences(deps),
      previewMenu: previewMenu(deps),
      followBrandMenu: followBrandMenu(deps),
      publishMenu: publishMenu(deps),
      scheduleMenu: scheduleMenu(deps),
      cancelMenuSchedule: cancelMenuSchedule(deps),
      menuVersions: queryMenuVersions(deps),
      restoreMenuVersion: restoreMenuVersion(deps),
      saveDish: saveDish(deps),
      saveDishes: saveDishes(deps),
      saveMenuGroup: saveMenuGroup(deps),
      saveMenuHead: saveMenuHead(deps),
      saveModifierGroup: saveModifierGroup(deps),
      moveInMenu: moveInMenu(deps),
      removeFromMenu: removeFromMenu(deps),
      ...fileCalls(deps),
    },
    menus,
    watchable: watchMenu(deps.db, menus),
    push: pushMenu(deps),
    menuOf: async shop => (await menus.now(shop))?.index.document,
    menuNow: async (shop, db) => (await menus.now(shop, db))?.index,
    stockOf,
    takeStock: (tx, shop, wanted, short) => takeStock(tx, shop, wanted, { at: now(), short }),
    returnStock: (tx, shop, given) => returnStock(tx, shop, given, now()),
    moveFavourites,
    eraseFavourites,
  }
}
