import type { menuDraftCalls as calls } from '@comanda/contract/menu'
import { refuse } from '@comanda/contract/core'
import { type MenuDocument, menuDifferences } from '@comanda/domain/menu'
import { inLanguage } from '@comanda/domain/money'
import type { Handler } from '../../../platform/http/index.ts'
import { revisionOf } from '../../../platform/revision.ts'
import type { Deps } from '../deps.ts'
import { wholeMenu } from '../save-menu.ts'
import { draftOf } from './draft.ts'
import { schedulesOf } from './schedule-rows.ts'
import { followsOf } from './notify-followers.ts'
import { versionDocument } from './version-rows.ts'

/** Revisions of the parts of a draft that are saved alone. The order of dishes and groups has revisions of its own. */
export function entryMarks({ menus, menuGroups, items, modifierGroups }: MenuDocument): Record<string, string> {
  return Object.fromEntries([
    ...menus.flatMap(({ menuGroupIds, ...menu }) => [
      [`menu/${menu.menuId}`, revisionOf(menu)],
      [`order/${menu.menuId}`, revisionOf(menuGroupIds)],
    ]),
    ...menuGroups.flatMap(({ foodIds, ...group }) => [
      [`group/${group.menuGroupId}`, revisionOf(group)],
      [`order/${group.menuGroupId}`, revisionOf(foodIds)],
    ]),
    ...items.map(item => [`dish/${item.foodId}`, revisionOf(item)]),
    ...modifierGroups.map(group => [`modifiers/${group.modifierGroupId}`, revisionOf(group)]),
    ['order', revisionOf(menus.map(menu => menu.menuId))],
  ])
}

const EMPTY: MenuDocument = { menus: [], menuGroups: [], items: [], modifierGroups: [], buffetRules: [] }

/** The published menu of a store; an empty one if nothing was published. */
export const publishedMenu = async (deps: Pick<Deps, 'db'>, shop: Parameters<typeof wholeMenu>[1]) =>
  ((await wholeMenu(deps.db, shop))?.document as MenuDocument | undefined) ?? EMPTY

/** The draft of a store's menu with everything an editor needs. MENU-1 */
export const queryMenuDraft =
  (deps: Deps): Handler<typeof calls.queryMenuDraft> =>
  async ({ shop, language }) => {
    const [draft, schedules, settings, published, shops, follows] = await Promise.all([
      draftOf(deps.db, shop),
      schedulesOf(deps.db, shop),
      deps.settingsOf(shop),
      publishedMenu(deps, shop),
      deps.shopsOf(shop.corporationId),
      followsOf(deps.db, shop.corporationId),
    ])
    if (!settings) return refuse('notFound', { field: 'shopId' })
    const own = follows.find(one => one.shop_id === shop.shopId)
    return {
      mark: String(draft.revision),
      version: draft.version,
      document: draft.document,
      marks: entryMarks(draft.document),
      changed: menuDifferences(published, draft.document).length > 0,
      updatedBy: draft.updatedBy,
      scheduled: schedules.map(row => ({
        scheduleId: row.schedule_id,
        publishAt: row.publish_at.toISOString(),
        by: row.by_name,
        note: row.note,
        ...(row.failed !== null && { failed: row.failed }),
      })),
      taxes: settings.taxes.map(({ taxId, name }) => ({ taxId, name: inLanguage(name, language) })),
      currency: settings.currency,
      languages: settings.languages,
      leaderId: own?.leader_id ?? 0,
      followFailed: typeof own?.failed === 'string',
      stores: shops
        .filter(one => one.shopId !== shop.shopId && one.currency.currencyCode === settings.currency.currencyCode)
        .map(one => ({
          shopId: one.shopId,
          name: inLanguage(one.shopName, language),
          follows: follows.some(it => it.shop_id === one.shopId && it.leader_id === shop.shopId),
        })),
      pictureHost: deps.pictureHost,
      timeZone: settings.timeZone,
    }
  }

/** The differences between the draft and the published menu, or between an older version and the draft. MENU-1 */
export const queryMenuDifferences =
  (deps: Deps): Handler<typeof calls.menuDifferences> =>
  async ({ shop }, { version }) => {
    const draft = await draftOf(deps.db, shop)
    if (version === undefined)
      return {
        mark: String(draft.revision),
        differences: menuDifferences(await publishedMenu(deps, shop), draft.document),
      }
    const older = await versionDocument(deps.db, shop, version)
    if (!older) return refuse('notFound', { field: 'version' })
    return { mark: String(draft.revision), differences: menuDifferences(draft.document, older) }
  }
