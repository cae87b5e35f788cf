import {
  addNeeds,
  choicesLeft,
  type MenuIndex,
  type MenuItem,
  type StockMap,
  type StockNeeds,
  type StoreMoment,
  stockNeeds,
} from '../menu/index.ts'
import type { ShopConfig } from '../store/index.ts'
import { buffetLimits, type OpenBuffet } from './buffet.ts'
import { onStep } from './lines/steps.ts'
import type { CapReason, CartLine, LineChoice } from './types.ts'

/** Maximum quantity of one cart line, regardless of the menu. */
export const MAX_LINE_QUANTITY = 999

/** The inputs of all cart limits: menu, stock, and how this order is placed. Used by server and phone. */
export interface CartRules<T> {
  index: MenuIndex<T>
  stock: StockMap
  bizType: number
  /** Current store-local time. */
  at: StoreMoment
  member: boolean
  /** Number of diners; limits per person are multiplied by it. CART-3 */
  people: number
  /** The most dishes of one order of this type; count 0 = unlimited. CART-4 */
  itemLimit: ShopConfig['dineInItemLimit']
  /** In a shared cart: the person who adds. Each person has own lines, which everyone may change. CART-11 */
  person?: string
  /** The buffet opened at the table; absent if there is none. CART-13 */
  buffet?: OpenBuffet
}

export interface QuantityLimit {
  max: number
  reason: CapReason
}

const countOf = (lines: readonly LineChoice[]): number => lines.reduce((count, line) => count + line.quantity, 0)

/**
 * The largest quantity this line may have besides the other lines, on its own steps, and the rule that limits it: stock (shared
 * with combos and sides), the sale limit per order or person, the buffet allowance, the dishes of one order. CART-2,
 * CART-3, CART-4, CART-6
 * @param taken the stock that the other lines need, for callers that have added it up already
 */
export function maxQuantityOf<T>(
  rules: CartRules<T>,
  item: MenuItem<T>,
  line: LineChoice,
  others: readonly CartLine[],
  taken?: StockNeeds,
): QuantityLimit {
  const limits: QuantityLimit[] = [
    { max: MAX_LINE_QUANTITY, reason: 'most' },
    { max: stockLeft(rules, item, line, taken ?? others), reason: 'stock' },
    ...saleLimit(rules, item, others),
    ...buffetLimits(rules, line, others).map(max => ({ max, reason: 'buffetLimit' as const })),
    ...orderLimit(rules, others),
  ]
  const smallest = limits.reduce((a, b) => (b.max < a.max ? b : a))
  return { max: onStep(item, smallest.max), reason: smallest.reason }
}

function stockLeft<T>(
  rules: CartRules<T>,
  item: MenuItem<T>,
  line: LineChoice,
  others: StockNeeds | readonly CartLine[],
): number {
  if (!hasStock(rules)) return Number.POSITIVE_INFINITY
  const taken = others instanceof Map ? others : stockNeedsOf(rules.index, others as readonly CartLine[])
  return choicesLeft(rules.index, rules.stock, item, line, taken)
}

/** Whether the store counts anything. */
export function hasStock<T>({ stock }: CartRules<T>): boolean {
  for (const _key in stock) return true
  return false
}

/** Stock needed by all lines together; lines whose dish is not on the menu need none. */
export const stockNeedsOf = <T>(index: MenuIndex<T>, lines: readonly CartLine[]): StockNeeds =>
  addNeeds(
    lines.flatMap(line => {
      const item = index.items.get(line.foodId)
      return item ? [stockNeeds(index, item, line, line.quantity)] : []
    }),
  )

/** Keys of the lines that use any of the stock keys: as the dish, a combo part, a side or a modifier. CART-6 */
export const linesUsing = <T>(
  index: MenuIndex<T>,
  lines: readonly CartLine[],
  stockKeys: readonly string[],
): string[] =>
  lines
    .filter(line => {
      const needs = stockNeedsOf(index, [line])
      return stockKeys.some(key => needs.has(key))
    })
    .map(({ itemKey }) => itemKey)

function saleLimit<T>({ people }: CartRules<T>, item: MenuItem<T>, others: readonly CartLine[]): QuantityLimit[] {
  const { limitSale, limitSaleType } = item.saleSettings
  if (limitSale <= 0) return []
  const taken = countOf(others.filter(line => line.foodId === item.foodId))
  const all = limitSaleType === 1 ? limitSale * people : limitSale
  return [{ max: all - taken, reason: limitSaleType === 1 ? 'limitPerPerson' : 'limitPerOrder' }]
}

function orderLimit<T>(rules: CartRules<T>, others: readonly CartLine[]): QuantityLimit[] {
  const { count, perPerson } = rules.itemLimit
  if (count <= 0) return []
  return [{ max: count * (perPerson ? rules.people : 1) - countOf(others), reason: 'dineInLimit' }]
}
