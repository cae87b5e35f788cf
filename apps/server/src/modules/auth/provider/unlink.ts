import { auth as calls } from '@comanda/contract/auth'
import { refuse } from '@comanda/contract/core'
import type { Database } from '../../../platform/db/index.ts'
import { change, type Handler } from '../../../platform/http/index.ts'
import { lockedCustomer } from '../account/customers.ts'
import type { AuthDeps } from '../deps.ts'
import { identitiesOf, removeIdentity } from './identities.ts'
import { countSignInMethods } from './count-sign-in-methods.ts'

interface Deps extends Pick<AuthDeps, 'channelOpen'> {
  db: Database
}

/** Disconnects a provider from the caller's account, unless it is the only way to sign in. LOGIN-4 */
export const unlinkProvider = (deps: Deps): Handler<typeof calls.unlinkProvider> =>
  change(calls.unlinkProvider, deps, async (tx, caller, { provider }) => {
    // Locked, so that two ways to sign in are not removed at once.
    const customer = await lockedCustomer(tx, caller)
    if (!customer) return refuse('notFound')
    const { corporation_id: corporationId, customer_id: customerId } = customer
    const identities = await identitiesOf(tx, corporationId, customerId)
    if (!identities.some(identity => identity.provider === provider)) return {}
    if ((await countSignInMethods(tx, deps, customer)) <= 1) return refuse('lastWayIn')
    await removeIdentity(tx, { corporationId, customerId, provider })
    return {}
  })

/** The providers connected to the caller's account. */
export const identities =
  ({ db }: Pick<Deps, 'db'>): Handler<typeof calls.identities> =>
  async ({ corporationId, session }) => {
    const rows = await identitiesOf(db, corporationId, session.customerId)
    return {
      identities: rows.map(({ provider, label, linked_at }) => ({
        provider,
        label,
        linkedAt: linked_at.toISOString(),
      })),
    }
  }
