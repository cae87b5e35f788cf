import { leftOf } from '@comanda/domain/payment'
import type { Tx } from '../../../platform/db/index.ts'
import type { PayableAt } from '../../../ports/payment.ts'
import type { Deps } from '../deps.ts'
import { tendersOf } from '../attempt/tenders.ts'
import { hasOpenParts } from './refund-queries.ts'

/**
 * Tells what was paid for how much of its money has gone back in parts, once those change. Where all of it goes back with the
 * end of what was paid, that is told by itself. M9
 */
export async function tellPartsBack(tx: Tx, deps: Pick<Deps, 'payables'>, at: PayableAt): Promise<void> {
  const tenders = await tendersOf(tx, at)
  if (tenders.length === 0) return
  const left = leftOf(tenders)
  const parts = left > 0 ? 'some' : (await hasOpenParts(tx, at)) ? 'asked' : 'arrived'
  await deps.payables[at.kind]?.partsBack?.(tx, { ...at, parts })
}
