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
import { buffetBounds, type OpenBuffet } from './buffet.ts'
import { onStep } from './steps.ts'
import type { CapReason, CartLine, LineChoice } from './types.ts'

/** No line of a cart holds more, whatever the menu says. */
export const MOST_OF_A_LINE = 999

/** What a cart is held to: the menu, what is left, and how this order is placed. The server and the phone both ask it. */
export interface CartRules<T> {
  index: MenuIndex<T>
  stock: StockMap
  bizType: number
  /** Now, by the store's clock. */
  at: StoreMoment
  member: boolean
  /** How many eat: limits per person multiply by it. CART-3 */
  people: number
  dineInItemLimit: ShopConfig['dineInItemLimit']
  /** Where several share a cart: who chooses. Each has lines of their own, that anybody may change. CART-11 */
  person?: string
  /** The buffet the table has opened; absent where there is none. CART-13 */
  buffet?: OpenBuffet
}

export interface Bound {
  most: number
  why: CapReason
}

const countOf = (lines: readonly LineChoice[]): number => lines.reduce((count, line) => count + line.quantity, 0)

/**
 * The most this line may hold beside the other lines, on its own steps, and the rule that says so: what is left (combos
 * and sides share it), the sale limit per order or per person, the buffet's allowance, the dishes of one dine-in order.
 * CART-2, CART-3, CART-4, CART-6
 */
export function mostOf<T>(
  rules: CartRules<T>,
  item: MenuItem<T>,
  line: LineChoice,
  others: readonly CartLine[],
): Bound {
  const bounds: Bound[] = [
    { most: MOST_OF_A_LINE, why: 'most' },
    { most: stockLeft(rules, item, line, others), why: 'stock' },
    ...saleBound(rules, item, others),
    ...buffetBounds(rules, line, others).map(most => ({ most, why: 'buffetLimit' as const })),
    ...dineInBound(rules, others),
  ]
  const least = bounds.reduce((a, b) => (b.most < a.most ? b : a))
  return { most: onStep(item, least.most), why: least.why }
}

function stockLeft<T>(rules: CartRules<T>, item: MenuItem<T>, line: LineChoice, others: readonly CartLine[]): number {
  const counted = Object.keys(rules.stock).length > 0
  if (!counted) return Number.POSITIVE_INFINITY
  return choicesLeft(rules.index, rules.stock, item, line, needsOf(rules.index, others))
}

/** What lines take from stock together; lines whose dish is gone take nothing. */
export const needsOf = <T>(index: MenuIndex<T>, lines: readonly CartLine[]): StockNeeds =>
  addNeeds(
    lines.flatMap(line => {
      const item = index.items.get(line.foodId)
      return item ? [stockNeeds(index, item, line, line.quantity)] : []
    }),
  )

/** The keys of the lines that take of some stock keys: as the dish, a part of a set, a side or a modifier. CART-6 */
export const takersOf = <T>(index: MenuIndex<T>, lines: readonly CartLine[], stockKeys: readonly string[]): string[] =>
  lines
    .filter(line => {
      const needs = needsOf(index, [line])
      return stockKeys.some(key => needs.has(key))
    })
    .map(({ itemKey }) => itemKey)

function saleBound<T>({ people }: CartRules<T>, item: MenuItem<T>, others: readonly CartLine[]): Bound[] {
  const { limitSale, limitSaleType } = item.saleSettings
  if (limitSale <= 0) return []
  const taken = countOf(others.filter(line => line.foodId === item.foodId))
  const all = limitSaleType === 1 ? limitSale * people : limitSale
  return [{ most: all - taken, why: limitSaleType === 1 ? 'limitPerPerson' : 'limitPerOrder' }]
}

function dineInBound<T>(rules: CartRules<T>, others: readonly CartLine[]): Bound[] {
  const { count, perPerson } = rules.dineInItemLimit
  if (rules.bizType !== 1100 || count <= 0) return []
  return [{ most: count * (perPerson ? rules.people : 1) - countOf(others), why: 'dineInLimit' }]
}
