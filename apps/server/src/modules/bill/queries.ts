import { sql } from 'kysely'
import type { Queries, Tx } from '../../platform/db/index.ts'
import type { BillAt } from '../../ports/bill.ts'
import type { BillRow, BillTables, PartRow, PartyRow, ReturnRow } from './tables.ts'

const billWhere = (db: Queries, { corporationId, billId }: BillAt) =>
  db
    .withTables<BillTables>()
    .selectFrom('table_bill')
    .selectAll()
    .where('corporation_id', '=', corporationId)
    .where('bill_id', '=', billId)

export const findBill = (db: Queries, at: BillAt): Promise<BillRow | undefined> => billWhere(db, at).executeTakeFirst()

/** The bill, locked until the transaction ends: every change of its amount or its payers locks it first. M7 */
export const lockBill = (tx: Tx, at: BillAt): Promise<BillRow | undefined> =>
  billWhere(tx, at).forUpdate().executeTakeFirst()

/** The parties of a bill, in the order they joined it. */
export const partiesOf = (db: Queries, { corporationId, billId }: BillAt): Promise<PartyRow[]> =>
  db
    .withTables<BillTables>()
    .selectFrom('bill_party')
    .selectAll()
    .where('corporation_id', '=', corporationId)
    .where('bill_id', '=', billId)
    .orderBy('joined_at')
    .orderBy('party_key')
    .execute()

/** Its parts, oldest first. */
export const partsOf = (db: Queries, { corporationId, billId }: BillAt): Promise<PartRow[]> =>
  db
    .withTables<BillTables>()
    .selectFrom('bill_part')
    .selectAll()
    .where('corporation_id', '=', corporationId)
    .where('bill_id', '=', billId)
    .orderBy('made_at')
    .orderBy('part_id')
    .execute()

/** The open parties with a bill at a table. */
export const partiesAt = (
  db: Queries,
  at: { corporationId: number; shopId: number; tableId: string },
): Promise<PartyRow[]> =>
  db
    .withTables<BillTables>()
    .selectFrom('bill_party')
    .selectAll()
    .where('corporation_id', '=', at.corporationId)
    .where('shop_id', '=', at.shopId)
    .where('table_id', '=', at.tableId)
    .where('open', '=', true)
    .orderBy('joined_at')
    .execute()

// `open` is a literal: a cached plan cannot use the partial indexes of open parties for a parameter.
const SHARED = {
  name: 'bill_party_shared',
  text: `select 1 from bill_party
    where corporation_id = $1 and shop_id = $2 and table_id = $3 and open and session_id is not null limit 1`,
}

/** Whether those who share a table have an open bill there. */
export const isShared = async (
  db: Queries,
  { corporationId, shopId, tableId }: { corporationId: number; shopId: number; tableId: string },
): Promise<boolean> => (await db.query(SHARED, [corporationId, shopId, tableId])).count > 0

const PARTY = {
  name: 'bill_of_party',
  text: 'select bill_id from bill_party where corporation_id = $1 and party_key = $2 and open',
}

const MAX_BILLS = 300

/** The open bills of a store, oldest first. */
export const openBills = (db: Queries, at: { corporationId: number; shopId: number }): Promise<BillRow[]> =>
  db
    .withTables<BillTables>()
    .selectFrom('table_bill')
    .selectAll()
    .where('corporation_id', '=', at.corporationId)
    .where('shop_id', '=', at.shopId)
    .where('state', '=', 'open')
    .orderBy('bill_id')
    .limit(MAX_BILLS)
    .execute()

/** The open bill of a party. */
export const billOfParty = async (db: Queries, corporationId: number, partyKey: string): Promise<string | undefined> =>
  (await db.query<{ bill_id: string }>(PARTY, [corporationId, partyKey])).rows[0]?.bill_id

/** A value of a jsonb column. */
const asJson = <Value>(value: Value): Value =>
  value === null ? value : (sql`${JSON.stringify(value)}::jsonb` as unknown as Value)

