import type { Clock } from '../../../platform/clock.ts'
import type { Queries, Tx } from '../../../platform/db/index.ts'
import type { CodeFor } from '../codes/codes.ts'

interface ContactTables {
  verified_contact: { corporation_id: number; owner: string; channel: string; destination: string; verified_at: Date }
}

/** Stores that a guest without an account verified a phone or an e-mail address. LOGIN-4 */
export async function storeContact(
  tx: Tx,
  clock: Clock,
  { corporationId, owner, destination }: CodeFor,
  channel: string,
): Promise<void> {
  const verified_at = new Date(clock())
  await tx
    .withTables<ContactTables>()
    .insertInto('verified_contact')
    .values({ corporation_id: corporationId, owner, channel, destination, verified_at })
    .onConflict(conflict =>
      conflict.columns(['corporation_id', 'owner', 'channel']).doUpdateSet({ destination, verified_at }),
    )
    .execute()
}

/** The phone and e-mail address this person has verified. */
export async function contactsOf(
  db: Queries,
  corporationId: number,
  owner: string,
): Promise<{ phone?: string; email?: string }> {
  const rows = await db
    .withTables<ContactTables>()
    .selectFrom('verified_contact')
    .select(['channel', 'destination'])
    .where('corporation_id', '=', corporationId)
    .where('owner', '=', owner)
    .execute()
  return Object.fromEntries(rows.map(row => [row.channel, row.destination]))
}
