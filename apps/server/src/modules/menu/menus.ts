import { indexMenu, type MenuDocument, onSaleFrom } from '@comanda/domain/menu'
import type { Queries } from '../../platform/db/index.ts'
import type { MenuNow, Menus } from '../../ports/menu.ts'
import type { ShopAt } from '../../ports/store.ts'

const MAX_KEPT = 500
/** How old a displayed menu may be, in milliseconds. */
const SHOWN_FOR = 1000

const MENU_NOW = {
  name: 'menu_now',
  text: `select version, case when version <> $3 then document end as document
    from menu where corporation_id = $1 and shop_id = $2`,
  shared: true,
}

interface Row {
  version: number
  document: MenuDocument | null
}

export const keyOf = (shop: ShopAt): string => `${shop.corporationId}:${shop.shopId}`

/**
 * Caches compiled menus by store; every answer is checked against the version in the database, so processes may differ
 * for no longer than `SHOWN_FOR` in what they show.
 */
export function createMenus(db: Queries, clock: () => number): Menus {
  const cache = new Map<string, MenuNow>()
  const showing = new Map<string, { until: number; menu: Promise<MenuNow | undefined> }>()

  const keep = (key: string, menu: MenuNow): MenuNow => {
    if (cache.size >= MAX_KEPT) cache.delete(cache.keys().next().value ?? key)
    cache.set(key, menu)
    return menu
  }

  const now = async (shop: ShopAt, queries: Queries = db): Promise<MenuNow | undefined> => {
    const key = keyOf(shop)
    const cached = cache.get(key)
    const { rows } = await queries.query<Row>(MENU_NOW, [shop.corporationId, shop.shopId, cached?.version ?? 0])
    const row = rows[0]
    if (!row) return undefined
    if (row.document) return keep(key, { version: row.version, index: indexMenu(onSaleFrom(row.document)) })
    return cached
  }

  return {
    now,
    shown(shop) {
      const key = keyOf(shop)
      const at = clock()
      const cached = showing.get(key)
      if (cached && cached.until > at) return cached.menu
      const menu = now(shop)
      if (showing.size >= MAX_KEPT) showing.clear()
      showing.set(key, { until: at + SHOWN_FOR, menu })
      menu.catch(() => showing.delete(key))
      return menu
    },
    outdate: shop => void showing.delete(keyOf(shop)),
  }
}
