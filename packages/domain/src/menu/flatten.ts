import { inLanguage, type Words } from '../money/index.ts'
import { isForBizType } from './offer.ts'
import type { BuffetRule, Menu, MenuDocument, MenuGroup, MenuItem, ModifierGroup } from './types.ts'

/** The menu of an order type: its menus with their groups, dishes and the dishes inside them. */
export function menuFor<T>(document: MenuDocument<T>, bizType: number): MenuDocument<T> {
  const menus = document.menus.filter(menu => isForBizType(menu, bizType))
  const groupIds = new Set(menus.flatMap(menu => menu.menuGroupIds))
  const menuGroups = document.menuGroups.filter(group => groupIds.has(group.menuGroupId))
  const items = reachable(document, new Set(menuGroups.flatMap(group => group.foodIds)))
  const modifierIds = new Set(items.flatMap(item => item.modifierGroupIds))
  return {
    menus,
    menuGroups,
    items,
    modifierGroups: document.modifierGroups.filter(group => modifierIds.has(group.modifierGroupId)),
    buffetRules: document.buffetRules,
  }
}

/** The dishes of `foodIds` and those inside them as combo parts and sides. */
function reachable<T>(document: MenuDocument<T>, foodIds: ReadonlySet<string>): MenuItem<T>[] {
  const byId = new Map(document.items.map(item => [item.foodId, item]))
  const wanted = new Set<string>()
  const look = [...foodIds]
  for (let foodId = look.pop(); foodId !== undefined; foodId = look.pop()) {
    const item = byId.get(foodId)
    if (!item || wanted.has(foodId)) continue
    wanted.add(foodId)
    for (const group of item.comboGroups)
      for (const part of group.details) look.push(part.foodId, part.nestedMenuGroupItemUID ?? part.foodId)
    for (const group of item.sideDishGroups)
      for (const side of group.sideDishes) look.push(side.foodId, side.nestedMenuGroupItemUID ?? side.foodId)
  }
  return document.items.filter(item => wanted.has(item.foodId))
}

type Say = (words: Words) => string

const flatMenu = (menu: Menu, say: Say): Menu<string> => ({ ...menu, displayName: say(menu.displayName) })
const flatGroup = (group: MenuGroup, say: Say): MenuGroup<string> => ({ ...group, displayName: say(group.displayName) })

function flatItem({ description, measurementUnit, ...item }: MenuItem, say: Say): MenuItem<string> {
  return {
    ...item,
    displayName: say(item.displayName),
    ...(description && { description: say(description) }),
    ...(measurementUnit && { measurementUnit: { ...measurementUnit, name: say(measurementUnit.name) } }),
    units: item.units.map(unit => ({ ...unit, unitName: say(unit.unitName) })),
    comboGroups: item.comboGroups.map(group => ({ ...group, displayName: say(group.displayName) })),
    sideDishGroups: item.sideDishGroups.map(group => ({ ...group, displayName: say(group.displayName) })),
  }
}

const flatModifiers = (group: ModifierGroup, say: Say): ModifierGroup<string> => ({
  ...group,
  displayName: say(group.displayName),
  modifierItems: group.modifierItems.map(option => ({ ...option, modifierItemName: say(option.modifierItemName) })),
})

const flatBuffet = (rule: BuffetRule, say: Say): BuffetRule<string> => ({
  ...rule,
  displayName: say(rule.displayName),
  places: rule.places.map(place => ({ ...place, displayName: say(place.displayName) })),
})

/** The menu with every text in one language (or the first available), which is a third of the size. */
export function inOneLanguage(document: MenuDocument, language: string): MenuDocument<string> {
  const say: Say = words => inLanguage(words, language)
  return {
    menus: document.menus.map(menu => flatMenu(menu, say)),
    menuGroups: document.menuGroups.map(group => flatGroup(group, say)),
    items: document.items.map(item => flatItem(item, say)),
    modifierGroups: document.modifierGroups.map(group => flatModifiers(group, say)),
    buffetRules: document.buffetRules.map(rule => flatBuffet(rule, say)),
  }
}
