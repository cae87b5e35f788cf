import { type MenuDocument, modifierStockKey } from '@comanda/domain/menu'
import type { TaxRule } from '@comanda/domain/store'
import { type Gathered, menuItemOf } from './map-item.ts'
import { mapTaxes } from './map-taxes.ts'
import { windowsOf } from './map-windows.ts'
import { createRemarks, type LeftBehind } from '../report.ts'
import { isSuspended, ownId, type UberSource, uberSource } from './uber-source.ts'
import type { UberMenu } from './ubereats-shape.ts'

/** The mapped menu, with its related data. */
export interface MappedMenu {
  document: MenuDocument
  /** Stock keys to switch to sold out. */
  soldOut: string[]
  /** Number of suspended items. */
  suspended: number
  taxesToAdd: TaxRule[]
  leftBehind: LeftBehind[]
}

const BIZ_TYPES: Record<string, number[]> = {
  MENU_TYPE_FULFILLMENT_DELIVERY: [1200],
  MENU_TYPE_FULFILLMENT_PICK_UP: [1300],
  MENU_TYPE_FULFILLMENT_DINE_IN: [1100],
}

function bizTypesOf({ menu, remarks }: UberSource): number[] {
  if (!menu.menu_type) return []
  const types = BIZ_TYPES[menu.menu_type]
  if (!types) remarks.note(`the menu type ${menu.menu_type} (offered for every way of ordering)`, 'menu_type')
  return types ?? []
}

function menusOf(source: UberSource): Pick<MenuDocument, 'menus' | 'menuGroups'> {
  const bizTypes = bizTypesOf(source)
  const { menu, remarks, titleOf } = source
  const used = new Set(menu.menus.flatMap(one => one.category_ids))
  menu.menus.forEach((one, i) => one.subtitle && remarks.note('subtitles', `menus[${i}]`))
  menu.categories.forEach((one, i) => {
    if (one.subtitle) remarks.note('subtitles', `categories[${i}]`)
    if (!used.has(one.id)) remarks.note('categories that stand in no menu', `categories[${i}]`)
  })
  return {
    menus: menu.menus.map(one => ({
      menuId: ownId(one.id),
      displayName: titleOf(one),
      windows: windowsOf(one.service_availability),
      menuGroupIds: [...new Set(one.category_ids.map(ownId))],
      bizTypes,
    })),
    menuGroups: menu.categories
      .filter(one => used.has(one.id))
      .map(one => ({
        menuGroupId: ownId(one.id),
        groupType: 0,
        displayName: titleOf(one),
        foodIds: [...new Set(one.entities.map(({ id }) => ownId(id)))],
        minOnlineQuantity: 0,
      })),
  }
}

/**
 * Maps an Uber Eats menu to a menu document. Options keep the price they have in their group; groups whose options have
 * choices become side dishes; what cannot be mapped is named in `leftBehind`. The same payload always gives the same
 * document.
 */
export function mapUberMenu(menu: UberMenu, taxes: readonly TaxRule[], nowSeconds: number): MappedMenu {
  const remarks = createRemarks()
  const source = uberSource(menu, remarks, nowSeconds)
  const tax = mapTaxes(menu, taxes)
  const gathered: Gathered = { modifierGroups: new Map(), nested: new Set() }
  const frame = menusOf(source)
  const shown = new Set(menu.categories.flatMap(one => one.entities.map(({ id }) => id)))
  const dishes = menu.items.filter(item => shown.has(item.id))
  const items = dishes.map(item => menuItemOf(source, item, tax.idsOf, gathered, false))
  const inside = menu.items.filter(item => gathered.nested.has(item.id) && !shown.has(item.id))
  items.push(...inside.map(item => menuItemOf(source, item, tax.idsOf, gathered, true)))
  if (menu.display_options) remarks.note('display options', 'display_options')
  const suspended = menu.items.filter(item => isSuspended(source, item)).map(item => ownId(item.id))
  const isDish = new Set(items.map(item => item.foodId))
  const groups = [...gathered.modifierGroups.values()]
  const isOption = new Set(groups.flatMap(group => group.modifierItems.map(option => option.modifierItemId)))
  return {
    document: { ...frame, items, modifierGroups: groups, buffetRules: [] },
    soldOut: [
      ...suspended.filter(id => isDish.has(id)),
      ...suspended.filter(id => isOption.has(id)).map(modifierStockKey),
    ],
    suspended: suspended.length,
    taxesToAdd: tax.added,
    leftBehind: remarks.all(),
  }
}
