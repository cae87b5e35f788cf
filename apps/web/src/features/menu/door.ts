import type { LineChoice } from '@comanda/domain/cart'
import type { Place } from '@comanda/domain/menu'
import type { Currency } from '@comanda/domain/money'

/** What the menu asks of whoever keeps the cart. */
export interface CartDoor {
  /** How many of a dish are in the cart, in all its choices. */
  quantityOf: (foodId: string) => number
  /** One choice more; `quantity` says how many. */
  onAdd: (choice: LineChoice) => void
  /** What a choice can be put in: so many at first, and at the most; nothing where the cart cannot tell. CART-2, CART-3 */
  room?: ((choice: LineChoice) => { first: number; most: number } | undefined) | undefined
  /** How many of a dish leave the cart for what is chosen now. */
  replaced?: ((foodId: string) => number) | undefined
  /** One tap on a dish that has no choices: the cart knows which quantity it means; `quantity` where it does not. CART-2 */
  onTap: (choice: LineChoice) => void
  /** What runs for a dish by itself now, by name and as a picture of the dish has room for it, where that is known. PRICE-2 */
  offersOn?: ((place: Place) => { name: string; short: string }[]) | undefined
  /** One step less of a dish that has no choices. CART-2 */
  onTake: (foodId: string) => void
}

/** The store's money and the person's standing, which every price needs. */
export interface Till {
  currency: Currency
  isMember: boolean
}
