import { type Money, money } from '@comanda/domain/money'
import type { TableInfo } from '@comanda/domain/store'
import type { TableOrder } from '../../ports/order.ts'
import { typedName } from './find-table.ts'

/** What is ordered at a table by who sits there. */
export interface OrdersThere {
  count: number
  since: string
  amount: Money
  unpaid: Money
}

const sumOf = (orders: readonly TableOrder[]): Money => money(orders.reduce((sum, { total }) => sum + total, 0))

/**
 * The orders of those who sit at a table: since their party began (`since`, epoch ms), or, where none did, those on their way.
 * Undefined where there are none.
 */
export function ordersThere(
  info: TableInfo,
  orders: readonly TableOrder[],
  since: number | undefined,
): OrdersThere | undefined {
  const names = new Set([info.tableId, typedName(info)])
  const mine = orders.filter(
    ({ tableId, at, live }) => names.has(tableId) && (since === undefined ? live : live || at >= since),
  )
  if (mine.length === 0) return undefined
  return {
    count: mine.length,
    since: new Date(Math.min(...mine.map(({ at }) => at))).toISOString(),
    amount: sumOf(mine),
    unpaid: sumOf(mine.filter(({ paid }) => !paid)),
  }
}
