import type { ProviderRecord } from '@comanda/domain/payment'
import type { Queries, Tx } from '../../../platform/db/index.ts'
import type { ProviderName } from '../../../providers/payment/port.ts'
import type { BreakRow, ReconciliationRow, ReconciliationTables, ReconciliationWrites } from './tables.ts'

interface DayAt {
  corporationId: number
  provider: ProviderName
  day: string
}

/** Stores the result of a day's comparison, replacing an earlier one. */
export async function storeDay(tx: Tx, row: ReconciliationRow): Promise<void> {
  const written = { ...row, totals: JSON.stringify(row.totals) }
  await tx
    .withTables<ReconciliationWrites>()
    .insertInto('reconciliation')
    .values(written)
    .onConflict(conflict =>
      conflict
        .columns(['corporation_id', 'provider', 'day'])
        .doUpdateSet({ state: written.state, totals: written.totals, run_at: written.run_at }),
    )
    .execute()
}

/** Stores the lines of a day, replacing those of an earlier fetch. */
export async function replaceLines(tx: Tx, at: DayAt, lines: readonly ProviderRecord[]): Promise<void> {
  const { corporationId: corporation_id, provider, day } = at
  const writes = tx.withTables<ReconciliationTables>()
  await writes
    .deleteFrom('provider_book_line')
    .where('corporation_id', '=', corporation_id)
    .where('provider', '=', provider)
    .where('day', '=', day)
    .execute()
  const rows = lines.map(({ at: when, reference, providerReference, status, value, currencyCode }, line_no) => ({
    corporation_id,
    provider,
    day,
    line_no,
    at: new Date(when),
    reference: reference.slice(0, 200),
    provider_reference: providerReference.slice(0, 200),
    status,
    value,
    currency_code: currencyCode.slice(0, 3),
  }))
  for (let i = 0; i < rows.length; i += 500)
    await writes
      .insertInto('provider_book_line')
      .values(rows.slice(i, i + 500))
      .execute()
}

/** The provider's lines of the days before for these payments. */
export async function linesBefore(db: Queries, at: DayAt, references: readonly string[]): Promise<ProviderRecord[]> {
  if (references.length === 0) return []
  const rows = await db
    .withTables<ReconciliationTables>()
    .selectFrom('provider_book_line')
    .selectAll()
    .where('corporation_id', '=', at.corporationId)
    .where('provider', '=', at.provider)
    .where('reference', 'in', references)
    .where('day', '<', at.day)
    .orderBy('at')
    .execute()
  return rows.map(row => ({
    at: row.at.toISOString(),
    reference: row.reference,
    providerReference: row.provider_reference,
    status: row.status,
    value: row.value,
    currencyCode: row.currency_code,
  }))
}

interface BreakChanges extends Pick<BreakRow, 'corporation_id' | 'provider'> {
  run_at: Date
  /** The references that were compared. */
  looked: readonly string[]
  found: readonly BreakRow[]
}

/** Stores new breaks; an open one of these payments that no longer occurs is cleared. */
export async function storeBreaks(
  tx: Tx,
  { corporation_id, provider, run_at, looked, found: result }: BreakChanges,
): Promise<void> {
  const writes = tx.withTables<ReconciliationTables>()
  if (looked.length > 0)
    await writes
      .updateTable('reconciliation_break')
      .set({ state: 'cleared', cleared_at: run_at })
      .where('corporation_id', '=', corporation_id)
      .where('provider', '=', provider)
      .where('reference', 'in', looked)
      .where('state', '=', 'open')
      .execute()
  if (result.length === 0) return
  await writes
    .insertInto('reconciliation_break')
    .values([...result])
    .onConflict(conflict =>
      conflict
        .columns(['corporation_id', 'provider', 'reference', 'provider_reference', 'kind', 'ours', 'theirs'])
        .doUpdateSet({ state: 'open', cleared_at: null })
        .where('reconciliation_break.state', '=', 'cleared'),
    )
    .execute()
}

/** The newest comparisons, newest day first. */
export const newestDays = (db: Queries, corporationId: number, most: number): Promise<ReconciliationRow[]> =>
  db
    .withTables<ReconciliationTables>()
    .selectFrom('reconciliation')
    .selectAll()
    .where('corporation_id', '=', corporationId)
    .orderBy('day', 'desc')
    .orderBy('provider')
    .limit(most)
    .execute()

/** Breaks: the open ones first, oldest first; then the settled ones, newest first. */
export async function newestBreaks(db: Queries, corporationId: number, most: number): Promise<BreakRow[]> {
  const breaks = db
    .withTables<ReconciliationTables>()
    .selectFrom('reconciliation_break')
    .selectAll()
    .where('corporation_id', '=', corporationId)
  const open = await breaks.where('state', '=', 'open').orderBy('found_at').limit(most).execute()
  const settled = await breaks.where('state', '!=', 'open').orderBy('found_at', 'desc').limit(most).execute()
  return [...open, ...settled]
}

/** Acknowledges an open break; an acknowledged or cleared one stays as it is. False if there is none. */
export async function acknowledge(
  tx: Tx,
  at: { corporationId: number; breakId: string },
  by: Pick<BreakRow, 'acknowledged_by' | 'acknowledged_name' | 'acknowledged_at' | 'reason'>,
): Promise<boolean> {
  const writes = tx.withTables<ReconciliationTables>()
  await writes
    .updateTable('reconciliation_break')
    .set({ ...by, state: 'acknowledged' })
    .where('corporation_id', '=', at.corporationId)
    .where('break_id', '=', at.breakId)
    .where('state', '=', 'open')
    .execute()
  const result = await writes
    .selectFrom('reconciliation_break')
    .select('break_id')
    .where('corporation_id', '=', at.corporationId)
    .where('break_id', '=', at.breakId)
    .executeTakeFirst()
  return result !== undefined
}
