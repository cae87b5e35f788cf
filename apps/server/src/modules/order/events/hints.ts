import type { Deps } from '../deps.ts'
import type { OrderRow } from '../tables.ts'

/**
 * Notifies the subscribers: the order's guest and, once the store has it, the store's board. Call it after the commit.
 */
export function announce(deps: Pick<Deps, 'publish'>, row: OrderRow): void {
  deps.publish(row.corporation_id, `order:${row.order_id}`, row.version)
  deps.publish(row.corporation_id, `shop:${row.shop_id}`, row.changed_at.getTime())
}
