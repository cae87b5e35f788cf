import { type BuffetModule, type BuffetOrder, createBuffet } from '../modules/buffet/index.ts'
import type { CartModule } from '../modules/cart/index.ts'
import type { Tx } from '../platform/db/index.ts'
import type { Ground } from './ground.ts'
import type { Places } from './places.ts'

/** The buffets of tables, for the parties that sit there. CART-13 */
export const composeBuffet = ({ db, clock, places: { table } }: Ground & { places: Places }): BuffetModule =>
  createBuffet({
    db,
    clock,
    tableOf: table.tableOf,
    partyOf: (who, at) => table.parties.at(who, at, true),
    sitDown: (who, ask) => table.parties.sitDown(who, { ...ask, nick: undefined }),
    beginParty: table.parties.open,
    told: table.parties.told,
  })

type CartOrder = Omit<BuffetOrder, 'sessionId'> & { cartId: string; sessionId?: string }

/** What an order asks about the buffet of the party its cart is of. */
export const platesOf = (cart: CartModule, buffet: BuffetModule) => ({
  async takePlates(tx: Tx, order: CartOrder): Promise<boolean> {
    const sessionId = order.sessionId ?? (await cart.sessionOf(tx, order.corporationId, order.cartId))
    return sessionId !== undefined && buffet.takePlates(tx, { ...order, sessionId })
  },
  async returnPlates(tx: Tx, order: CartOrder): Promise<void> {
    const sessionId = order.sessionId ?? (await cart.sessionOf(tx, order.corporationId, order.cartId))
    if (sessionId !== undefined) await buffet.givePlatesBack(tx, { ...order, sessionId })
  },
})
