import type { Tx } from '../../../platform/db/index.ts'
import type { OrderEvents, RecordedOrder, RecordedStep } from '../../../ports/order.ts'
import { boardOrder } from '../board/store-view.ts'
import type { Deps } from '../deps.ts'
import type { OrderRow } from '../tables.ts'

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

const stepOf = (row: OrderRow): RecordedStep => ({
  state: row.state,
  payState: row.pay_state,
  promisedAt: row.promised_at,
  total: row.total,
  checked: row.checked,
})

/** Publishes that an order was placed, where it was nothing `before`, or changed. */
export const publishRecorded = (
  tx: Tx,
  deps: Deps,
  after: OrderRow,
  before?: OrderRow,
  more: Pick<RecordedOrder, 'lowered'> = {},
): Promise<void> =>
  publishEvent(tx, deps, 'recorded', {
    ...more,
    corporationId: after.corporation_id,
    after: stepOf(after),
    order: () => boardOrder(after, []),
    ...(before && { before: stepOf(before) }),
  })
