import { inLanguage, type LocalizedText } from '../money/index.ts'
import { isForBizType } from './offer.ts'
import { atPricesOf } from './order-type-prices.ts'
import type { BuffetRule, Menu, MenuDocument, MenuGroup, MenuItem, ModifierGroup } from './types.ts'

/** The menu of an order type at its prices: its menus with their groups, dishes and the dishes inside them. */
export function menuFor<T>(whole: MenuDocument<T>, bizType: number): MenuDocument<T> {
  const document = atPricesOf(whole, bizType)
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
  const ids = new Set<string>()
  const look = [...foodIds]
  for (let foodId = look.pop(); foodId !== undefined; foodId = look.pop()) {
    const item = byId.get(foodId)
    if (!item || ids.has(foodId)) continue
    ids.add(foodId)
    for (const group of item.comboGroups)
      for (const part of group.details) look.push(part.foodId, part.nestedMenuGroupItemUID ?? part.foodId)
    for (const group of item.sideDishGroups)
      for (const side of group.sideDishes) look.push(side.foodId, side.nestedMenuGroupItemUID ?? side.foodId)
  }
  return document.items.filter(item => ids.has(item.foodId))
}

type TextSelector = (texts: LocalizedText) => string

const flatMenu = (menu: Menu, localize: TextSelector): Menu<string> => ({
  ...menu,
  displayName: localize(menu.displayName),
})
const flatGroup = (group: MenuGroup, localize: TextSelector): MenuGroup<string> => ({
  ...group,
  displayName: localize(group.displayName),
})

function flatItem(
  { description, measurementUnit, startStock: _, ...item }: MenuItem,
  localize: TextSelector,
): MenuItem<string> {
  return {
    ...item,
    displayName: localize(item.displayName),
    ...(description && { description: localize(description) }),
    ...(measurementUnit && { measurementUnit: { ...measurementUnit, name: localize(measurementUnit.name) } }),
    units: item.units.map(unit => ({ ...unit, unitName: localize(unit.unitName) })),
    comboGroups: item.comboGroups.map(group => ({ ...group, displayName: localize(group.displayName) })),
    sideDishGroups: item.sideDishGroups.map(group => ({ ...group, displayName: localize(group.displayName) })),
  }
}

const flatModifiers = (group: ModifierGroup, localize: TextSelector): ModifierGroup<string> => ({
  ...group,
  displayName: localize(group.displayName),
  modifierItems: group.modifierItems.map(option => ({
    ...option,
    modifierItemName: localize(option.modifierItemName),
  })),
})

const flatBuffet = (rule: BuffetRule, localize: TextSelector): BuffetRule<string> => ({
  ...rule,
  displayName: localize(rule.displayName),
  places: rule.places.map(place => ({ ...place, displayName: localize(place.displayName) })),
})

/** The menu with every text in one language (or the first available), which is a third of the size. */
export function inOneLanguage(document: MenuDocument, language: string): MenuDocument<string> {
  const localize: TextSelector = texts => inLanguage(texts, language)
  return {
    menus: document.menus.map(menu => flatMenu(menu, localize)),
    menuGroups: document.menuGroups.map(group => flatGroup(group, localize)),
    items: document.items.map(item => flatItem(item, localize)),
    modifierGroups: document.modifierGroups.map(group => flatModifiers(group, localize)),
    buffetRules: document.buffetRules.map(rule => flatBuffet(rule, localize)),
  }
}
