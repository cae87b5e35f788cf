import type { StoredValueProgram } from '@comanda/domain/card'
import type { Tx } from '../../platform/db/index.ts'
import type { StoredValueTables } from './tables.ts'

/** Puts programs of stored value into an empty database. */
export async function seedStoredValue(
  tx: Tx,
  corporationId: number,
  programs: readonly StoredValueProgram[],
  now: Date,
) {
  const rows = programs.map(terms => ({
    corporation_id: corporationId,
    program_id: terms.id,
    version_id: terms.versionId,
    terms: JSON.stringify(terms) as unknown as StoredValueProgram,
    created_at: now,
  }))
  if (rows.length > 0)
    await tx.withTables<StoredValueTables>().insertInto('stored_value_program').values(rows).execute()
}
