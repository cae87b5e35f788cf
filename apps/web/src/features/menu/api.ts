import { menu as calls } from '@comanda/contract/menu'
import { indexMenu, type MenuIndex, type StockMap } from '@comanda/domain/menu'
import { useEffect, useMemo } from 'react'
import { existingQuery, cachedQuery, keepIfEqual } from '../../platform/cache/query-cache.ts'
import { currentLocale } from '../../platform/i18n/index.ts'
import { serialQueue } from '../../platform/cache/serial-queue.ts'
import { send } from '../../platform/send/index.ts'
import { useCachedQuery } from '../../platform/cache/use-cached-query.ts'
import { fitsFirst } from './search/preferences.ts'

/** Polling interval of stock and open menus, in ms. */
const STOCK_EVERY = 20_000

/** Identifies a menu: store and way of ordering. */
export interface MenuOf {
  shopId: number
  bizType: 1100 | 1200 | 1300
}

export const keyOf = ({ shopId, bizType }: MenuOf) => ['menu', shopId, bizType, currentLocale().id] as const

/** A menu in the guest's language, indexed for the rules. */
export interface ShownMenu {
  version: number
  index: MenuIndex<string>
}

async function loadMenu({ shopId, bizType }: MenuOf, stored: ShownMenu | undefined): Promise<ShownMenu> {
  await fitsFirst()
  const answer = await send(calls.queryAllMenus, {
    shopId,
    businessType: bizType,
    ...(stored && { version: stored.version }),
  })
  if (answer.part === 'menu') return { version: answer.version, index: indexMenu(answer.document) }
  if (stored) return stored
  throw new Error('a menu was said to be unchanged that was never here')
}

/** The menu: requested once, and again only when its version rises. MENU-1 */
export const useMenu = (of: MenuOf) =>
  useCachedQuery<ShownMenu>(keyOf(of), stored => loadMenu(of, stored), { staleAfter: Number.POSITIVE_INFINITY })

/** Requests the menu before the first render. The screen that shows it handles a failure. */
export const menuAhead = (of: MenuOf): Promise<void> =>
  cachedQuery<ShownMenu>(keyOf(of), stored => loadMenu(of, stored)).fetch()

/** Data that changes while the menu is shown. */
export interface LiveMenu {
  stock: StockMap
  /** Weekday and minutes of the day, store-local. */
  at: { weekday: number; minutes: number }
  openMenuIds: readonly string[]
  /** Dishes that are not served now by their own hours. */
  closedFoodIds?: readonly string[] | undefined
}

/** Polls stock and open menus; a newer menu version requests the menu again. MENU-4 */
export function useLiveMenu(of: MenuOf, version: number | undefined): LiveMenu | undefined {
  const { shopId, bizType } = of
  const { data } = useCachedQuery<LiveMenu & { version: number }>(
    ['menuStock', shopId, bizType],
    async stored => {
      const answer = await send(calls.queryAllMenus, { shopId, businessType: bizType, part: 'stock' })
      if (answer.part !== 'stock') throw new Error('the stock was asked for')
      const [stock, openMenuIds, closedFoodIds] = [
        keepIfEqual(stored?.stock, answer.stock),
        keepIfEqual(stored?.openMenuIds, answer.openMenuIds),
        keepIfEqual(stored?.closedFoodIds, answer.closedFoodIds),
      ]
      return keepIfEqual(stored, { ...answer, stock, openMenuIds, closedFoodIds })
    },
    { staleAfter: STOCK_EVERY / 4, every: STOCK_EVERY },
  )
  const newer = data && version !== undefined && data.version > version
  useEffect(() => {
    if (newer) existingQuery(keyOf({ shopId, bizType }))?.invalidate()
  }, [newer, shopId, bizType])
  return data
}

const favouriteQueue = serialQueue()

/**
 * The guest's favourite dishes at a store, and a function that changes one. A change shows at once, whatever requests
 * are in flight; after a refusal all of them are requested again. MENU-7
 */
export function useFavourites(shopId: number) {
  const key = ['favouriteDishes', shopId]
  const { data } = useCachedQuery(key, async () => (await send(calls.queryCollect, { shopId })).foodIds, {
    staleAfter: 5 * 60_000,
  })
  const favourites = useMemo(() => new Set(data ?? []), [data])
  const collect = (foodId: string, collected: boolean) => {
    const question = existingQuery<string[]>(key)
    question?.update((stored = []) => [...(collected ? [foodId] : []), ...stored.filter(id => id !== foodId)])
    favouriteQueue(() => send(calls.collect, { shopId, foodId, collected })).catch(() => question?.invalidate())
  }
  return { favourites, collect }
}
