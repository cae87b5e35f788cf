import type { Clock } from '../../../platform/clock.ts'
import type { Queries, Tx } from '../../../platform/db/index.ts'
import type { ProviderName, ProviderPerson } from '../../../providers/sign-in/port.ts'
import { type Customer, customerById } from '../account/customers.ts'
import { masked } from '../codes/send-verify-code.ts'
import type { AuthTables } from '../tables.ts'

interface At {
  corporationId: number
  provider: ProviderName
}

/** The account a person at a provider is connected to, by the provider's own ids only. LOGIN-4 */
export async function customerOf(
  db: Queries,
  { corporationId, provider }: At,
  { subject, unionSubject }: ProviderPerson,
): Promise<Customer | undefined> {
  const row = await db
    .withTables<AuthTables>()
    .selectFrom('customer_identity')
    .select('customer_id')
    .where('corporation_id', '=', corporationId)
    .where('provider', '=', provider)
    .where(eb =>
      unionSubject === undefined
        ? eb('subject', '=', subject)
        : eb.or([eb('subject', '=', subject), eb('union_subject', '=', unionSubject)]),
    )
    .executeTakeFirst()
  const customer = row && (await customerById(db, corporationId, row.customer_id))
  return customer?.closed_at === null ? customer : undefined
}

/** The label by which the person recognises the connection. */
const labelOf = ({ email, name }: ProviderPerson): string => (email === undefined ? (name ?? '') : masked(email))

/** Connects the person to an account. `taken`: they are connected to another; `occupied`: the account has another of this provider. */
export async function linkIdentity(
  tx: Tx,
  clock: Clock,
  { corporationId, provider, customerId }: At & { customerId: number },
  person: ProviderPerson,
): Promise<'linked' | 'taken' | 'occupied'> {
  const db = tx.withTables<AuthTables>()
  const row = {
    corporation_id: corporationId,
    provider,
    subject: person.subject,
    union_subject: person.unionSubject ?? null,
    customer_id: customerId,
    label: labelOf(person),
    linked_at: new Date(clock()),
  }
  await db
    .insertInto('customer_identity')
    .values(row)
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const holder = await customerOf(tx, { corporationId, provider }, person)
  if (holder?.customer_id === customerId) return 'linked'
  return holder ? 'taken' : 'occupied'
}

export const identitiesOf = (db: Queries, corporationId: number, customerId: number) =>
  db
    .withTables<AuthTables>()
    .selectFrom('customer_identity')
    .select(['provider', 'label', 'linked_at'])
    .where('corporation_id', '=', corporationId)
    .where('customer_id', '=', customerId)
    .orderBy('linked_at')
    .execute()

export async function removeIdentity(
  tx: Tx,
  { corporationId, customerId, provider }: At & { customerId: number },
): Promise<void> {
  await tx
    .withTables<AuthTables>()
    .deleteFrom('customer_identity')
    .where('corporation_id', '=', corporationId)
    .where('customer_id', '=', customerId)
    .where('provider', '=', provider)
    .execute()
}
