import type { Menu, MenuDocument, MenuGroup, MenuItem, ModifierGroup, Unit } from '@comanda/domain/menu'
import type { LocalizedText } from '@comanda/domain/money'
import type { ParsedMenu } from './parsed-menu.ts'

/** Whether the dishes that the file does not name leave the menu, or stay. */
export type ImportMode = 'replace' | 'add'

/** The file's texts, with those in the languages that it does not have. */
const mergedTexts = (before: LocalizedText | undefined, next: LocalizedText): LocalizedText => ({ ...before, ...next })

/** The sizes of the file, each with what it does not state of the size that exists. */
const mergedUnits = (before: readonly Unit[], next: readonly Unit[]): Unit[] =>
  next.map(unit => {
    const old = before.find(one => one.unitId === unit.unitId)
    return old ? { ...old, ...unit, unitName: mergedTexts(old.unitName, unit.unitName) } : unit
  })

/** A dish as the file states it, with the other fields of the dish that exists. */
function mergedItem(before: MenuItem | undefined, next: MenuItem, states: ParsedMenu['states']): MenuItem {
  if (!before) return next
  const isStated = (field: string) => states.has(field as keyof MenuItem)
  const { allergensUnknown: unknownBefore, ...kept } = before
  const stated = Object.fromEntries(Object.entries(next).filter(([field]) => isStated(field)))
  const rest = Object.fromEntries(Object.entries(kept).filter(([field]) => !isStated(field)))
  const { description } = next
  const isUnknown = isStated('allergens') ? next.allergensUnknown : unknownBefore
  return {
    ...(rest as unknown as MenuItem),
    ...stated,
    displayName: mergedTexts(before.displayName, next.displayName),
    ...(isStated('description') && description && { description: mergedTexts(before.description, description) }),
    units: isStated('units') ? mergedUnits(before.units, next.units) : before.units,
    ...(isUnknown && { allergensUnknown: true }),
  }
}

/** A group of options as the file states it; its options keep what the file has no place for. */
function mergedModifiers(before: ModifierGroup | undefined, next: ModifierGroup): ModifierGroup {
  if (!before) return next
  return {
    ...next,
    displayName: mergedTexts(before.displayName, next.displayName),
    modifierItems: next.modifierItems.map(option => {
      const old = before.modifierItems.find(one => one.modifierItemId === option.modifierItemId)
      const modifierItemName = mergedTexts(old?.modifierItemName, option.modifierItemName)
      return { ...old, ...option, modifierItemName }
    }),
  }
}

const byId = <T, K extends keyof T>(list: readonly T[], key: K): Map<T[K], T> =>
  new Map(list.map(one => [one[key], one]))

/** The groups of the file, with the dishes a group had before where they stay; then the groups it does not name. */
function mergedGroups(before: readonly MenuGroup[], next: readonly MenuGroup[], mode: ImportMode): MenuGroup[] {
  const existing = byId(before, 'menuGroupId')
  const merged = next.map(group => {
    const old = existing.get(group.menuGroupId)
    if (!old) return group
    const rest = mode === 'add' ? old.foodIds.filter(id => !group.foodIds.includes(id)) : []
    return { ...old, displayName: { ...old.displayName, ...group.displayName }, foodIds: [...rest, ...group.foodIds] }
  })
  const isNamed = new Set(next.map(group => group.menuGroupId))
  // The hot list and the members' group are no part of the formats.
  const stays = before.filter(group => !isNamed.has(group.menuGroupId) && (mode === 'add' || group.groupType !== 0))
  return [...merged, ...stays]
}

/** The file's groups of a menu, with the store's hot list and members' group at the places they had. */
function withSpecial(ids: readonly string[], before: readonly string[], groups: readonly MenuGroup[]): string[] {
  const special = new Set(groups.filter(group => group.groupType !== 0).map(group => group.menuGroupId))
  const merged = ids.filter(id => !special.has(id))
  for (const [place, id] of before.entries()) if (special.has(id)) merged.splice(place, 0, id)
  return [...new Set(merged)]
}

