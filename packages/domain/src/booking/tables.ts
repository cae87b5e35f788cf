import type { BookingRules, TableInfo } from '../store/index.ts'
import type { Seating } from './seatings.ts'

/** A bookable table and its area. */
export interface BookableTable {
  tableId: string
  tableName: string
  seats: number
  areaId: string
}

const QUARTER = 15 * 60_000

/**
 * The quarter hours (epoch ms) of a stay, in order. They are the unique keys of a table's occupation: overlapping stays share
 * one, so the first booking gets the table. BOOK-1, S5
 */
export function quartersOf({ start, end }: Seating): number[] {
  const quarters = []
  for (let at = Math.floor(start / QUARTER) * QUARTER; at < end; at += QUARTER) quarters.push(at)
  return quarters
}

/** The bookable tables, smallest first, in a deterministic order: concurrent bookings lock them in the same order. */
export function bookableTables(rules: BookingRules, tables: readonly TableInfo[]): BookableTable[] {
  return rules.areas
    .flatMap(({ areaId, tableNames }) =>
      tables
        .filter(({ tableName }) => tableNames.includes(tableName))
        .map(({ tableId, tableName, seats }) => ({ tableId, tableName, seats, areaId })),
    )
    .sort((a, b) => a.seats - b.seats || (a.tableId < b.tableId ? -1 : 1))
}

/** Occupied quarter hours by table. */
export type TakenQuarters = ReadonlyMap<string, ReadonlySet<number>>

/** Whether the table is free during the whole stay. */
export const isTableFree = (tableId: string, stay: Seating, taken: TakenQuarters): boolean => {
  const quarters = taken.get(tableId)
  return quarters === undefined || quartersOf(stay).every(quarter => !quarters.has(quarter))
}
