import type { ChosenEvent, webhookEvents, WebhookEventName } from '@comanda/contract/integration'
import type * as z from 'zod/mini'
import type { Tx } from '../../../platform/db/index.ts'
import { uuidv7 } from '../../../platform/ids.ts'
import type { Deps } from '../deps.ts'
import { addDelivery, endpointsOf, type StoredEndpoint } from './queries.ts'
import { SEND } from './send.ts'

type DataOf<E extends WebhookEventName> = z.output<(typeof webhookEvents)[E]['data']>

/** Something that other systems may want to know. */
export type WebhookEvent = {
  [E in ChosenEvent]: { corporationId: number; type: E; data: DataOf<E> }
}[ChosenEvent]

/** How long (ms) a process uses the endpoints it has read; its own changes show at once. */
const FRESH_MS = 2000

export interface WebhookEvents {
  /** Records an event for every endpoint that wants it, in the transaction of its cause. API-10 */
  record(tx: Tx, event: WebhookEvent): Promise<void>
  hasEndpoints(tx: Tx, corporationId: number): Promise<boolean>
  /** Reads the endpoints of a brand again with the next event. */
  outdate(corporationId: number): void
}

/** An event for one endpoint, with the job that sends it. */
export async function deliver(
  tx: Tx,
  { clock, jobs }: Pick<Deps, 'clock' | 'jobs'>,
  corporationId: number,
  { endpointId, type, data, eventId }: { endpointId: string; eventId: string; type: WebhookEventName; data: unknown },
): Promise<string> {
  const at = new Date(clock())
  const deliveryId = uuidv7(clock)
  const body = JSON.stringify({ type, timestamp: at.toISOString(), data })
  await addDelivery(tx, { corporationId, deliveryId, endpointId, eventId, type, body, at })
  await jobs.enqueue(tx, SEND, { corporationId, deliveryId })
  return deliveryId
}

/**
 * Records events. Most brands have no endpoint: every process remembers for two seconds which there are, so that their orders cost no
 * further statement.
 */
export function webhookEventsOf(deps: Deps): WebhookEvents {
  const known = new Map<number, { at: number; endpoints: StoredEndpoint[] }>()
  const endpointsNow = async (tx: Tx, corporationId: number): Promise<StoredEndpoint[]> => {
    const before = known.get(corporationId)
    if (before && performance.now() - before.at < FRESH_MS) return before.endpoints
    const endpoints = (await endpointsOf(tx, corporationId)).filter(({ active }) => active)
    known.set(corporationId, { at: performance.now(), endpoints })
    return endpoints
  }
  return {
    outdate: corporationId => void known.delete(corporationId),
    hasEndpoints: async (tx, corporationId) => (await endpointsNow(tx, corporationId)).length > 0,
    async record(tx, { corporationId, type, data }) {
      const { shopId } = data as { shopId?: number }
      const wanting = (await endpointsNow(tx, corporationId)).filter(
        ({ events, shop_ids: shops }) => events.includes(type) && (shopId === undefined || shops.includes(shopId)),
      )
      if (wanting.length === 0) return
      const eventId = uuidv7(deps.clock)
      for (const { endpoint_id: endpointId } of wanting)
        await deliver(tx, deps, corporationId, { endpointId, eventId, type, data })
    },
  }
}
