import { type MenuDocument, modifierStockKey } from '@comanda/domain/menu'
import { type MappedItems, menuItemOf } from './map-item.ts'
import { mapTaxes } from './map-taxes.ts'
import { windowsOf } from './map-windows.ts'
import { createRemarks } from '../remarks.ts'
import { ownId } from '../ids.ts'
import type { ParsedMenu, ReadContext } from '../parsed-menu.ts'
import { isSuspended, type UberSource, uberSource } from './uber-source.ts'
import type { UberMenu } from './ubereats-shape.ts'

/** The fields of a dish that the format states. */
const STATES: ParsedMenu['states'] = new Set([
  'foodId',
  'displayName',
  'description',
  'price',
  'units',
  'modifierGroupIds',
  'sideDishGroups',
  'saleSettings',
  'taxIds',
  'diets',
  'kcal',
  'onSale',
] as const)

const BIZ_TYPES: Record<string, number[]> = {
  MENU_TYPE_FULFILLMENT_DELIVERY: [1200],
  MENU_TYPE_FULFILLMENT_PICK_UP: [1300],
  MENU_TYPE_FULFILLMENT_DINE_IN: [1100],
}

function bizTypesOf({ menu, remarks }: UberSource): number[] {
  if (!menu.menu_type) return []
  const types = BIZ_TYPES[menu.menu_type]
  if (!types) remarks.note('menuFile.left.menuType', 'menu_type', { type: menu.menu_type })
  return types ?? []
}

function menusOf(source: UberSource): Pick<MenuDocument, 'menus' | 'menuGroups'> {
  const bizTypes = bizTypesOf(source)
  const { menu, remarks, titleOf } = source
  const used = new Set(menu.menus.flatMap(one => one.category_ids))
  menu.menus.forEach((one, i) => one.subtitle && remarks.note('menuFile.left.subtitles', `menus[${i}]`))
  menu.categories.forEach((one, i) => {
    if (one.subtitle) remarks.note('menuFile.left.subtitles', `categories[${i}]`)
    if (!used.has(one.id)) remarks.note('menuFile.left.unusedCategories', `categories[${i}]`)
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
export function mapUberMenu(menu: UberMenu, { taxes, now }: Pick<ReadContext, 'taxes' | 'now'>): ParsedMenu {
  const remarks = createRemarks()
  const source = uberSource(menu, remarks, now)
  const tax = mapTaxes(taxes)
  const gathered: MappedItems = { modifierGroups: new Map(), nested: new Set() }
  const frame = menusOf(source)
  const shown = new Set(menu.categories.flatMap(one => one.entities.map(({ id }) => id)))
  const dishes = menu.items.filter(item => shown.has(item.id))
  const items = dishes.map(item => menuItemOf(source, item, tax.idsOf, gathered, false))
  const inside = menu.items.filter(item => gathered.nested.has(item.id) && !shown.has(item.id))
  items.push(...inside.map(item => menuItemOf(source, item, tax.idsOf, gathered, true)))
  if (menu.display_options) remarks.note('menuFile.left.displayOptions', 'display_options')
  const suspended = menu.items.filter(item => isSuspended(source, item)).map(item => ownId(item.id))
  const isDish = new Set(items.map(item => item.foodId))
  const groups = [...gathered.modifierGroups.values()]
  const isOption = new Set(groups.flatMap(group => group.modifierItems.map(option => option.modifierItemId)))
  return {
    format: 'ubereats-v2',
    document: { ...frame, items, modifierGroups: groups, buffetRules: [] },
    soldOut: [
      ...suspended.filter(id => isDish.has(id)),
      ...suspended.filter(id => isOption.has(id)).map(modifierStockKey),
    ],
    suspended: suspended.length,
    taxesToAdd: tax.added(),
    leftBehind: remarks.all(),
    states: STATES,
    faults: [],
  }
}
