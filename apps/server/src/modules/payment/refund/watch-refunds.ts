import { money } from '@comanda/domain/money'
import { retryPlanAfter } from '@comanda/domain/payment'
import type { Deps } from '../deps.ts'
import { holdPayable } from '../payables.ts'
import { lockAttempt, peekAttempt } from '../queries.ts'
import { referenceOfRefund } from '../attempt/references.ts'
import { applyToPart } from './refund-parts.ts'
import { dueParts, refundPart, type RefundPartAt, watchPart } from './refund-queries.ts'
import type { RefundPartRow } from '../tables.ts'

export const REFUND_QUERY_JOB = 'payment.refundQuery'

const BATCH_SIZE = 100

const partAt = (row: RefundPartRow): RefundPartAt => ({
  corporationId: row.corporation_id,
  payableId: row.payable_id,
  refundNo: row.refund_no,
  attemptNo: row.attempt_no,
  lineNo: row.line_no,
})

/**
 * Queries refunds that a wallet accepted and never confirmed, with growing pauses, and logs an error once one is late;
 * returns how many. Safe to run in several processes: only the one that moves the due time queries. M8, W2
 */
export async function watchRefunds(deps: Deps): Promise<number> {
  const now = deps.clock()
  const due = await dueParts(deps.db, new Date(now), BATCH_SIZE)
  for (const row of due) {
    const at = partAt(row)
    const waitedMs = now - (row.sent_at ?? row.asked_at).getTime()
    const { pause, alarm } = retryPlanAfter(waitedMs)
    await deps.db.inTx(async tx => {
      const next = pause === undefined ? null : new Date(now + pause)
      if (!row.watch_at || !(await watchPart(tx, at, row.watch_at, next))) return
      if (next) await deps.jobs.enqueue(tx, REFUND_QUERY_JOB, at)
      const waitedMinutes = Math.floor(waitedMs / 60_000)
      if (alarm) deps.log.error('a refund is not confirmed', { ...at, waitedMinutes, again: next !== null })
    })
  }
  return due.length
}

/** Queries a wallet's refund whose message is missing; the answer is applied like the message. W2 */
export const queryRefundPart = (deps: Deps) => async (at: RefundPartAt) => {
  const [part, attempt] = [await refundPart(deps.db, at), await peekAttempt(deps.db, at)]
  const { wallet } = deps.providers
  if (!wallet || part?.state !== 'sent' || !attempt?.provider_reference) return
  const request = {
    providerReference: attempt.provider_reference,
    reference: referenceOfRefund({ ...at, tryNo: part.try_no }),
    amount: money(part.amount),
    currency: attempt.currency,
  }
  const answer = await wallet.queryRefund(request)
  if (!answer) return
  await deps.db.inTx(async tx => {
    if (!(await holdPayable(tx, deps, { ...at, kind: attempt.kind }))) return
    const row = await lockAttempt(tx, at)
    if (!row) return
    const event = {
      provider: 'wallet',
      eventKey: '',
      kind: 'refund',
      success: answer === 'done',
      providerReference: request.providerReference,
      reference: request.reference,
      providerValue: wallet.valueOf(request.amount, request.currency),
      currencyCode: request.currency.currencyCode,
      at: '',
    } as const
    await applyToPart(tx, deps, { event, attempt: row, at, tryNo: part.try_no })
  })
}
