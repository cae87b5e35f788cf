import { money } from '@comanda/domain/money'
import { isReturn, retryPlanAfter, payableAccount, providerOf } from '@comanda/domain/payment'
import { account, move, post } from '../../../ledger/index.ts'
import type { Tx } from '../../../platform/db/index.ts'
import type { PaymentEvent } from '../../../providers/payment/port.ts'
import { settleRefund } from '../attempt/attempt-step.ts'
import type { Deps } from '../deps.ts'
import { holdPayable } from '../payables.ts'
import { isByWallet, providerFor } from '../messages/providers.ts'
import { peekAttempt } from '../queries.ts'
import { idempotencyKeyOf, referenceOfRefund } from '../attempt/references.ts'
import { movePart, refundPart, type RefundPartAt } from './refund-queries.ts'
import { reportReturned } from './report-returned.ts'
import type { AttemptRow, RefundPartRow } from '../tables.ts'

/** The outcome at the provider is unknown: thrown so that the job repeats under the same key. */
class NotKnown extends Error {}

/** Operation name for the idempotency key, one per try. */
const operationOf = ({ refund_no, try_no }: RefundPartRow): string =>
  try_no > 1 ? `refund-${refund_no}-${try_no}` : `refund-${refund_no}`

/**
 * Requests the return of a part at the provider. If the charge is not captured yet, it waits for that. Safe to repeat.
 * M9
 */
export const sendRefundPart = (deps: Deps) => async (at: RefundPartAt) => {
  // The attempt first: once it is captured no part is withdrawn any more, so a part that is still requested then
  // stays so.
  const attempt = await peekAttempt(deps.db, at)
  const part = await refundPart(deps.db, at)
  const provider = attempt && providerFor(deps, attempt)
  if (!provider || part?.state !== 'asked' || !attempt?.provider_reference) return
  if (attempt.state === 'authorised') return
  const answer = await provider.refund({
    providerReference: attempt.provider_reference,
    reference: referenceOfRefund({ ...at, tryNo: part.try_no }),
    idempotencyKey: idempotencyKeyOf(at, operationOf(part)),
    amount: money(part.amount),
    currency: attempt.currency,
  })
  if (answer === 'unknown') throw new NotKnown('refund')
  const now = new Date(deps.clock())
  await deps.db.inTx(async tx => {
    if (!(await holdPayable(tx, deps, { ...at, kind: attempt.kind }))) return
    const watch_at = isByWallet(attempt) ? new Date(now.getTime() + (retryPlanAfter(0).pause ?? 0)) : null
    const to =
      answer === 'taken'
        ? { state: 'sent' as const, sent_at: now, watch_at }
        : { state: 'failed' as const, ended_at: now }
    await movePart(tx, at, ['asked'], to)
    if (answer === 'refused') deps.log.error('the provider refuses to give back a part', { ...at })
  })
}

interface PartMessage {
  event: PaymentEvent
  attempt: AttemptRow
  at: RefundPartAt
  /** The try the message refers to. */
  tryNo: number
}

/**
 * Applies a message about a part: it was returned, it failed, or it came back to us later. A return that arrives
 * although a person had settled the part or requested it again is parked for a person. W2
 */
export async function applyToPart(
  tx: Tx,
  deps: Deps,
  { event, attempt, at, tryNo }: PartMessage,
): Promise<'applied' | 'amount' | 'unknownReference' | 'settledBefore'> {
  const part = await refundPart(tx, at)
  if (!part) return 'unknownReference'
  if (!providerFor(deps, attempt)?.isAmount(event, money(part.amount), attempt.currency)) return 'amount'
  const news = { attempt, part, at }
  if (event.kind === 'refund' && event.success)
    return isSettled(part, tryNo) ? 'settledBefore' : arrived(tx, deps, news)
  if ((event.kind === 'refund' || event.kind === 'refundFailed') && !isSettled(part, tryNo))
    await failed(tx, deps, news)
  return 'applied'
}

/** True if a person has already settled that try. */
const isSettled = (part: RefundPartRow, tryNo: number): boolean => tryNo !== part.try_no || part.state === 'elsewhere'

type PartUpdate = Pick<PartMessage, 'attempt' | 'at'> & { part: RefundPartRow }

async function arrived(tx: Tx, deps: Deps, { attempt, part, at }: PartUpdate): Promise<'applied'> {
  const now = new Date(deps.clock())
  if (await movePart(tx, at, ['asked', 'sent'], { state: 'done', ended_at: now }))
    await wentBack(tx, deps, { attempt, part, at: now })
  return 'applied'
}

/** Postings are right in any order of messages: a failed part was never, or is no longer, returned. */
async function failed(tx: Tx, deps: Deps, { attempt, part, at }: PartUpdate): Promise<void> {
  const now = new Date(deps.clock())
  if (!(await movePart(tx, at, ['asked', 'sent', 'done'], { state: 'failed', ended_at: now }))) return
  if (part.state === 'done') await book(tx, attempt, part, { failed: true, at: now })
  deps.log.error('a refund needs a person', { ...at })
}

/**
 * Posts that a part was returned and reports it to the payable; if it was the last part of a full refund, completes
 * that too.
 */
async function wentBack(tx: Tx, deps: Deps, back: { attempt: AttemptRow; part: RefundPartRow; at: Date }) {
  const { attempt, part, at } = back
  await book(tx, attempt, part, { failed: false, at })
  const { corporation_id: corporationId, kind, payable_id: payableId } = attempt
  await reportReturned(tx, deps, { corporationId, kind, payableId })
  if (isReturn(attempt.state)) await settleRefund(tx, deps, attempt)
}

async function book(tx: Tx, row: AttemptRow, part: RefundPartRow, { failed, at }: { failed: boolean; at: Date }) {
  const payable = payableAccount(row.kind, row.payable_id)
  const provider = account.provider(providerOf(row.payment_method) ?? 'card')
  const [from, to] = failed ? [provider, payable] : [payable, provider]
  await post(tx, {
    corporationId: row.corporation_id,
    causeKey: `payment-refund${failed ? '-failed' : ''}:${row.attempt_id}:${part.refund_no}${part.try_no > 1 ? `:${part.try_no}` : ''}`,
    kind: 'paymentReturned',
    currencyCode: row.currency.currencyCode,
    entries: move(part.amount, from, to),
    reference: row.payable_id,
    shopId: row.shop_id,
    at,
  })
}
