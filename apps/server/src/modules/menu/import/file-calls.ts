import { menuFileCalls as calls } from '@comanda/contract/menu'
import { refuse, type ResponseOf } from '@comanda/contract/core'
import { createHash } from 'node:crypto'
import { changeInSteps, type Handler, type HandlersOf } from '../../../platform/http/index.ts'
import type { Deps } from '../deps.ts'
import { type Draft, draftOf, lockDraft } from '../draft/draft.ts'
import { actorOf } from '../draft/publish.ts'
import { exportMenu } from '../export/export-menu.ts'
import { type ImportPlan, planImport, saveImport, type StoreSettings } from './import-menu.ts'
import { faultText, MenuFileFault } from './menu-fault.ts'
import type { ImportMode } from './merge-menu.ts'
import { reportOf } from './report.ts'

type Report = ResponseOf<typeof calls.readMenuFile>

/** The draft that a file would produce; for a file that is not a menu, its errors. */
export async function planned(
  deps: Deps,
  { settings, language }: { settings: StoreSettings; language: string },
  draft: Draft,
  file: { bytes: Uint8Array; mode: ImportMode },
): Promise<{ plan?: ImportPlan; report: Report }> {
  const mark = String(draft.revision)
  try {
    const plan = await planImport(deps, settings, draft, file)
    return { plan, report: { mark, ...reportOf(plan, language) } }
  } catch (error) {
    if (!(error instanceof MenuFileFault)) throw error
    const faults = error.faults.map(fault => faultText(fault, language))
    const nothing = { menus: 0, groups: 0, dishes: 0, options: 0, soldOut: 0, taxesAdded: [], differences: [] }
    return { report: { mark, ...nothing, faults, leftBehind: [] } }
  }
}

/** Reads a menu file and compares it with the draft. MENU-1 */
export const readFile =
  (deps: Deps): Handler<typeof calls.readMenuFile> =>
  async (caller, { mode }, bytes) => {
    if (!bytes || bytes.length === 0) return refuse('menuFileMissing', { field: 'file' })
    const [draft, settings] = await Promise.all([draftOf(deps.db, caller.shop), deps.settingsOf(caller.shop)])
    if (!settings) return refuse('notFound', { field: 'shopId' })
    return (await planned(deps, { settings, language: caller.language }, draft, { bytes, mode })).report
  }

/** Saves a menu file as the draft. MENU-1 */
export const importFile = (deps: Deps): Handler<typeof calls.importMenu> =>
  changeInSteps(calls.importMenu, deps, {
    // The bytes are read before the transaction, and the file itself is the identity of a repeat.
    async prepare({ shop }, _input, bytes) {
      if (!bytes || bytes.length === 0) return refuse('menuFileMissing', { field: 'file' })
      const settings = await deps.settingsOf(shop)
      if (!settings) return refuse('notFound', { field: 'shopId' })
      return { bytes, settings, digest: createHash('sha256').update(bytes).digest('hex') }
    },
    identity: (input, { digest }) => ({ ...input, digest }),
    async work(tx, caller, { mode, mark }, { bytes, settings }) {
      const { shop, language } = caller
      const draft = await lockDraft(tx, shop)
      const { plan, report } = await planned(deps, { settings, language }, draft, { bytes, mode })
      if (!plan || report.faults.length > 0) return refuse('menuFileFaulty', { field: 'file' })
      if (plan.differences.length > 0 && String(draft.revision) !== mark) return refuse('changedMeanwhile')
      const revision = await saveImport(tx, deps, shop, {
        draft,
        plan,
        at: new Date(deps.clock()),
        by: actorOf(caller),
      })
      tx.afterCommit(() => deps.changed(shop))
      return { ...report, mark: String(revision) }
    },
  })

/** Menus as files. */
export const fileCalls = (deps: Deps): HandlersOf<typeof calls> => ({
  readMenuFile: readFile(deps),
  importMenu: importFile(deps),
  exportMenu: exportMenu(deps),
})
