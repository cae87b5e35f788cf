import type { TotalLine } from '@comanda/domain/cart'
import { type Money, money } from '@comanda/domain/money'
import {
  stateAfter,
  type AttemptEvent,
  type AttemptState,
  holdsMoney,
  isLive,
  walletPauseAfter,
} from '@comanda/domain/payment'
import type { Tx } from '../../../platform/db/index.ts'
import { observing } from '../../../platform/observe/index.ts'
import type { CardFingerprint, RefusedBecause } from '../../../providers/payment/port.ts'
import type { PayableAt } from '../../../ports/payment.ts'
import type { Deps } from '../deps.ts'
import { postAttempt } from '../reconcile/books.ts'
import { followChargeback, isFrozen } from '../refund/frozen-value.ts'
import { isUncoveredFailedReturn, storeFailedRefund } from '../refund/failed-return.ts'
import { allThere, captureLines, releaseLines, linesOfAttempt } from './own-lines.ts'
import { hasOpenParts, REFUND_JOB, waitingParts, withdrawParts } from '../refund/refund-queries.ts'
import { payablePaid, payableRefunded } from '../payables.ts'
import { isByWallet } from '../messages/providers.ts'
import { type AttemptAt, attemptsOf, insertWithStep, lockAttempt, updateAttempt } from '../queries.ts'
import type { AttemptRow, LineRow } from '../tables.ts'

/** An event of an attempt, with the data that arrived with it. */
export interface AttemptUpdate extends CardFingerprint {
  event: AttemptEvent
  /** Source stored in the attempt's history: `answer`, `message`, `watch`, `guest`. */
  cause: string
  providerReference?: string
  because?: RefusedBecause
  action?: Readonly<Record<string, unknown>>
  /** Why the whole amount is returned. */
  reason?: string
  /**
   * Set on the attempt's first step, in the transaction that creates it: the attempt is inserted together with this
   * step, and these are its lines.
   */
  begins?: readonly LineRow[]
}

const MINUTE_MS = 60_000

/**
 * How long an attempt may stay in a state before it is checked. A missing answer is queried first; after that the
 * attempt is cancelled.
 */
const watchAfter: Partial<Record<AttemptState, number>> = {
  created: MINUTE_MS,
  unknown: MINUTE_MS,
  authenticating: 20 * MINUTE_MS,
  authorised: 5 * MINUTE_MS,
  returning: 5 * MINUTE_MS,
}

/**
 * When an attempt that enters this state is checked next. A wallet's code is checked soon, because its message may be
 * lost.
 */
export const watchAtOf = (state: AttemptState, now: number, row: Pick<AttemptRow, 'payment_method'>): Date | null => {
  const after = state === 'authenticating' && isByWallet(row) ? walletPauseAfter(0) : watchAfter[state]
  return after === undefined ? null : new Date(now + after)
}

export const CAPTURE_JOB = 'payment.capture'
export const RETURN_JOB = 'payment.return'

const reportsMoney = (event: AttemptEvent): boolean =>
  event === 'authorised' || event === 'captured' || event === 'captureFailed'

const payableAtOf = (row: AttemptRow): PayableAt => ({
  corporationId: row.corporation_id,
  kind: row.kind,
  payableId: row.payable_id,
})

/** Key of the attempt in a row, with its payable. */
export const atOf = (row: AttemptRow): AttemptAt => ({ ...payableAtOf(row), attemptNo: row.attempt_no })

/**
 * Applies one event to a locked attempt, with its effects in the same transaction: postings, the payable's state and
 * the next request to the provider. A repeated event changes nothing. The payable must be locked before. W2, M8
 */
