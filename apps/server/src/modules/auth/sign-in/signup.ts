import { auth as calls } from '@comanda/contract/auth'
import { refuse } from '@comanda/contract/core'
import type { Clock } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { changeWithOwnTransaction, type Handler } from '../../../platform/http/index.ts'
import { createCustomer, type Customer } from '../account/customers.ts'
import { linkNext } from '../provider/link-next.ts'
import { type SignInDeps, signIn } from './login.ts'
import type { AuthTables } from '../tables.ts'
import { readLoginTicket, spendTicket } from './tickets.ts'

export interface SignUpDeps extends SignInDeps {
  /** The agreements in force that an account needs, by id and version. */
  agreementsInForce(tx: Tx, corporationId: number): Promise<Accepted>
}

type Accepted = { agreementId: string; version: number }[]

/** Whether `accepted` has every version that is needed. */
export const covers = (accepted: Accepted, needed: Accepted) =>
  needed.every(({ agreementId, version }) =>
    accepted.some(one => one.agreementId === agreementId && one.version === version),
  )

const namedBy = (destination: string) => destination.split('@')[0] ?? destination

/** The agreements in force; a refusal if not all of them are accepted. */
export async function checkAgreements(tx: Tx, deps: SignUpDeps, corporationId: number, accepted: Accepted) {
  const needed = await deps.agreementsInForce(tx, corporationId)
  return covers(accepted, needed) ? needed : refuse('agreementsNeeded', { field: 'agreements', data: { needed } })
}

/** Stores that the customer accepted the agreements. */
export async function storeAcceptance(
  tx: Tx,
  clock: Clock,
  customer: Pick<Customer, 'corporation_id' | 'customer_id'>,
  accepted: Accepted,
): Promise<void> {
  const accepted_at = new Date(clock())
  for (const { agreementId, version } of accepted) {
    await tx
      .withTables<AuthTables>()
      .insertInto('agreement_accepted')
      .values({
        corporation_id: customer.corporation_id,
        customer_id: customer.customer_id,
        agreement_id: agreementId,
        version,
        accepted_at,
      })
      .onConflict(conflict => conflict.doNothing())
      .execute()
  }
}

/** Creates the account of the contact a ticket proves, with the accepted agreements, and signs in. LOGIN-4 */
export const signup = (deps: SignUpDeps): Handler<typeof calls.signup> =>
  changeWithOwnTransaction(calls.signup, 'single-use secret', async (caller, { ticket, link, nick, agreements }) => {
    const { corporationId, language } = caller
    return deps.db.inTx(async tx => {
      const proved = await readLoginTicket(tx, deps.clock, caller, ticket)
      if (!proved) return refuse('ticketGone')
      const needed = await checkAgreements(tx, deps, corporationId, agreements)
      if ('refused' in needed) return needed
      if (!(await spendTicket(tx, deps.clock, caller, ticket))) return refuse('ticketGone')
      const { destination } = proved
      const name = nick === '' ? namedBy(destination).slice(0, 20) : nick
      const customer = await createCustomer(tx, deps.clock, { corporationId, destination, nick: name, language })
      await storeAcceptance(tx, deps.clock, customer, needed)
      await linkNext(tx, deps.clock, caller, { customer, link })
      return signIn(tx, deps, caller, customer, ticket)
    })
  })
