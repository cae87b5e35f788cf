import { type Money, sum } from '@comanda/domain/money'
import type { Table } from './queries.ts'

/** The state of a table: free, seated without an order, all paid, or something left to pay. */
export type TableState = 'free' | 'seated' | 'ordered' | 'owes'

/** The state of a table: an open amount counts before the party. */
export function stateOf({ session, orders }: Pick<Table, 'session' | 'orders'>): TableState {
  if (orders) return orders.unpaid > 0 ? 'owes' : 'ordered'
  return session ? 'seated' : 'free'
}

/** Since when a table is taken, if it is. */
export const occupiedSince = ({ session, orders }: Pick<Table, 'session' | 'orders'>): string | undefined =>
  session?.startedAt ?? orders?.since

/** The summary of a floor. */
export interface FloorSums {
  taken: number
  tables: number
  guests: number
  /** In minor units. */
  unpaid: Money
}

/** The summary of these tables. */
export const sumsOf = (tables: readonly Table[]): FloorSums => ({
  taken: tables.filter(table => stateOf(table) !== 'free').length,
  tables: tables.length,
  guests: tables.reduce((sum, { session }) => sum + (session?.persons ?? 0), 0),
  unpaid: sum(tables.flatMap(({ orders }) => orders?.unpaid ?? [])),
})

/**
 * The link of a table's code: a share, with which the server starts a visit (NAV-7). With the `pin` of a party its guests sit down without typing; the code then belongs to that party
 * alone, since every party has its own PIN. At tables with changing codes the link holds the current one. C6
 */
export function tableLink(
  origin: string,
  { shopId, tableId }: { shopId: number; tableId: string },
  pin?: string,
): string {
  const menu = `/storeIndex?shopId=${shopId}&bizType=1100&tableId=${encodeURIComponent(tableId)}`
  return `${origin}/shareIndex?shareUrl=${encodeURIComponent(pin === undefined ? menu : `${menu}&pin=${pin}`)}`
}
