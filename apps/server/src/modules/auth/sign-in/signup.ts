import { auth as calls } from '@comanda/contract/auth'
import { refuse } from '@comanda/contract/core'
import type { Tx } from '../../../platform/db/index.ts'
import { changeWithOwnTransaction, type Handler } from '../../../platform/http/index.ts'
import { createCustomer } from '../account/customers.ts'
import { type SignInDeps, signIn } from './login.ts'
import type { AuthTables } from '../tables.ts'
import { readLoginTicket, spendTicket } from './tickets.ts'

interface Deps extends SignInDeps {
  /** The agreements in force that an account needs, by id and version. */
  agreementsInForce(tx: Tx, corporationId: number): Promise<{ agreementId: string; version: number }[]>
}

type Accepted = { agreementId: string; version: number }[]

const covers = (accepted: Accepted, needed: Accepted) =>
  needed.every(({ agreementId, version }) =>
    accepted.some(one => one.agreementId === agreementId && one.version === version),
  )

const namedBy = (destination: string) => destination.split('@')[0] ?? destination

/** Creates the account of the contact a ticket proves, with the accepted agreements, and signs in. LOGIN-4 */
export const signup = (deps: Deps): Handler<typeof calls.signup> =>
  changeWithOwnTransaction(calls.signup, 'single-use secret', async (caller, { ticket, nick, agreements }) => {
    const { corporationId } = caller
    return deps.db.inTx(async tx => {
      const proved = await readLoginTicket(tx, deps.clock, caller, ticket)
      if (!proved) return refuse('ticketGone')
      const needed = await deps.agreementsInForce(tx, corporationId)
      if (!covers(agreements, needed)) return refuse('agreementsNeeded', { field: 'agreements', data: { needed } })
      await spendTicket(tx, deps.clock, corporationId, ticket)
      const name = nick === '' ? namedBy(proved.destination).slice(0, 20) : nick
      const customer = await createCustomer(tx, deps.clock, {
        corporationId,
        destination: proved.destination,
        nick: name,
        language: caller.language,
      })
      const accepted_at = new Date(deps.clock())
      for (const { agreementId, version } of needed) {
        await tx
          .withTables<AuthTables>()
          .insertInto('agreement_accepted')
          .values({
            corporation_id: corporationId,
            customer_id: customer.customer_id,
            agreement_id: agreementId,
            version,
            accepted_at,
          })
          .onConflict(conflict => conflict.doNothing())
          .execute()
      }
      return signIn(tx, deps, caller, customer)
    })
  })
