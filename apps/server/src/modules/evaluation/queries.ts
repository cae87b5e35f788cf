import type { EvaluationProgram } from '@comanda/domain/evaluation'
import { sql } from 'kysely'
import type { Queries, Tx } from '../../platform/db/index.ts'
import type { EvaluationRow, EvaluationTables } from './tables.ts'

/** What the brand asks today; undefined where it asks nothing. */
export async function programOf(on: Queries, corporationId: number): Promise<EvaluationProgram | undefined> {
  const row = await on
    .withTables<EvaluationTables>()
    .selectFrom('evaluation_program')
    .select('terms')
    .where('corporation_id', '=', corporationId)
    .orderBy('program_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.terms
}

export const reviewsOf = (on: Queries, corporationId: number, orderIds: readonly string[]): Promise<EvaluationRow[]> =>
  on
    .withTables<EvaluationTables>()
    .selectFrom('evaluation')
    .selectAll()
    .where('corporation_id', '=', corporationId)
    .where('order_id', '=', sql<string>`any(${orderIds}::uuid[])`)
    .execute()

/** Writes what was said; false where something was said of that order before. */
export async function insertReview(tx: Tx, row: EvaluationRow): Promise<boolean> {
  const made = await tx
    .withTables<EvaluationTables>()
    .insertInto('evaluation')
    .values({ ...row, answers: JSON.stringify(row.answers) as unknown as EvaluationRow['answers'] })
    .onConflict(conflict => conflict.doNothing())
    .returning('order_id')
    .executeTakeFirst()
  return made !== undefined
}
