import { type Money, money } from '@comanda/domain/money'
import { type AttemptState, holdsMoney, isReturn } from '@comanda/domain/payment'
import type { Tx } from '../../platform/db/index.ts'
import { takeStep } from './attempt-step.ts'
import type { Needs, PayableAt } from './needs.ts'
import { attemptsOf, stepsOf } from './queries.ts'
import type { AttemptRow } from './tables.ts'

export interface RefundAsk extends PayableAt {
  /** Names this refund for good: asked twice it happens once. */
  causeKey: string
  reason: string
}

type RefundState = 'asked' | 'sent' | 'done' | 'failed'

export interface RefundStory {
  refundId: string
  amount: Money
  paymentMethod: string
  state: RefundState
  steps: { state: RefundState; at: string }[]
  reason: string
}

export const NOTHING_HELD_JOB = 'payment.nothingHeld'

/**
 * Gives back all that is or may still be held for an ended payable: what is held now goes back, what is still open is called
 * off, so that money that shows up later goes back by itself. In the transaction that ended it, the payable locked. M8
 */
export async function askRefund(tx: Tx, needs: Needs, ask: RefundAsk): Promise<void> {
  const reason = ask.reason || 'orderEnded'
  let held = false
  for (const row of await attemptsOf(tx, ask)) {
    held ||= holdsMoney(row.state) || isReturn(row.state)
    if (!isReturn(row.state)) await takeStep(tx, needs, row, { event: 'giveBack', cause: ask.causeKey, reason })
  }
  // What cost nothing was paid without a try: its refund has arrived as soon as it was asked for.
  const { corporationId, kind, payableId } = ask
  if (!held) await needs.jobs.enqueue(tx, NOTHING_HELD_JOB, { corporationId, kind, payableId })
}

const refundStates: Partial<Record<AttemptState, RefundState>> = {
  returning: 'asked',
  returned: 'done',
  returnFailed: 'failed',
}

/** What went back of a payable, where and when. Money that never was held is no refund. ORDER-9 */
export async function refundsOf(needs: Pick<Needs, 'db'>, payable: Omit<PayableAt, 'kind'>): Promise<RefundStory[]> {
  const [attempts, steps] = [await attemptsOf(needs.db, payable), await stepsOf(needs.db, payable)]
  return attempts.flatMap(row => {
    const state = row.authorised ? refundStates[row.state] : undefined
    if (!state) return []
    const own = steps.filter(step => step.attempt_no === row.attempt_no)
    return [{ ...story(row), state, steps: own.flatMap(step => toldStep(step.state, step.at)) }]
  })
}

const story = (row: AttemptRow) => ({
  refundId: row.attempt_id,
  amount: money(row.charged_amount),
  paymentMethod: row.payment_method,
  reason: row.give_back_reason,
})

function toldStep(state: AttemptState, at: Date): { state: RefundState; at: string }[] {
  const told = refundStates[state]
  return told ? [{ state: told, at: at.toISOString() }] : []
}