export async function takeStep(tx: Tx, deps: Deps, before: AttemptRow, news: AttemptUpdate): Promise<AttemptRow> {
  const giveBack = before.give_back || news.event === 'giveBack'
  const next = stateAfter(before.state, news.event, giveBack, before.authorised)
  const authorised = before.authorised || reportsMoney(news.event)
  const providerReference = before.provider_reference ?? news.providerReference ?? null
  const learned = authorised !== before.authorised || providerReference !== before.provider_reference
  const decided = giveBack && !before.give_back
  if (next === undefined && !learned && !decided) return before
  const after = changed(
    before,
    news,
    { state: next ?? before.state, giveBack, authorised, providerReference },
    deps.clock(),
  )
  const cause = `${news.cause}: ${news.event}`
  if (news.begins) insertWithStep(tx, { begun: before, row: after, cause, lines: news.begins })
  else updateAttempt(tx, after, cause)
  countState(tx, before, after)
  await postAttempt(tx, before, after)
  return followUp(tx, deps, { before, after, lines: news.begins })
}

function countState(tx: Tx, before: AttemptRow, { state }: AttemptRow): void {
  if (state !== before.state) tx.afterCommit(() => observing.meter?.payment(state))
}

interface Changed {
  state: AttemptState
  giveBack: boolean
  authorised: boolean
  providerReference: string | null
}

function changed(before: AttemptRow, news: AttemptUpdate, to: Changed, now: number): AttemptRow {
  return {
    ...before,
    state: to.state,
    give_back: to.giveBack,
    give_back_reason: before.give_back ? before.give_back_reason : (news.reason ?? ''),
    authorised: to.authorised,
    provider_reference: to.providerReference,
    brand: news.brand ?? before.brand,
    last_four: news.lastFour ?? before.last_four,
    because: to.state === 'refused' ? (news.because ?? before.because ?? 'declined') : before.because,
    action: to.state === 'authenticating' ? (news.action ?? before.action) : null,
    version: before.version + 1,
    watch_at: to.state === before.state ? before.watch_at : watchAtOf(to.state, now, before),
    changed_at: new Date(now),
  }
}

/**
 * True once the attempt pays for nothing. A chargeback leaves what the guest's own methods paid until the whole amount
 * is returned.
 */
const isOver = ({ state, give_back }: AttemptRow): boolean =>
  !isLive(state) && !holdsMoney(state) && (state !== 'chargeback' || give_back)

interface Step {
  before: AttemptRow
  after: AttemptRow
  /** Lines of the guest's own methods, if already loaded. */
  lines?: readonly LineRow[] | undefined
}

const needsPerson: readonly AttemptState[] = ['captureFailed', 'returnFailed', 'chargeback']

/** The provider returned the money without a request from us. */
const leftUnasked = ({ before, after }: Step): boolean => holdsMoney(before.state) && after.state === 'returned'

function logForPerson(deps: Deps, step: Step): void {
  const { before, after } = step
  if (needsPerson.includes(after.state) || before.state === 'chargeback' || leftUnasked(step))
    deps.log.error('a payment needs a person', { ...atOf(after), state: after.state })
}

/** The attempt's money has just arrived. A reversed chargeback does not count: that money was reported before. */
const brings = ({ before, after }: Step): boolean =>
  holdsMoney(after.state) && !holdsMoney(before.state) && before.state !== 'chargeback'

async function followUp(tx: Tx, deps: Deps, step: Step): Promise<AttemptRow> {
  const { before, after, lines } = step
  logForPerson(deps, step)
  await followChargeback(tx, deps, before.state, after)
  if (brings(step)) return reportPaid(tx, deps, after, lines ?? (await linesOfAttempt(tx, after)))
  if (after.state === 'captured' && after.returned_amount > 0) await sendWaitingParts(tx, deps, after)
  if (after.own_amount > 0 && isOver(after)) await releaseLines(tx, deps, after)
  if (after.state === 'returning') return sendBack(tx, deps, before, after)
  if (after.state === 'returned' || after.state === 'failed') await settleRefund(tx, deps, after)
  return isUncoveredFailedReturn(after) ? storeFailedRefund(tx, deps, after) : after
}

/** Sends the partial refunds that were requested before the capture. */
async function sendWaitingParts(tx: Tx, deps: Deps, row: AttemptRow): Promise<void> {
  for (const part of await waitingParts(tx, row)) await deps.jobs.enqueue(tx, REFUND_JOB, part)
}

/**
 * Requests the return of what the provider holds, and again once its reference is known; if the provider holds nothing,
 * the return is complete.
 */
