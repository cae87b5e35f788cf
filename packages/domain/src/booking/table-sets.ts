import type { BookingRules } from '../store/index.ts'
import type { Seating } from './seatings.ts'
import { type BookableTable, isTableFree, type Taken } from './tables.ts'

/** Tables one party sits at: one, or neighbours put together. They all stand in one part of the store. */
export interface TableSet {
  tables: readonly [BookableTable, ...BookableTable[]]
  seats: number
  areaId: string
}

/** Tables by number that stand side by side, in the order they stand. */
export type TableRow = readonly string[]

/** The rows of all parts of a store. */
export const rowsOf = ({ areas }: BookingRules): TableRow[] => areas.flatMap(({ rows = [] }) => rows)

const seatsOf = (tables: readonly BookableTable[]): number => tables.reduce((sum, { seats }) => sum + seats, 0)

/** Tables as one place to sit; undefined without any, and where they stand in several parts of the store. */
export function tableSet(tables: readonly BookableTable[]): TableSet | undefined {
  const [first, ...others] = tables
  if (!first || others.some(({ areaId }) => areaId !== first.areaId)) return undefined
  return { tables: [first, ...others], seats: seatsOf(tables), areaId: first.areaId }
}

/** The tables of a row that are there, cut wherever one is missing: what stands between two tables keeps them apart. */
function unbroken(row: TableRow, tables: readonly BookableTable[]): BookableTable[][] {
  const runs: BookableTable[][] = [[]]
  for (const name of row) {
    const table = tables.find(({ tableName }) => tableName === name)
    if (table) runs.at(-1)?.push(table)
    else runs.push([])
  }
  return runs
}

/** From each table on, the fewest neighbours that seat a party: none of them could be left out at either end. */
function* neighbours(run: readonly BookableTable[], partySize: number): Generator<BookableTable[]> {
  for (let from = 0; from < run.length; from += 1) {
    const to = run.findIndex((_, at) => at >= from && seatsOf(run.slice(from, at + 1)) >= partySize)
    const found = to < 0 ? [] : run.slice(from, to + 1)
    if (found.length > 1 && seatsOf(found.slice(1)) < partySize) yield found
  }
}

const idsOf = ({ tables }: TableSet): string => tables.map(({ tableId }) => tableId).join()

/**
 * Where a party may sit, best first: at one table, the one that fits closest; only where none could seat it even when free, at
 * neighbours put together: with the fewest empty chairs, then of the fewest tables. `areaId` `''` = anywhere. Always in the same
 * order, so that rivals try them alike. BOOK-1, S5
 */
export function tableSetsFor(
  tables: readonly BookableTable[],
  rows: readonly TableRow[],
  { partySize, areaId }: { partySize: number; areaId: string },
): TableSet[] {
  const inArea = tables.filter(table => areaId === '' || table.areaId === areaId)
  const single = inArea.filter(({ seats }) => seats >= partySize)
  const sets = (found: Iterable<BookableTable[]>) => [...found].map(tableSet).filter(set => set !== undefined)
  if (single.length > 0) return sets(single.map(table => [table]))
  const joined = sets(rows.flatMap(row => unbroken(row, inArea).flatMap(run => [...neighbours(run, partySize)])))
  return joined.sort((a, b) => a.seats - b.seats || a.tables.length - b.tables.length || (idsOf(a) < idsOf(b) ? -1 : 1))
}

/** The largest party that finds room somewhere in an empty store. */
export function mostSeats(tables: readonly BookableTable[], rows: readonly TableRow[]): number {
  const runs = rows.flatMap(row => unbroken(row, tables))
  return Math.max(0, ...tables.map(({ seats }) => seats), ...runs.map(seatsOf))
}

/** Whether nobody has any of its tables at any moment of the stay. */
export const isSetFree = ({ tables }: TableSet, stay: Seating, taken: Taken): boolean =>
  tables.every(({ tableId }) => isTableFree(tableId, stay, taken))

/** The sets still free for a stay, best first. */
export const freeSets = (sets: readonly TableSet[], stay: Seating, taken: Taken): TableSet[] =>
  sets.filter(set => isSetFree(set, stay, taken))

/** How many parties could still sit down for a stay, each taking the best set that is left; sets may share tables. */
export function roomFor(sets: readonly TableSet[], stay: Seating, taken: Taken): number {
  const used = new Set<string>()
  let parties = 0
  for (const { tables } of freeSets(sets, stay, taken)) {
    if (tables.some(({ tableId }) => used.has(tableId))) continue
    for (const { tableId } of tables) used.add(tableId)
    parties += 1
  }
  return parties
}
