import { menuEntryCalls as calls } from '@comanda/contract/menu'
import { refuse } from '@comanda/contract/core'
import { exclusiveOptionsOf, type MenuDocument } from '@comanda/domain/menu'
import { inLanguage } from '@comanda/domain/money'
import { changeInSteps, type Handler, type InputOf } from '../../../platform/http/index.ts'
import { revisionOf } from '../../../platform/revision.ts'
import type { Deps } from '../deps.ts'
import { changeDraftBy } from './change-draft.ts'
import { entryMarks } from './query-draft.ts'
import { without } from './save-entry.ts'

type Move = InputOf<typeof calls.moveInMenu>
type Removal = InputOf<typeof calls.removeFromMenu>

/** The list with the entry before another one, or at the end. */
const placed = (list: readonly string[], id: string, before: string): string[] => {
  const rest = without(list, id)
  const at = rest.indexOf(before)
  return at < 0 ? [...rest, id] : [...rest.slice(0, at), id, ...rest.slice(at)]
}

/** The order of a list of the menu: dishes of a group, groups of a menu, or the menus. */
function orderOf(document: MenuDocument, what: Move['what'], parent: string): readonly string[] | undefined {
  if (what === 'menu') return document.menus.map(menu => menu.menuId)
  if (what === 'group') return document.menus.find(menu => menu.menuId === parent)?.menuGroupIds
  return document.menuGroups.find(group => group.menuGroupId === parent)?.foodIds
}

function withOrder(document: MenuDocument, what: Move['what'], parent: string, order: string[]): MenuDocument {
  if (what === 'menu') {
    const menus = order.flatMap(id => document.menus.filter(menu => menu.menuId === id))
    return { ...document, menus }
  }
  if (what === 'group')
    return {
      ...document,
      menus: document.menus.map(menu => (menu.menuId === parent ? { ...menu, menuGroupIds: order } : menu)),
    }
  return {
    ...document,
    menuGroups: document.menuGroups.map(group => (group.menuGroupId === parent ? { ...group, foodIds: order } : group)),
  }
}

/** Whether a list is as the mover saw it; a list that is not involved always is. */
const isSeen = (order: readonly string[] | undefined, mark: string): boolean =>
  order === undefined || revisionOf(order) === mark

function movedDocument(document: MenuDocument, { what, id, from, to, before }: Move): MenuDocument {
  const source = from === '' && what !== 'menu' ? undefined : orderOf(document, what, from)
  const left = source && from !== to ? withOrder(document, what, from, without(source, id)) : document
  const target = to === '' && what !== 'menu' ? undefined : orderOf(left, what, to)
  return target ? withOrder(left, what, to, placed(target, id, before)) : left
}

const exists = (document: MenuDocument, what: Move['what'], id: string): boolean =>
  what === 'menu'
    ? document.menus.some(menu => menu.menuId === id)
    : what === 'group'
      ? document.menuGroups.some(group => group.menuGroupId === id)
      : document.items.some(item => item.foodId === id)

/** Moves a dish, group or menu. Refuses if one of the two orders is not as the mover saw it. API-3 */
export const moveInMenu = (deps: Deps): Handler<typeof calls.moveInMenu> =>
  changeInSteps(calls.moveInMenu, deps, {
    work: (tx, caller, input) =>
      changeDraftBy(tx, deps, caller, document => {
        const { what, id, from, to } = input
        if (!exists(document, what, id)) return refuse('notFound', { field: 'id' })
        const [source, target] = [orderOf(document, what, from), orderOf(document, what, to)]
        if ((from !== '' && !source) || (to !== '' && !target)) return refuse('menuGroupUnknown', { field: 'to' })
        const next = movedDocument(document, input)
        const marksOf = (menu: MenuDocument) => ({
          fromMark: revisionOf(orderOf(menu, what, from) ?? []),
          toMark: revisionOf(orderOf(menu, what, to) ?? []),
        })
        const unchanged = JSON.stringify(next) === JSON.stringify(document)
        if (unchanged) return { same: marksOf(document) }
        if (!isSeen(source, input.fromMark) || !isSeen(target, input.toMark)) return refuse('changedMeanwhile')
        return {
          document: next,
          answer: marksOf(next),
          subject: `${what}/${id}`,
          before: { from, order: source },
          after: { to, order: orderOf(next, what, to) },
        }
      }),
  })

/** The dishes that have a dish as a part. */
const dishesWith = ({ items }: MenuDocument, foodId: string) =>
  items.filter(item =>
    [
      ...item.comboGroups.flatMap(group => group.details),
      ...item.sideDishGroups.flatMap(group => group.sideDishes),
    ].some(part => part.foodId === foodId || part.nestedMenuGroupItemUID === foodId),
  )

/** The menu without an entry and without every mention of it. */
function removed(document: MenuDocument, { what, id }: Removal): MenuDocument {
  const { menus, menuGroups, items, modifierGroups, buffetRules } = document
  if (what === 'menu') return { ...document, menus: menus.filter(menu => menu.menuId !== id) }
  if (what === 'group')
    return {
      ...document,
      menuGroups: menuGroups.filter(group => group.menuGroupId !== id),
      menus: menus.map(menu => ({ ...menu, menuGroupIds: without(menu.menuGroupIds, id) })),
    }
  if (what === 'modifiers')
    return {
      ...document,
      modifierGroups: modifierGroups.filter(group => group.modifierGroupId !== id),
      items: items.map(item => withoutModifiers(document, item, id)),
    }
  return {
    ...document,
    items: items.filter(item => item.foodId !== id),
    menuGroups: menuGroups.map(group => ({ ...group, foodIds: without(group.foodIds, id) })),
    buffetRules: buffetRules.map(rule => ({ ...rule, included: rule.included.filter(one => one.foodId !== id) })),
  }
}

/** A dish without a modifier group and without the exclusions that name its options. MENU-6 */
function withoutModifiers(document: MenuDocument, item: MenuDocument['items'][number], groupId: string) {
  if (!item.modifierGroupIds.includes(groupId)) return item
  const group = document.modifierGroups.find(one => one.modifierGroupId === groupId)
  const gone = new Set(group?.modifierItems.map(option => option.modifierItemId))
  return {
    ...item,
    modifierGroupIds: without(item.modifierGroupIds, groupId),
    exclusions: item.exclusions.filter(rule =>
      [...rule.propertyList, ...exclusiveOptionsOf(rule)].every(id => !gone.has(id)),
    ),
  }
}

/** Removes an entry of the draft; removing it again is no conflict. API-3 */
export const removeFromMenu = (deps: Deps): Handler<typeof calls.removeFromMenu> =>
  changeInSteps(calls.removeFromMenu, deps, {
    work: (tx, caller, input) =>
      changeDraftBy(tx, deps, caller, document => {
        const { what, id, mark } = input
        const current = entryMarks(document)[`${what}/${id}`]
        if (current === undefined) return { same: {} }
        if (current !== mark) return refuse('changedMeanwhile')
        const users = what === 'dish' ? dishesWith(document, id) : []
        if (users.length > 0) {
          const names = users.map(item => inLanguage(item.displayName, caller.language)).join(', ')
          return refuse('dishInUse', { field: 'id', params: { dishes: names } })
        }
        const before = [...document.items, ...document.menuGroups, ...document.menus, ...document.modifierGroups].find(
          one => Object.values(one).includes(id),
        )
        return { document: removed(document, input), answer: {}, subject: `${what}/${id}`, before, after: null }
      }),
  })
