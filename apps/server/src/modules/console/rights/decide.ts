import type { rightCalls as calls } from '@comanda/contract/console'
import { isRefusal, type Refusal, refuse } from '@comanda/contract/core'
import { writeAuditLine } from '../../../platform/audit-line.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { brandShop, type Handler, once, type Staff } from '../../../platform/http/index.ts'
import { markOf } from '../../../platform/mark.ts'
import { lockBrand } from '../../../platform/save-marked.ts'
import { type Board, boardFor } from './board.ts'
import { applyChange, mustBeInCharge, standing } from './change.ts'
import type { RightsNeeds } from './needs.ts'
import { endChange, lockChange } from './queries.ts'

type Refused = Refusal<'notFound' | 'brandOnly' | 'changedMeanwhile' | 'rightsDecided' | 'secondForRights'>

async function decided(
  tx: Tx,
  needs: RightsNeeds,
  who: Staff,
  { changeId, yes }: { changeId: string; yes: boolean },
): Promise<Refused | undefined> {
  const { corporationId } = who
  await lockBrand(tx, corporationId)
  const row = await lockChange(tx, corporationId, changeId)
  if (!row) return refuse('notFound', { field: 'changeId' })
  if (row.state !== 'waiting') return refuse('rightsDecided', { field: 'changeId' })
  const before = await standing(tx, corporationId, row)
  const notIn = mustBeInCharge(before, who)
  if (notIn) return notIn
  const { staffId: id, name } = who.session.staff
  if (yes && (row.asked_by === id || row.subject === id)) return refuse('secondForRights', { field: 'changeId' })
  const decision = { decided_by: id, decided_name: name, decided_at: new Date(needs.clock()) }
  const word = {
    corporationId,
    shopId: row.shop_id,
    by: { id: row.asked_by, name: row.asked_name },
    second: { id, name },
    language: who.language,
  }
  if (yes) {
    if (before.now === undefined || markOf(before.now) !== row.mark) return refuse('changedMeanwhile')
    await applyChange(tx, needs, row, before.now, word)
  } else {
    const what = row.kind === 'staff' ? 'rights.declined' : 'adjustAlone.declined'
    const { language: _, ...said } = word
    await writeAuditLine(tx, { ...said, what, subject: row.subject, cause: 'declined', at: decision.decided_at })
  }
  await endChange(tx, row, { ...decision, state: yes ? 'done' : 'declined' })
  return undefined
}

/** A second person's yes puts it in place; a no, or the asker's own withdrawal, ends it. However many say it at once, once. */
export const decideRights =
  (needs: RightsNeeds): Handler<typeof calls.decideRights> =>
  async (who, ask) => {
    const shop = brandShop(who, ask.shopId)
    if ('refused' in shop) return shop
    return once<Board, Refused>(needs.db, who, '/api/console/decideRights', ask, async tx => {
      const refusal = await decided(tx, needs, who, ask)
      return isRefusal(refusal) ? refusal : boardFor(tx, needs, who)
    })
  }
