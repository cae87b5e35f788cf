import type { console as calls } from '@comanda/contract/console'
import { refuse } from '@comanda/contract/core'
import { inLanguage } from '@comanda/domain/money'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/index.ts'
import type { HandlersOf } from '../../platform/http/handler.ts'
import type { ConsoleDeps } from './deps.ts'
import { ownShop } from '../../platform/http/own-shop.ts'
import type { ShopAt } from '../../ports/store.ts'

type Calls = Pick<typeof calls, 'stock' | 'setSoldOut' | 'setLeft' | 'pause' | 'resume'>

/** Every dish once, under the first group that shows it, with what is left. */
async function stockList(deps: ConsoleDeps, shop: ShopAt, language: string) {
  const [menu, stock] = [await deps.menuOf(shop), await deps.stockOf(shop)]
  if (!menu) return { items: [] }
  const groupOf = new Map<string, string>()
  for (const group of menu.menuGroups.filter(({ groupType }) => groupType !== -1)) {
    for (const foodId of group.foodIds) {
      if (!groupOf.has(foodId)) groupOf.set(foodId, inLanguage(group.displayName, language))
    }
  }
  const items = menu.items.map(({ foodId, displayName, picture }) => {
    const left = stock[foodId]
    return {
      foodId,
      displayName: inLanguage(displayName, language),
      groupName: groupOf.get(foodId) ?? '',
      soldOut: left === 0,
      ...(picture === undefined ? {} : { picture }),
      ...(left === undefined ? {} : { left }),
    }
  })
  return { items }
}

/** What is for sale now, and whether orders are taken: at once, for every guest. */
export function serviceHandlers(deps: ConsoleDeps & { db: Database; clock: Clock }): HandlersOf<Calls> {
  const { db, clock } = deps
  return {
    stock: async (caller, { shopId }) => {
      const shop = ownShop(caller, shopId)
      return 'refused' in shop ? shop : stockList(deps, shop, caller.language)
    },
    setSoldOut: async (caller, { shopId, foodId, soldOut }) => {
      const shop = ownShop(caller, shopId)
      if ('refused' in shop) return shop
      const menu = await deps.menuOf(shop)
      if (!menu?.items.some(item => item.foodId === foodId)) return refuse('notFound', { field: 'foodId' })
      await db.inTx(tx => deps.setSoldOut(tx, shop, foodId, soldOut))
      return { soldOut }
    },
    setLeft: async (caller, { shopId, foodId, left }) => {
      const shop = ownShop(caller, shopId)
      if ('refused' in shop) return shop
      const menu = await deps.menuOf(shop)
      if (!menu?.items.some(item => item.foodId === foodId)) return refuse('notFound', { field: 'foodId' })
      await db.inTx(tx => deps.setLeft(tx, shop, foodId, left))
      return { left }
    },
    pause: async (caller, { shopId, minutes }) => {
      const shop = ownShop(caller, shopId)
      if ('refused' in shop) return shop
      const now = clock()
      const until = minutes === undefined ? await deps.dayEndsAt(shop, now) : now + minutes * 60_000
      if (until === undefined) return refuse('notYourShop', { field: 'shopId' })
      await db.inTx(tx => deps.setPaused(tx, shop, until))
      deps.announce(shop)
      return { pausedUntil: new Date(until).toISOString() }
    },
    resume: async (caller, { shopId }) => {
      const shop = ownShop(caller, shopId)
      if ('refused' in shop) return shop
      await db.inTx(tx => deps.setPaused(tx, shop, undefined))
      deps.announce(shop)
      return {}
    },
  }
}
