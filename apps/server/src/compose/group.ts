import type { CartModule } from '../modules/cart/index.ts'
import { createGroups, type GroupModule } from '../modules/group/index.ts'
import type { OrderModule } from '../modules/order/index.ts'
import type { Limits } from '../platform/limits.ts'
import type { Runtime } from './ground.ts'
import type { Places } from './places.ts'

interface Deps extends Runtime {
  places: Places
  limits: Limits
  cart: () => CartModule
  order: () => OrderModule
}

/** Orders of several phones by link. */
export function composeGroups({ db, clock, limits, places: { store, table }, cart, order }: Deps): GroupModule {
  const { parties } = table
  return createGroups({
    db,
    clock,
    take: limits.tryUse,
    shopOf: async (corporationId, shopId) => (await store.shops.shown(corporationId, shopId))?.config,
    parties: {
      at: (caller, seat) => parties.at(caller, seat, true),
      comeIn: parties.comeIn,
      leave: async (caller, seat) => void (await parties.change(caller, seat, { leave: true })),
      personsOf: parties.personsOf,
      told: parties.told,
      end: parties.end,
    },
    dropPerson: (caller, group) => cart().dropPerson(caller, { ...group, key: `g:${group.code}` }),
    orderOf: async (corporationId, cartId, since) => {
      const [newest] = await order().partyOrders(db, corporationId, cartId, since)
      return (
        newest && { state: newest.state, ...(newest.callNumber !== undefined && { callNumber: newest.callNumber }) }
      )
    },
  })
}
