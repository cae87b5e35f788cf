import { holdsMoney, isReturn } from '@comanda/domain/payment'
import type { Tx } from '../../../platform/db/index.ts'
import type { PayableAt, RefundInput } from '../../../ports/payment.ts'
import { takeStep } from '../attempt/attempt-step.ts'
import type { Deps } from '../deps.ts'
import { attemptsOf } from '../queries.ts'
import { decideRefund, refundRows } from './refund-queries.ts'

export const NOTHING_HELD_JOB = 'payment.nothingHeld'

/**
 * Returns everything that is or may still be held for an ended payable: held money is returned, open attempts are
 * cancelled, so that money that arrives later is returned automatically. Runs in the transaction that ended it, with
 * the payable locked. M8
 */
export async function requestRefund(tx: Tx, deps: Deps, input: RefundInput): Promise<void> {
  const reason = input.reason || 'orderEnded'
  let hasMoney = false
  for (const row of await attemptsOf(tx, input)) {
    hasMoney ||= holdsMoney(row.state) || (isReturn(row.state) && row.state !== 'returned')
    if (!isReturn(row.state)) await takeStep(tx, deps, row, { event: 'giveBack', cause: input.causeKey, reason })
  }
  await grantWaiting(tx, deps, input)
  // A payable without due amount was paid without an attempt, and money the provider returned unrequested is gone:
  // their refund is complete already.
  const { corporationId, kind, payableId } = input
  if (!hasMoney) await deps.jobs.enqueue(tx, NOTHING_HELD_JOB, { corporationId, kind, payableId })
}

/** Waiting refunds are returned with the whole amount: no approval is needed any more. */
export async function grantWaiting(tx: Tx, deps: Deps, at: PayableAt): Promise<void> {
  const decided = { decided_by: '', decided_name: '', decided_at: new Date(deps.clock()) }
  for (const row of await refundRows(tx, at))
    if (row.state === 'waiting') await decideRefund(tx, row, { state: 'given', ...decided })
}
