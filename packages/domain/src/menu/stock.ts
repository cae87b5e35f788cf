import { unitOf } from './choice.ts'
import { nestedChoices } from './nested-choices.ts'
import type { MenuIndex } from './menu-index.ts'
import { areRequiredOptionsAvailable, unitLeft } from './availability.ts'
import { modifierStockKey, unitStockKey } from './stock-keys.ts'
import type { DishChoice, MenuItem, StockMap } from './types.ts'

/** Below this number the count is shown. MENU-4 */
export const LOW_STOCK = 10

/** Portions needed per stock key; uncounted keys are never short. */
export type StockNeeds = Map<string, number>

function need(needs: StockNeeds, key: string, count: number): void {
  if (count > 0) needs.set(key, (needs.get(key) ?? 0) + count)
}

function needDish(needs: StockNeeds, foodId: string, unitId: string, count: number): void {
  need(needs, foodId, count)
  if (unitId !== '') need(needs, unitStockKey(foodId, unitId), count)
}

/**
 * The stock that `quantity` of a choice needs: the dish (a combo at least `multiBase` of it), the dishes of its combo parts and
 * sides, and its modifiers. Combos and sides use their dishes' stock. CART-3, CART-6
 */
export function stockNeeds<T>(
  index: MenuIndex<T>,
  item: MenuItem<T>,
  choice: DishChoice,
  quantity: number,
): StockNeeds {
  const needs: StockNeeds = new Map()
  needDish(needs, item.foodId, unitOf(item, choice)?.unitId ?? '', quantity * Math.max(1, item.multiBase))
  for (const inside of nestedChoices(index, item, choice)) {
    const count = inside.quantity * quantity
    needDish(needs, inside.foodId, inside.unitId, count)
    if (inside.nested)
      for (const m of inside.modifiers) need(needs, modifierStockKey(m.modifierItemId), m.quantity * count)
  }
  for (const m of choice.modifiers) need(needs, modifierStockKey(m.modifierItemId), m.quantity * quantity)
  return needs
}

/** The needs of several lines together. */
export function addNeeds(all: Iterable<StockNeeds>): StockNeeds {
  const sum: StockNeeds = new Map()
  for (const needs of all) takeStock(sum, needs)
  return sum
}

/** Adds needs to a sum, which it changes. */
export function takeStock(sum: StockNeeds, needs: StockNeeds): void {
  for (const [key, count] of needs) need(sum, key, count)
}

/** The keys with less stock than `needs`, sorted. */
export function shortKeys(stock: StockMap, needs: StockNeeds): string[] {
  return [...needs]
    .filter(([key, count]) => (stock[key] ?? Number.POSITIVE_INFINITY) < count)
    .map(([key]) => key)
    .sort()
}

/** How many more of a choice the stock allows next to `taken`; infinite if nothing of it is counted. CART-3 */
export function choicesLeft<T>(
  index: MenuIndex<T>,
  stock: StockMap,
  item: MenuItem<T>,
  choice: DishChoice,
  taken: StockNeeds = new Map(),
): number {
  let least = Number.POSITIVE_INFINITY
  for (const [key, count] of stockNeeds(index, item, choice, 1)) {
    const remaining = stock[key]
    if (remaining !== undefined)
      least = Math.min(least, Math.floor(Math.max(0, remaining - (taken.get(key) ?? 0)) / count))
  }
  return least
}

/**
 * The largest remaining quantity of a dish over all its choices, for the dish card. 0 if a required option (modifier, combo
 * part, nested option) ran out, or less than the first quantity is left. MENU-4, CART-2
 */
export function dishLeft<T>(index: MenuIndex<T>, stock: StockMap, item: MenuItem<T>): number {
  const first = Math.max(1, item.saleSettings.saleMin)
  let most = 0
  for (const unitId of item.units.length === 0 ? [''] : item.units.map(unit => unit.unitId)) {
    const own = unitLeft(stock, item, unitId)
    if (own >= first && own > most && areRequiredOptionsAvailable({ index, stock }, item, unitId, first)) most = own
  }
  return most
}

/** Stock label of a card or option. MENU-4 */
export type StockLabel =
  | { mark: 'Soldout' }
  | { mark: 'littleLeft'; count: number }
  | { mark: 'noOnSale' }
  | { mark: 'exclusive' }

/**
 * None left = `Soldout`; fewer than ten = `littleLeft` with the count; not on sale = `noOnSale`; excluded = `exclusive`. MENU-4
 */
export function stockLabel(state: { left: number; onSale: boolean; excluded?: boolean }): StockLabel | undefined {
  if (!state.onSale) return { mark: 'noOnSale' }
  if (state.left <= 0) return { mark: 'Soldout' }
  if (state.excluded) return { mark: 'exclusive' }
  return state.left < LOW_STOCK ? { mark: 'littleLeft', count: state.left } : undefined
}
