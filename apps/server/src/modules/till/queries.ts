import { sql } from 'kysely'
import type { Queries, Tx } from '../../platform/db/index.ts'
import type { ShopAt } from '../../ports/store.ts'
import type { MoveRow, ShiftRow, TillTables } from './tables.ts'

interface ShiftAt extends ShopAt {
  shiftId: string
}

/** The shifts of a store that were open at any time from `from` on and opened before `until`, the first opened first. */
export const shiftsBetween = (db: Queries, { corporationId, shopId }: ShopAt, from: Date, until: Date) =>
  db
    .withTables<TillTables>()
    .selectFrom('till_shift')
    .selectAll()
    .where('corporation_id', '=', corporationId)
    .where('shop_id', '=', shopId)
    .where('opened_at', '<', until)
    .where(where => where.or([where('closed_at', 'is', null), where('closed_at', '>', from)]))
    .orderBy('opened_at')
    .orderBy('shift_id')
    .execute()

/** The cash put into and taken out of these drawers, oldest first. */
export async function movesOf(db: Queries, corporationId: number, shiftIds: readonly string[]): Promise<MoveRow[]> {
  if (shiftIds.length === 0) return []
  return db
    .withTables<TillTables>()
    .selectFrom('till_move')
    .selectAll()
    .where('corporation_id', '=', corporationId)
    .where('shift_id', '=', sql<string>`any(${shiftIds}::uuid[])`)
    .orderBy('at')
    .orderBy('move_id')
    .execute()
}

/** A shift of a store, locked until the transaction ends. */
export const lockShift = (tx: Tx, { corporationId, shopId, shiftId }: ShiftAt): Promise<ShiftRow | undefined> =>
  tx
    .withTables<TillTables>()
    .selectFrom('till_shift')
    .selectAll()
    .where('corporation_id', '=', corporationId)
    .where('shop_id', '=', shopId)
    .where('shift_id', '=', shiftId)
    .forUpdate()
    .executeTakeFirst()

/** Inserts a shift; false where its drawer is open already. */
export async function insertShift(tx: Tx, row: ShiftRow): Promise<boolean> {
  const done = await tx
    .withTables<TillTables>()
    .insertInto('till_shift')
    .values(row)
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  return done.numInsertedOrUpdatedRows === 1n
}

export const insertMove = (tx: Tx, row: MoveRow) =>
  tx.withTables<TillTables>().insertInto('till_move').values(row).execute()

/** Closes a locked shift. */
export const closeShift = (tx: Tx, row: ShiftRow) =>
  tx
    .withTables<TillTables>()
    .updateTable('till_shift')
    .set({
      counted_amount: row.counted_amount,
      note: row.note,
      closed_by: row.closed_by,
      closed_name: row.closed_name,
      closed_at: row.closed_at,
    })
    .where('corporation_id', '=', row.corporation_id)
    .where('shift_id', '=', row.shift_id)
    .execute()

const DRAWERS = {
  name: 'till_drawer_names',
  text: `select shift_id as id, drawer as name from till_shift where corporation_id = $1 and shift_id = any($2::uuid[])`,
}

/** The names of the drawers of shifts, by shift. */
export const drawerNames = async (
  db: Queries,
  corporationId: number,
  shiftIds: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await db.query<{ id: string; name: string }>(DRAWERS, [corporationId, shiftIds])
  return new Map(rows.map(({ id, name }) => [id, name]))
}
