import type { BookingRules, TableInfo } from '../store/index.ts'
import type { Seating } from './seatings.ts'

/** A table that can be booked, and the part of the store it stands in. */
export interface BookableTable {
  tableId: string
  tableName: string
  seats: number
  areaId: string
}

const QUARTER = 15 * 60_000

/**
 * The quarter hours (epoch ms) a stay touches, in order. A table is taken by these: two stays that share a moment share a
 * quarter, so whoever has it first has the table. BOOK-1, S5
 */
export function quartersOf({ start, end }: Seating): number[] {
  const quarters = []
  for (let at = Math.floor(start / QUARTER) * QUARTER; at < end; at += QUARTER) quarters.push(at)
  return quarters
}

/** The tables a store lets be booked, smallest first, always in the same order: rivals try them in one order and never lock each other out. */
export function bookableTables(rules: BookingRules, tables: readonly TableInfo[]): BookableTable[] {
  return rules.areas
    .flatMap(({ areaId, tableNames }) =>
      tables
        .filter(({ tableName }) => tableNames.includes(tableName))
        .map(({ tableId, tableName, seats }) => ({ tableId, tableName, seats, areaId })),
    )
    .sort((a, b) => a.seats - b.seats || (a.tableId < b.tableId ? -1 : 1))
}

/** Quarter hours taken, by table. */
export type Taken = ReadonlyMap<string, ReadonlySet<number>>

/** Whether nobody has the table at any moment of the stay. */
export const isTableFree = (tableId: string, stay: Seating, taken: Taken): boolean => {
  const quarters = taken.get(tableId)
  return quarters === undefined || quartersOf(stay).every(quarter => !quarters.has(quarter))
}
