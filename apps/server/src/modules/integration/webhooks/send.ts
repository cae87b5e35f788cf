import { Webhook } from 'standardwebhooks'
import type { Tx } from '../../../platform/db/index.ts'
import type { WebhookResult } from '../../../providers/webhook/port.ts'
import type { Deps } from '../deps.ts'
import type { WebhookTry } from '../tables.ts'
import {
  findDelivery,
  findEndpoint,
  lockEndpoint,
  type StoredDelivery,
  type StoredEndpoint,
  updateDelivery,
  updateEndpoint,
} from './queries.ts'

/** The job that sends one event to one endpoint. */
export const SEND = 'integration-webhook'

const MINUTE = 60
const HOUR = 3600
/** Seconds before each further try, over about four days in all. */
const AGAIN_AFTER = [
  5,
  30,
  2 * MINUTE,
  10 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
]
/** An endpoint that failed for so long, without a success between, is switched off. */
const SWITCHED_OFF_AFTER_MS = 5 * 86_400_000
/** Tries that the log keeps, and signs of each response. */
const TRIES_KEPT = 12
const EXCERPT = 500
/** The endpoint is gone for good. */
const GONE = 410

const isDelivered = (result: WebhookResult): boolean =>
  'status' in result && result.status >= 200 && result.status < 300

/** The headers of the Standard Webhooks specification; the id is the event's, the same with every try. */
function headersOf({ seal }: Deps, endpoint: StoredEndpoint, delivery: StoredDelivery, at: Date) {
  const secret = seal.open(endpoint.secret)
  if (secret === undefined) return undefined
  const id = `evt_${delivery.event_id}`
  return {
    'content-type': 'application/json',
    'user-agent': 'Comanda-Webhooks/1.0',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(id, at, delivery.body),
  }
}

const excerpt = (text: string): string => text.slice(0, EXCERPT).replaceAll('\0', '')

/** One try, without a transaction. */
async function tryOnce(deps: Deps, endpoint: StoredEndpoint, delivery: StoredDelivery) {
  const at = new Date(deps.clock())
  const start = performance.now()
  const headers = headersOf(deps, endpoint, delivery, at)
  const result: WebhookResult = headers
    ? await deps.webhooks.send(endpoint.url, { headers, body: delivery.body })
    : { fault: 'refused' }
  const milliseconds = Math.round(performance.now() - start)
  const outcome = 'status' in result ? { status: result.status, response: excerpt(result.response) } : result
  return { result, entry: { at: at.toISOString(), milliseconds, ...outcome } satisfies WebhookTry }
}

/** Notes whether the endpoint works: it is switched off after days of failure, and at once where it says that it is gone. */
async function noteHealth(tx: Tx, deps: Deps, delivery: StoredDelivery, result: WebhookResult): Promise<void> {
  const { corporation_id: corporationId, endpoint_id: endpointId } = delivery
  const endpoint = await lockEndpoint(tx, corporationId, endpointId)
  if (!endpoint) return
  const now = deps.clock()
  if (isDelivered(result)) {
    if (endpoint.failing_since) await updateEndpoint(tx, endpoint, { failing_since: null })
    return
  }
  const since = endpoint.failing_since ?? new Date(now)
  const gone = 'status' in result && result.status === GONE
  const off = endpoint.active && (gone || now - since.getTime() >= SWITCHED_OFF_AFTER_MS)
  await updateEndpoint(tx, endpoint, {
    failing_since: since,
    ...(off && { active: false, switched_off: gone ? 'gone' : 'failing' }),
  })
  if (off) tx.afterCommit(() => deps.webhookChanged(corporationId))
}

/** Writes how a try ended, with the next one where it failed. */
async function settle(tx: Tx, deps: Deps, delivery: StoredDelivery, result: WebhookResult, entry: WebhookTry) {
  const seconds = AGAIN_AFTER[delivery.attempts]
  const state = isDelivered(result) ? 'delivered' : seconds === undefined ? 'failed' : 'waiting'
  const nextAt = state === 'waiting' && seconds !== undefined ? new Date(deps.clock() + seconds * 1000) : null
  const tries = JSON.stringify([entry, ...delivery.tries].slice(0, TRIES_KEPT))
  const set = { state, attempts: delivery.attempts + 1, tries, next_at: nextAt } as const
  if (!(await updateDelivery(tx, delivery, set))) return
  await noteHealth(tx, deps, delivery, result)
  const { corporation_id: corporationId, delivery_id: deliveryId } = delivery
  if (nextAt) await deps.jobs.enqueue(tx, SEND, { corporationId, deliveryId }, { runAfter: nextAt })
}

/** Sends events: each until its endpoint answers 2xx, at growing intervals. No network call is inside a transaction. API-10 */
export function startSending(deps: Deps): void {
  const work = async ({ corporationId, deliveryId }: { corporationId: number; deliveryId: string }) => {
    const delivery = await findDelivery(deps.db, corporationId, deliveryId)
    if (delivery?.state !== 'waiting') return
    const endpoint = await findEndpoint(deps.db, corporationId, delivery.endpoint_id)
    if (!endpoint) return
    if (!endpoint.active && delivery.type !== 'webhook.test') {
      await deps.db.inTx(tx => updateDelivery(tx, delivery, { state: 'failed', next_at: null }))
      return
    }
    const { result, entry } = await tryOnce(deps, endpoint, delivery)
    await deps.db.inTx(tx => settle(tx, deps, delivery, result, entry))
  }
  deps.jobs.work<{ corporationId: number; deliveryId: string }>(SEND, work, { concurrency: 4 })
}
