import type { MessageKey } from '@comanda/messages'

interface Choices {
  /** The list is for the guest's position. */
  near: boolean
  usual: number | undefined
  lastOrderedShopId: number | undefined
}

type Reason = 'usual' | 'lastOrdered' | 'other'

/**
 * The store that the home page shows, and why: with a position the nearest one, even if a favourite is listed before it;
 * without one the usual, then the last-ordered store, then the first of the list. MENU-8
 */
export function firstStore<S extends { shopId: number; distance?: number }>(
  shops: readonly S[],
  { near, usual, lastOrderedShopId }: Choices,
): { shop: S | undefined; reason: Reason } {
  if (near) return { shop: shops.toSorted((a, b) => farness(a) - farness(b))[0], reason: 'other' }
  const own = (shopId: number | undefined) => shops.find(shop => shop.shopId === shopId)
  if (own(usual)) return { shop: own(usual), reason: 'usual' }
  if (own(lastOrderedShopId)) return { shop: own(lastOrderedShopId), reason: 'lastOrdered' }
  return { shop: shops[0], reason: 'other' }
}

const farness = ({ distance }: { distance?: number }): number => distance ?? Number.POSITIVE_INFINITY

/** The key of the title above the store of the home page; it says that the store is open only while it takes orders. MENU-8 */
export function storeTitle(reason: Reason, state: { open: boolean; paused: boolean } | undefined): MessageKey {
  if (reason === 'usual') return 'place.usual'
  if (reason === 'lastOrdered') return 'home.lastOrdered'
  return state?.open && !state.paused ? 'home.openNow' : 'home.store'
}