async function sendBack(tx: Tx, deps: Deps, before: AttemptRow, after: AttemptRow): Promise<AttemptRow> {
  if (before.state === 'authorised' && after.returned_amount > 0)
    return sendBack(tx, deps, before, await withdrawParts(tx, after))
  if (after.charged_amount === after.returned_amount)
    return takeStep(tx, deps, after, { event: 'returned', cause: 'nothing outside' })
  const isNew = before.state !== 'returning' || after.provider_reference !== before.provider_reference
  if (isNew) await deps.jobs.enqueue(tx, RETURN_JOB, atOf(after))
  return after
}

/** Reports the payment to the payable; returns the money if the payable does not need it. PAY-9, M8 */
async function reportPaid(tx: Tx, deps: Deps, row: AttemptRow, lines: readonly LineRow[]): Promise<AttemptRow> {
  // Own-method amounts were released when this attempt ended or was superseded: the rest alone does not pay.
  if (!allThere(lines)) return takeStep(tx, deps, row, { event: 'giveBack', cause: 'payable', reason: 'released' })
  const { amount, tip_amount, cc_amount, payment_method, reference } = row
  const verdict = await payablePaid(tx, deps, {
    ...payableAtOf(row),
    shopId: row.shop_id,
    amount: money(amount),
    tipAmount: money(tip_amount),
    ccAmount: money(cc_amount),
    lines: extraLines(row),
    paymentMethod: payment_method,
    payments: paymentsOf(row, lines),
    ref: reference,
  })
  if (verdict === 'paid') {
    await captureLines(tx, deps, row, lines)
    if (row.state === 'authorised') await deps.jobs.enqueue(tx, CAPTURE_JOB, atOf(row))
    return row
  }
  if (verdict !== 'refunding') {
    if (verdict !== 'repeat') deps.log.error('a payment without a request arrived', { ...atOf(row), verdict })
    return takeStep(tx, deps, row, { event: 'giveBack', cause: 'order', reason: verdict })
  }
  // The payable had already ended: it requested its refund within this transaction, which updated this attempt too.
  return (await lockAttempt(tx, atOf(row))) ?? row
}

/** What each method pays of the amount due, without tip and surcharge. */
function paymentsOf(row: AttemptRow, own: readonly LineRow[]): { paymentMethod: string; amount: Money }[] {
  const rest = row.amount - row.own_amount
  return [
    ...own.map(line => ({ paymentMethod: line.payment_method, amount: money(line.amount) })),
    ...(rest > 0 ? [{ paymentMethod: row.payment_method, amount: money(rest) }] : []),
  ]
}

/** The total lines added by tip and surcharge. */
function extraLines({ tip_amount, cc_amount }: AttemptRow): TotalLine[] {
  const line = (kind: 'tip' | 'cardFee', amount: number): TotalLine[] =>
    amount > 0 ? [{ kind, id: kind, name: {}, amount: money(amount), rule: `cart.rule.${kind}`, ruleParams: {} }] : []
  return [...line('tip', tip_amount), ...line('cardFee', cc_amount)]
}

/** The return failed and has no refund row of its own. */
const isUnreturned = ({ state, charged_amount, returned_amount }: AttemptRow): boolean =>
  state === 'returnFailed' && charged_amount > returned_amount

/**
 * Completes the refund of an ended payable once none of its money is held or on its way, parts included. Not for value whose money
 * the bank took back: a person decides about it while it is frozen, and that decision holds afterwards. M8, PAY-9
 */
export async function settleRefund(tx: Tx, deps: Deps, row: AttemptRow): Promise<void> {
  const payable = payableAtOf(row)
  const buysValue = deps.payables[payable.kind]?.freeze !== undefined
  const open = (await attemptsOf(tx, payable)).some(
    row =>
      holdsMoney(row.state) ||
      (row.state === 'chargeback' && buysValue) ||
      (row.authorised && (row.state === 'returning' || isUnreturned(row))),
  )
  if (buysValue && (await isFrozen(tx, payable))) return
  if (!open && !(await hasOpenParts(tx, payable))) await payableRefunded(tx, deps, { ...payable, ref: row.reference })
}
