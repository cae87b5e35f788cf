import { sql } from 'kysely'
import type { Queries, Tx } from '../../platform/db/index.ts'
import { fromStored, toStored } from '../../platform/personal-data.ts'
import { type BookingTables, personalWaiting, type WaitingRow } from './tables.ts'

const parties = (queries: Queries) => queries.withTables<BookingTables>()

/** Number of parties that wait at a store. */
export async function countWaiting(queries: Queries, corporationId: number, shopId: number): Promise<number> {
  const row = await parties(queries)
    .selectFrom('waiting_party')
    .select(select => select.fn.countAll<number>().as('many'))
    .where('corporation_id', '=', corporationId)
    .where('shop_id', '=', shopId)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(row.many)
}

/** Number of waiting parties ahead of this one. */
export async function aheadOf(queries: Queries, row: WaitingRow): Promise<number> {
  if (row.ended_at !== null) return 0
  const count = await parties(queries)
    .selectFrom('waiting_party')
    .select(select => select.fn.countAll<number>().as('many'))
    .where('corporation_id', '=', row.corporation_id)
    .where('shop_id', '=', row.shop_id)
    .where('ended_at', 'is', null)
    .where('waiting_id', '<', row.waiting_id)
    .executeTakeFirstOrThrow()
  return Number(count.many)
}

/** Adds a party; false if this person waits there already. */
export async function addWaiting(tx: Tx, party: WaitingRow): Promise<boolean> {
  const row = await toStored(tx, personalWaiting, party)
  const done = await parties(tx)
    .insertInto('waiting_party')
    .values({ ...row, contact: sql`${JSON.stringify(row.contact)}::jsonb` })
    .onConflict(conflict =>
      conflict.columns(['corporation_id', 'owner', 'shop_id']).where('ended_at', 'is', null).doNothing(),
    )
    .executeTakeFirst()
  return done.numInsertedOrUpdatedRows === 1n
}

/** A party of the list, locked. */
export async function lockWaiting(tx: Tx, corporationId: number, waitingId: string): Promise<WaitingRow | undefined> {
  const row = await parties(tx)
    .selectFrom('waiting_party')
    .selectAll()
    .where('corporation_id', '=', corporationId)
    .where('waiting_id', '=', waitingId)
    .forUpdate()
    .executeTakeFirst()
  return row && fromStored(personalWaiting, row)
}

/** A person's own place at a store: the open one, else the latest. */
export async function ownWaiting(
  queries: Queries,
  { corporationId, owner, shopId }: { corporationId: number; owner: string; shopId: number },
): Promise<WaitingRow | undefined> {
  const row = await parties(queries)
    .selectFrom('waiting_party')
    .selectAll()
    .where('corporation_id', '=', corporationId)
    .where('owner', '=', owner)
    .where('shop_id', '=', shopId)
    .orderBy('waiting_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && fromStored(personalWaiting, row)
}

/** Updates the state of a locked party. */
export async function writeWaiting(tx: Tx, row: WaitingRow): Promise<void> {
  const { state, version, watch_at, changed_at, ended_at } = row
  await parties(tx)
    .updateTable('waiting_party')
    .set({ state, version, watch_at, changed_at, ended_at })
    .where('corporation_id', '=', row.corporation_id)
    .where('waiting_id', '=', row.waiting_id)
    .execute()
}
