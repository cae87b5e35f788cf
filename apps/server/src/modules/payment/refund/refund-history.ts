import { money } from '@comanda/domain/money'
import type { AttemptState } from '@comanda/domain/payment'
import type { CardReturn, PayableAt, RefundState, RefundStory } from '../../../ports/payment.ts'
import type { Queries } from '../../../platform/db/index.ts'
import type { Deps } from '../deps.ts'
import { linesOf, chargedByLine } from '../attempt/own-lines.ts'
import { cardOf } from './card-of.ts'
import { attemptsOf, stepsOf } from '../queries.ts'
import { refundParts, refundRows } from './refund-queries.ts'
import type { AttemptRow, LineRow, RefundPartRow, RefundRow, StepRow } from '../tables.ts'

/** Returns of a payment made by card only, oldest first. ORDER-9 */
export async function cardReturns(deps: Pick<Deps, 'db'>, at: Omit<PayableAt, 'kind'>): Promise<CardReturn[]> {
  const lastFour = (await attemptsOf(deps.db, at)).find(row => row.authorised)?.last_four
  return (await refundHistory(deps, at)).flatMap(({ amount, state, steps }) => {
    const last = steps.at(-1)
    return last ? [{ amount, state, at: last.at, ...(lastFour ? { lastFour } : {}) }] : []
  })
}

const refundStates: Partial<Record<AttemptState, RefundState>> = {
  returning: 'asked',
  returned: 'done',
  returnFailed: 'failed',
}

/** What was returned of a payable, to which methods, and when. Money that was never held is no refund. ORDER-9 */
export async function refundHistory(deps: { db: Queries }, at: Omit<PayableAt, 'kind'>): Promise<RefundStory[]> {
  const { db } = deps
  const [attempts, steps, lines] = [await attemptsOf(db, at), await stepsOf(db, at), await linesOf(db, at)]
  const [refunds, all] = [await refundRows(db, at), await refundParts(db, at)]
  const parts = all.filter(isOwn)
  return [
    ...parts.map(part => partHistory(part, refunds, attempts)),
    ...attempts.flatMap(row => returnHistory(row, steps, parts)),
    ...attempts.flatMap(row =>
      lines.filter(line => line.attempt_no === row.attempt_no).flatMap(line => lineHistory(row, line, parts)),
    ),
  ]
}

type OwnPart = RefundPartRow & { state: RefundState | 'elsewhere' }

/** True if the part was returned separately; a withdrawn one is covered by the full return. */
const isOwn = (part: RefundPartRow): part is OwnPart => part.state !== 'withdrawn'

const sumOf = (parts: readonly RefundPartRow[], attemptNo: number, lineNo: number): number =>
  parts
    .filter(part => part.attempt_no === attemptNo && part.line_no === lineNo)
    .reduce((all, part) => all + part.amount, 0)

/** The card that a part returns to; nothing for an own method, and where the store returned it in another way. */
const cardOfPart = (part: OwnPart, attempts: readonly AttemptRow[]) =>
  cardOf(
    part.state === 'elsewhere' || part.line_no > 0
      ? undefined
      : attempts.find(row => row.attempt_no === part.attempt_no),
  )

function partHistory(part: OwnPart, refunds: readonly RefundRow[], attempts: readonly AttemptRow[]): RefundStory {
  const refund = refunds.find(row => row.refund_no === part.refund_no)
  const step = (state: RefundState, at: Date | null) => (at ? [{ state, at: at.toISOString() }] : [])
  const end = part.state === 'failed' ? ('failed' as const) : ('done' as const)
  // It failed and the store returned it in another way: the provider did not send it.
  const elsewhere = part.state === 'elsewhere'
  return {
    refundId: `${refund?.refund_id ?? part.refund_no}-${part.line_no}`,
    refundGroup: refund?.refund_id ?? String(part.refund_no),
    amount: money(part.amount),
    paymentMethod: elsewhere ? 'out-line' : part.payment_method,
    ...cardOfPart(part, attempts),
    state: part.state === 'elsewhere' ? 'done' : part.state,
    reason: refund?.reason ?? '',
    ...(refund && { causeKey: refund.cause_key }),
    steps: [
      ...step('asked', part.asked_at),
      ...step('sent', elsewhere ? null : part.sent_at),
      ...step(end, part.ended_at),
    ],
  }
}

/** What the third party still held of an attempt and returned with the end of the payable. */
function returnHistory(row: AttemptRow, steps: readonly StepRow[], parts: readonly RefundPartRow[]): RefundStory[] {
  const state = row.authorised ? refundStates[row.state] : undefined
  const amount = row.charged_amount - sumOf(parts, row.attempt_no, 0)
  if (!state || amount <= 0) return []
  const own = steps.filter(step => step.attempt_no === row.attempt_no)
  return [
    {
      refundId: row.attempt_id,
      refundGroup: row.attempt_id,
      amount: money(amount),
      paymentMethod: row.payment_method,
      ...cardOf(row),
      state,
      reason: row.give_back_reason,
      steps: own.flatMap(step => shownStep(step.state, step.at)),
    },
  ]
}

/** What an own method got back with the end of the payable, at once. */
function lineHistory(row: AttemptRow, line: LineRow, parts: readonly RefundPartRow[]): RefundStory[] {
  const amount = chargedByLine(line) - sumOf(parts, line.attempt_no, line.line_no)
  if (line.state !== 'returned' || amount <= 0) return []
  return [
    {
      refundId: `${row.attempt_id}-${line.line_no}`,
      refundGroup: row.attempt_id,
      amount: money(amount),
      paymentMethod: line.payment_method,
      state: 'done',
      reason: row.give_back_reason,
      steps: [{ state: 'done', at: line.changed_at.toISOString() }],
    },
  ]
}

function shownStep(state: AttemptState, at: Date): { state: RefundState; at: string }[] {
  const shownState = refundStates[state]
  return shownState ? [{ state: shownState, at: at.toISOString() }] : []
}
