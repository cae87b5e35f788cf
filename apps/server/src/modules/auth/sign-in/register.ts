import { auth as calls } from '@comanda/contract/auth'
import { refuse } from '@comanda/contract/core'
import type { Database } from '../../../platform/db/index.ts'
import { change, type Handler } from '../../../platform/http/index.ts'
import { asAuthorizeInfo, customerById } from '../account/customers.ts'
import type { MembershipDeps } from '../deps.ts'

interface Deps extends MembershipDeps {
  db: Database
}

/**
 * Makes a customer a member and issues their card once; all their sessions are a member's from then on. LOGIN-2, CARD-1
 */
export const register = ({ db, cardOf, joinProgram }: Deps): Handler<typeof calls.register> =>
  change(calls.register, { db }, async (tx, { corporationId, session: { customerId } }, input) => {
    const card = await joinProgram(tx, { corporationId, customerId, ...input })
    if (!card) return refuse('noCardProgram', { field: input.cardProgramId === undefined ? 'shopId' : 'cardProgramId' })
    const customer = await customerById(tx, corporationId, customerId)
    if (!customer) return refuse('notFound')
    const held = await cardOf(tx, corporationId, customerId)
    return { authorizeInfo: asAuthorizeInfo(customer, held), cardNo: card.cardNo }
  })
