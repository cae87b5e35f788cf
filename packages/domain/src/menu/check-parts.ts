import { repeated } from '../money/index.ts'
import { exclusiveOptionsOf } from './exclusions.ts'
import { checkBounds, hasName, type MenuFault } from './menu-fault.ts'
import { type MenuIndex, modifierGroupsOf } from './menu-index.ts'
import type { ComboDetail, MenuItem, SideDish } from './types.ts'

type Part = Pick<ComboDetail | SideDish, 'foodId' | 'unitId' | 'nestedMenuGroupItemUID'>

/** A part must name a dish of the menu in an existing size; parts of a combo cannot be combos. */
function checkPart(index: MenuIndex, part: Part, path: string): MenuFault[] {
  const dish = index.items.get(part.foodId)
  if (!dish) return [{ path: `${path}.foodId`, reason: 'dishUnknown' }]
  const known = part.unitId === '' ? dish.units.length < 2 : dish.units.some(unit => unit.unitId === part.unitId)
  if (!known) return [{ path: `${path}.unitId`, reason: 'unitUnknown' }]
  if (dish.comboGroups.length > 0) return [{ path: `${path}.foodId`, reason: 'comboInCombo' }]
  const { nestedMenuGroupItemUID: nested } = part
  return nested === undefined || index.items.has(nested) ? [] : [{ path: `${path}.foodId`, reason: 'dishUnknown' }]
}

interface PartGroup {
  path: string
  options: 'details' | 'sideDishes'
  name: Record<string, string>
  min: number
  max: number
  parts: readonly (Part & { max: number })[]
  defaults: number
}

const groupsOf = ({ comboGroups, sideDishGroups }: MenuItem): PartGroup[] => [
  ...comboGroups.map((group, at) => ({
    path: `comboGroups[${at}]`,
    options: 'details' as const,
    name: group.displayName,
    min: group.min,
    max: group.max,
    parts: group.details,
    defaults: group.details.filter(part => part.selected).length,
  })),
  ...sideDishGroups.map((group, at) => ({
    path: `sideDishGroups[${at}]`,
    options: 'sideDishes' as const,
    name: group.displayName,
    min: group.min,
    max: group.max,
    parts: group.sideDishes,
    defaults: 0,
  })),
]

function checkGroup(index: MenuIndex, group: PartGroup): MenuFault[] {
  const { path, options, name, max, parts, defaults } = group
  const bounds = checkBounds(
    group,
    parts.map(part => part.max),
    { min: `${path}.min`, options: `${path}.${options}` },
  )
  return [
    ...(hasName(name) ? [] : [{ path: `${path}.displayName`, reason: 'menuNameMissing' } satisfies MenuFault]),
    ...bounds,
    ...parts.flatMap((part, at) => checkPart(index, part, `${path}.${options}[${at}]`)),
    ...(max > 0 && defaults > max
      ? [{ path: `${path}.${options}`, reason: 'defaultsTooMany', params: { most: max } } satisfies MenuFault]
      : []),
  ]
}

/** Exclusions name options and units that the dish has. MENU-6 */
function checkExclusions(index: MenuIndex, item: MenuItem): MenuFault[] {
  const options = new Set([
    ...modifierGroupsOf(index, item).flatMap(group => group.modifierItems.map(one => one.modifierItemId)),
    ...item.sideDishGroups.flatMap(group => group.sideDishes.map(side => side.sideDishGroupItemId)),
  ])
  const units = new Set(item.units.map(unit => unit.unitId))
  const at = item.exclusions.findIndex(
    rule =>
      [...rule.propertyList, ...exclusiveOptionsOf(rule)].some(id => !options.has(id)) ||
      [...rule.propertyUnitList, ...rule.exclusiveUnitList].some(id => !units.has(id)),
  )
  return at < 0 ? [] : [{ path: `exclusions[${at}]`, reason: 'exclusionUnknown' }]
}

/** The faults of the combo groups, sides and exclusions of a dish. Paths are relative to it. MENU-2, MENU-6 */
export function checkParts(index: MenuIndex, item: MenuItem): MenuFault[] {
  const groups = groupsOf(item)
  const ids = [
    ...item.comboGroups.map(group => group.comboGroupId),
    ...item.sideDishGroups.map(group => group.sideDishGroupId),
    ...item.comboGroups.flatMap(group => group.details.map(part => part.comboGroupItemId)),
    ...item.sideDishGroups.flatMap(group => group.sideDishes.map(side => side.sideDishGroupItemId)),
  ]
  return [
    ...(repeated(ids, id => id) === undefined
      ? []
      : [{ path: item.comboGroups.length > 0 ? 'comboGroups' : 'sideDishGroups', reason: 'menuEntryTwice' as const }]),
    ...groups.flatMap(group => checkGroup(index, group)),
    ...checkExclusions(index, item),
  ]
}
