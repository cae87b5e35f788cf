import { startsRefund, type OrderStatus } from '@comanda/domain/order'
import { type Money, money } from '@comanda/domain/money'
import type { Tx } from '../../../platform/db/index.ts'
import type { SettleOrder } from '../../../ports/order.ts'
import type { Deps } from '../deps.ts'
import { publishEvent } from '../events/events.ts'
import type { OrderRow } from '../tables.ts'

const statusOf = ({ state, pay_state }: OrderRow): OrderStatus => ({ state, payState: pay_state })

/** Whether this step settles the order: it was paid, or served where it is paid at the venue. */
const settles = (before: OrderRow, after: OrderRow): boolean =>
  (after.pay_state === 'paid' && before.pay_state === 'unpaid') ||
  (after.state === 'completed' && before.state !== 'completed' && after.pay_state === 'unpaid')

/** Whether the order earns: only orders of accounts do. CARD-7 */
export const earns = ({ owner }: Pick<OrderRow, 'owner'>): boolean => owner.startsWith('c:')

/** An account's order as points and growth need it. */
export const toSettle = ({
  corporation_id,
  order_id,
  shop_id,
  owner,
}: Pick<OrderRow, 'corporation_id' | 'order_id' | 'shop_id' | 'owner'>) => ({
  corporationId: corporation_id,
  orderId: order_id,
  shopId: shop_id,
  customerId: Number(owner.slice(2)),
})

interface EarningStep {
  before: OrderRow
  after: OrderRow
  /** The share of the cost that earns; absent, all of it. */
  earning: Money | undefined
  /** The money is refunded in parts, each notified on its own. */
  inParts: boolean
  /** Settles the order, if that has been prepared. */
  settle: SettleOrder | undefined
}

/**
 * Notifies the modules of points and growth of the steps that change them; only orders of accounts earn. CARD-7, M10
 */
export async function notifyEarning(
  tx: Tx,
  deps: Deps,
  { before, after, earning, inParts, settle }: EarningStep,
): Promise<void> {
  if (!earns(after)) return
  const order = { ...toSettle(after), at: deps.clock() }
  const whole = money(after.total)
  if (settles(before, after)) {
    await publishEvent(tx, deps, 'settled', { order: { ...order, amount: earning ?? whole }, settle })
  }
  if (!inParts && startsRefund(statusOf(before), statusOf(after)))
    await publishEvent(tx, deps, 'returned', { ...order, amount: whole })
}
