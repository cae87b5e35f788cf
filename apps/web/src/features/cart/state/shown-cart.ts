import type { cart as calls } from '@comanda/contract/cart'
import type { ResponseOf } from '@comanda/contract/core'
import type { Calculation, Collected, PricedLine } from '@comanda/domain/cart'
import type { MenuIndex, StockMap, StoreMoment } from '@comanda/domain/menu'
import { money } from '@comanda/domain/money'

export type CartAnswer = ResponseOf<typeof calls.query>
export type Pricing = NonNullable<CartAnswer['pricing']>

/** The menu as the phone has it, used by the cart rules before the server answers. PRICE-1 */
export interface CartMenu {
  index: MenuIndex<string>
  stock: StockMap
  at: StoreMoment
  member: boolean
}

/** A cart as it is shown. */
export interface ShownCart {
  lines: readonly PricedLine[]
  calculation: Calculation
  groupMinimums: CartAnswer['groupMinimums']
  /** Quantity per dish, including dishes without a line yet. */
  counts: ReadonlyMap<string, number>
}

type Counted = Pick<PricedLine, 'foodId' | 'quantity' | 'giftOf' | 'buffetPerson'>

/** Counts the pieces of each dish; free items are not counted. */
export function countsOf(lines: readonly Counted[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { foodId, quantity, giftOf, buffetPerson } of lines) {
    if (giftOf === undefined && buffetPerson === undefined) counts.set(foodId, (counts.get(foodId) ?? 0) + quantity)
  }
  return counts
}

/**
 * Cart preview without menu or pricing: quantities and the sum of the dishes change at once, the rest after the answer.
 * CART-8
 */
export function shownCartOf({ calculation, groupMinimums }: CartAnswer, changes: readonly Collected[]): ShownCart {
  if (changes.length === 0) {
    return { lines: calculation.items, calculation, groupMinimums, counts: countsOf(calculation.items) }
  }
  const lines = calculation.items
    .map(line => withQuantity(line, quantityNow(line.itemKey, line.quantity, changes)))
    .filter(line => line.quantity > 0)
  const keys = new Set(calculation.items.map(line => line.itemKey))
  const added = changes.flatMap(({ lines: all }) =>
    all.flatMap(({ itemKey, quantity, choice }) =>
      choice && !keys.has(itemKey) ? [{ foodId: choice.foodId, quantity }] : [],
    ),
  )
  const itemsAmount = money(lines.reduce((all, line) => all + (line.problem ? 0 : line.amount), 0))
  const moved = itemsAmount - calculation.itemsAmount
  const totalPaidAmount = money(Math.max(0, calculation.totalPaidAmount + moved))
  const shown = { ...calculation, items: lines, itemsAmount, totalPaidAmount }
  return { lines, groupMinimums, calculation: shown, counts: countsOf([...lines, ...added]) }
}

const quantityNow = (itemKey: string, before: number, changes: readonly Collected[]): number =>
  changes.reduce((quantity, { clear, lines }) => {
    const by = lines.find(it => it.itemKey === itemKey)?.quantity ?? 0
    return Math.max(0, (clear ? 0 : quantity) + by)
  }, before)

const withQuantity = (line: PricedLine, quantity: number): PricedLine =>
  quantity === line.quantity ? line : { ...line, quantity, amount: money(line.unitAmount * quantity) }
