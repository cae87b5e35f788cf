import type { BuffetPerson } from '@comanda/domain/cart'
import type { Tx } from '../../platform/db/index.ts'

/** What it asks of the buffet of the party whose cart it was. */
export interface BuffetDeps {
  /** Notes the plates and places an order takes; false where the places are on another order already. CART-13 */
  takePlates(tx: Tx, order: BuffetOrder): Promise<boolean>
  /** Gives back, once, what an order took. S4 */
  returnPlates(tx: Tx, order: BuffetOrder): Promise<void>
}

interface BuffetOrder {
  corporationId: number
  cartId: string
  /** The party, where the order itself knows it; else its cart does. */
  sessionId?: string
  /** Who of it, where each phone of the table has a cart of its own. */
  personId?: string
  orderId: string
  lines: readonly {
    foodId: string
    unitId: string
    quantity: number
    buffetStallId?: string
    buffetPerson?: BuffetPerson
  }[]
}
