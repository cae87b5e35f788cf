import type { StoredValueProgram } from '@comanda/domain/card'
import type { Queries, Tx } from '../../platform/db/index.ts'
import type { RechargeRow, StoredValueTables } from './tables.ts'

const PROGRAMS = {
  name: 'stored_value_programs',
  text: `select distinct on (program_id) terms from stored_value_program
    where corporation_id = $1 order by program_id, created_at desc, version_id desc`,
}

/** The newest version of every program. */
export const programsOf = async (db: Queries, corporationId: number): Promise<StoredValueProgram[]> =>
  (await db.query<{ terms: StoredValueProgram }>(PROGRAMS, [corporationId])).rows.map(row => row.terms)

/** A program in the given version, else the newest. */
export async function programOf(db: Queries, corporationId: number, id: string, versionId?: string) {
  const query = db
    .withTables<StoredValueTables>()
    .selectFrom('stored_value_program')
    .select('terms')
    .where('corporation_id', '=', corporationId)
    .where('program_id', '=', id)
    .orderBy('created_at', 'desc')
    .orderBy('version_id', 'desc')
    .limit(1)
  const row = await (versionId === undefined ? query : query.where('version_id', '=', versionId)).executeTakeFirst()
  return row?.terms
}

/** Whether a card has had its first recharge of a program. M12 */
export async function hadFirst(
  db: Queries,
  corporationId: number,
  cardId: string,
  programId: string,
): Promise<boolean> {
  const row = await db
    .withTables<StoredValueTables>()
    .selectFrom('first_recharge')
    .select('recharge_id')
    .where('corporation_id', '=', corporationId)
    .where('card_id', '=', cardId)
    .where('program_id', '=', programId)
    .executeTakeFirst()
  return row !== undefined
}

export const findRecharge = (
  db: Queries,
  corporationId: number,
  rechargeId: string,
): Promise<RechargeRow | undefined> =>
  db
    .withTables<StoredValueTables>()
    .selectFrom('recharge')
    .selectAll()
    .where('corporation_id', '=', corporationId)
    .where('recharge_id', '=', rechargeId)
    .executeTakeFirst()

/** The paid recharges of a card, newest first. */
export const paidRecharges = (
  db: Queries,
  { corporationId, cardId, most }: { corporationId: number; cardId: string; most: number },
): Promise<RechargeRow[]> =>
  db
    .withTables<StoredValueTables>()
    .selectFrom('recharge')
    .selectAll()
    .where('corporation_id', '=', corporationId)
    .where('card_id', '=', cardId)
    .where('state', '!=', 'awaitingPayment')
    .orderBy('recharge_id', 'desc')
    .limit(most)
    .execute()

/** A recharge, locked until the transaction ends. */
export const lockRecharge = (tx: Tx, corporationId: number, rechargeId: string): Promise<RechargeRow | undefined> =>
  tx
    .withTables<StoredValueTables>()
    .selectFrom('recharge')
    .selectAll()
    .where('corporation_id', '=', corporationId)
    .where('recharge_id', '=', rechargeId)
    .forUpdate()
    .executeTakeFirst()

/** Updates a locked recharge. */
export const changeRecharge = (
  tx: Tx,
  row: RechargeRow,
  to: Partial<Omit<RechargeRow, 'brought'>> & { brought?: string },
) =>
  tx
    .withTables<
      Omit<StoredValueTables, 'recharge'> & { recharge: Omit<RechargeRow, 'brought'> & { brought: string } }
    >()
    .updateTable('recharge')
    .set(to)
    .where('corporation_id', '=', row.corporation_id)
    .where('recharge_id', '=', row.recharge_id)
    .execute()
