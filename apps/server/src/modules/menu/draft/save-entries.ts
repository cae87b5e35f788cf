import { menuEntryCalls as calls } from '@comanda/contract/menu'
import { isRefusal, refuse } from '@comanda/contract/core'
import {
  checkDish,
  checkMenuGroup,
  checkModifierGroup,
  checkOneMenu,
  indexMenu,
  type Menu,
  type MenuDocument,
  type MenuGroup,
  type MenuItem,
  type ModifierGroup,
} from '@comanda/domain/menu'
import { changeInSteps, type Handler } from '../../../platform/http/index.ts'
import { withoutEmpty } from '../../../platform/save-at-revision.ts'
import type { Deps } from '../deps.ts'
import { changeDraftBy, faultAt } from './change-draft.ts'
import { type EntryKind, putEntry } from './save-entry.ts'

const dishes: EntryKind<MenuItem> = {
  what: 'dish',
  all: ({ items }) => items,
  put: (document, items) => ({ ...document, items }),
  idOf: item => item.foodId,
  own: item => item,
}
const groups: EntryKind<MenuGroup> = {
  what: 'group',
  all: ({ menuGroups }) => menuGroups,
  put: (document, menuGroups) => ({ ...document, menuGroups }),
  idOf: group => group.menuGroupId,
  own: ({ foodIds: _, ...group }) => group,
}
const menus: EntryKind<Menu> = {
  what: 'menu',
  all: document => document.menus,
  put: (document, all) => ({ ...document, menus: all }),
  idOf: menu => menu.menuId,
  own: ({ menuGroupIds: _, ...menu }) => menu,
}
const modifierGroups: EntryKind<ModifierGroup> = {
  what: 'modifiers',
  all: document => document.modifierGroups,
  put: (document, all) => ({ ...document, modifierGroups: all }),
  idOf: group => group.modifierGroupId,
  own: group => group,
}

/** A dish as it is stored: without empty texts, and at the prices of its first size. MENU-2 */
function tidyDish({ prices, description, ...item }: MenuItem): MenuItem {
  const [first] = item.units
  const texts = description && withoutEmpty(description)
  const other = first ? first.prices : prices
  return {
    ...item,
    displayName: withoutEmpty(item.displayName),
    ...(texts && Object.keys(texts).length > 0 && { description: texts }),
    price: first?.price ?? item.price,
    ...(other && other.length > 0 && { prices: other }),
  }
}

const inGroup = (document: MenuDocument, menuGroupId: string, foodId: string): MenuDocument => ({
  ...document,
  menuGroups: document.menuGroups.map(group =>
    group.menuGroupId === menuGroupId && !group.foodIds.includes(foodId)
      ? { ...group, foodIds: [...group.foodIds, foodId] }
      : group,
  ),
})

interface DishSave {
  mark: string
  dish: MenuItem
  menuGroupId: string
}

const dishFault = (menu: Parameters<typeof checkDish>[0], dish: MenuItem, taxIds: readonly string[], field: string) =>
  faultAt(field, checkDish(menu, tidyDish(dish), { taxIds }))

const putDish = (
  document: MenuDocument,
  { mark, dish, menuGroupId }: DishSave,
  check: (after: MenuDocument) => ReturnType<typeof dishFault>,
) => {
  const next = tidyDish(dish)
  return putEntry(dishes, document, {
    wanted: next,
    mark,
    check,
    list: after => inGroup(after, menuGroupId, next.foodId),
  })
}

const taxIdsOf = async (deps: Deps, shop: Parameters<Deps['taxesOf']>[0]): Promise<string[]> =>
  (await deps.taxesOf(shop)).map(tax => tax.taxId)

export const saveDish = (deps: Deps): Handler<typeof calls.saveDish> =>
  changeInSteps(calls.saveDish, deps, {
    prepare: ({ shop }) => taxIdsOf(deps, shop),
    work: (tx, caller, input, taxIds) =>
      changeDraftBy(tx, deps, caller, document =>
        putDish(document, input, after => dishFault(indexMenu(after), input.dish, taxIds, 'dish')),
      ),
  })

