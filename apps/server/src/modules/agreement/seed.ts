import type { Tx } from '../../platform/db/index.ts'
import type { AgreementTables } from './tables.ts'

/** Terms to begin with, as data. */
export interface AgreementSeed {
  agreementId: string
  version: number
  title: Record<string, string>
  paragraphs: Record<string, string[]>
  changed: Record<string, string>
  effectiveFrom: string
  required: boolean
}

/** Puts the terms into an empty database. */
export async function seedAgreements(
  tx: Tx,
  corporationId: number,
  agreements: readonly AgreementSeed[],
): Promise<void> {
  for (const one of agreements) {
    await tx
      .withTables<AgreementTables>()
      .insertInto('agreement')
      .values({
        corporation_id: corporationId,
        agreement_id: one.agreementId,
        version: one.version,
        title: JSON.stringify(one.title),
        paragraphs: JSON.stringify(one.paragraphs),
        changed: JSON.stringify(one.changed),
        effective_from: one.effectiveFrom,
        required: one.required,
      })
      .onConflict(conflict => conflict.doNothing())
      .execute()
  }
}
