import { menuDraftCalls as calls } from '@comanda/contract/menu'
import { isRefusal, refuse } from '@comanda/contract/core'
import { followMenu, type MenuDocument } from '@comanda/domain/menu'
import { writeStaffChange } from '../../../platform/audit-line.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { changeInSteps, type Handler } from '../../../platform/http/index.ts'
import type { Deps } from '../deps.ts'
import { menuAt } from '../save-menu.ts'
import type { MenuTables } from '../tables.ts'
import { lockDraft, saveDraft } from './draft.ts'
import { actorOf, publishDocument } from './publish.ts'
import { FOLLOW_JOB, type FollowJob, followRows, followsOf } from './notify-followers.ts'
import { versionDocument } from './version-rows.ts'

const NOTHING: MenuDocument = { menus: [], menuGroups: [], items: [], modifierGroups: [], buffetRules: [] }

/** Dishes with taxes that another store has get the usual ones of this store. PRICE-5 */
function withTaxesOf(document: MenuDocument, taxIds: readonly string[], own: MenuDocument): MenuDocument {
  const usual = own.items.find(item => item.taxIds.length > 0)?.taxIds ?? taxIds
  const isKnown = (id: string) => taxIds.includes(id)
  return {
    ...document,
    items: document.items.map(item =>
      item.taxIds.every(isKnown) ? item : { ...item, taxIds: [...usual].filter(isKnown) },
    ),
  }
}

/** Takes over what the followed menu published since the last time: in the draft, and in what guests see. Once per version. MENU-1 */
async function takeOver(tx: Tx, deps: Deps, { by, ...shop }: FollowJob, taxIds: readonly string[]): Promise<void> {
  const current = await menuAt(tx, shop)
  const row = await followRows(tx, shop.corporationId)
    .selectAll()
    .where('shop_id', '=', shop.shopId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return
  const leader = { corporationId: shop.corporationId, shopId: row.leader_id }
  const { rows } = await tx.query<{ version: number }>(
    { name: 'menu_leader_version', text: 'select version from menu where corporation_id = $1 and shop_id = $2' },
    [leader.corporationId, leader.shopId],
  )
  const version = rows[0]?.version ?? 0
  if (version === row.leader_version) return
  const next = (await versionDocument(tx, leader, version)) ?? NOTHING
  const base = (await versionDocument(tx, leader, row.leader_version)) ?? NOTHING
  const at = new Date(deps.clock())
  const published = (current?.document as MenuDocument | undefined) ?? NOTHING
  const merge = (own: MenuDocument) => withTaxesOf(followMenu(own, base, next), taxIds, own)
  const draft = await lockDraft(tx, shop)
  await saveDraft(tx, shop, merge(draft.document), { at, by })
  const done = await publishDocument(tx, deps, shop, {
    document: merge(published),
    taxIds,
    at,
    cause: 'brand',
    by,
    note: '',
  })
  await tx
    .withTables<MenuTables>()
    .updateTable('menu_follow')
    .set({ leader_version: version, failed: isRefusal(done) ? done.refused : null })
    .where('corporation_id', '=', shop.corporationId)
    .where('shop_id', '=', shop.shopId)
    .execute()
  tx.afterCommit(() => deps.changed(shop))
}

/** Registers the job that takes over a followed menu. */
export function registerFollowing(deps: Deps): void {
  deps.jobs.work<FollowJob>(FOLLOW_JOB, async job => {
    const taxes = await deps.taxesOf(job)
    await deps.db.inTx(tx =>
      takeOver(
        tx,
        deps,
        job,
        taxes.map(it => it.taxId),
      ),
    )
  })
}

/** A store follows the menu of another one of the brand, or has a menu of its own again, which stays as it is. MENU-1 */
export const followBrandMenu = (deps: Deps): Handler<typeof calls.followBrandMenu> =>
  changeInSteps(calls.followBrandMenu, deps, {
    prepare: ({ corporationId }) => deps.shopsOf(corporationId),
    async work(tx, caller, { leaderId }, shops) {
      const { shop } = caller
      const table = tx.withTables<MenuTables>()
      const former = await table
        .deleteFrom('menu_follow')
        .where('corporation_id', '=', shop.corporationId)
        .where('shop_id', '=', shop.shopId)
        .returning('leader_id')
        .executeTakeFirst()
      const before = { leaderId: former?.leader_id ?? 0 }
      if (before.leaderId !== leaderId) {
        const values = { before, after: { leaderId }, at: new Date(deps.clock()) }
        await writeStaffChange(tx, caller, { what: 'menuFollow', subject: String(shop.shopId), ...values })
      }
      if (leaderId === 0) return { leaderId }
      const [own, leader] = [shop.shopId, leaderId].map(id => shops.find(one => one.shopId === id))
      if (!own || !leader || own === leader) return refuse('notFound', { field: 'leaderId' })
      if (own.currency.currencyCode !== leader.currency.currencyCode)
        return refuse('menuFollowCurrency', { field: 'leaderId' })
      const follows = await followsOf(tx, shop.corporationId)
      if (follows.some(one => one.shop_id === leaderId || one.leader_id === shop.shopId))
        return refuse('menuFollowChain', { field: 'leaderId' })
      const row = {
        corporation_id: shop.corporationId,
        shop_id: shop.shopId,
        leader_id: leaderId,
        leader_version: 0,
        failed: null,
      }
      await table.insertInto('menu_follow').values(row).execute()
      await deps.jobs.enqueue<FollowJob>(tx, FOLLOW_JOB, { ...shop, by: actorOf(caller) })
      tx.afterCommit(() => deps.changed(shop))
      return { leaderId }
    },
  })
