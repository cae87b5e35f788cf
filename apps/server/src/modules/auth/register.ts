import type { auth as calls } from '@comanda/contract/auth'
import { type Refusal, refuse, type ResponseOf } from '@comanda/contract/core'
import type { Database } from '../../platform/db/index.ts'
import { type Handler, once } from '../../platform/http/index.ts'
import { asAuthorizeInfo, customerById } from './customers.ts'
import type { MembershipNeeds } from './needs.ts'

type Refused = Refusal<'notFound' | (typeof calls.register)['refuses'][number]>

interface Needs extends MembershipNeeds {
  db: Database
}

/** Makes a customer a member: the card is issued once, and from now on every session of theirs is a member's. LOGIN-2, CARD-1 */
export const register =
  ({ db, cardOf, joinProgram }: Needs): Handler<typeof calls.register> =>
  async (who, ask) => {
    const { corporationId, session } = who
    const { customerId } = session
    return once<ResponseOf<typeof calls.register>, Refused>(db, who, '/api/user-auth/register', ask, async tx => {
      const card = await joinProgram(tx, { corporationId, customerId, shopId: ask.shopId })
      if (!card) return refuse('noCardProgram', { field: 'shopId' })
      const customer = await customerById(tx, corporationId, customerId)
      if (!customer) return refuse('notFound')
      const held = await cardOf(tx, corporationId, customerId)
      return { authorizeInfo: asAuthorizeInfo(customer, held), cardNo: card.cardNo }
    })
  }
