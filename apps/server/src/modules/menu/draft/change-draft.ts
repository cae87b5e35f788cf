import { isRefusal, type Refusal, refuse } from '@comanda/contract/core'
import type { CodeName } from '@comanda/contract/codes'
import type { MenuDocument } from '@comanda/domain/menu'
import { writeAuditLine } from '../../../platform/audit-line.ts'
import type { Tx } from '../../../platform/db/index.ts'
import type { ManagerAt } from '../../../platform/http/index.ts'
import type { Deps } from '../deps.ts'
import { lockDraft, saveDraft } from './draft.ts'
import { actorOf } from './publish.ts'

/** A change of the draft: the document after it, and what the audit trail says about it. */
export interface DraftChange<R> {
  document: MenuDocument
  answer: R
  /** The entry: `dish/soup`. */
  subject: string
  before: unknown
  after: unknown
}

/**
 * Applies a change to the locked draft, writes the audit line, and tells the consoles of the store. A change that returns a value
 * instead of a document has nothing to do (a repeat). API-3, L2
 */
export async function changeDraftBy<R, Why extends CodeName>(
  tx: Tx,
  deps: Deps,
  caller: ManagerAt,
  work: (document: MenuDocument) => DraftChange<R> | { same: R } | Refusal<Why>,
): Promise<(R & { draft: string }) | Refusal<Why>> {
  const { shop } = caller
  const draft = await lockDraft(tx, shop)
  const changed = work(draft.document)
  if (isRefusal(changed)) return changed as Refusal<Why>
  if ('same' in changed) return { ...changed.same, draft: String(draft.revision) }
  const at = new Date(deps.clock())
  const by = actorOf(caller)
  const revision = await saveDraft(tx, shop, changed.document, { at, by })
  const { subject, before, after } = changed
  await writeAuditLine(tx, { ...shop, what: 'menuDraft', subject, by, before, after, cause: 'set up', at })
  tx.afterCommit(() => deps.changed(shop))
  return { ...changed.answer, draft: String(revision) }
}

/** The refusal of the first fault, at the field of the request it is in. */
export const faultAt = <Why extends CodeName>(
  field: string,
  [fault]: readonly { path: string; reason: Why; params?: Record<string, string | number> }[],
): Refusal<Why> | undefined =>
  fault && refuse(fault.reason, { field: `${field}.${fault.path}`, ...(fault.params && { params: fault.params }) })
