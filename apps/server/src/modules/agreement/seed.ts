import { staffAgreementCalls } from '@comanda/contract/agreement'
import type { Tx } from '../../platform/db/index.ts'
import { requireFit } from '../../platform/require-fit.ts'
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

/**
 * Stores the terms as the console would, but in force since a day that has passed: earlier orders were placed under them.
 * @throws RangeError where the console would refuse them
 */
export async function seedAgreements(
  tx: Tx,
  corporationId: number,
  agreements: readonly AgreementSeed[],
): Promise<void> {
  for (const { version, paragraphs, ...agreement } of agreements) {
    const text = Object.fromEntries(Object.entries(paragraphs).map(([language, all]) => [language, all.join('\n')]))
    requireFit(staffAgreementCalls.saveAgreement, { agreement: { ...agreement, text } }, undefined)
    await writeAgreement(tx, corporationId, version, { ...agreement, text, askAgain: false })
  }
}
