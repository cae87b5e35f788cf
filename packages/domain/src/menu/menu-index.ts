import type { LocalizedText } from '../money/index.ts'
import type {
  ComboDetail,
  Menu,
  MenuDocument,
  MenuGroup,
  MenuItem,
  ModifierGroup,
  ModifierItem,
  SideDish,
} from './types.ts'

/** A menu indexed by ids, so that menu rules never search lists. */
export interface MenuIndex<T = LocalizedText> {
  document: MenuDocument<T>
  menus: ReadonlyMap<string, Menu<T>>
  menuGroups: ReadonlyMap<string, MenuGroup<T>>
  items: ReadonlyMap<string, MenuItem<T>>
  modifierGroups: ReadonlyMap<string, ModifierGroup<T>>
}

/** Indexes a document by ids; computed once per menu version. */
export function indexMenu<T>(document: MenuDocument<T>): MenuIndex<T> {
  return {
    document,
    menus: new Map(document.menus.map(menu => [menu.menuId, menu])),
    menuGroups: new Map(document.menuGroups.map(group => [group.menuGroupId, group])),
    items: new Map(document.items.map(item => [item.foodId, item])),
    modifierGroups: new Map(document.modifierGroups.map(group => [group.modifierGroupId, group])),
  }
}

/** The modifier groups of a dish, in its order. */
export function modifierGroupsOf<T>(index: MenuIndex<T>, item: MenuItem<T>): ModifierGroup<T>[] {
  return item.modifierGroupIds.flatMap(id => index.modifierGroups.get(id) ?? [])
}

export function findModifier<T>(group: ModifierGroup<T> | undefined, id: string): ModifierItem<T> | undefined {
  return group?.modifierItems.find(option => option.modifierItemId === id)
}

export function findComboDetail(item: MenuItem<unknown>, groupId: string, id: string): ComboDetail | undefined {
  return item.comboGroups
    .find(group => group.comboGroupId === groupId)
    ?.details.find(detail => detail.comboGroupItemId === id)
}

export function findSideDish(item: MenuItem<unknown>, groupId: string, id: string): SideDish | undefined {
  return item.sideDishGroups
    .find(group => group.sideDishGroupId === groupId)
    ?.sideDishes.find(side => side.sideDishGroupItemId === id)
}

/** The nested dish of a side or combo part, whose modifiers are chosen with it. MENU-2 */
export function nestedDishOf<T>(
  index: MenuIndex<T>,
  { nestedMenuGroupItemUID }: Pick<SideDish, 'nestedMenuGroupItemUID'>,
): MenuItem<T> | undefined {
  return nestedMenuGroupItemUID === undefined ? undefined : index.items.get(nestedMenuGroupItemUID)
}
