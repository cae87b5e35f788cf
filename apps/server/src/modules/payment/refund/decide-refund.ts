import type { Money } from '@comanda/domain/money'
import type { Tx } from '../../../platform/db/index.ts'
import type { PayableAt } from '../../../ports/payment.ts'
import { refundLimitLeft } from './refund-limit.ts'
import { refundableNow } from './refundable.ts'
import type { Deps } from '../deps.ts'
import { give, reportDishes } from './partial-refund.ts'
import { holdPayable } from '../payables.ts'
import { auditRefund } from './refund-audit.ts'
import { decideRefund, refundRows } from './refund-queries.ts'
import type { RefundRow } from '../tables.ts'

export interface Decision extends PayableAt {
  refundId: string
  yes: boolean
  by: { id: string; name: string }
  /** The most one person may refund alone, minor units; above it two are needed, and the requester counts as one. */
  alone?: Money
}

export type DecisionAnswer = { refund: RefundRow } | { refused: 'notFound' | 'ownRefund' | 'decided' | 'nothingLeft' }

/** Whether an approval is the person's second, or one too few. `all` are the refunds of what was paid. */
function checkDecision(
  refund: RefundRow,
  { yes, by, alone }: Decision,
  all: readonly RefundRow[],
): 'ownRefund' | 'first' | 'last' {
  if (!yes) return 'last'
  if (refund.asked_by === by.id || refund.first_by === by.id) return 'ownRefund'
  const large = refund.amount > (refundLimitLeft(alone, all, by.id) ?? refund.amount)
  return large && refund.asked_kind === 'guest' && refund.first_by === null ? 'first' : 'last'
}

/**
 * Approves or declines a waiting refund. The decider is not the requester; a guest's request above the store's limit
 * needs two people.
 */
export async function decidePartialRefund(tx: Tx, deps: Deps, input: Decision): Promise<DecisionAnswer> {
  if (!(await holdPayable(tx, deps, input))) return { refused: 'notFound' }
  const all = await refundRows(tx, input)
  const refund = all.find(row => row.refund_id === input.refundId)
  if (!refund) return { refused: 'notFound' }
  const state = input.yes ? 'given' : 'declined'
  if (refund.state !== 'waiting') return refund.state === state ? { refund } : { refused: 'decided' }
  const step = checkDecision(refund, input, all)
  if (step === 'ownRefund') return { refused: 'ownRefund' }
  if (input.yes && refund.amount > (await refundableNow(tx, deps, input))) return { refused: 'nothingLeft' }
  const { id, name } = input.by
  const to =
    step === 'first'
      ? { first_by: id, first_name: name }
      : ({ state, decided_by: id, decided_name: name, decided_at: new Date(deps.clock()) } as const)
  if (!(await decideRefund(tx, refund, to))) return { refused: 'decided' }
  const after: RefundRow = { ...refund, ...to }
  await follow(tx, deps, after)
  return { refund: after }
}

/** Effects of a decision; none for the first approval of two. */
async function follow(tx: Tx, deps: Deps, refund: RefundRow): Promise<void> {
  if (refund.state === 'given') {
    await reportDishes(tx, deps, refund)
    await give(tx, deps, refund)
  }
  if (refund.state === 'declined') await auditRefund(tx, refund, { what: 'declined', at: new Date(deps.clock()) })
}