/** Writes a locked bill under the next version. */
export async function updateBill(tx: Tx, row: BillRow): Promise<void> {
  const { state, people, changed_at, closed_by, merged_into } = row
  const done = await tx
    .withTables<BillTables>()
    .updateTable('table_bill')
    .set({
      state,
      people,
      changed_at,
      closed_by,
      merged_into,
      write_off_asked: asJson(row.write_off_asked),
      reduction_request: asJson(row.reduction_request),
      version: row.version + 1,
    })
    .where('corporation_id', '=', row.corporation_id)
    .where('bill_id', '=', row.bill_id)
    .where('version', '=', row.version)
    .executeTakeFirst()
  if (done.numUpdatedRows !== 1n) throw new Error('A bill changed under its lock')
}

/** Closes the parties of a bill: they no longer have it. */
export async function closeParties(tx: Tx, { corporationId, billId }: BillAt): Promise<void> {
  await tx
    .withTables<BillTables>()
    .updateTable('bill_party')
    .set({ open: false })
    .where('corporation_id', '=', corporationId)
    .where('bill_id', '=', billId)
    .execute()
}

export async function insertPart(tx: Tx, row: PartRow): Promise<void> {
  await tx
    .withTables<BillTables>()
    .insertInto('bill_part')
    .values({
      ...row,
      cut: sql`${JSON.stringify(row.cut)}::jsonb` as unknown as PartRow['cut'],
      counter: row.counter && (sql`${JSON.stringify(row.counter)}::jsonb` as unknown as PartRow['counter']),
    })
    .execute()
}

export const findPart = (db: Queries, corporationId: number, partId: string): Promise<PartRow | undefined> =>
  db
    .withTables<BillTables>()
    .selectFrom('bill_part')
    .selectAll()
    .where('corporation_id', '=', corporationId)
    .where('part_id', '=', partId)
    .executeTakeFirst()

/**
 * Writes a part of a locked bill.
 * @throws if its state differs from the one read before
 */
export async function updatePart(tx: Tx, before: PartRow, change: Partial<PartRow>): Promise<void> {
  const done = await tx
    .withTables<BillTables>()
    .updateTable('bill_part')
    .set(change)
    .where('corporation_id', '=', before.corporation_id)
    .where('part_id', '=', before.part_id)
    .where('state', '=', before.state)
    .where('returned_amount', '=', before.returned_amount)
    .executeTakeFirst()
  if (done.numUpdatedRows !== 1n) throw new Error('A part changed under the lock of its bill')
}

/** Open parts whose deadline has passed. */
export const dueParts = (db: Queries, now: Date, most: number): Promise<PartRow[]> =>
  db
    .withTables<BillTables>()
    .selectFrom('bill_part')
    .selectAll()
    .where('watch_at', '<=', now)
    .orderBy('watch_at')
    .limit(most)
    .execute()

/** A refund of dishes, as far as one part got it back. */
export type DishReturnRow = ReturnRow & { order_id: string; part_id: string }

const isOfDishes = (row: ReturnRow): row is DishReturnRow => row.order_id !== null && row.part_id !== null

/** The refunds of dishes of a closed bill. ORDER-9 */
export const dishReturnsOf = async (db: Queries, { corporationId, billId }: BillAt): Promise<DishReturnRow[]> =>
  (
    await db
      .withTables<BillTables>()
      .selectFrom('bill_return')
      .selectAll()
      .where('corporation_id', '=', corporationId)
      .where('bill_id', '=', billId)
      .where('order_id', 'is not', null)
      .orderBy('at')
      .execute()
  ).filter(isOfDishes)

/** Records a refund, once per cause; false if it was recorded before. */
export async function insertReturn(tx: Tx, row: ReturnRow): Promise<boolean> {
  const done = await tx
    .withTables<BillTables>()
    .insertInto('bill_return')
    .values(row)
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  return done.numInsertedOrUpdatedRows === 1n
}

const TABLE_NAMES = {
  name: 'bill_table_names',
  text: `select bill_id::text as id, string_agg(distinct table_info->>'tableName', ' · ') as name from bill_party
    where corporation_id = $1 and bill_id = any($2::uuid[]) group by bill_id`,
}

/** The names of the tables of bills, by bill. */
export const tableNames = async (
  db: Queries,
  corporationId: number,
  billIds: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await db.query<{ id: string; name: string }>(TABLE_NAMES, [corporationId, billIds])
  return new Map(rows.map(({ id, name }) => [id, name]))
}
