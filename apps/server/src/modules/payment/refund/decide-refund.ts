import type { Money } from '@comanda/domain/money'
import type { Tx } from '../../../platform/db/index.ts'
import type { PayableAt } from '../../../ports/payment.ts'
import { aloneLeft } from './given-alone.ts'
import { leftNow } from './left-to-return.ts'
import type { Deps } from '../deps.ts'
import { give } from './partial-refund.ts'
import { holdPayable } from '../payables.ts'
import { auditRefund } from './refund-audit.ts'
import { decideRefund, refundRows } from './refund-queries.ts'
import type { RefundRow } from '../tables.ts'

export interface Decision extends PayableAt {
  refundId: string
  yes: boolean
  by: { id: string; name: string }
  /** What one person may give alone; more needs two, and who asked is one of them. */
  alone?: Money
}

export type DecisionAnswer = { refund: RefundRow } | { refused: 'notFound' | 'ownRefund' | 'decided' | 'nothingLeft' }

/** Whether a yes is a person's second, or makes one too few. `all` are the refunds of what was paid. */
function verdict(
  refund: RefundRow,
  { yes, by, alone }: Decision,
  all: readonly RefundRow[],
): 'ownRefund' | 'first' | 'last' {
  if (!yes) return 'last'
  if (refund.asked_by === by.id || refund.first_by === by.id) return 'ownRefund'
  const large = refund.amount > (aloneLeft(alone, all, by.id) ?? refund.amount)
  return large && refund.asked_kind === 'guest' && refund.first_by === null ? 'first' : 'last'
}

/** Says yes or no to a refund that waits: somebody else than who asked for it; what a guest asks above the store's amount, two people. */
export async function decidePartialRefund(tx: Tx, deps: Deps, input: Decision): Promise<DecisionAnswer> {
  if (!(await holdPayable(tx, deps, input))) return { refused: 'notFound' }
  const all = await refundRows(tx, input)
  const refund = all.find(row => row.refund_id === input.refundId)
  if (!refund) return { refused: 'notFound' }
  const state = input.yes ? 'given' : 'declined'
  if (refund.state !== 'waiting') return refund.state === state ? { refund } : { refused: 'decided' }
  const step = verdict(refund, input, all)
  if (step === 'ownRefund') return { refused: 'ownRefund' }
  if (input.yes && refund.amount > (await leftNow(tx, deps, input))) return { refused: 'nothingLeft' }
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

/** What a decision brings along; one yes of two brings nothing. */
async function follow(tx: Tx, deps: Deps, refund: RefundRow): Promise<void> {
  if (refund.state === 'given') await give(tx, deps, refund)
  if (refund.state === 'declined') await auditRefund(tx, refund, { what: 'declined', at: new Date(deps.clock()) })
}
