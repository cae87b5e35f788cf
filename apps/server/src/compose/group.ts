import { createGroups } from '../modules/group/index.ts'
import type { Compose } from './registry/modules.ts'

export const composeGroup: Compose<'group'> = ({ db, clock }, modules) => {
  const { parties } = modules.table
  return createGroups({
    db,
    clock,
    take: modules.limits.tryUse,
    shopOf: modules.store.guestShopOf,
    parties: {
      ...parties,
      at: (caller, seat) => parties.at(caller, seat, true),
      leave: async (caller, seat) => void (await parties.change(caller, seat, { leave: true })),
    },
    dropPerson: (caller, group) => modules.cart.dropPerson(caller, { ...group, key: `g:${group.code}` }),
    async orderOf(corporationId, cartId, since) {
      const [newest] = await modules.order.partyOrders(db, corporationId, cartId, since)
      return (
        newest && { state: newest.state, ...(newest.callNumber !== undefined && { callNumber: newest.callNumber }) }
      )
    },
  })
}
