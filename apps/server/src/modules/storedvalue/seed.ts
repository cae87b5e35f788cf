import { staffStoredValueCalls } from '@comanda/contract/storedvalue'
import { type CardProgram, checkStoredValue, type StoredValueProgram } from '@comanda/domain/card'
import type { ShopConfig } from '@comanda/domain/store'
import type { Tx } from '../../platform/db/index.ts'
import { requireFit } from '../../platform/require-fit.ts'
import { asSet, shopsThatSell, writeProgram } from './set-up.ts'
import type { StoredValueTables } from './tables.ts'

interface StoredValueGround {
  cardPrograms: readonly CardProgram[]
  couponTemplateIds: readonly string[]
  shops: readonly ShopConfig[]
}

/**
 * Stores programs of stored value as the console would.
 * @throws RangeError where the console would refuse one
 */
export async function seedStoredValue(
  tx: Tx,
  corporationId: number,
  programs: readonly StoredValueProgram[],
  { cardPrograms, couponTemplateIds, shops }: StoredValueGround,
  now: Date,
) {
  for (const program of programs) {
    const card = cardPrograms.find(one => one.cardProgramId === program.cardProgramId)
    const faults = card
      ? checkStoredValue(program, { couponTemplateIds, shopIds: shopsThatSell(program, card, shops) })
      : { field: 'program.cardProgramId', reason: 'notFound' }
    requireFit(staffStoredValueCalls.saveStoredValue, { program: asSet(program) }, faults)
    await writeProgram(tx, corporationId, program, now)
  }
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
