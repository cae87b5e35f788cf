import { type Money, money } from '@comanda/domain/money'
import { type LineRefund, refundOfPieces } from '@comanda/domain/order'
import { earningToTakeBack, movableRefund, refundableAmount, splitRefund } from '@comanda/domain/payment'
import type { Queries, Tx } from '../../../platform/db/index.ts'
import { uuidv7 } from '../../../platform/ids.ts'
import type { NamedLine, PayableAt } from '../../../ports/payment.ts'
import { atOf } from '../attempt/attempt-step.ts'
import { refundableNow, refundableRest } from './refundable.ts'
import type { Deps } from '../deps.ts'
import { giveBackOfLine } from '../attempt/own-lines.ts'
import { holdPayable } from '../payables.ts'
import { auditRefund } from './refund-audit.ts'
import { addReturned, insertPart, insertRefund, REFUND_JOB, type RefundPartAt, refundRows } from './refund-queries.ts'
import { reportReturned } from './report-returned.ts'
import type { AttemptRow, LineRow, RefundRow } from '../tables.ts'
import { ownTenders, type RefundTender, refundTenders } from './paid-by.ts'

export interface PartialRefundInput extends PayableAt {
  shopId: number
  /** Idempotency key: a repeated request is the same refund. */
  causeKey: string
  /** Amount in minor units; or lines, which define the amount. */
  amount?: Money
  lines?: readonly { itemKey: string; quantity: number }[]
  /** What goes back of each line at its new price, of the lines as they are under the lock. API-11 */
  lowered?: readonly LineRefund[]
  reason: string
  by: { kind: 'guest' | 'staff'; id: string; name: string }
  /** Whether this amount needs an approval, given the refunds before it. */
  waits(amount: Money, before: readonly RefundRow[]): boolean | 'aboveLimit'
}

/**
 * `notSoMany`: more of a line than is left. `waiting`: the guest's earlier request is still open. `aboveLimit`: more than one
 * person may refund, of a system that waits for no second one.
 */
export type RefundAnswer =
  | { refund: RefundRow }
  | { refused: 'nothingLeft'; left: Money }
  | { refused: 'notSoMany' | 'waiting' | 'aboveLimit' }

/** How many refused requests a guest may make; after that the guest has to call the store. */
const MAX_DECLINED_REQUESTS = 5

/** Requests a refund of a part or all of a payment; never more than is left, under concurrency too. M9 */
export async function requestPartialRefund(tx: Tx, deps: Deps, request: PartialRefundInput): Promise<RefundAnswer> {
  if (!(await holdPayable(tx, deps, request))) return { refused: 'nothingLeft', left: money(0) }
  const refunds = await refundRows(tx, request)
  const before = refunds.find(row => row.cause_key === request.causeKey)
  if (before) return { refund: before }
  if (request.by.kind === 'guest' && guestWaits(refunds)) return { refused: 'waiting' }
  const lines = await linesOf(tx, deps, request)
  if (!lines) return { refused: 'notSoMany' }
  const requested = request.amount ?? money(lines.reduce((all, line) => all + line.amount, 0))
  const amount = movableRefund(requested, await refundTenders(tx, deps, request)) ?? requested
  const left = refundableRest(await refundableNow(tx, deps, request), refunds)
  if (amount > left || amount <= 0) return { refused: 'nothingLeft', left }
  const waits = request.waits(amount, refunds)
  if (waits === 'aboveLimit') return { refused: waits }
  const refund = requestedRow(deps, request, { amount, lines, waits, before: refunds })
  await insertRefund(tx, refund)
  if (refund.state === 'given') await follow(tx, deps, refund, request)
  return { refund }
}

/** Effects of a refund that needs no approval. A lower price reports its void dishes itself. API-11 */
async function follow(tx: Tx, deps: Deps, refund: RefundRow, { lowered }: PartialRefundInput): Promise<void> {
  if (!lowered) await reportDishes(tx, deps, refund)
  await give(tx, deps, refund)
}

/** True if the guest has an open request or has used up the allowed number. */
export const guestWaits = (refunds: readonly RefundRow[]): boolean => {
  const own = refunds.filter(row => row.asked_kind === 'guest')
  return (
    own.some(row => row.state === 'waiting') ||
    own.filter(row => row.state === 'declined').length >= MAX_DECLINED_REQUESTS
  )
}

/** The requested lines with their amounts; undefined if more is requested than is left. */
async function linesOf(tx: Tx, deps: Deps, request: PartialRefundInput): Promise<LineRefund[] | undefined> {
  if (request.lowered) return [...request.lowered]
  if (!request.lines) return []
  const whole = await linesLeft(tx, deps, request)
  const lines: LineRefund[] = []
  for (const { itemKey, quantity } of request.lines) {
    const line = whole.find(it => it.itemKey === itemKey)
    const amount = line && refundOfPieces(line, quantity)
    if (!amount || lines.some(it => it.itemKey === itemKey)) return undefined
    lines.push({ itemKey, quantity, amount })
  }
  return lines
}

/** The lines of a payment, with what of each can still be refunded. */
export async function linesLeft(tx: Queries, deps: Deps, at: PayableAt): Promise<NamedLine[]> {
  const backs = (await refundRows(tx, at)).filter(row => row.state !== 'declined').flatMap(row => row.lines)
  return (await deps.payables[at.kind]?.linesToReturn?.(tx, at, backs)) ?? []
}