/** Saves several dishes, all or none. They are checked together: a combo may come before its parts. */
export const saveDishes = (deps: Deps): Handler<typeof calls.saveDishes> =>
  changeInSteps(calls.saveDishes, deps, {
    prepare: ({ shop }) => taxIdsOf(deps, shop),
    work: (tx, caller, input, taxIds) =>
      changeDraftBy(tx, deps, caller, document => {
        let current = document
        const before: unknown[] = []
        const after: unknown[] = []
        const changed: { field: string; dish: MenuItem }[] = []
        for (const [at, one] of input.dishes.entries()) {
          const put = putDish(current, one, () => undefined)
          if (isRefusal(put)) return refuse('changedMeanwhile', { field: `dishes[${at}]` })
          if ('same' in put) continue
          current = put.document
          before.push(put.before)
          after.push(put.after)
          changed.push({ field: `dishes[${at}].dish`, dish: one.dish })
        }
        const index = indexMenu(current)
        for (const { field, dish } of changed) {
          const faulty = dishFault(index, dish, taxIds, field)
          if (faulty) return faulty
        }
        if (current === document) return { same: {} }
        return { document: current, answer: {}, subject: `dishes/${after.length}`, before, after }
      }),
  })

export const saveMenuGroup = (deps: Deps): Handler<typeof calls.saveMenuGroup> =>
  changeInSteps(calls.saveMenuGroup, deps, {
    work: (tx, caller, { mark, group, menuId }) =>
      changeDraftBy(tx, deps, caller, document => {
        const known = document.menuGroups.find(one => one.menuGroupId === group.menuGroupId)
        const next = { ...group, displayName: withoutEmpty(group.displayName), foodIds: known?.foodIds ?? [] }
        return putEntry(groups, document, {
          wanted: next,
          mark,
          check: after => faultAt('group', checkMenuGroup(next, new Set(after.items.map(item => item.foodId)))),
          list: after => ({
            ...after,
            menus: after.menus.map(menu =>
              menu.menuId === menuId ? { ...menu, menuGroupIds: [...menu.menuGroupIds, group.menuGroupId] } : menu,
            ),
          }),
        })
      }),
  })

export const saveMenuHead = (deps: Deps): Handler<typeof calls.saveMenuHead> =>
  changeInSteps(calls.saveMenuHead, deps, {
    work: (tx, caller, { mark, menu }) =>
      changeDraftBy(tx, deps, caller, document => {
        const known = document.menus.find(one => one.menuId === menu.menuId)
        const next = {
          ...menu,
          displayName: withoutEmpty(menu.displayName),
          menuGroupIds: known?.menuGroupIds ?? [],
        }
        return putEntry(menus, document, {
          wanted: next,
          mark,
          check: after => faultAt('menu', checkOneMenu(next, new Set(after.menuGroups.map(one => one.menuGroupId)))),
        })
      }),
  })

/** A dish that the change of its options would make impossible to order is a fault of the options. MENU-6 */
export const saveModifierGroup = (deps: Deps): Handler<typeof calls.saveModifierGroup> =>
  changeInSteps(calls.saveModifierGroup, deps, {
    prepare: ({ shop }) => taxIdsOf(deps, shop),
    work: (tx, caller, { mark, group }, taxIds) =>
      changeDraftBy(tx, deps, caller, document =>
        putEntry(modifierGroups, document, {
          wanted: group,
          mark,
          check(after) {
            const own = faultAt('group', checkModifierGroup(group))
            if (own) return own
            const index = indexMenu(after)
            const users = after.items.filter(item => item.modifierGroupIds.includes(group.modifierGroupId))
            const [fault] = users.flatMap(item => checkDish(index, item, { taxIds }))
            return fault && refuse(fault.reason, { field: 'group', ...(fault.params && { params: fault.params }) })
          },
        }),
      ),
  })
