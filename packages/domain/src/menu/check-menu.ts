import { repeated } from '../money/index.ts'
import { checkWindows } from '../store/index.ts'
import { checkDish, checkModifierGroup } from './check-dish.ts'
import { checkStalls } from './check-stalls.ts'
import { indexMenu } from './menu-index.ts'
import { hasName, type MenuCheckContext, type MenuFault } from './menu-fault.ts'
import type { Menu, MenuDocument, MenuGroup } from './types.ts'

/** The faults of a menu: no name, unusable hours, unknown groups. Paths are relative to the menu. MENU-1, MENU-4 */
export function checkOneMenu(menu: Menu, groupIds: ReadonlySet<string>): MenuFault[] {
  const faults: MenuFault[] = []
  if (!hasName(menu.displayName)) faults.push({ path: 'displayName', reason: 'menuNameMissing' })
  faults.push(...checkWindows(menu.windows, 'windows').map(({ field, reason }) => ({ path: field, reason })))
  const unknown = menu.menuGroupIds.findIndex(id => !groupIds.has(id))
  if (unknown >= 0) faults.push({ path: `menuGroupIds[${unknown}]`, reason: 'menuGroupUnknown' })
  const twice = repeated(menu.menuGroupIds, id => id)
  if (twice !== undefined) faults.push({ path: `menuGroupIds[${twice}]`, reason: 'menuEntryTwice' })
  return faults
}

/** The faults of a group: no name, unknown dishes or dishes listed twice. Paths are relative to the group. MENU-1 */
export function checkMenuGroup(group: MenuGroup, foodIds: ReadonlySet<string>): MenuFault[] {
  const faults: MenuFault[] = []
  if (!hasName(group.displayName)) faults.push({ path: 'displayName', reason: 'menuNameMissing' })
  const unknown = group.foodIds.findIndex(id => !foodIds.has(id))
  if (unknown >= 0) faults.push({ path: `foodIds[${unknown}]`, reason: 'dishUnknown' })
  const twice = repeated(group.foodIds, id => id)
  if (twice !== undefined) faults.push({ path: `foodIds[${twice}]`, reason: 'menuEntryTwice' })
  return faults
}

const under = (path: string, faults: readonly MenuFault[]): MenuFault[] =>
  faults.map(fault => ({ ...fault, path: `${path}.${fault.path}` }))

/** Ids that two things of one kind share. An option may be in several groups: it is sold out in all of them. */
function repeatedIds({ menus, menuGroups, items, modifierGroups }: MenuDocument): MenuFault[] {
  const faultAt = (path: string, at: number | undefined): MenuFault[] =>
    at === undefined ? [] : [{ path: `${path}[${at}]`, reason: 'menuEntryTwice' }]
  return [
    ...faultAt(
      'menus',
      repeated(menus, one => one.menuId),
    ),
    ...faultAt(
      'menuGroups',
      repeated(menuGroups, one => one.menuGroupId),
    ),
    ...faultAt(
      'items',
      repeated(items, one => one.foodId),
    ),
    ...faultAt(
      'modifierGroups',
      repeated(modifierGroups, one => one.modifierGroupId),
    ),
  ]
}

/**
 * All faults of a menu, each with the path of its field (`items[3].units[0].price`): a menu without faults can be shown, priced
 * and ordered. For a change of one dish, `checkDish` returns its faults. MENU-1, MENU-2
 */
export function checkMenu(document: MenuDocument, { taxIds }: MenuCheckContext): MenuFault[] {
  const index = indexMenu(document)
  const groupIds = new Set(index.menuGroups.keys())
  const foodIds = new Set(index.items.keys())
  const stall = checkStalls(document.buffetRules, {
    dishes: document.items.map(({ foodId, units }) => ({ foodId, unitIds: units.map(one => one.unitId) })),
    taxIds,
  })
  return [
    ...repeatedIds(document),
    ...document.menus.flatMap((menu, at) => under(`menus[${at}]`, checkOneMenu(menu, groupIds))),
    ...document.menuGroups.flatMap((group, at) => under(`menuGroups[${at}]`, checkMenuGroup(group, foodIds))),
    ...document.modifierGroups.flatMap((group, at) => under(`modifierGroups[${at}]`, checkModifierGroup(group))),
    ...document.items.flatMap((item, at) => under(`items[${at}]`, checkDish(index, item, { taxIds }))),
    ...(stall ? [{ path: `buffetRules${stall.field.slice('stalls'.length)}`, reason: stall.reason }] : []),
  ]
}
