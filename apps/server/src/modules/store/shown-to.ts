import type { Caller } from '../../platform/http/index.ts'
import type { ShopNow } from '../../ports/store.ts'
import type { Deps } from './deps.ts'
import type { Shops } from './shops.ts'

/** The store as its visitor sees it; undefined for one that is not open. */
export type ShownTo = (caller: Pick<Caller, 'corporationId' | 'visit'>, shopId: number) => Promise<ShopNow | undefined>

/** Stores that guests see; in the console's preview of its menu also one that is being prepared. MENU-1, STORE-1 */
export const shownTo =
  ({ isMenuPreview }: Pick<Deps, 'isMenuPreview'>, shops: Shops, guestShops: Shops): ShownTo =>
  async ({ corporationId, visit }, shopId) => {
    if (!isMenuPreview({ corporationId, shopId }, visit.params?.['preview']))
      return guestShops.shown(corporationId, shopId)
    const shop = await shops.shown(corporationId, shopId)
    return shop?.config.state === 'closed' ? undefined : shop
  }
