import { endedUnserved } from '@comanda/domain/order'
import type { Tx } from '../../platform/db/index.ts'
import type { BoardOrder, RecordedOrder } from '../../ports/order.ts'
import type { Modules } from '../registry/modules.ts'

type OrderEventName = 'order.placed' | 'order.changed' | 'order.paid' | 'order.refunded'

/** The store has not seen an order that waits for its guest's payment. */
const isUnseen = ({ before }: RecordedOrder): boolean =>
  before === undefined || (before.state === 'awaitingPayment' && !before.checked)

/** Whether the order has another state, another promised time or another price. */
const isChanged = ({ before, after, lowered }: RecordedOrder): boolean =>
  lowered === true ||
  before?.state !== after.state ||
  before.promisedAt?.getTime() !== after.promisedAt?.getTime() ||
  before.total !== after.total

/** The payment event of this step. */
function moneyEvents({ before, after: { payState } }: RecordedOrder): OrderEventName[] {
  if (payState === before?.payState) return []
  if (payState === 'paid') return ['order.paid']
  return payState === 'partRefunded' || payState === 'refunded' ? ['order.refunded'] : []
}

/** The events for other systems of a step of an order, in the order in which it happened. API-10 */
export function eventsOfStep(step: RecordedOrder): OrderEventName[] {
  const { state } = step.after
  if (!isUnseen(step)) return [...(isChanged(step) ? (['order.changed'] as const) : []), ...moneyEvents(step)]
  return state === 'awaitingPayment' || endedUnserved(state) ? [] : ['order.placed', ...moneyEvents(step)]
}

const inEvent = (order: BoardOrder) => ({
  shopId: order.shop.shopId,
  orderId: order.orderId,
  orderNo: order.orderNo,
  version: order.version,
  orderType: order.orderType,
  state: order.state,
  payState: order.payState,
  totalPaidAmount: order.totalPaidAmount,
  currencyCode: order.currency.currencyCode,
  ...(order.origin?.channel !== undefined && { channel: order.origin.channel }),
  ...(order.origin?.posOrderId !== undefined && { externalId: order.origin.posOrderId }),
})

/** Records the events of a step for other systems. */
export async function recordOrder({ integration }: Modules, tx: Tx, step: RecordedOrder): Promise<void> {
  const { corporationId } = step
  const types = eventsOfStep(step)
  if (types.length === 0 || !(await integration.hasEndpoints(tx, corporationId))) return
  const data = inEvent(step.order())
  for (const type of types) await integration.record(tx, { corporationId, type, data })
}
