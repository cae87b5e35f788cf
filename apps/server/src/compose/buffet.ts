import { buffetEnds, stallRule } from '@comanda/domain/cart'
import type { BillModule } from '../modules/bill/index.ts'
import { type BuffetModule, type BuffetOrder, createBuffet } from '../modules/buffet/index.ts'
import type { CartModule } from '../modules/cart/index.ts'
import type { OrderModule } from '../modules/order/index.ts'
import type { Tx } from '../platform/db/index.ts'
import type { Runtime } from './ground.ts'
import type { Places } from './places.ts'

interface Deps extends Runtime {
  places: Places
  order: () => OrderModule
  bill: () => BillModule
  cart: () => CartModule
}

/** The buffets of tables, for the parties that sit there. CART-13 */
export const composeBuffet = ({ db, clock, places: { table, menu }, order, bill, cart }: Deps): BuffetModule =>
  createBuffet({
    db,
    clock,
    tableOf: table.tableOf,
    partyOf: (caller, at) => table.parties.at(caller, at, true),
    sitDown: (caller, input) => table.parties.sitDown(caller, { ...input, nick: undefined }),
    standingAt: table.parties.standingAt,
    ordersOf: async (on, of) =>
      order().sittingOrders(on, { ...of, cartIds: await cart().cartIdsOf(on, of.corporationId, of.sessionId) }),
    billAt: (on, at) => bill().sharedBillAt(on, at),
    async stayOf(shop, buffetStallIds) {
      const found = await menu.menus.shown(shop)
      const rules = buffetStallIds.flatMap(id => (found && stallRule(found.index, id)) ?? [])
      const ends = rules.map(rule => buffetEnds(rule)?.end ?? Number.POSITIVE_INFINITY)
      const last = Math.max(...ends)
      return Number.isFinite(last) ? last : undefined
    },
    holdParty: table.parties.hold,
    endParty: (tx, corporationId, sessionId) => table.parties.end(tx, corporationId, sessionId, 'next'),
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
