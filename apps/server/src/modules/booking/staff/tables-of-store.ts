import { type Refusal, refuse } from '@comanda/contract/core'
import { bookableTables, type TableSet, tableSet } from '@comanda/domain/booking'
import type { ShopConfig, TableInfo } from '@comanda/domain/store'
import type { Tx } from '../../../platform/db/index.ts'
import { servedShop, type Staff } from '../../../platform/http/index.ts'
import type { Deps } from '../deps.ts'
import type { BookingTables } from '../tables.ts'

/** A store and its tables. */
export interface At {
  shop: ShopConfig
  tables: readonly TableInfo[]
}

/** The store of a booking or waiting party, if the caller works there; read before any transaction. */
export async function storeOf(
  deps: Deps,
  caller: Staff,
  table: 'booking' | 'waiting_party',
  id: string,
): Promise<At | undefined> {
  const row = await deps.db
    .withTables<BookingTables>()
    .selectFrom(table)
    .select('shop_id')
    .where('corporation_id', '=', caller.corporationId)
    .where(table === 'booking' ? 'booking_id' : 'waiting_id', '=', id)
    .executeTakeFirst()
  if (!row || !servedShop(caller, row.shop_id)) return undefined
  const shop = await deps.shopOf(caller.corporationId, row.shop_id)
  return shop && { shop, tables: await deps.tablesOf(caller.corporationId, row.shop_id) }
}

/**
 * Tables of a store that may be given to a party together; undefined if one of them cannot be booked, or they are in
 * different areas.
 */
function setOf({ shop, tables }: At, tableIds: readonly string[]): TableSet | undefined {
  const bookable = shop.booking ? bookableTables(shop.booking, tables) : []
  const chosen = tableIds.map(id => bookable.find(({ tableId }) => tableId === id))
  return tableSet(chosen.includes(undefined) ? [] : chosen.filter(table => table !== undefined))
}

/** The same for a party: refuses tables with too few seats. BOOK-4 */
export function fittingSet(at: At, tableIds: readonly string[], partySize: number) {
  const set = setOf(at, tableIds)
  if (!set) return refuse('tablesUnfit', { field: 'tableIds' })
  if (set.seats < partySize) return refuse('tablesTooSmall', { field: 'tableIds', params: { seats: set.seats } })
  return set
}

interface Free {
  corporationId: number
  tableIds: readonly string[]
  /** The staff confirmed that the party at the table is the one to seat. */
  sameParty: boolean | undefined
  but?: string
}

const SEATED_AT = {
  name: 'booking_seated_at',
  text: `select table_ids from booking where corporation_id = $1 and shop_id = $2 and ended_at is null
    and state = 'seated' and table_ids && $3::text[] and booking_id is distinct from $4 limit 1`,
}

/** Locks tables, and refuses if another party sits at one of them. BOOK-2 */
export async function refuseOccupied(
  tx: Tx,
  deps: Deps,
  { shop, tables }: At,
  { corporationId, tableIds, sameParty, but }: Free,
): Promise<Refusal<'tableOccupied'> | undefined> {
  const { shopId } = shop
  const opened = await deps.lockTables(tx, { corporationId, shopId }, tableIds)
  const values = [corporationId, shopId, tableIds, but ?? null]
  const [seated] = (await tx.query<{ table_ids: string[] }>(SEATED_AT, values)).rows
  const occupied = seated ? seated.table_ids.find(id => tableIds.includes(id)) : sameParty ? undefined : opened
  if (occupied === undefined) return undefined
  const table = tables.find(({ tableId }) => tableId === occupied)?.tableName ?? ''
  return refuse('tableOccupied', { params: { table }, data: { opened: !seated } })
}
