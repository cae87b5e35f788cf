import { createHmac } from 'node:crypto'
import { DEFAULT_QUIET, type QuietHours, type StoredChoices } from '@comanda/domain/notification'
import type { Queries, Tx } from '../../../platform/db/index.ts'
import type { NotificationTables } from '../tables.ts'

/** A person's preferences. */
export interface Preferences {
  choices: StoredChoices
  /** Undefined for a person without quiet hours. */
  quiet: QuietHours | undefined
  /** Empty while unknown. */
  timeZone: string
}

const NONE: Preferences = { choices: {}, quiet: DEFAULT_QUIET, timeZone: '' }

/**
 * The owner under which a person without an account unsubscribes an address: a keyed digest, so that the list reveals no
 * addresses.
 */
export const addressOwner = (secret: string, destination: string): string =>
  `d:${createHmac('sha256', secret).update(`notice:${destination.toLowerCase()}`).digest('base64url')}`

/** The stored preferences of an owner, or the defaults. */
export async function preferencesOf(db: Queries, corporationId: number, owner: string): Promise<Preferences> {
  const row = await db
    .withTables<NotificationTables>()
    .selectFrom('notice_preference')
    .selectAll()
    .where('corporation_id', '=', corporationId)
    .where('owner', '=', owner)
    .executeTakeFirst()
  if (!row) return NONE
  const { choices, quiet_from: from, quiet_to: to, time_zone: timeZone } = row
  return { choices, quiet: from === null || to === null ? undefined : { from, to }, timeZone }
}

const LOCK = {
  name: 'notice_preference_lock',
  text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))',
}

/** Changes an owner's preferences; concurrent changes of one owner run one after the other. */
export async function changePreferences(
  tx: Tx,
  at: { corporationId: number; owner: string; now: Date },
  change: (stored: Preferences) => Preferences,
): Promise<Preferences> {
  const { corporationId, owner, now } = at
  await tx.query(LOCK, [`notice-preference:${corporationId}:${owner}`])
  const changed = change(await preferencesOf(tx, corporationId, owner))
  const values = {
    choices: JSON.stringify(changed.choices) as unknown as StoredChoices,
    quiet_from: changed.quiet?.from ?? null,
    quiet_to: changed.quiet?.to ?? null,
    time_zone: changed.timeZone,
    changed_at: now,
  }
  await tx
    .withTables<NotificationTables>()
    .insertInto('notice_preference')
    .values({ corporation_id: corporationId, owner, ...values })
    .onConflict(conflict => conflict.columns(['corporation_id', 'owner']).doUpdateSet(values))
    .execute()
  return changed
}