/** Reports the dishes that all given refunds contain, for the kitchen. PAY-16 */
export async function reportDishes(tx: Tx, deps: Deps, refund: RefundRow): Promise<void> {
  if (refund.lines.length === 0) return
  const at = { corporationId: refund.corporation_id, kind: refund.kind, payableId: refund.payable_id }
  const lines = (await refundRows(tx, at)).filter(row => row.state === 'given').flatMap(row => row.lines)
  await deps.payables[refund.kind]?.dishesBack?.(tx, { ...at, lines })
}

function requestedRow(
  deps: Deps,
  request: PartialRefundInput,
  {
    amount,
    lines,
    waits,
    before,
  }: { amount: Money; lines: LineRefund[]; waits: boolean; before: readonly RefundRow[] },
): RefundRow {
  const now = new Date(deps.clock())
  return {
    corporation_id: request.corporationId,
    payable_id: request.payableId,
    refund_no: (before.at(-1)?.refund_no ?? 0) + 1,
    refund_id: uuidv7(deps.clock),
    kind: request.kind,
    shop_id: request.shopId,
    cause_key: request.causeKey,
    amount,
    lines,
    reason: request.reason,
    state: waits ? 'waiting' : 'given',
    asked_kind: request.by.kind,
    asked_by: request.by.id,
    asked_name: request.by.name,
    first_by: null,
    first_name: null,
    decided_by: waits ? null : request.by.id,
    decided_name: waits ? null : request.by.name,
    asked_at: now,
    decided_at: waits ? null : now,
  }
}

/**
 * Returns each method's part: own methods at once, the third party by a job, and what staff took by the staff. What the order earned is
 * reduced with it. M9, M10, PAY-23
 */
export async function give(tx: Tx, deps: Deps, refund: RefundRow): Promise<void> {
  const at = { corporationId: refund.corporation_id, kind: refund.kind, payableId: refund.payable_id }
  if (await giveByPayers(tx, deps, refund, at)) return
  const tenders = await ownTenders(tx, deps, at)
  const whole = money(refund.amount)
  const parts = splitRefund(whole, tenders)
  if (!parts) throw new Error('A refund of more than is left')
  await auditRefund(tx, refund, { what: 'given', left: refundableAmount(tenders), at: new Date(deps.clock()) })
  await deps.payables[refund.kind]?.takeBack?.(tx, { ...at, amount: whole, causeKey: refund.refund_id })
  for (const [i, { attempt, line }] of tenders.entries()) {
    const amount = parts[i] ?? 0
    if (amount > 0 && attempt)
      await givePart(tx, deps, refund, { attempt, ...(line && { line }), amount: money(amount) })
  }
  await handBack(tx, deps, refund, { tenders, parts })
  await deps.payables[refund.kind]?.partReturned?.(tx, {
    ...at,
    amount: earningToTakeBack(tenders, parts),
    causeKey: refund.refund_id,
    at: deps.clock(),
  })
  await reportReturned(tx, deps, at)
}

/** Records what staff hand back of the payments that they took. PAY-23 */
async function handBack(
  tx: Tx,
  deps: Deps,
  refund: RefundRow,
  { tenders, parts }: { tenders: readonly RefundTender[]; parts: readonly Money[] },
): Promise<void> {
  const shares = tenders.flatMap(({ part }, i) => {
    const amount = parts[i] ?? money(0)
    return part !== undefined && amount > 0 ? [{ part, amount }] : []
  })
  if (shares.length === 0) return
  const isAll = refundableAmount(tenders) === refund.amount && tenders.every(({ part }) => part !== undefined)
  await deps.payables[refund.kind]?.handBack?.(tx, {
    corporationId: refund.corporation_id,
    kind: refund.kind,
    payableId: refund.payable_id,
    refundId: refund.refund_id,
    shares,
    parts: isAll ? 'arrived' : 'some',
    by: { id: refund.decided_by ?? '', name: refund.decided_name ?? '' },
  })
}

/** Returns it to the payables that paid, each of which splits its share among its own methods; false where none did. */
async function giveByPayers(tx: Tx, deps: Deps, refund: RefundRow, at: PayableAt): Promise<boolean> {
  const port = deps.payables[refund.kind]
  if (!port?.giveByPayers || !(await port.paidBy?.(tx, at))) return false
  const [now, left] = [deps.clock(), await refundableNow(tx, deps, at)]
  await auditRefund(tx, refund, { what: 'given', left, at: new Date(now) })
  const { refund_id: refundId, lines } = refund
  return port.giveByPayers(tx, { ...at, refundId, amount: money(refund.amount), lines, at: now })
}

interface Part {
  attempt: AttemptRow
  line?: LineRow
  amount: Money
}

async function givePart(tx: Tx, deps: Deps, refund: RefundRow, { attempt, line, amount }: Part): Promise<void> {
  const now = new Date(deps.clock())
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
    watch_at: null,
    try_no: 1,
    settled_by: null,
    settled_name: null,
    settled_how: null,
  })
  if (line) return giveBackOfLine(tx, deps, line, { amount, causeKey: `${line.hold_key}-r${refund.refund_no}` })
  await addReturned(tx, at, amount)
  await deps.jobs.enqueue(tx, REFUND_JOB, at)
}
