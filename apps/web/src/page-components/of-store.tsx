import type { BizType } from '@comanda/domain/store'
import type { ReactNode } from 'react'
import { useShopInfo } from '../features/store/index.ts'
import { useRouteLocation } from '../platform/route-location.ts'
import { useUser } from '../platform/session.ts'
import { Skeleton } from '../ui/feedback/states.tsx'
import { useFirstStore } from './first-store.ts'

/** The store of the menu on which a component is. */
function useMenuStore(): number {
  const { path, search } = useRouteLocation()
  return path === '/storeIndex' ? Number(new URLSearchParams(search).get('shopId')) : 0
}

/**
 * Renders with the store a component names, on a menu with that of the menu, else with the one this guest is shown first; nothing if
 * there is none.
 */
export function OfStore({ store, children }: { store: number; children: (shopId: number) => ReactNode }) {
  const named = useMenuStore()
  const { shop, query } = useFirstStore(undefined)
  if (store > 0 || named > 0) return children(store || named)
  if (shop) return children(shop.shopId)
  return query.isPending && <Skeleton height={180} />
}

/** A store's menu for pickup, or for the first order type it has; undefined while loading. */
export function useMenuOf(shopId: number) {
  const { data } = useShopInfo(shopId)
  const { isMember } = useUser()
  if (!data) return undefined
  const bizType: BizType = data.bizTypes.includes(1300) ? 1300 : (data.bizTypes[0] ?? 1300)
  return { of: { shopId, bizType }, currency: data.currency, isMember }
}
