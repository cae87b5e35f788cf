import type { BookingRules } from '../store/index.ts'
import type { Seating } from './seatings.ts'
import { type BookableTable, isTableFree, type TakenQuarters } from './tables.ts'

/** The tables of one party: one, or combined neighbours. All belong to one area. */
export interface TableSet {
  tables: readonly [BookableTable, ...BookableTable[]]
  seats: number
  areaId: string
}

/** Adjacent tables by number, in their order. */
export type TableRow = readonly string[]

/** The rows of all areas of a store. */
export const rowsOf = ({ areas }: BookingRules): TableRow[] => areas.flatMap(({ rows = [] }) => rows)

const seatsOf = (tables: readonly BookableTable[]): number => tables.reduce((sum, { seats }) => sum + seats, 0)

/** Tables as one place; undefined for none, and for tables of several areas. */
export function tableSet(tables: readonly BookableTable[]): TableSet | undefined {
  const [first, ...others] = tables
  if (!first || others.some(({ areaId }) => areaId !== first.areaId)) return undefined
  return { tables: [first, ...others], seats: seatsOf(tables), areaId: first.areaId }
}

/** The existing tables of a row, split at missing ones, which separate their neighbours. */
function unbroken(row: TableRow, tables: readonly BookableTable[]): BookableTable[][] {
  const runs: BookableTable[][] = [[]]
  for (const name of row) {
    const table = tables.find(({ tableName }) => tableName === name)
    if (table) runs.at(-1)?.push(table)
    else runs.push([])
  }
  return runs
}

/** For each starting table, the fewest neighbours that seat a party: no end table is unnecessary. */
function* neighbours(run: readonly BookableTable[], partySize: number): Generator<BookableTable[]> {
  for (let from = 0; from < run.length; from += 1) {
    const to = run.findIndex((_, at) => at >= from && seatsOf(run.slice(from, at + 1)) >= partySize)
    const joined = to < 0 ? [] : run.slice(from, to + 1)
    if (joined.length > 1 && seatsOf(joined.slice(1)) < partySize) yield joined
  }
}

const idsOf = ({ tables }: TableSet): string => tables.map(({ tableId }) => tableId).join()

/**
 * The places for a party, best first: single tables, closest fit first; only if none seats it even when free, combined
 * neighbours: by empty chairs, then by number of tables. `areaId` `''` = anywhere. The order is deterministic, so that
 * concurrent bookings try them alike. BOOK-1, S5
 */
export function tableSetsFor(
  tables: readonly BookableTable[],
  rows: readonly TableRow[],
  { partySize, areaId }: { partySize: number; areaId: string },
): TableSet[] {
  const inArea = tables.filter(table => areaId === '' || table.areaId === areaId)
  const single = inArea.filter(({ seats }) => seats >= partySize)
  const toSets = (joined: Iterable<BookableTable[]>) => [...joined].map(tableSet).filter(set => set !== undefined)
  if (single.length > 0) return toSets(single.map(table => [table]))
  const joined = toSets(rows.flatMap(row => unbroken(row, inArea).flatMap(run => [...neighbours(run, partySize)])))
  return joined.sort((a, b) => a.seats - b.seats || a.tables.length - b.tables.length || (idsOf(a) < idsOf(b) ? -1 : 1))
}

/** The largest party that an empty store can seat. */
export function mostSeats(tables: readonly BookableTable[], rows: readonly TableRow[]): number {
  const runs = rows.flatMap(row => unbroken(row, tables))
  return Math.max(0, ...tables.map(({ seats }) => seats), ...runs.map(seatsOf))
}

/** Whether none of its tables is taken during the stay. */
export const isSetFree = ({ tables }: TableSet, stay: Seating, taken: TakenQuarters): boolean =>
  tables.every(({ tableId }) => isTableFree(tableId, stay, taken))

/** The free sets for a stay, best first. */
export const freeSets = (sets: readonly TableSet[], stay: Seating, taken: TakenQuarters): TableSet[] =>
  sets.filter(set => isSetFree(set, stay, taken))

/** How many parties can still be seated for a stay if each takes the best remaining set; sets may share tables. */
export function roomFor(sets: readonly TableSet[], stay: Seating, taken: TakenQuarters): number {
  const used = new Set<string>()
  let parties = 0
  for (const { tables } of freeSets(sets, stay, taken)) {
    if (tables.some(({ tableId }) => used.has(tableId))) continue
    for (const { tableId } of tables) used.add(tableId)
    parties += 1
  }
  return parties
}