/** The menus of the file, each with the store's hours kept where the file has none; in mode `add` the others stay. */
function mergedMenus(
  before: readonly Menu[],
  next: readonly Menu[],
  mode: ImportMode,
  groups: readonly MenuGroup[],
): Menu[] {
  const existing = byId(before, 'menuId')
  const merged = next.map(menu => {
    const old = existing.get(menu.menuId)
    const had = old?.menuGroupIds ?? []
    const ids = mode === 'add' ? [...had, ...menu.menuGroupIds] : withSpecial(menu.menuGroupIds, had, groups)
    const displayName = mergedTexts(old?.displayName, menu.displayName)
    return { ...menu, displayName, ...(old?.off && { off: true }), menuGroupIds: [...new Set(ids)] }
  })
  const isNamed = new Set(next.map(menu => menu.menuId))
  return [...merged, ...(mode === 'add' ? before.filter(menu => !isNamed.has(menu.menuId)) : [])]
}

/** The entries in the order they had; new ones at the end. */
function inOrder<T, K extends keyof T>(before: readonly T[], next: readonly T[], key: K): T[] {
  const place = new Map(before.map((entry, i) => [entry[key], i]))
  const placeOf = (entry: T) => place.get(entry[key]) ?? before.length
  return next.toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** Ids of the dishes that others contain as a part or a side. */
const nestedIn = (items: readonly MenuItem[]): string[] =>
  items.flatMap(item => [
    ...item.comboGroups.flatMap(group => group.details.map(part => part.foodId)),
    ...item.sideDishGroups.flatMap(group => group.sideDishes.map(side => side.foodId)),
  ])

/** Ids of the dishes of the members' groups, which no format can state. */
const membersOnly = ({ menuGroups }: MenuDocument): string[] =>
  menuGroups.filter(group => group.groupType === -2).flatMap(group => group.foodIds)

/**
 * The store's menu with a file's: dishes of the same id take what the file states and keep the rest. In mode `replace` the dishes
 * that the file does not name leave the menu, unless another dish contains them or they are for members only. Stalls stay, with the dishes that are left.
 * Importing the same file again changes nothing.
 */
export function mergeMenu(before: MenuDocument | undefined, parsed: ParsedMenu, mode: ImportMode): MenuDocument {
  const { document: next, states } = parsed
  if (!before) return next
  const existing = byId(before.items, 'foodId')
  const named = next.items.map(item => mergedItem(existing.get(item.foodId), item, states))
  const isNamed = new Set(named.map(item => item.foodId))
  const others = before.items.filter(item => !isNamed.has(item.foodId))
  const stays = new Set([...nestedIn(named), ...membersOnly(before)])
  const items = [...named, ...(mode === 'add' ? others : others.filter(item => stays.has(item.foodId)))]
  const isItem = new Set(items.map(item => item.foodId))
  const menuGroups = mergedGroups(before.menuGroups, next.menuGroups, mode).map(group => ({
    ...group,
    foodIds: group.foodIds.filter(id => isItem.has(id)),
  }))
  const isUsed = new Set(items.flatMap(item => item.modifierGroupIds))
  const isStated = byId(next.modifierGroups, 'modifierGroupId')
  const groups = byId(before.modifierGroups, 'modifierGroupId')
  const modifierGroups = [
    ...next.modifierGroups.map(group => mergedModifiers(groups.get(group.modifierGroupId), group)),
    ...before.modifierGroups.filter(group => isUsed.has(group.modifierGroupId) && !isStated.has(group.modifierGroupId)),
  ]
  const sells = ({ foodId, unitId }: { foodId: string; unitId: string }) =>
    items.some(item => item.foodId === foodId && (unitId === '' || item.units.some(unit => unit.unitId === unitId)))
  return {
    menus: mergedMenus(before.menus, next.menus, mode, menuGroups),
    menuGroups: inOrder(before.menuGroups, menuGroups, 'menuGroupId'),
    items: inOrder(before.items, items, 'foodId'),
    modifierGroups: inOrder(before.modifierGroups, modifierGroups, 'modifierGroupId'),
    buffetRules: before.buffetRules.map(rule => ({ ...rule, included: rule.included.filter(sells) })),
  }
}
