import type { LineChoice } from '@comanda/domain/cart'
import type { Place } from '@comanda/domain/menu'
import type { Currency } from '@comanda/domain/money'

/** A promotion of a dish: its texts, and what a percentage takes off each piece, in millionths. */
export interface DishOffer {
  name: string
  short: string
  rate?: number
}

/** The cart's functions that the menu uses. */
export interface CartAccess {
  /** Quantity of a dish in the cart, over all its choices. */
  quantityOf: (foodId: string) => number
  /** Adds a choice in its `quantity`. */
  onAdd: (choice: LineChoice) => void
  /** First and maximum quantity of a choice that can be added; undefined if the cart is not loaded. CART-2, CART-3 */
  room?: ((choice: LineChoice) => { first: number; most: number } | undefined) | undefined
  /** Quantity of a dish that the current choice replaces in the cart. */
  replaced?: ((foodId: string) => number) | undefined
  /** Adds a dish without options: the cart determines the quantity; `quantity` applies if it cannot. CART-2 */
  onTap: (choice: LineChoice) => void
  /** Promotions that apply to a dish automatically, by name and in the short form for a picture, if known. PRICE-2 */
  offersOn?: ((place: Place) => DishOffer[]) | undefined
  /** Removes one step of a dish without options. CART-2 */
  onTake: (foodId: string) => void
}

/** Currency and membership, which every price depends on. */
export interface PriceContext {
  currency: Currency
  isMember: boolean
}
