import { createCards } from '../modules/card/index.ts'
import type { Compose } from './modules.ts'

export const composeCard: Compose<'card'> = ({ db, clock, log }, modules) => {
  const { shopOf, shopsOf, guestShopsOf, addressLinesOf } = modules.store
  return createCards({
    db,
    clock,
    log,
    limits: modules.limits,
    shopOf,
    shopsOf,
    guestShopsOf,
    addressLinesOf,
    provedBy: (tx, caller, ticket) => modules.auth.provedBy(tx, caller, 'cardPassword', ticket),
    ownContacts: (on, corporationId, customerId) => modules.auth.ownContacts(on, corporationId, customerId),
    nameOf: (on, corporationId, customerId) => modules.auth.nameOf(on, corporationId, customerId),
    becameMember: (tx, corporationId, customerId) => modules.auth.markMember(tx, corporationId, customerId),
  })
}
