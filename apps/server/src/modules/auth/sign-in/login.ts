import { auth as calls } from '@comanda/contract/auth'
import { refuse } from '@comanda/contract/core'
import type { Clock } from '../../../platform/clock.ts'
import type { Database, Tx } from '../../../platform/db/index.ts'
import type { Guest } from '../../../platform/http/caller.ts'
import { changeWithOwnTransaction, type Handler } from '../../../platform/http/index.ts'
import { asAuthorizeInfo, type Customer, customerByContact, holdCustomer, markProved } from '../account/customers.ts'
import type { AuthDeps, MembershipDeps } from '../deps.ts'
import { linkNext } from '../provider/link-next.ts'
import type { Sessions } from './sessions.ts'
import { readLoginTicket, spendTicket } from './tickets.ts'

export interface SignInDeps extends Pick<AuthDeps, 'claim'>, Pick<MembershipDeps, 'cardOf'> {
  db: Database
  clock: Clock
  sessions: Sessions
}

/**
 * Opens a session of the account and moves what the guest owned to the account. A repeat of the request with the same proof (a
 * ticket or code) gets the same session. U3, API-3
 */
export async function signIn(
  tx: Tx,
  { sessions, claim, cardOf }: SignInDeps,
  caller: Guest,
  customer: Customer,
  proof: string,
) {
  const { corporationId, session } = caller
  const owner = `c:${customer.customer_id}` as const
  const holder = {
    corporationId,
    owner,
    customerId: customer.customer_id,
    kind: 'customer' as const,
    deviceId: caller.deviceId,
  }
  const token = await sessions.open(tx, holder, `${proof}:${caller.requestId}`)
  if (session.owner !== owner) {
    await holdCustomer(tx, customer)
    await claim(tx, { corporationId, from: session.owner, to: owner })
  }
  const card = await cardOf(tx, corporationId, customer.customer_id)
  return { authorizeInfo: asAuthorizeInfo(customer, card), token }
}

/** Signs in with a ticket; without an account the ticket stays valid for signing up. LOGIN-4 */
export const login = (deps: SignInDeps): Handler<typeof calls.login> =>
  changeWithOwnTransaction(calls.login, 'single-use secret', async (caller, { ticket, link }) => {
    const { corporationId } = caller
    return deps.db.inTx(async tx => {
      const proved = await readLoginTicket(tx, deps.clock, caller, ticket)
      if (!proved) return refuse('ticketGone')
      const customer = await customerByContact(tx, corporationId, proved.destination)
      if (!customer) return refuse('noAccount')
      if (!(await spendTicket(tx, deps.clock, caller, ticket))) return refuse('ticketGone')
      await linkNext(tx, deps.clock, caller, { customer, link })
      await markProved(tx, customer, proved.destination)
      return signIn(tx, deps, caller, customer, ticket)
    })
  })
