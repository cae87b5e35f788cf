import { choiceKey, type LineChoice, MOST_OF_A_LINE, stepsOf } from '@comanda/domain/cart'
import type { CartStore } from './cart-store.ts'

/** What of a choice can be put in: so many at first, and at the most. */
export interface Room {
  first: number
  most: number
}

interface Asked {
  store: CartStore
  /** What its line takes next. */
  first: number
  /** Who chooses, where several share the cart. */
  me: string | undefined
}

/**
 * By the rules of the cart, beside all it holds: more than any cart takes is planned, on the dish's own steps, and what is given of
 * it is the most. Nothing where the rules refuse the choice or are not known yet. CART-2, CART-3
 */
export function roomFor(home: LineChoice, { store, first, me }: Asked): Room | undefined {
  const item = store.ground()?.index.items.get(home.foodId)
  if (!item) return undefined
  const quantity = first + stepsOf(item).saleStep * MOST_OF_A_LINE
  const planned = store.planned({ modifyType: 0, itemKey: choiceKey(home, me), item: { ...home, quantity } })
  return planned && { first, most: planned.by }
}
