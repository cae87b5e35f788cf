import type { StoredValueProgram } from '@comanda/domain/card'
import type { Tx } from '../../platform/db/index.ts'
import { writeProgram } from './set-up.ts'
import type { StoredValueTables } from './tables.ts'

/** Inserts programs of stored value into an empty database. */
export async function seedStoredValue(
  tx: Tx,
  corporationId: number,
  programs: readonly StoredValueProgram[],
  now: Date,
) {
  for (const program of programs) await writeProgram(tx, corporationId, program, now)
}

/** Marks the first recharge as used for cards that have a seeded balance. M12 */
export async function seedFirstRecharges(
  tx: Tx,
  corporationId: number,
  cards: readonly { cardId: string; cardProgramId: string; history: readonly { kind: string }[] }[],
  programs: readonly StoredValueProgram[],
) {
  const rows = cards
    .filter(({ history }) => history.some(({ kind }) => kind === 'recharged'))
    .flatMap(({ cardId, cardProgramId }) =>
      programs
        .filter(program => program.cardProgramId === cardProgramId)
        .map(({ id }) => ({ corporation_id: corporationId, card_id: cardId, program_id: id, recharge_id: cardId })),
    )
  if (rows.length > 0) await tx.withTables<StoredValueTables>().insertInto('first_recharge').values(rows).execute()
}
