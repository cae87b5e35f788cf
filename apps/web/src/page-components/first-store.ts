import { firstStore, useShops, preferredShop } from '../features/store/index.ts'

/** The store to show first and the reason. */
export function useFirstStore(point: { latitude: number; longitude: number } | undefined) {
  const query = useShops({ search: '', openNow: false, favouritesOnly: false, ...point })
  const { shops, lastOrderedShopId } = query.data?.pages[0] ?? {}
  return { query, ...firstStore(shops ?? [], { near: point !== undefined, usual: preferredShop(), lastOrderedShopId }) }
}
