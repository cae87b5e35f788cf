import type { Queries, Tx } from '../../platform/db/index.ts'
import type { AdjustmentRow, CounterTables } from './tables.ts'

const on = (queries: Queries) => queries.withTables<CounterTables>()

export async function insertAdjustment(tx: Tx, row: AdjustmentRow): Promise<void> {
  const currency = row.currency && (JSON.stringify(row.currency) as unknown as AdjustmentRow['currency'])
  await on(tx)
    .insertInto('adjustment')
    .values({ ...row, currency })
    .execute()
}

/** An adjustment, locked until the transaction ends. */
export const lockAdjustment = (
  tx: Tx,
  corporationId: number,
  adjustmentId: string,
): Promise<AdjustmentRow | undefined> =>
  on(tx)
    .selectFrom('adjustment')
    .selectAll()
    .where('corporation_id', '=', corporationId)
    .where('adjustment_id', '=', adjustmentId)
    .forUpdate()
    .executeTakeFirst()

type Decision = Pick<
  AdjustmentRow,
  'state' | 'decided_by' | 'decided_name' | 'decided_at' | 'before_amount' | 'after_amount'
>

/** Ends a waiting adjustment; false if it no longer waits. */
export async function endAdjustment(tx: Tx, row: AdjustmentRow, decision: Decision): Promise<boolean> {
  const { numUpdatedRows } = await on(tx)
    .updateTable('adjustment')
    .set(decision)
    .where('corporation_id', '=', row.corporation_id)
    .where('adjustment_id', '=', row.adjustment_id)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** The newest first. */
export function adjustmentsOf(
  queries: Queries,
  corporationId: number,
  { waiting, before, most }: { waiting: boolean; before: string | undefined; most: number },
): Promise<AdjustmentRow[]> {
  const all = on(queries).selectFrom('adjustment').selectAll().where('corporation_id', '=', corporationId)
  const those = waiting ? all.where('state', '=', 'waiting') : all
  const page = before === undefined ? those : those.where('adjustment_id', '<', before)
  return page.orderBy('adjustment_id', 'desc').limit(most).execute()
}

const ALONE = {
  name: 'adjustment_alone_take',
  text: `insert into adjustment_alone (corporation_id, staff_id, day, unit, amount)
    select $1, $2, $3, $4, $5::bigint where $5::bigint <= $6::bigint
    on conflict (corporation_id, staff_id, day, unit) do update
      set amount = adjustment_alone.amount + excluded.amount
      where adjustment_alone.amount + excluded.amount <= $6::bigint`,
}

/** One person's adjustments of a day without approval. */
export interface AloneInput {
  corporationId: number
  staffId: string
  /** YYYY-MM-DD, UTC. */
  day: string
  unit: string
  amount: number
  most: number
}

/** Adds a change to an employee's daily limit; false if the limit is reached: then it needs approval. */
export async function useOwnLimit(tx: Tx, { corporationId, staffId, day, unit, amount, most }: AloneInput) {
  const { count } = await tx.query(ALONE, [corporationId, staffId, day, unit, amount, most])
  return count === 1
}
