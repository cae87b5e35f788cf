import type { Queries } from '../../../platform/db/index.ts'
import type { Customer } from '../account/customers.ts'
import type { AuthDeps } from '../deps.ts'

const COUNT = {
  name: 'customer_ways_in',
  text: `select (select count(*) from customer_identity where corporation_id = $1 and customer_id = $2)
    + (select count(*) from passkey where corporation_id = $1 and customer_id = $2) as ways`,
}

/** Number of ways to sign in to an account: contacts that codes can be sent to, providers and passkeys. LOGIN-4 */
export async function countSignInMethods(
  db: Queries,
  { channelOpen }: Pick<AuthDeps, 'channelOpen'>,
  { corporation_id, customer_id, email, phone }: Customer,
): Promise<number> {
  const { rows } = await db.query<{ ways: number }>(COUNT, [corporation_id, customer_id])
  const contacts = [email !== null && channelOpen('email'), phone !== null && channelOpen('phone')]
  return Number(rows[0]?.ways ?? 0) + contacts.filter(Boolean).length
}
