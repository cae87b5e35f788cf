import { choiceKey, type LineChoice, MAX_LINE_QUANTITY, stepsOf } from '@comanda/domain/cart'
import type { CartStore } from './cart-store.ts'

/** First and maximum quantity of a choice that can be added. */
export interface QuantityLimit {
  first: number
  most: number
}

interface RoomInput {
  store: CartStore
  /** The next step of its line. */
  first: number
  /** The current person, in a shared cart. */
  me: string | undefined
}

/**
 * Returns the quantities the cart rules allow beside the current lines: an excessive quantity is planned in the dish's
 * own steps, and the part that is accepted is the maximum. Undefined if the rules refuse the choice or are not loaded.
 * CART-2, CART-3
 */
export function quantityLimitFor(home: LineChoice, { store, first, me }: RoomInput): QuantityLimit | undefined {
  const item = store.menu()?.index.items.get(home.foodId)
  if (!item) return undefined
  const quantity = first + stepsOf(item).saleStep * MAX_LINE_QUANTITY
  const planned = store.planned({ modifyType: 0, itemKey: choiceKey(home, me), item: { ...home, quantity } })
  return planned && { first, most: planned.by }
}
