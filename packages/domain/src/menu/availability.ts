import { exclusionsOf } from './exclusions.ts'
import { type MenuIndex, modifierGroupsOf, nestedDishOf } from './menu-index.ts'
import { modifierStockKey, unitStockKey } from './stock-keys.ts'
import type { ComboDetail, MenuItem, SideDish, StockMap } from './types.ts'

/** A menu with its stock. */
export interface StockedMenu<T> {
  index: MenuIndex<T>
  stock: StockMap
}

/** A dish inside another, as a combo part or as a side. */
export type Part = Pick<ComboDetail & SideDish, 'foodId' | 'unitId' | 'max' | 'nestedMenuGroupItemUID'>

const UNBOUND = Number.POSITIVE_INFINITY
const roomOf = (max: number): number => (max > 0 ? max : UNBOUND)
const leftOf = (stock: StockMap, key: string): number => Math.max(0, stock[key] ?? UNBOUND)
/** Remaining portions of a modifier; 0 if it is marked as sold out. */
export const modifierLeft = (stock: StockMap, option: { modifierItemId: string; soldOut?: boolean }): number =>
  option.soldOut ? 0 : leftOf(stock, modifierStockKey(option.modifierItemId))

/** Remaining pieces of one unit of a dish, for the dish sheet; a combo may use several portions. CART-6 */
export function unitLeft(stock: StockMap, item: MenuItem<unknown>, unitId: string): number {
  const unit = unitId === '' ? UNBOUND : (stock[unitStockKey(item.foodId, unitId)] ?? UNBOUND)
  return Math.floor(Math.min(stock[item.foodId] ?? UNBOUND, unit) / Math.max(1, item.multiBase))
}

type ExcludedOptions = ReadonlyMap<string, unknown>

/** The options that the unit alone excludes. MENU-6 */
const excludedByUnit = (item: MenuItem<unknown>, unitId: string): ExcludedOptions =>
  exclusionsOf(item, { unitId, modifiers: [], subItems: [], sideDishItems: [] }).options

/** Whether the options reach `wanted` together, each up to its room; stops at the first sufficient option. */
function isReached<O>(wanted: number, options: readonly O[], roomFor: (option: O, wanted: number) => number): boolean {
  let missing = wanted
  for (const option of options) {
    if (missing <= 0) return true
    missing -= roomFor(option, missing)
  }
  return missing <= 0
}

/**
 * Whether the required modifiers are available `times` over for each of `dishes`. The choice may differ between them, so only
 * the sum has to suffice.
 */
function areModifiersAvailable<T>(
  { index, stock }: StockedMenu<T>,
  item: MenuItem<T>,
  shut: ExcludedOptions,
  dishes: number,
  times = 1,
) {
  return modifierGroupsOf(index, item).every(({ min, multiple, modifierItems }) =>
    isReached(times * min, modifierItems, option =>
      shut.has(option.modifierItemId)
        ? 0
        : Math.min(times * (multiple ? roomOf(option.max) : 1), Math.floor(modifierLeft(stock, option) / dishes)),
    ),
  )
}

/**
 * How often a combo part or side can be chosen in each of `dishes`, up to `wanted`: the dish must be on sale, and it and the
 * required options of its nested dish must be in stock. CART-3, MENU-2
 */
export function partRoom<T>(stocked: StockedMenu<T>, part: Part, dishes = 1, wanted = 1): number {
  const { index, stock } = stocked
  if (!index.items.get(part.foodId)?.onSale) return 0
  const unit = part.unitId === '' ? UNBOUND : leftOf(stock, unitStockKey(part.foodId, part.unitId))
  const remaining = Math.floor(Math.min(leftOf(stock, part.foodId), unit) / dishes)
  const most = Math.min(wanted, roomOf(part.max), remaining)
  const nested = nestedDishOf(index, part)
  if (!nested) return most
  const shut = excludedByUnit(nested, part.unitId)
  for (let times = most; times > 0; times--)
    if (areModifiersAvailable(stocked, nested, shut, dishes, times)) return times
  return 0
}

/**
 * Whether all required options of a dish in this unit are available for each of `dishes`: every group with a minimum has enough
 * options left. Groups are checked independently. MENU-4
 */
export function areRequiredOptionsAvailable<T>(
  stocked: StockedMenu<T>,
  item: MenuItem<T>,
  unitId: string,
  dishes: number,
): boolean {
  const shut = excludedByUnit(item, unitId)
  const roomIn = (part: Part, wanted: number) => partRoom(stocked, part, dishes, wanted)
  return (
    areModifiersAvailable(stocked, item, shut, dishes) &&
    item.comboGroups.every(({ min, details }) => isReached(min, details, roomIn)) &&
    item.sideDishGroups.every(({ min, sideDishes }) =>
      isReached(min, sideDishes, (side, wanted) => (shut.has(side.sideDishGroupItemId) ? 0 : roomIn(side, wanted))),
    )
  )
}
