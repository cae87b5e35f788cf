import { menuWindowCalls as calls } from '@comanda/contract/menu'
import { refuse, refuseFields } from '@comanda/contract/core'
import type { Menu, MenuDocument } from '@comanda/domain/menu'
import { inLanguage } from '@comanda/domain/money'
import { checkWindows } from '@comanda/domain/store'
import { writeStaffChange } from '../../platform/audit-line.ts'
import { change, type Handler, type InputOf } from '../../platform/http/index.ts'
import type { Deps } from './deps.ts'
import { changeMenuPart, menuAt, wholeMenu } from './save-menu.ts'

type MenuWindows = InputOf<typeof calls.saveMenuWindows>['menus']

const setting = ({ menuId, windows, bizTypes, off }: Menu): MenuWindows[number] => ({
  menuId,
  on: off !== true,
  windows,
  bizTypes: bizTypes as MenuWindows[number]['bizTypes'],
})

const dishesOf = ({ menuGroups }: MenuDocument, { menuGroupIds }: Menu): number =>
  new Set(menuGroups.filter(group => menuGroupIds.includes(group.menuGroupId)).flatMap(group => group.foodIds)).size

/** The times at which each menu of a store is sold. MENU-4 */
export const queryMenuWindows =
  ({ db }: Deps): Handler<typeof calls.menuWindows> =>
  async ({ shop, language }) => {
    const menu = await wholeMenu(db, shop)
    if (!menu) return { mark: '', menus: [] }
    const document = menu.document as MenuDocument
    return {
      mark: String(menu.version),
      menus: document.menus.map(one => ({
        ...setting(one),
        displayName: inLanguage(one.displayName, language),
        dishes: dishesOf(document, one),
      })),
    }
  }

const changed = (menu: Menu, input: MenuWindows[number] | undefined): Menu => {
  if (!input) return menu
  const { off: _before, ...rest } = menu
  const { windows, bizTypes, on } = input
  return { ...rest, windows, bizTypes, ...(on ? {} : { off: true }) }
}

/** Saves the times at which each menu is sold, or switches a menu off. Phones load the menu again by its new version. MENU-1, MENU-4 */
export const saveMenuWindows = (deps: Deps): Handler<typeof calls.saveMenuWindows> =>
  change(calls.saveMenuWindows, deps, async (tx, caller, { mark, menus }) => {
    const { shop, session } = caller
    const refusal = refuseFields(menus.flatMap(({ windows }, i) => checkWindows(windows, `menus[${i}].windows`)))
    if (refusal) return refusal
    const current = await menuAt(tx, shop)
    if (!current) return refuse('notFound', { field: 'shopId' })
    const document = current.document as MenuDocument
    const foreign = menus.findIndex(({ menuId }) => document.menus.every(one => one.menuId !== menuId))
    if (foreign >= 0) return refuse('notFound', { field: `menus[${foreign}].menuId` })
    const setTimes = (menu: MenuDocument): MenuDocument => ({
      ...menu,
      menus: menu.menus.map(one =>
        changed(
          one,
          menus.find(({ menuId }) => menuId === one.menuId),
        ),
      ),
    })
    const after = setTimes(document).menus
    const same = JSON.stringify(after.map(setting)) === JSON.stringify(document.menus.map(setting))
    if (same) return { mark: String(current.version), menus: after.map(setting) }
    if (String(current.version) !== mark) return refuse('changedMeanwhile')
    const { staffId: id, name } = session.staff
    const at = new Date(deps.clock())
    const version = await changeMenuPart(tx, shop, document, { change: setTimes, at, by: { id, name } })
    await writeStaffChange(tx, caller, {
      what: 'menuTimes',
      subject: String(shop.shopId),
      before: document.menus.map(setting),
      after: after.map(setting),
      at,
    })
    tx.afterCommit(() => {
      deps.changed(shop)
      deps.menuChanged(shop)
    })
    return { mark: String(version), menus: after.map(setting) }
  })
