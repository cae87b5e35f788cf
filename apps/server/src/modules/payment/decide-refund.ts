import type { Money } from '@comanda/domain/money'
import type { Tx } from '../../platform/db/index.ts'
import { aloneLeft } from './given-alone.ts'
import { leftNow } from './left-to-return.ts'
import type { Needs, PayableAt } from './needs.ts'
import { give } from './partial-refund.ts'
import { holdPayable } from './payables.ts'
import { auditRefund } from './refund-audit.ts'
import { decideRefund, refundRows } from './refund-queries.ts'
import type { RefundRow } from './tables.ts'

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
export async function decidePartialRefund(tx: Tx, needs: Needs, ask: Decision): Promise<DecisionAnswer> {
  if (!(await holdPayable(tx, needs, ask))) return { refused: 'notFound' }
  const all = await refundRows(tx, ask)
  const refund = all.find(row => row.refund_id === ask.refundId)
  if (!refund) return { refused: 'notFound' }
  const state = ask.yes ? 'given' : 'declined'
  if (refund.state !== 'waiting') return refund.state === state ? { refund } : { refused: 'decided' }
  const step = verdict(refund, ask, all)
  if (step === 'ownRefund') return { refused: 'ownRefund' }
  if (ask.yes && refund.amount > (await leftNow(tx, needs, ask))) return { refused: 'nothingLeft' }
  const { id, name } = ask.by
  const to =
    step === 'first'
      ? { first_by: id, first_name: name }
      : ({ state, decided_by: id, decided_name: name, decided_at: new Date(needs.clock()) } as const)
  if (!(await decideRefund(tx, refund, to))) return { refused: 'decided' }
  const after: RefundRow = { ...refund, ...to }
  await follow(tx, needs, after)
  return { refund: after }
}

/** What a decision brings along; one yes of two brings nothing. */
async function follow(tx: Tx, needs: Needs, refund: RefundRow): Promise<void> {
  if (refund.state === 'given') await give(tx, needs, refund)
  if (refund.state === 'declined') await auditRefund(tx, refund, { what: 'declined', at: new Date(needs.clock()) })
}
