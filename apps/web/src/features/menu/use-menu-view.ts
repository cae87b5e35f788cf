import {
  dishLeft,
  type DietMatch,
  type MenuIndex,
  stockLabel,
  type StockMap,
  type StockLabel,
  type DietFilter,
} from '@comanda/domain/menu'
import { useDeferredValue, useMemo, useState } from 'react'
import type { LiveMenu, ShownMenu } from './api.ts'
import type { CartAccess, DishOffer } from './deps.ts'
import { type Dish, type MenuView, viewOf } from './dish-list/sections.ts'
import { fitsOf } from './search/preferences.ts'

const NO_STOCK: StockMap = {}

function stockStatesOf(
  index: MenuIndex<string>,
  view: MenuView,
  stock: StockMap,
  closed: readonly string[] | undefined,
): ReadonlyMap<string, StockLabel> {
  const stockStates = new Map<string, StockLabel>()
  for (const [foodId, { item }] of view.dishes) {
    const stockState = stockLabel({
      left: dishLeft(index, stock, item),
      onSale: item.onSale && !closed?.includes(foodId),
    })
    if (stockState) stockStates.set(foodId, stockState)
  }
  return stockStates
}

/** The first promotion of each dish. PRICE-2 */
export type Offers = ReadonlyMap<string, DishOffer>

const NO_OFFERS: Offers = new Map()

const isSame = (one: DishOffer, other: DishOffer | undefined): boolean =>
  one.short === other?.short && one.rate === other.rate

/** Current promotions; the map is the same object while its content is, so that no dish renders again. */
export function useOffers({ dishes }: MenuView, offersOn: CartAccess['offersOn']): Offers {
  const [stored, setOffers] = useState(NO_OFFERS)
  const next = useMemo(() => {
    const all = new Map<string, DishOffer>()
    for (const [foodId, { place }] of dishes) {
      const [first] = offersOn?.({ ...place, foodId }) ?? []
      if (first) all.set(foodId, first)
    }
    return all
  }, [dishes, offersOn])
  const same = next.size === stored.size && [...next].every(([foodId, one]) => isSame(one, stored.get(foodId)))
  if (!same) setOffers(next)
  return same ? stored : next
}

export interface MenuState {
  view: MenuView
  open: ReadonlySet<string>
  /** Id of the selected menu; `view` follows it. */
  chosen: string
  shut: boolean
  stockStates: ReadonlyMap<string, StockLabel>
  fits: ReadonlyMap<string, DietMatch> | undefined
  chooseMenu: (menuId: string) => void
}

/**
 * The current menu, computed: the selected one (initially the first open one), its sections, stock states and matches
 * of preferences.
 */
export function useMenuView({ index }: ShownMenu, live: LiveMenu | undefined, preferences: DietFilter): MenuState {
  const { menus } = index.document
  const [tapped, chooseMenu] = useState<string>()
  // The tab shows at once; its dishes render without delaying it.
  const chosen = useDeferredValue(tapped)
  const openIds = live?.openMenuIds
  const closedIds = live?.closedFoodIds
  const open = useMemo(() => new Set(openIds ?? menus.map(menu => menu.menuId)), [openIds, menus])
  const menu = menus.find(one => one.menuId === chosen) ?? menus.find(one => open.has(one.menuId)) ?? menus[0]
  if (!menu) throw new Error('a menu answer always has a menu')
  const view = useMemo(() => viewOf(index, menu), [index, menu])
  const stock = live?.stock ?? NO_STOCK
  const stockStates = useMemo(() => stockStatesOf(index, view, stock, closedIds), [index, view, stock, closedIds])
  const fits = useMemo(() => fitsOf(index, view.dishes.values(), preferences), [index, view, preferences])
  return { view, open, chosen: tapped ?? menu.menuId, shut: !open.has(menu.menuId), stockStates, fits, chooseMenu }
}

/** Returns a dish from the first menu that contains it. */
export function dishOf(index: MenuIndex<string>, foodId: string, first?: MenuView): Dish | undefined {
  const here = first?.dishes.get(foodId)
  if (here) return here
  for (const menu of index.document.menus) {
    const dish = viewOf(index, menu).dishes.get(foodId)
    if (dish) return dish
  }
  return undefined
}
