import { refuse, type Refusal } from '@comanda/contract/core'
import type { MenuFaultReason } from '@comanda/domain/menu'
import type { Tx } from '../../../platform/db/index.ts'
import type { MenuPush, PushedMenu } from '../../../ports/menu.ts'
import type { Deps } from '../deps.ts'
import { lockDraft } from '../draft/draft.ts'
import { publishDocument } from '../draft/publish.ts'
import { markFollowed } from '../draft/notify-followers.ts'
import { menuAt } from '../save-menu.ts'
import { planned } from './file-calls.ts'
import { saveImport } from './import-menu.ts'

type Refused = Refusal<'notFound' | 'menuFileFaulty' | 'changedMeanwhile' | MenuFaultReason>

/** Puts the menu file of another system into the draft, and publishes it where that is wanted. API-9, MENU-1 */
export const pushMenu =
  (deps: Deps) =>
  async (tx: Tx, { shop, language, by, bytes, mode, ...input }: MenuPush): Promise<PushedMenu | Refused> => {
    const settings = await deps.settingsOf(shop)
    if (!settings) return refuse('notFound', { field: 'shopId' })
    // The published menu before the draft, as publishing locks them.
    if (input.publish) await menuAt(tx, shop)
    const draft = await lockDraft(tx, shop)
    const { plan, report } = await planned(deps, { settings, language }, draft, { bytes, mode })
    if (!plan || report.faults.length > 0)
      return refuse('menuFileFaulty', { field: 'file', data: { faults: report.faults } })
    const { mark } = input
    if (plan.differences.length > 0 && mark !== undefined && String(draft.revision) !== mark)
      return refuse('changedMeanwhile')
    const at = new Date(deps.clock())
    const revision = await saveImport(tx, deps, shop, { draft, plan, at, by })
    tx.afterCommit(() => deps.changed(shop))
    const pushed = { ...report, mark: String(revision) }
    if (!input.publish) return pushed
    const taxIds = [...settings.taxes, ...plan.parsed.taxesToAdd].map(({ taxId }) => taxId)
    const origin = { at, cause: 'published' as const, by, note: input.note }
    const version = await publishDocument(tx, deps, shop, { document: plan.document, taxIds, ...origin })
    if (typeof version !== 'number') return version
    await markFollowed(tx, shop)
    return { ...pushed, version }
  }
