import { createHash } from 'node:crypto'
import { notification as calls } from '@comanda/contract/notification'
import { refuse } from '@comanda/contract/core'
import type { Queries, Tx } from '../../../platform/db/index.ts'
import type { Guest } from '../../../platform/http/caller.ts'
import { change, type Handler } from '../../../platform/http/index.ts'
import { createSeal } from '../../../platform/seal.ts'
import type { PushTarget } from '../../../providers/webpush/port.ts'
import type { Deps } from '../deps.ts'
import type { NotificationTables, SubscriptionRow } from '../tables.ts'
import { pushKeysOf } from './keys.ts'

/** Devices of one person that get pushes; a further one replaces the oldest. */
const MAX_DEVICES = 10

const digestOf = (endpoint: string): string => createHash('sha256').update(endpoint).digest('base64url')
const sealOf = ({ secret }: Pick<Deps, 'secret'>) => createSeal(secret, 'push-subscription')

const DROP_OLDEST = {
  name: 'push_subscription_drop_oldest',
  text: `delete from push_subscription where corporation_id = $1 and owner = $2 and endpoint_digest in (
    select endpoint_digest from push_subscription where corporation_id = $1 and owner = $2
    order by created_at desc, endpoint_digest offset ${MAX_DEVICES})`,
}

/**
 * Stores the push subscription of the caller's device. A device has one owner: another person's sign-in on it takes it over.
 * Only the known push services are accepted, because the server sends to the address. NOTIFY-4
 */
export const subscribe = (deps: Deps): Handler<typeof calls.subscribe> =>
  change(calls.subscribe, deps, async (tx, caller, { endpoint, p256dh, auth, pushKey }) => {
    const { publicKey } = await pushKeysOf(deps, caller.corporationId)
    if (!deps.pushService.accepts(endpoint) || pushKey !== publicKey) return refuse('pushUnavailable')
    const { corporationId, session, deviceId, language } = caller
    const values = {
      owner: session.owner,
      device_id: deviceId,
      sealed: sealOf(deps).seal(JSON.stringify({ endpoint, p256dh, auth })),
      push_key: publicKey,
      language,
      created_at: new Date(deps.clock()),
    }
    await tx
      .withTables<NotificationTables>()
      .insertInto('push_subscription')
      .values({ corporation_id: corporationId, endpoint_digest: digestOf(endpoint), ...values })
      .onConflict(conflict => conflict.columns(['corporation_id', 'endpoint_digest']).doUpdateSet(values))
      .execute()
    await tx.query(DROP_OLDEST, [corporationId, session.owner])
    return { subscribed: true }
  })

/** Removes the caller's subscription. */
export const unsubscribe = (deps: Deps): Handler<typeof calls.unsubscribe> =>
  change(calls.unsubscribe, deps, async (tx, { corporationId, session }, { endpoint }) => {
    await tx
      .withTables<NotificationTables>()
      .deleteFrom('push_subscription')
      .where('corporation_id', '=', corporationId)
      .where('owner', '=', session.owner)
      .where('endpoint_digest', '=', digestOf(endpoint))
      .execute()
    return {}
  })

/** The subscriptions of a person, newest first. */
export const subscriptionsOf = (db: Queries, corporationId: number, owner: string): Promise<SubscriptionRow[]> =>
  db
    .withTables<NotificationTables>()
    .selectFrom('push_subscription')
    .selectAll()
    .where('corporation_id', '=', corporationId)
    .where('owner', '=', owner)
    .orderBy('created_at', 'desc')
    .execute()

/** A subscription by its digest; undefined where it is gone, or the secret or the server's key has changed since. */
export async function targetOf(
  deps: Deps,
  corporationId: number,
  digest: string,
  publicKey: string,
): Promise<PushTarget | undefined> {
  const row = await deps.db
    .withTables<NotificationTables>()
    .selectFrom('push_subscription')
    .selectAll()
    .where('corporation_id', '=', corporationId)
    .where('endpoint_digest', '=', digest)
    .executeTakeFirst()
  const text = row && row.push_key === publicKey ? sealOf(deps).open(row.sealed) : undefined
  return text === undefined ? undefined : (JSON.parse(text) as PushTarget)
}

const DROP = {
  name: 'push_subscription_drop',
  text: 'delete from push_subscription where corporation_id = $1 and endpoint_digest = $2',
}
const DROP_DEVICE = {
  name: 'push_subscription_drop_device',
  text: 'delete from push_subscription where corporation_id = $1 and owner = $2 and device_id = $3',
}

/** Removes a subscription that its push service no longer knows. NOTIFY-4 */
export const dropSubscription = (db: Deps['db'], corporationId: number, digest: string) =>
  db.runOne(DROP, [corporationId, digest])

/** Ends pushes to a device that its owner signs out of. */
export async function dropDevice(tx: Tx, { corporationId, session, deviceId }: Guest): Promise<void> {
  await tx.query(DROP_DEVICE, [corporationId, session.owner, deviceId])
}
