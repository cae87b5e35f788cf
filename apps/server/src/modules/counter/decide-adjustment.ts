import { adjustmentCalls as calls } from '@comanda/contract/counter'
import { isRefusal, type Refusal, refuse } from '@comanda/contract/core'
import { writeAuditLine } from '../../platform/audit-line.ts'
import type { Tx } from '../../platform/db/index.ts'
import { type Handler, change, type BrandAt, type InputOf } from '../../platform/http/index.ts'
import { notPosted } from './adjust.ts'
import type { Deps } from './deps.ts'
import { postAdjustment } from './post-adjustment.ts'
import { adjustmentShown } from './present.ts'
import { endAdjustment, lockAdjustment } from './queries.ts'
import type { AdjustmentRow } from './tables.ts'

type Refused = Refusal<'notFound' | 'secondForAdjust' | 'adjustDecided' | 'adjustShort' | 'adjustGone'>

async function declined(tx: Tx, row: AdjustmentRow): Promise<AdjustmentRow> {
  await writeAuditLine(tx, {
    corporationId: row.corporation_id,
    shopId: row.shop_id,
    what: `adjustment.${row.kind}.declined`,
    subject: row.subject_id,
    by: { id: row.asked_by, name: row.asked_name },
    second: { id: row.decided_by ?? '', name: row.decided_name ?? '' },
    after: { adjustmentId: row.adjustment_id, amount: row.amount },
    cause: row.reason,
    at: row.decided_at ?? row.asked_at,
  })
  return { ...row, state: 'declined' }
}

async function decided(
  tx: Tx,
  deps: Deps,
  caller: BrandAt,
  { adjustmentId, yes }: InputOf<typeof calls.decideAdjustment>,
): Promise<AdjustmentRow | Refused> {
  const row = await lockAdjustment(tx, caller.corporationId, adjustmentId)
  if (!row) return refuse('notFound', { field: 'adjustmentId' })
  if (row.state !== 'waiting') return refuse('adjustDecided', { field: 'adjustmentId' })
  const { staffId, name } = caller.session.staff
  if (yes && row.asked_by === staffId) return refuse('secondForAdjust', { field: 'adjustmentId' })
  const by = { ...row, decided_by: staffId, decided_name: name, decided_at: new Date(deps.clock()) }
  const done = yes ? await postAdjustment(tx, deps, by) : await declined(tx, by)
  if (typeof done === 'string') return notPosted(done)
  const { state, decided_by, decided_name, decided_at, before_amount, after_amount } = done
  const decision = { state, decided_by, decided_name, decided_at, before_amount, after_amount }
  if (!(await endAdjustment(tx, row, decision))) throw new Error('An adjustment changed under its lock')
  return done
}

/**
 * A second person's approval posts the adjustment; a refusal, or the withdrawal by its requester, ends it. It is posted
 * once.
 */
export const decideAdjustment = (deps: Deps): Handler<typeof calls.decideAdjustment> =>
  change(calls.decideAdjustment, deps, async (tx, caller, input) => {
    const done = await decided(tx, deps, caller, input)
    return isRefusal(done) ? done : adjustmentShown(done, caller)
  })
