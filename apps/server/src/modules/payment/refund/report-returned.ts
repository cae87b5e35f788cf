import { refundableAmount } from '@comanda/domain/payment'
import type { Tx } from '../../../platform/db/index.ts'
import type { PayableAt } from '../../../ports/payment.ts'
import type { Deps } from '../deps.ts'
import { ownTenders } from './paid-by.ts'
import { hasOpenParts } from './refund-queries.ts'

/**
 * Reports to the payable how much of its money was returned in parts, after a change. A full return with the end of the
 * payable is reported separately. M9
 */
export async function reportReturned(tx: Tx, deps: Pick<Deps, 'payables' | 'providers'>, at: PayableAt): Promise<void> {
  const tenders = await ownTenders(tx, deps, at)
  if (tenders.length === 0) return
  const remaining = refundableAmount(tenders)
  const parts = remaining > 0 ? 'some' : (await hasOpenParts(tx, at)) ? 'asked' : 'arrived'
  await deps.payables[at.kind]?.partsBack?.(tx, { ...at, parts })
}
