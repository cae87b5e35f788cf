import type { Tx } from '../../platform/db/index.ts'
import { writeAgreement } from './set-up.ts'

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
  for (const { version, paragraphs, ...agreement } of agreements) {
    const text = Object.fromEntries(Object.entries(paragraphs).map(([language, all]) => [language, all.join('\n')]))
    await writeAgreement(tx, corporationId, version, { ...agreement, text })
  }
}
