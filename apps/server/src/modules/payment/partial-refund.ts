import { type Money, money } from '@comanda/domain/money'
import { earningBack, type EarningTender, holdsMoney, leftOf, splitRefund } from '@comanda/domain/payment'
import type { Tx } from '../../platform/db/index.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { atOf } from './attempt-step.ts'
import type { Needs, PayableAt } from './needs.ts'
import { giveBackOfLine, linesOfAttempt, takenBy } from './own-lines.ts'
import { holdPayable } from './payables.ts'
import { attemptsOf } from './queries.ts'
import {
  addReturned,
  decideRefund,
  insertPart,
  insertRefund,
  REFUND_JOB,
  type RefundPartAt,
  refundRows,
} from './refund-queries.ts'
import type { AttemptRow, LineRow, RefundRow } from './tables.ts'

/** One means that paid, with the try it belongs to; without a line it is the third party. */
export interface PaidTender extends EarningTender {
  attempt: AttemptRow
  line?: LineRow
}

/** What was paid for something and by what; empty where nothing is kept. */
export async function tendersOf(tx: Tx, at: Omit<PayableAt, 'kind'>): Promise<PaidTender[]> {
  const attempt = (await attemptsOf(tx, at)).find(row => holdsMoney(row.state) && !row.give_back)
  if (!attempt) return []
  const lines = attempt.own_amount > 0 ? await linesOfAttempt(tx, attempt) : []
  const own = lines.filter(line => line.state === 'captured').map(line => ({ attempt, line, ...paidByLine(line) }))
  const outside = { attempt, ...paidOutside(attempt) }
  return attempt.charged_amount > 0 ? [...own, outside] : own
}

const paidByLine = (line: LineRow): EarningTender => ({
  paymentMethod: line.payment_method,
  amount: money(line.amount),
  paid: takenBy(line),
  returned: money(line.returned_amount),
})

const paidOutside = (attempt: AttemptRow): EarningTender => ({
  paymentMethod: attempt.payment_method,
  amount: money(attempt.amount - attempt.own_amount),
  paid: money(attempt.charged_amount),
  returned: money(attempt.returned_amount),
})

export interface RefundWish extends PayableAt {
  shopId: number
  /** Names it for good: asked twice it is asked once. */
  causeKey: string
  amount: Money
  reason: string
  by: { kind: 'guest' | 'staff'; id: string; name: string }
  /** It goes back only when somebody says yes. */
  waits: boolean
}

export type RefundAnswer = { refund: RefundRow } | { refused: 'nothingLeft'; left: Money }

/** Asks for a part, or all, of what was paid. Never more than is left, whoever asks at the same time. M9 */
export async function askPartialRefund(tx: Tx, needs: Needs, wish: RefundWish): Promise<RefundAnswer> {
  const { corporationId, kind, payableId, by } = wish
  if (!(await holdPayable(tx, needs, wish))) return { refused: 'nothingLeft', left: money(0) }
  const refunds = await refundRows(tx, wish)
  const before = refunds.find(row => row.cause_key === wish.causeKey)
  if (before) return { refund: before }
  const waiting = refunds.filter(row => row.state === 'waiting').reduce((all, row) => all + row.amount, 0)
  const left = money(Math.max(0, leftOf(await tendersOf(tx, wish)) - waiting))
  if (wish.amount > left) return { refused: 'nothingLeft', left }
  const refund: RefundRow = {
    corporation_id: corporationId,
    payable_id: payableId,
    refund_no: (refunds.at(-1)?.refund_no ?? 0) + 1,
    refund_id: uuidv7(needs.clock),
    kind,
    shop_id: wish.shopId,
    cause_key: wish.causeKey,
    amount: wish.amount,
    reason: wish.reason,
    state: wish.waits ? 'waiting' : 'given',
    asked_kind: by.kind,
    asked_by: by.id,
    asked_name: by.name,
    decided_by: wish.waits ? null : by.id,
    decided_name: wish.waits ? null : by.name,
    asked_at: new Date(needs.clock()),
    decided_at: wish.waits ? null : new Date(needs.clock()),
  }
  await insertRefund(tx, refund)
  if (!wish.waits) await give(tx, needs, refund)
  return { refund }
}

export interface Decision extends PayableAt {
  refundId: string
  yes: boolean
  by: { id: string; name: string }
}

export type DecisionAnswer = { refund: RefundRow } | { refused: 'notFound' | 'ownRefund' | 'decided' | 'nothingLeft' }

/** Says yes or no to a refund that waits: somebody else than who asked for it. */
export async function decidePartialRefund(tx: Tx, needs: Needs, ask: Decision): Promise<DecisionAnswer> {
  if (!(await holdPayable(tx, needs, ask))) return { refused: 'notFound' }
  const refund = (await refundRows(tx, ask)).find(row => row.refund_id === ask.refundId)
  if (!refund) return { refused: 'notFound' }
  const state = ask.yes ? 'given' : 'declined'
  if (refund.state !== 'waiting') return refund.state === state ? { refund } : { refused: 'decided' }
  if (ask.yes && refund.asked_by === ask.by.id) return { refused: 'ownRefund' }
  if (ask.yes && refund.amount > leftOf(await tendersOf(tx, ask))) return { refused: 'nothingLeft' }
  const decided = {
    state,
    decided_by: ask.by.id,
    decided_name: ask.by.name,
    decided_at: new Date(needs.clock()),
  } as const
  if (!(await decideRefund(tx, refund, decided))) return { refused: 'decided' }
  const after = { ...refund, ...decided }
  if (ask.yes) await give(tx, needs, after)
  return { refund: after }
}

/** Each means gets its part: the guest's own at once, the third party's by a job. What the order earned goes back with it. M9, M10 */
async function give(tx: Tx, needs: Needs, refund: RefundRow): Promise<void> {
  const at = { corporationId: refund.corporation_id, kind: refund.kind, payableId: refund.payable_id }
  const tenders = await tendersOf(tx, at)
  const parts = splitRefund(money(refund.amount), tenders)
  if (!parts) throw new Error('A refund of more than is left')
  for (const [i, { attempt, line }] of tenders.entries()) {
    const amount = parts[i] ?? 0
    if (amount > 0) await givePart(tx, needs, refund, { attempt, ...(line && { line }), amount: money(amount) })
  }
  await needs.payables[refund.kind]?.partReturned?.(tx, {
    ...at,
    amount: earningBack(tenders, parts),
    causeKey: refund.refund_id,
    at: needs.clock(),
  })
}

interface Part {
  attempt: AttemptRow
  line?: LineRow
  amount: Money
}

async function givePart(tx: Tx, needs: Needs, refund: RefundRow, { attempt, line, amount }: Part): Promise<void> {
  const now = new Date(needs.clock())
  const at: RefundPartAt = { ...atOf(attempt), refundNo: refund.refund_no, lineNo: line?.line_no ?? 0 }
  await insertPart(tx, {
    corporation_id: at.corporationId,
    payable_id: at.payableId,
    refund_no: at.refundNo,
    attempt_no: at.attemptNo,
    line_no: at.lineNo,
    payment_method: line?.payment_method ?? attempt.payment_method,
    amount,
    state: line ? 'done' : 'asked',
    asked_at: now,
    sent_at: null,
    ended_at: line ? now : null,
  })
  if (line) return giveBackOfLine(tx, needs, line, { amount, causeKey: `${line.hold_key}-r${refund.refund_no}` })
  await addReturned(tx, at, amount)
  await needs.jobs.enqueue(tx, REFUND_JOB, at)
}
