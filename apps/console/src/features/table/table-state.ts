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
export const takenSince = ({ session, orders }: Pick<Table, 'session' | 'orders'>): string | undefined =>
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
 * What a table's code leads to. With the `pin` of a party it lets one sit down with it without typing: the code is then that
 * party's alone, for every party has a PIN of its own. Where codes change it is the code of the moment. C6
 */
export function tableLink(
  origin: string,
  { shopId, tableId }: { shopId: number; tableId: string },
  pin?: string,
): string {
  const link = `${origin}/storeIndex?shopId=${shopId}&bizType=1100&tableId=${encodeURIComponent(tableId)}`
  return pin === undefined ? link : `${link}&pin=${pin}`
}
