import type { Menu, MenuGroup, MenuItem } from '@comanda/domain/menu'
import { menuFileTexts } from '@comanda/messages/menu-files'
import { idsByName } from '../ids.ts'
import type { ReadContext } from '../parsed-menu.ts'
import type { RowReader } from './row-values.ts'

const NAME_MAX = 120

/** The menus and groups by which the dishes of a table are arranged. */
export interface Arrangement {
  menus(): Menu[]
  groups(): MenuGroup[]
  /** The group that a row names; undefined if it names none. */
  groupOf(row: RowReader): MenuGroup | undefined
  /** The id of a dish that is given none: of the dish of its name in this group, else in another, else a new one. */
  dishId(name: string, group: MenuGroup): string
  /** The dish that exists. */
  before(foodId: string): MenuItem | undefined
}

const nameOf = (texts: Record<string, string>): string => Object.values(texts)[0] ?? ''

/** Collects menus and groups as rows name them; those that exist keep their ids, hours and order types. */
export function arrangement({ before }: ReadContext): Arrangement {
  const ids = idsByName(before)
  const groups = new Map<string, MenuGroup>()
  const menus = new Map<string, Menu>()
  const items = new Map((before?.items ?? []).map(item => [item.foodId, item]))
  const newMenu = (menuId: string): Menu => {
    const { displayName, windows, bizTypes } = before?.menus.find(menu => menu.menuId === menuId) ?? {}
    return {
      menuId,
      displayName: displayName ?? menuFileTexts('menuFile.menu'),
      windows: windows ?? [],
      menuGroupIds: [],
      bizTypes: bizTypes ?? [],
    }
  }
  const menuOf = (row: RowReader): Menu => {
    const named = row.texts('menu', NAME_MAX)
    const menuId = named ? ids.of('menu', nameOf(named)) : (before?.menus[0]?.menuId ?? 'menu')
    const menu = menus.get(menuId) ?? newMenu(menuId)
    if (named) menu.displayName = { ...menu.displayName, ...named }
    menus.set(menuId, menu)
    return menu
  }
  return {
    menus: () => [...menus.values()],
    groups: () => [...groups.values()],
    groupOf(row) {
      const displayName = row.texts('group', NAME_MAX)
      if (!displayName) return undefined
      const menuGroupId = ids.of('group', nameOf(displayName))
      const newGroup: MenuGroup = { menuGroupId, groupType: 0, displayName, foodIds: [], minOnlineQuantity: 0 }
      const group = groups.get(menuGroupId) ?? newGroup
      groups.set(menuGroupId, group)
      const menu = menuOf(row)
      if (!menu.menuGroupIds.includes(menuGroupId)) menu.menuGroupIds.push(menuGroupId)
      return group
    },
    dishId: (name, group) => ids.of('dish', name, nameOf(group.displayName)),
    before: foodId => items.get(foodId),
  }
}
