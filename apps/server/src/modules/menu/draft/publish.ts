import { menuDraftCalls as calls } from '@comanda/contract/menu'
import { type Refusal, refuse } from '@comanda/contract/core'
import { checkMenu, menuDifferences, type MenuDocument, type MenuFaultReason } from '@comanda/domain/menu'
import { type StaffActor, writeAuditLine, writeStaffChange } from '../../../platform/audit-line.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { changeInSteps, type Handler, type ManagerAt } from '../../../platform/http/index.ts'
import type { ShopAt } from '../../../ports/store.ts'
import type { Deps } from '../deps.ts'
import { menuAt, type Origin, saveMenu } from '../save-menu.ts'
import { lockDraft, saveDraft } from './draft.ts'
import { markFollowed, notifyFollowers } from './notify-followers.ts'
import { versionDocument, versionsBefore } from './version-rows.ts'
import { setStockCount } from '../stock.ts'

/** Counts dishes whose start count is new or changed with this publication; others keep the count they have. MENU-4 */
async function supplyStartStock(
  tx: Tx,
  shop: ShopAt,
  { before, after, at }: { before: MenuDocument | undefined; after: MenuDocument; at: Date },
): Promise<void> {
  const known = new Map(before?.items.map(item => [item.foodId, item.startStock]))
  for (const { foodId, startStock } of after.items)
    if (startStock !== undefined && known.get(foodId) !== startStock)
      await setStockCount(tx, shop, foodId, startStock, at)
}

const PAGE = 30

export const actorOf = ({ session }: ManagerAt): StaffActor => ({
  id: session.staff.staffId,
  name: session.staff.name,
})

/** The refusal of a menu that cannot be published, with the path of its first fault. */
export function menuRefusal(document: MenuDocument, taxIds: readonly string[]): Refusal<MenuFaultReason> | undefined {
  const [fault] = checkMenu(document, { taxIds })
  return fault && refuse(fault.reason, { field: fault.path, ...(fault.params && { params: fault.params }) })
}

interface Publication extends Required<Pick<Origin, 'cause' | 'by' | 'note'>> {
  document: MenuDocument
  taxIds: readonly string[]
  at: Date
}

/**
 * Publishes a menu: phones load it by its new version, within two seconds. A menu equal to the published one makes no version.
 * Refuses a menu with faults. The audit line has both menus' differences. MENU-1, L2
 */
export async function publishDocument(
  tx: Tx,
  deps: Pick<Deps, 'changed'> & Partial<Pick<Deps, 'menuChanged' | 'published' | 'jobs'>>,
  shop: ShopAt,
  { document, taxIds, at, ...origin }: Publication,
): Promise<number | Refusal<MenuFaultReason>> {
  const faulty = menuRefusal(document, taxIds)
  if (faulty) return faulty
  const current = await menuAt(tx, shop)
  const before = current?.document as MenuDocument | undefined
  const differences = before && menuDifferences(before, document)
  if (current && differences?.length === 0) return current.version
  const version = await saveMenu(tx, shop, document, at, origin)
  await supplyStartStock(tx, shop, { before, after: document, at })
  await writeAuditLine(tx, {
    ...shop,
    what: 'menu',
    subject: String(shop.shopId),
    by: origin.by,
    before: { version: current?.version ?? 0 },
    after: { version, note: origin.note, differences: differences ?? [] },
    cause: origin.cause,
    at,
  })
  await deps.published?.(tx, shop, version)
  if (deps.jobs) await notifyFollowers(tx, deps.jobs, shop, origin.by)
  tx.afterCommit(() => {
    deps.changed(shop)
    deps.menuChanged?.(shop)
  })
  return version
}

/** Publishes the draft as it was seen. MENU-1 */
export const publishMenu = (deps: Deps): Handler<typeof calls.publishMenu> =>
  changeInSteps(calls.publishMenu, deps, {
    prepare: ({ shop }) => deps.taxesOf(shop),
    async work(tx, caller, { mark, note }, taxes) {
      const { shop } = caller
      await menuAt(tx, shop)
      const draft = await lockDraft(tx, shop)
      if (String(draft.revision) !== mark) return refuse('changedMeanwhile')
      const version = await publishDocument(tx, deps, shop, {
        document: draft.document,
        taxIds: taxes.map(it => it.taxId),
        at: new Date(deps.clock()),
        cause: 'published',
        by: actorOf(caller),
        note,
      })
      if (typeof version !== 'number') return version
      await markFollowed(tx, shop)
      return { mark, version }
    },
  })

/** The published versions of a menu, newest first. */
export const queryMenuVersions =
  ({ db }: Deps): Handler<typeof calls.menuVersions> =>
  async ({ shop }, { before = 2_147_483_647 }) => {
    const rows = await versionsBefore(db, shop, before, PAGE + 1)
    return {
      versions: rows.slice(0, PAGE).map(row => ({
        version: row.version,
        publishedAt: row.published_at.toISOString(),
        by: row.by_name,
        cause: row.cause,
        note: row.note,
        dishes: row.dishes,
      })),
      more: rows.length > PAGE,
    }
  }

/** Makes an older version the draft. MENU-1 */
export const restoreMenuVersion = (deps: Deps): Handler<typeof calls.restoreMenuVersion> =>
  changeInSteps(calls.restoreMenuVersion, deps, {
    async work(tx, caller, { mark, version }) {
      const { shop } = caller
      const draft = await lockDraft(tx, shop)
      const older = await versionDocument(tx, shop, version)
      if (!older) return refuse('notFound', { field: 'version' })
      const differences = menuDifferences(draft.document, older)
      if (differences.length === 0) return { mark: String(draft.revision), version: draft.version }
      if (String(draft.revision) !== mark) return refuse('changedMeanwhile')
      const saved = { at: new Date(deps.clock()), by: actorOf(caller) }
      const revision = await saveDraft(tx, shop, older, saved)
      await writeStaffChange(tx, caller, {
        what: 'menuDraft',
        subject: String(shop.shopId),
        before: { revision: draft.revision },
        after: { revision, version, differences },
        cause: 'restored',
        at: saved.at,
      })
      tx.afterCommit(() => deps.changed(shop))
      return { mark: String(revision), version: draft.version }
    },
  })
