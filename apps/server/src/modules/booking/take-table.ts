import {
  type BookableTable,
  freeSets,
  quartersOf,
  type Seating,
  type TableSet,
  type TakenQuarters,
} from '@comanda/domain/booking'
import type { Queries, Tx } from '../../platform/db/index.ts'

/** Where and for whom a table is taken. */
export interface Place {
  corporationId: number
  shopId: number
  bookingId: string
}

const RESERVED_TIMES = {
  name: 'booking_quarters_taken',
  text: `select table_id, quarter, booking_id from booking_quarter
    where corporation_id = $1 and shop_id = $2 and table_id = any($3::text[]) and quarter >= $4 and quarter < $5`,
}
const TAKE = {
  name: 'booking_quarters_take',
  text: `insert into booking_quarter (corporation_id, shop_id, table_id, quarter, booking_id)
    select $1, $2, wanted.table_id, at.quarter, $5
      from unnest($3::text[]) as wanted(table_id) cross join unnest($4::timestamptz[]) as at(quarter)
      order by wanted.table_id, at.quarter
    on conflict (corporation_id, shop_id, table_id, quarter) do nothing`,
}
const LET_GO = {
  name: 'booking_quarters_let_go',
  text: 'delete from booking_quarter where corporation_id = $1 and booking_id = $2 and quarter >= $3',
}

interface Look {
  corporationId: number
  shopId: number
  tables: readonly BookableTable[]
  from: number
  until: number
  /** A booking whose own quarters count as free, because it moves. */
  except?: string | undefined
}

/** The occupied quarter hours of these tables between two times. */
export async function takenQuarters(queries: Queries, look: Look): Promise<TakenQuarters> {
  const tableIds = [...new Set(look.tables.map(({ tableId }) => tableId))]
  const from = new Date(quartersOf({ start: look.from, end: look.from + 1 })[0] ?? look.from)
  const values = [look.corporationId, look.shopId, tableIds, from, new Date(look.until)]
  const { rows } = await queries.query<{ table_id: string; quarter: Date; booking_id: string }>(RESERVED_TIMES, values)
  const taken = new Map<string, Set<number>>()
  for (const { table_id, quarter, booking_id } of rows) {
    if (booking_id === look.except) continue
    const quarters = taken.get(table_id) ?? new Set()
    quarters.add(quarter.getTime())
    taken.set(table_id, quarters)
  }
  return taken
}

/**
 * Takes tables for the whole stay, all of them or nothing; with `free` only the quarters that are free. The key of a quarter decides: a concurrent transaction waits
 * here until the first has committed or rolled back, and then finds it taken. Tables are taken in the order of their
 * ids. S5
 */
export async function takeQuarters(
  tx: Tx,
  place: Place,
  tableIds: readonly string[],
  stay: Seating,
  of: 'all' | 'free' = 'all',
): Promise<boolean> {
  const quarters = quartersOf(stay).map(at => new Date(at))
  const values = [place.corporationId, place.shopId, tableIds, quarters, place.bookingId]
  const { count } = await tx.query(TAKE, values)
  if (of === 'free' || count === quarters.length * tableIds.length) return true
  await releaseQuarters(tx, place, stay.start - 900_000)
  return false
}

/**
 * Takes the first of these places that is still free; undefined if none is. One of several concurrent callers gets the
 * last one.
 */
export async function takeTables(
  tx: Tx,
  place: Place,
  stay: Seating,
  sets: readonly TableSet[],
): Promise<TableSet | undefined> {
  const tables = sets.flatMap(set => set.tables)
  const look = { ...place, tables, from: stay.start, until: stay.end }
  for (const set of freeSets(sets, stay, await takenQuarters(tx, look))) {
    if (await takeQuarters(tx, place, tableIdsOf(set), stay)) return set
  }
  return undefined
}

/** The ids of a place's tables, in their order. */
export const tableIdsOf = ({ tables }: TableSet): string[] => tables.map(({ tableId }) => tableId)

/** Releases what a booking holds from a time on (epoch ms; everything if absent). */
export async function releaseQuarters(tx: Tx, place: Omit<Place, 'shopId'>, from = 0): Promise<void> {
  await tx.query(LET_GO, [place.corporationId, place.bookingId, new Date(from)])
}
