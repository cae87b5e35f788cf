import type { Tx } from '../../../platform/db/index.ts'
import type { OrderEvents } from '../../../ports/order.ts'
import type { Deps } from '../deps.ts'

/** Calls the subscribers of an event in their order, so that locks are taken in one order everywhere. */
export async function publishEvent<Event extends keyof OrderEvents>(
  tx: Tx,
  { orderEvents }: Pick<Deps, 'orderEvents'>,
  event: Event,
  data: OrderEvents[Event],
): Promise<void> {
  for (const subscriber of orderEvents) {
    const notify = subscriber[event]
    if (notify) await notify(tx, data)
  }
}
