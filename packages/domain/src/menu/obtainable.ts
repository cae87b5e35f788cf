import { exclusionsOf } from './exclusions.ts'
import { type MenuIndex, modifierGroupsOf, nestedDishOf } from './menu-index.ts'
import { modifierStockKey, unitStockKey } from './stock-keys.ts'
import type { ComboDetail, MenuItem, SideDish, StockMap } from './types.ts'

/** What is looked at: a menu, and what is left of it. */
export interface Shelf<T> {
  index: MenuIndex<T>
  stock: StockMap
}

/** A dish inside another, as a combo part or as a side. */
export type Part = Pick<ComboDetail & SideDish, 'foodId' | 'unitId' | 'max' | 'nestedMenuGroupItemUID'>

const UNBOUND = Number.POSITIVE_INFINITY
const roomOf = (max: number): number => (max > 0 ? max : UNBOUND)
const leftOf = (stock: StockMap, key: string): number => Math.max(0, stock[key] ?? UNBOUND)
/** How many there are of a modifier, in portions; none of one that is marked as sold out. */
export const modifierLeft = (stock: StockMap, option: { modifierItemId: string; soldOut?: boolean }): number =>
  option.soldOut ? 0 : leftOf(stock, modifierStockKey(option.modifierItemId))

/** What is left of one unit of a dish, for the dish sheet; a combo of several bases takes so many portions. CART-6 */
export function unitLeft(stock: StockMap, item: MenuItem<unknown>, unitId: string): number {
  const unit = unitId === '' ? UNBOUND : (stock[unitStockKey(item.foodId, unitId)] ?? UNBOUND)
  return Math.floor(Math.min(stock[item.foodId] ?? UNBOUND, unit) / Math.max(1, item.multiBase))
}

type Shut = ReadonlyMap<string, unknown>

/** What the size of a dish alone shuts out, whatever else is chosen. MENU-6 */
const shutBySize = (item: MenuItem<unknown>, unitId: string): Shut =>
  exclusionsOf(item, { unitId, modifiers: [], subItems: [], sideDishItems: [] }).options

/** Whether some of these come to `wanted` together, each as far as it can be had; those after the last one needed are not looked at. */
function reaches<O>(wanted: number, options: readonly O[], roomFor: (option: O, wanted: number) => number): boolean {
  let missing = wanted
  for (const option of options) {
    if (missing <= 0) return true
    missing -= roomFor(option, missing)
  }
  return missing <= 0
}

/**
 * Whether the modifiers a dish asks for can be had `times` over for each of `dishes`. They may differ from one to the next, so that
 * together they need only be enough.
 */
function modifiersDo<T>({ index, stock }: Shelf<T>, item: MenuItem<T>, shut: Shut, dishes: number, times = 1) {
  return modifierGroupsOf(index, item).every(({ min, multiple, modifierItems }) =>
    reaches(times * min, modifierItems, option =>
      shut.has(option.modifierItemId)
        ? 0
        : Math.min(times * (multiple ? roomOf(option.max) : 1), Math.floor(modifierLeft(stock, option) / dishes)),
    ),
  )
}

/**
 * How often a combo part or side can be taken into each of `dishes`, at most `wanted` times: the dish must be on sale, and both it
 * and what the dish it nests asks for be left. CART-3, MENU-2
 */
export function partRoom<T>(shelf: Shelf<T>, part: Part, dishes = 1, wanted = 1): number {
  const { index, stock } = shelf
  if (!index.items.get(part.foodId)?.onSale) return 0
  const unit = part.unitId === '' ? UNBOUND : leftOf(stock, unitStockKey(part.foodId, part.unitId))
  const left = Math.floor(Math.min(leftOf(stock, part.foodId), unit) / dishes)
  const most = Math.min(wanted, roomOf(part.max), left)
  const nested = nestedDishOf(index, part)
  if (!nested) return most
  const shut = shutBySize(nested, part.unitId)
  for (let times = most; times > 0; times--) if (modifiersDo(shelf, nested, shut, dishes, times)) return times
  return 0
}

/**
 * Whether everything a dish asks for in this size can be had for each of `dishes`: in every group with a minimum that many of its
 * options are left, counted as they may be taken. What one group takes is not held against another. MENU-4
 */
export function demandsMet<T>(shelf: Shelf<T>, item: MenuItem<T>, unitId: string, dishes: number): boolean {
  const shut = shutBySize(item, unitId)
  const roomIn = (part: Part, wanted: number) => partRoom(shelf, part, dishes, wanted)
  return (
    modifiersDo(shelf, item, shut, dishes) &&
    item.comboGroups.every(({ min, details }) => reaches(min, details, roomIn)) &&
    item.sideDishGroups.every(({ min, sideDishes }) =>
      reaches(min, sideDishes, (side, wanted) => (shut.has(side.sideDishGroupItemId) ? 0 : roomIn(side, wanted))),
    )
  )
}
