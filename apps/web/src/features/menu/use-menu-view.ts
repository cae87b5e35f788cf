import {
  dishLeft,
  type Fit,
  type MenuIndex,
  stockMark,
  type StockMap,
  type StockMark,
  type Wish,
} from '@comanda/domain/menu'
import { useDeferredValue, useMemo, useState } from 'react'
import type { LiveMenu, ShownMenu } from './api.ts'
import type { CartDoor } from './door.ts'
import { type Dish, type MenuView, viewOf } from './sections.ts'
import { fitsOf } from './wish.ts'

const NO_STOCK: StockMap = {}

function marksOf(index: MenuIndex<string>, view: MenuView, stock: StockMap): ReadonlyMap<string, StockMark> {
  const marks = new Map<string, StockMark>()
  for (const [foodId, { item }] of view.dishes) {
    const mark = stockMark({ left: dishLeft(index, stock, item), onSale: item.onSale })
    if (mark) marks.set(foodId, mark)
  }
  return marks
}

/** What runs by itself for dishes of this menu now: for each the first, in short. PRICE-2 */
export type Offers = ReadonlyMap<string, string>

const NO_OFFERS: Offers = new Map()

/** The offers of the moment; the same map for as long as they are the same, so that no dish draws anew. */
export function useOffers({ dishes }: MenuView, offersOn: CartDoor['offersOn']): Offers {
  const [held, hold] = useState(NO_OFFERS)
  const found = useMemo(() => {
    const all = new Map<string, string>()
    for (const [foodId, { place }] of dishes) {
      const [first] = offersOn?.({ ...place, foodId }) ?? []
      if (first) all.set(foodId, first.short)
    }
    return all
  }, [dishes, offersOn])
  const same = found.size === held.size && [...found].every(([foodId, short]) => held.get(foodId) === short)
  if (!same) hold(found)
  return same ? held : found
}

export interface MenuState {
  view: MenuView
  open: ReadonlySet<string>
  /** The menu of the tab that is on; `view` follows it. */
  chosen: string
  shut: boolean
  marks: ReadonlyMap<string, StockMark>
  fits: ReadonlyMap<string, Fit> | undefined
  chooseMenu: (menuId: string) => void
}

/** The menu of the moment, worked out: the chosen one (by itself the first that is open), its sections, stock marks and what fits. */
export function useMenuView({ index }: ShownMenu, live: LiveMenu | undefined, wish: Wish): MenuState {
  const { menus } = index.document
  const [tapped, chooseMenu] = useState<string>()
  // The tab shows at once; its dishes are drawn without holding it up.
  const chosen = useDeferredValue(tapped)
  const openIds = live?.openMenuIds
  const open = useMemo(() => new Set(openIds ?? menus.map(menu => menu.menuId)), [openIds, menus])
  const menu = menus.find(one => one.menuId === chosen) ?? menus.find(one => open.has(one.menuId)) ?? menus[0]
  if (!menu) throw new Error('a menu answer always has a menu')
  const view = useMemo(() => viewOf(index, menu), [index, menu])
  const stock = live?.stock ?? NO_STOCK
  const marks = useMemo(() => marksOf(index, view, stock), [index, view, stock])
  const fits = useMemo(() => fitsOf(index, view.dishes.values(), wish), [index, view, wish])
  return { view, open, chosen: tapped ?? menu.menuId, shut: !open.has(menu.menuId), marks, fits, chooseMenu }
}

/** A dish at its place in whichever menu has it. */
export function dishOf(index: MenuIndex<string>, foodId: string, first?: MenuView): Dish | undefined {
  const here = first?.dishes.get(foodId)
  if (here) return here
  for (const menu of index.document.menus) {
    const dish = viewOf(index, menu).dishes.get(foodId)
    if (dish) return dish
  }
  return undefined
}
