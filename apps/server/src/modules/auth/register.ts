import type { auth as calls } from '@comanda/contract/auth'
import { type Refusal, refuse, type ResponseOf } from '@comanda/contract/core'
import type { Database } from '../../platform/db/index.ts'
import { type Handler, once } from '../../platform/http/index.ts'
import { asAuthorizeInfo, customerById } from './customers.ts'
import type { MembershipDeps } from './deps.ts'

type Refused = Refusal<'notFound' | (typeof calls.register)['refuses'][number]>

interface Deps extends MembershipDeps {
  db: Database
}

/** Makes a customer a member: the card is issued once, and from now on every session of theirs is a member's. LOGIN-2, CARD-1 */
export const register =
  ({ db, cardOf, joinProgram }: Deps): Handler<typeof calls.register> =>
  async (caller, input) => {
    const { corporationId, session } = caller
    const { customerId } = session
    return once<ResponseOf<typeof calls.register>, Refused>(db, caller, '/api/user-auth/register', input, async tx => {
      const card = await joinProgram(tx, { corporationId, customerId, shopId: input.shopId })
      if (!card) return refuse('noCardProgram', { field: 'shopId' })
      const customer = await customerById(tx, corporationId, customerId)
      if (!customer) return refuse('notFound')
      const held = await cardOf(tx, corporationId, customerId)
      return { authorizeInfo: asAuthorizeInfo(customer, held), cardNo: card.cardNo }
    })
  }
