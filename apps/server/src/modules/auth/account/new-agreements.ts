import { auth as calls } from '@comanda/contract/auth'
import { type Refusal, refuse } from '@comanda/contract/core'
import type { Clock } from '../../../platform/clock.ts'
import type { Database, Queries } from '../../../platform/db/index.ts'
import { change, type Guest, type Handler } from '../../../platform/http/index.ts'
import { covers, storeAcceptance } from '../sign-in/signup.ts'

export interface RenewalDeps {
  db: Database
  clock: Clock
  /** The agreements in force that ask accounts again, with the newest version that does. */
  agreementsAskedAgain(
    db: Queries,
    corporationId: number,
  ): Promise<{ agreementId: string; version: number; since: number }[]>
}

const NEWEST_ACCEPTED = {
  name: 'agreements_newest_accepted',
  text: `select agreement_id as "agreementId", max(version) as version from agreement_accepted
    where corporation_id = $1 and customer_id = $2 group by agreement_id`,
}

/** The versions in force that the account has to accept because it accepted an earlier one, or none. LOGIN-11 */
async function toAccept(deps: RenewalDeps, db: Queries, corporationId: number, customerId: number) {
  const asked = await deps.agreementsAskedAgain(db, corporationId)
  if (asked.length === 0) return []
  const { rows } = await db.query<{ agreementId: string; version: number }>(NEWEST_ACCEPTED, [
    corporationId,
    customerId,
  ])
  const accepted = new Map(rows.map(one => [one.agreementId, one.version]))
  return asked
    .filter(({ agreementId, since }) => (accepted.get(agreementId) ?? 0) < since)
    .map(({ agreementId, version }) => ({ agreementId, version }))
}

/** The versions that the caller's account has to accept before it orders on; none without an account. LOGIN-11 */
const ofCaller = (
  deps: RenewalDeps,
  db: Queries,
  { corporationId, session: { customerId } }: Pick<Guest, 'corporationId' | 'session'>,
) => (customerId > 0 ? toAccept(deps, db, corporationId, customerId) : Promise.resolve([]))

/** The refusal of what waits until the caller's account accepts new terms, if there are any. LOGIN-11 */
export const refusalForTerms =
  (deps: RenewalDeps) =>
  async (
    caller: Pick<Guest, 'corporationId' | 'session'>,
    db: Queries = deps.db,
  ): Promise<Refusal<'agreementsNeeded'> | undefined> => {
    const needed = await ofCaller(deps, db, caller)
    return needed.length > 0 ? refuse('agreementsNeeded', { data: { needed } }) : undefined
  }

/** Answers the versions that the caller's account has to accept before it orders on. LOGIN-11 */
export const agreementsToAccept =
  (deps: RenewalDeps): Handler<typeof calls.agreementsToAccept> =>
  async caller => ({ agreements: await ofCaller(deps, deps.db, caller) })

/** Stores the accepted versions with the time; a refusal if a later one came into force meanwhile. LOGIN-11 */
export const acceptAgreements = (deps: RenewalDeps): Handler<typeof calls.acceptAgreements> =>
  change(calls.acceptAgreements, deps, async (tx, { corporationId, session: { customerId } }, { agreements }) => {
    const needed = await toAccept(deps, tx, corporationId, customerId)
    if (!covers(agreements, needed)) return refuse('agreementsNeeded', { field: 'agreements', data: { needed } })
    await storeAcceptance(tx, deps.clock, { corporation_id: corporationId, customer_id: customerId }, needed)
    return {}
  })
