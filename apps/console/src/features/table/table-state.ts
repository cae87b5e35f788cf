import { type Money, sum } from '@comanda/domain/money'
import type { Table } from './floor-queries.ts'

/** How a table stands: nobody there, a party without an order, all paid, or something left to pay. */
export type TableState = 'free' | 'seated' | 'ordered' | 'owes'

/** How a table stands: what is owed counts before who sits there. */
export function stateOf({ session, orders }: Pick<Table, 'session' | 'orders'>): TableState {
  if (orders) return orders.unpaid > 0 ? 'owes' : 'ordered'
  return session ? 'seated' : 'free'
}

/** Since when a table is taken, if it is. */
export const takenSince = ({ session, orders }: Pick<Table, 'session' | 'orders'>): string | undefined =>
  session?.startedAt ?? orders?.since

/** What is said about a whole floor. */
export interface FloorSums {
  taken: number
  tables: number
  guests: number
  /** In minor units. */
  unpaid: Money
}

/** What is said about these tables together. */
export const sumsOf = (tables: readonly Table[]): FloorSums => ({
  taken: tables.filter(table => stateOf(table) !== 'free').length,
  tables: tables.length,
  guests: tables.reduce((sum, { session }) => sum + (session?.persons ?? 0), 0),
  unpaid: sum(tables.flatMap(({ orders }) => orders?.unpaid ?? [])),
})
