import { isReturn, payableAccount } from '@comanda/domain/payment'
import { account, move, post } from '../../../ledger/index.ts'
import { writeAuditLine } from '../../../platform/audit-line.ts'
import type { Tx } from '../../../platform/db/index.ts'
import type { PayableAt } from '../../../ports/payment.ts'
import { settleRefund } from '../attempt/attempt-step.ts'
import type { Deps } from '../deps.ts'
import { holdPayable } from '../payables.ts'
import { lockAttempt } from '../queries.ts'
import { movePart, REFUND_JOB, refundParts, type RefundPartAt, refundRows } from './refund-queries.ts'
import { reportReturned } from './report-returned.ts'
import type { AttemptRow, RefundPartRow } from '../tables.ts'

export interface Settlement extends PayableAt {
  refundId: string
  by: { id: string; name: string }
  /** How it was returned instead, and why; absent: the provider is asked again. */
  otherWay?: string
}

export type SettlementAnswer = 'settled' | 'notFound' | 'decided'

/**
 * Settles the failed part of an approved refund: it is requested from the provider again under a new reference, or
 * recorded as returned in another way. Happens once under concurrency. The refund's decision and its reversed earnings
 * do not change. M8, M9
 */
export async function settleFailedRefund(tx: Tx, deps: Deps, input: Settlement): Promise<SettlementAnswer> {
  if (!(await holdPayable(tx, deps, input))) return 'notFound'
  const refund = (await refundRows(tx, input)).find(row => row.refund_id === input.refundId)
  const part = (await refundParts(tx, input)).find(row => row.refund_no === refund?.refund_no && row.line_no === 0)
  if (!part) return 'notFound'
  if (part.state !== 'failed') return 'decided'
  const { corporationId, payableId } = input
  const at = { corporationId, payableId, refundNo: part.refund_no, attemptNo: part.attempt_no, lineNo: 0 }
  const attempt = await lockAttempt(tx, at)
  if (!attempt) return 'notFound'
  const { otherWay } = input
  return otherWay === undefined
    ? sendAgain(tx, deps, at, part)
    : giveOtherwise(tx, deps, { ...input, otherWay }, { at, part, attempt })
}

async function sendAgain(tx: Tx, deps: Deps, at: RefundPartAt, part: RefundPartRow): Promise<SettlementAnswer> {
  const again = { state: 'asked', sent_at: null, ended_at: null, try_no: part.try_no + 1 } as const
  if (!(await movePart(tx, at, ['failed'], again))) return 'decided'
  await deps.jobs.enqueue(tx, REFUND_JOB, at)
  return 'settled'
}

interface Failed {
  at: RefundPartAt
  part: RefundPartRow
  attempt: AttemptRow
}

/** The provider keeps its money; the store returned the same amount itself. */
async function giveOtherwise(
  tx: Tx,
  deps: Deps,
  { by, otherWay, corporationId, kind, payableId }: Settlement & { otherWay: string },
  { at, part, attempt }: Failed,
): Promise<SettlementAnswer> {
  const now = new Date(deps.clock())
  const caller = { settled_by: by.id, settled_name: by.name, settled_how: otherWay }
  if (!(await movePart(tx, at, ['failed'], { state: 'elsewhere', ended_at: now, ...caller }))) return 'decided'
  await post(tx, {
    corporationId,
    causeKey: `payment-refund-elsewhere:${attempt.attempt_id}:${part.refund_no}`,
    kind: 'paymentReturned',
    currencyCode: attempt.currency.currencyCode,
    entries: move(part.amount, payableAccount(kind, payableId), account.brand('refundedElsewhere')),
    reference: payableId,
    shopId: attempt.shop_id,
    at: now,
  })
  await writeAuditLine(tx, {
    corporationId,
    shopId: attempt.shop_id,
    what: 'refund.elsewhere',
    subject: payableId,
    by,
    after: { refundNo: part.refund_no, amount: part.amount },
    cause: otherWay,
    at: now,
  })
  await reportReturned(tx, deps, { corporationId, kind, payableId })
  if (isReturn(attempt.state)) await settleRefund(tx, deps, attempt)
  return 'settled'
}
