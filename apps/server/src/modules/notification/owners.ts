import type { Queries, Tx } from '../../platform/db/index.ts'

const CLAIM_SUBSCRIPTIONS = {
  name: 'push_subscription_claim',
  text: 'update push_subscription set owner = $3 where corporation_id = $1 and owner = $2',
}
const CLAIM_PREFERENCES = {
  name: 'notice_preference_claim',
  text: `update notice_preference set owner = $3 where corporation_id = $1 and owner = $2
    and not exists (select 1 from notice_preference where corporation_id = $1 and owner = $3)`,
}

/** Moves a guest's devices into the account; its preferences only where the account has none. LOGIN-3 */
export async function claimNotifications(tx: Tx, corporationId: number, from: string, to: string): Promise<void> {
  await tx.query(CLAIM_SUBSCRIPTIONS, [corporationId, from, to])
  await tx.query(CLAIM_PREFERENCES, [corporationId, from, to])
}

const ERASE = ['push_subscription', 'notice_preference', 'outbox_message'].map(table => ({
  name: `${table}_erase`,
  text: `delete from ${table} where corporation_id = $1 and owner = $2`,
}))
const ERASE_SENT = {
  name: 'outbox_message_erase_sent',
  text: 'delete from outbox_message where corporation_id = $1 and destination = any($2::text[])',
}

/** Erases devices, preferences and messages of an account that is deleted. */
export async function eraseNotifications(
  tx: Tx,
  at: { corporationId: number; owner: string; contacts: readonly string[] },
): Promise<void> {
  for (const statement of ERASE) await tx.query(statement, [at.corporationId, at.owner])
  await tx.query(ERASE_SENT, [at.corporationId, at.contacts])
}

const HISTORY = {
  name: 'outbox_message_history',
  text: `select created_at, channel, template from outbox_message
    where corporation_id = $1 and (owner = $2 or destination = any($3::text[])) order by created_at`,
}

/** The messages that were sent to a person in the last weeks. */
export async function sentTo(db: Queries, at: { corporationId: number; owner: string; contacts: readonly string[] }) {
  const { rows } = await db.query<{ created_at: Date; channel: string; template: string }>(HISTORY, [
    at.corporationId,
    at.owner,
    at.contacts,
  ])
  return rows
}
