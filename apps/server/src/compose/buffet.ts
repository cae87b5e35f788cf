import { buffetEnds, stallRule } from '@comanda/domain/cart'
import { createBuffet } from '../modules/buffet/index.ts'
import type { Compose } from './registry/modules.ts'

export const composeBuffet: Compose<'buffet'> = ({ db, clock }, modules) => {
  const { parties, tableOf } = modules.table
  return createBuffet({
    db,
    clock,
    tableOf,
    partyOf: (caller, at) => parties.at(caller, at, true),
    sitDown: (caller, input) => parties.takeSeatAtTable(caller, { ...input, nick: undefined }),
    partyAt: parties.partyAt,
    async ordersOf(on, of) {
      const cartIds = await modules.cart.cartIdsOf(on, of.corporationId, of.sessionId)
      return modules.order.sittingOrders(on, { ...of, cartIds })
    },
    billAt: (on, at) => modules.bill.sharedBillAt(on, at),
    async stayOf(shop, buffetStallIds) {
      const menu = await modules.menu.menus.shown(shop)
      const rules = buffetStallIds.flatMap(id => (menu && stallRule(menu.index, id)) ?? [])
      const ends = rules.map(rule => buffetEnds(rule)?.end ?? Number.POSITIVE_INFINITY)
      const last = Math.max(...ends)
      return Number.isFinite(last) ? last : undefined
    },
    holdParty: parties.lockParty,
    endParty: (tx, corporationId, sessionId) => parties.end(tx, corporationId, sessionId, 'next'),
    beginParty: parties.open,
    notifyParty: parties.notifyParty,
  })
}
