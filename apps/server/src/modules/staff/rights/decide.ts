import { rightCalls as calls } from '@comanda/contract/staff'
import { isRefusal, type Refusal, refuse } from '@comanda/contract/core'
import { writeAuditLine } from '../../../platform/audit-line.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { type Handler, change, type BrandAt } from '../../../platform/http/index.ts'
import { revisionOf } from '../../../platform/revision.ts'
import { lockBrand } from '../../../platform/save-at-revision.ts'
import { boardFor } from './board.ts'
import { applyChange, mustBeInCharge, currentValue } from './change.ts'
import type { Deps } from '../deps.ts'
import { endChange, lockChange } from './queries.ts'

type Refused = Refusal<'notFound' | 'rightMissing' | 'changedMeanwhile' | 'rightsDecided' | 'secondForRights'>

async function decided(
  tx: Tx,
  deps: Deps,
  caller: BrandAt,
  { changeId, yes }: { changeId: string; yes: boolean },
): Promise<Refused | undefined> {
  const { corporationId } = caller
  await lockBrand(tx, corporationId)
  const row = await lockChange(tx, corporationId, changeId)
  if (!row) return refuse('notFound', { field: 'changeId' })
  if (row.state !== 'waiting') return refuse('rightsDecided', { field: 'changeId' })
  const before = await currentValue(tx, corporationId, row)
  const notIn = mustBeInCharge(before, caller)
  if (notIn) return notIn
  const { staffId: id, name } = caller.session.staff
  if (yes && (row.asked_by === id || row.subject === id)) return refuse('secondForRights', { field: 'changeId' })
  const decision = { decided_by: id, decided_name: name, decided_at: new Date(deps.clock()) }
  const input = {
    corporationId,
    shopId: row.shop_id,
    by: { id: row.asked_by, name: row.asked_name },
    second: { id, name },
    language: caller.language,
  }
  if (yes) {
    if (before.now === undefined || revisionOf(before.now) !== row.mark) return refuse('changedMeanwhile')
    await applyChange(tx, deps, row, before.now, input)
  } else {
    const what = row.kind === 'staff' ? 'rights.declined' : 'adjustAlone.declined'
    const { language: _, ...details } = input
    await writeAuditLine(tx, { ...details, what, subject: row.subject, cause: 'declined', at: decision.decided_at })
  }
  await endChange(tx, row, { ...decision, state: yes ? 'done' : 'declined' })
  return undefined
}

/**
 * A second person's approval applies the change; a refusal, or the withdrawal by its requester, ends it. It is decided
 * once.
 */
export const decideRights = (deps: Deps): Handler<typeof calls.decideRights> =>
  change(calls.decideRights, deps, async (tx, caller, input) => {
    const refusal = await decided(tx, deps, caller, input)
    return isRefusal(refusal) ? refusal : boardFor(tx, deps, caller)
  })
