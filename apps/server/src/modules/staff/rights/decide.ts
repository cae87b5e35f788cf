import { rightCalls as calls } from '@comanda/contract/staff'
import { isRefusal, type Refusal, refuse } from '@comanda/contract/core'
import { type StaffActor, writeAuditLine } from '../../../platform/audit-line.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { type Handler, change, type BrandAt } from '../../../platform/http/index.ts'
import { revisionOf } from '../../../platform/revision.ts'
import { lockBrand } from '../../../platform/save-at-revision.ts'
import { boardFor } from './board.ts'
import {
  applyChange,
  type RightsBefore,
  type Decision,
  currentValue,
  endsLastOwner,
  isBeyondSecond,
  mustBeInCharge,
  type Wanted,
  wantedOf,
} from './change.ts'
import type { Deps } from '../deps.ts'
import { endChange, lockChange } from './queries.ts'
import type { ChangeRow } from './tables.ts'

type Refused = Refusal<
  'notFound' | 'rightMissing' | 'changedMeanwhile' | 'rightsDecided' | 'secondForRights' | 'lastOwner' | 'rightsBeyond'
>

interface Approval {
  row: ChangeRow
  wanted: Wanted
  before: RightsBefore
  decision: Decision & { second: StaffActor }
}

/** Applies a change that its second person approves, if nothing has changed since and they may approve it. */
async function approved(tx: Tx, deps: Deps, { row, wanted, before, decision }: Approval): Promise<Refused | undefined> {
  if (before.now === undefined || revisionOf(before.now) !== row.mark) return refuse('changedMeanwhile')
  if (endsLastOwner(wanted, before.people)) return refuse('lastOwner', { field: 'changeId' })
  if (isBeyondSecond(wanted, before, decision.second.id)) return refuse('rightsBeyond', { field: 'changeId' })
  await applyChange(tx, deps, wanted, before, decision)
  return undefined
}

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
  const wanted: Wanted = { kind: row.kind, subject: row.subject, wanted: wantedOf(row) }
  const before = await currentValue(tx, deps, corporationId, wanted)
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
    const refusal = await approved(tx, deps, { row, wanted, before, decision: input })
    if (refusal) return refusal
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
