import { type LineRefund, withUnserved } from '@comanda/domain/order'
import type { Tx } from '../../../platform/db/index.ts'
import { notifyKitchen, returnVoidedStock } from '../bill/void-dishes.ts'
import type { Deps } from '../deps.ts'
import { announce } from '../events/hints.ts'
import { lockOrder } from '../queries.ts'
import type { OrderRow } from '../tables.ts'

export interface RefundedDishes {
  corporationId: number
  orderId: string
  /** The dishes of all refunds of the order. */
  lines: readonly LineRefund[]
}

const WRITE = {
  name: 'order_dishes_back',
  text: `with changed as (
      update customer_order set lines = $3, stock = $4, version = $5, changed_at = $6
      where corporation_id = $1 and order_id = $2 and version = $5 - 1
      returning corporation_id, order_id, version, state, pay_state, changed_at
    )
    insert into order_event (corporation_id, order_id, version, kind, state, pay_state, by_kind, by_id, by_name, reason, at)
    select corporation_id, order_id, version, 'partBack', state, pay_state, 'payment', '', '', '', changed_at from changed`,
}

/** Marks the refunded pieces that are not ready as not served, returns the stock of what was not started, and notifies the kitchen. PAY-16 */
export async function dishesBack(tx: Tx, deps: Deps, { corporationId, orderId, lines }: RefundedDishes): Promise<void> {
  const row = await lockOrder(tx, corporationId, orderId)
  if (!row) return
  const marked = withUnserved(row, lines)
  if (marked.every((line, at) => line === row.lines[at])) return
  const after = await returnVoidedStock(tx, deps, row, { ...row, lines: marked })
  const next: OrderRow = { ...after, version: row.version + 1, changed_at: new Date(deps.clock()) }
  const { count } = await tx.query(WRITE, [
    corporationId,
    orderId,
    JSON.stringify(next.lines),
    JSON.stringify(next.stock),
    next.version,
    next.changed_at,
  ])
  if (count !== 1) throw new Error('An order changed under its lock')
  await notifyKitchen(tx, deps, row, after)
  tx.afterCommit(() => announce(deps, next))
}
