import { type Money, money } from '@comanda/domain/money'
import type { TableInfo } from '@comanda/domain/store'
import type { TableOrder } from '../../ports/order.ts'
import { typedName } from './find-table.ts'

/** The state of the orders at a table. */
export interface OrdersThere {
  count: number
  since: string
  amount: Money
  unpaid: Money
}

const sumOf = (orders: readonly TableOrder[]): Money => money(orders.reduce((sum, { total }) => sum + total, 0))

/**
 * The orders of the people at a table: since their party began (`since`, epoch ms), or, without a party, the live ones.
 * Undefined if there are none.
 */
export function ordersThere(
  info: TableInfo,
  orders: readonly TableOrder[],
  since: number | undefined,
): OrdersThere | undefined {
  const names = new Set([info.tableId, typedName(info)])
  const ownOrders = orders.filter(
    ({ tableId, at, live }) => names.has(tableId) && (since === undefined ? live : live || at >= since),
  )
  if (ownOrders.length === 0) return undefined
  return {
    count: ownOrders.length,
    since: new Date(Math.min(...ownOrders.map(({ at }) => at))).toISOString(),
    amount: sumOf(ownOrders),
    unpaid: sumOf(ownOrders.filter(({ paid }) => !paid)),
  }
}
