import { menu as calls } from '@comanda/contract/menu'
import { indexMenu, type MenuIndex, type StockMap } from '@comanda/domain/menu'
import { useEffect, useMemo } from 'react'
import { existingQuery, cachedQuery, keepIfEqual } from '../../platform/query-cache.ts'
import { currentLocale } from '../../platform/i18n/index.ts'
import { serialQueue } from '../../platform/serial-queue.ts'
import { send } from '../../platform/send/index.ts'
import { useCachedQuery } from '../../platform/use-cached-query.ts'
import { fitsFirst } from './wish.ts'

/** Stock and open menus are asked again this often, in ms. */
const STOCK_EVERY = 20_000

/** Whose menu: a store's, for a way of ordering. */
export interface MenuOf {
  shopId: number
  bizType: 1100 | 1200 | 1300
}

export const keyOf = ({ shopId, bizType }: MenuOf) => ['menu', shopId, bizType, currentLocale().id] as const

/** A menu in the guest's language, ready for the domain's rules. */
export interface ShownMenu {
  version: number
  index: MenuIndex<string>
}

async function loadMenu({ shopId, bizType }: MenuOf, held: ShownMenu | undefined): Promise<ShownMenu> {
  await fitsFirst()
  const answer = await send(calls.queryAllMenus, {
    shopId,
    businessType: bizType,
    ...(held && { version: held.version }),
  })
  if (answer.part === 'menu') return { version: answer.version, index: indexMenu(answer.document) }
  if (held) return held
  throw new Error('a menu was said to be unchanged that was never here')
}

/** The menu: asked once, and again only when its version has risen. MENU-1 */
export const useMenu = (of: MenuOf) =>
  useCachedQuery<ShownMenu>(keyOf(of), held => loadMenu(of, held), { staleAfter: Number.POSITIVE_INFINITY })

/** Asks for the menu before anything is drawn. A failure is met by the screen that shows it. */
export const menuAhead = (of: MenuOf): Promise<void> =>
  cachedQuery<ShownMenu>(keyOf(of), held => loadMenu(of, held)).fetch()

/** What changes while the menu stands. */
export interface LiveMenu {
  stock: StockMap
  /** By the store's own clock. */
  at: { weekday: number; minutes: number }
  openMenuIds: readonly string[]
}

/** Stock and open menus, kept fresh; a newer menu version fetches the menu again. MENU-4 */
export function useLiveMenu(of: MenuOf, version: number | undefined): LiveMenu | undefined {
  const { shopId, bizType } = of
  const { data } = useCachedQuery<LiveMenu & { version: number }>(
    ['menuStock', shopId, bizType],
    async held => {
      const answer = await send(calls.queryAllMenus, { shopId, businessType: bizType, part: 'stock' })
      if (answer.part !== 'stock') throw new Error('the stock was asked for')
      const [stock, openMenuIds] = [
        keepIfEqual(held?.stock, answer.stock),
        keepIfEqual(held?.openMenuIds, answer.openMenuIds),
      ]
      return keepIfEqual(held, { ...answer, stock, openMenuIds })
    },
    { staleAfter: STOCK_EVERY / 4, every: STOCK_EVERY },
  )
  const newer = data && version !== undefined && data.version > version
  useEffect(() => {
    if (newer) existingQuery(keyOf({ shopId, bizType }))?.invalidate()
  }, [newer, shopId, bizType])
  return data
}

const marks = serialQueue()

/**
 * The guest's favourite dishes here, and marking one. The mark shows at once and stays whatever is still being answered; where the
 * server says no all of them are asked for anew. MENU-7
 */
export function useFavourites(shopId: number) {
  const key = ['favouriteDishes', shopId]
  const { data } = useCachedQuery(key, async () => (await send(calls.queryCollect, { shopId })).foodIds, {
    staleAfter: 5 * 60_000,
  })
  const favourites = useMemo(() => new Set(data ?? []), [data])
  const collect = (foodId: string, collected: boolean) => {
    const question = existingQuery<string[]>(key)
    question?.update((held = []) => [...(collected ? [foodId] : []), ...held.filter(id => id !== foodId)])
    marks(() => send(calls.collect, { shopId, foodId, collected })).catch(() => question?.invalidate())
  }
  return { favourites, collect }
}
