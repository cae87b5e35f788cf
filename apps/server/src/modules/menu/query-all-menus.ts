import type { menu as calls } from '@comanda/contract/menu'
import { refuse } from '@comanda/contract/core'
import { closedDishes, inOneLanguage, isForBizType, menuFor, minutesUntilChange, openMenus } from '@comanda/domain/menu'
import { localTime } from '@comanda/domain/store'
import { type Handler, type Precompressed, precompressedAnswer } from '../../platform/http/index.ts'
import type { MenuNow, Menus } from '../../ports/menu.ts'
import type { ShopAt } from '../../ports/store.ts'
import { keyOf } from './menus.ts'
import type { Deps } from './deps.ts'
import { previewedMenu } from './draft/preview.ts'
import { stockOf } from './stock.ts'
import { observing } from '../../platform/observe/index.ts'

type Answer = ReturnType<Handler<typeof calls.queryAllMenus>>

/** Bounds the memory: one answer is some 0.3 MB with its encodings. */
const MAX_KEPT = 100
/** How old a stock answer may be, in milliseconds: stock is checked again when an order is placed. */
const STOCK_FOR = 500

/** Cache of answers by key; concurrent requests of one key share one computation. */
function createCache<T>(most: number) {
  const cache = new Map<string, { until: number; value: Promise<T> }>()
  return (key: string, now: number, lasts: number, make: () => Promise<T>): Promise<T> => {
    const cached = cache.get(key)
    observing.meter?.cache('answers', cached !== undefined && cached.until > now)
    if (cached && cached.until > now) return cached.value
    if (cache.size >= most) cache.delete(cache.keys().next().value ?? key)
    const value = make()
    cache.set(key, { until: now + lasts, value })
    value.catch(() => cache.delete(key))
    return value
  }
}

/**
 * A store's menus: bytes compressed once per store, business type, language and version, the same for every guest; or
 * the changing data (stock, open menus, store-local). MENU-1, MENU-4
 */
export function queryAllMenus(deps: Deps, menus: Menus): Handler<typeof calls.queryAllMenus> {
  const answers = createCache<Precompressed>(MAX_KEPT)
  const stocks = createCache<Awaited<Answer>>(MAX_KEPT)

  const stockPart = async (shop: ShopAt, menu: MenuNow, bizType: number): Answer => {
    const timeZone = await deps.timeZoneOf(shop)
    if (timeZone === undefined) return refuse('noMenu')
    const { weekday, minutes } = localTime(deps.clock(), timeZone)
    const at = { weekday, minutes }
    const open = openMenus(menu.index, bizType, at)
    const changesIn = minutesUntilChange(
      [...menu.index.document.menus, ...menu.index.document.items].flatMap(one => one.windows ?? []),
      at,
    )
    const closedFoodIds = closedDishes(menu.index, at)
    return {
      part: 'stock',
      version: menu.version,
      stock: await stockOf(deps.db, shop),
      at,
      openMenuIds: open.map(one => one.menuId),
      ...(closedFoodIds.length > 0 && { closedFoodIds }),
      ...(changesIn === undefined ? {} : { changesIn }),
    }
  }

  const menuPart = async (shop: ShopAt, menu: MenuNow, bizType: number, language: string): Promise<Precompressed> => {
    const document = inOneLanguage(menuFor(menu.index.document, bizType), language)
    const pictures = document.items.flatMap(({ picture }) => picture ?? [])
    const colors = await deps.pictureColors(shop.corporationId, pictures)
    const items = document.items.map(item => {
      const color = colors.get(item.picture ?? '')
      return color === undefined ? item : { ...item, pictureColor: color }
    })
    return precompressedAnswer({ part: 'menu', version: menu.version, language, document: { ...document, items } })
  }

  return async (caller, input) => {
    const shop = { corporationId: caller.corporationId, shopId: input.shopId }
    const previewed = await previewedMenu(deps, shop, caller.visit.params?.['preview'])
    const menu = previewed ?? (await menus.shown(shop))
    if (!menu || !menu.index.document.menus.some(one => isForBizType(one, input.businessType))) return refuse('noMenu')
    const key = `${keyOf(shop)}:${previewed ? 'draft' : ''}${input.businessType}`
    if (input.part === 'stock')
      return stocks(`${key}:${menu.version}`, deps.clock(), STOCK_FOR, () => stockPart(shop, menu, input.businessType))
    if (input.version === menu.version) return { part: 'unchanged', version: menu.version }
    return answers(`${key}:${caller.language}:${menu.version}`, deps.clock(), Infinity, () =>
      menuPart(shop, menu, input.businessType, caller.language),
    )
  }
}
