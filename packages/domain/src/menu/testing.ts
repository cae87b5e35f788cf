import { money } from '../money/index.ts'
import { indexMenu, type MenuIndex } from './menu-index.ts'
import type { ComboGroup, MenuDocument, MenuItem, ModifierGroup, ModifierItem, SideDishGroup } from './types.ts'

/** A minimal dish; a test overrides fields as needed. */
export function dish(foodId: string, own: Partial<MenuItem> = {}): MenuItem {
  return {
    foodId,
    displayName: { en_US: foodId },
    price: money(1000),
    priceRule: 0,
    units: [],
    modifierGroupIds: [],
    comboGroups: [],
    multiBase: 1,
    sideDishGroups: [],
    exclusions: [],
    saleSettings: { saleMin: 1, saleStep: 1, limitSale: 0, limitSaleType: 0 },
    packingFee: money(0),
    taxIds: [],
    allergens: [],
    diets: [],
    tags: [],
    onSale: true,
    ...own,
  }
}

export const option = (modifierItemId: string, addPrice = 0, own: Partial<ModifierItem> = {}): ModifierItem => ({
  modifierItemId,
  modifierItemName: { en_US: modifierItemId },
  addPrice: money(addPrice),
  max: 9,
  selected: false,
  ...own,
})

export const modifiers = (
  modifierGroupId: string,
  modifierItems: ModifierItem[],
  own: Partial<ModifierGroup> = {},
): ModifierGroup => ({
  modifierGroupId,
  displayName: { en_US: modifierGroupId },
  multiple: false,
  min: 0,
  max: 1,
  modifierItems,
  ...own,
})

/** A combo group from `[id, foodId, adds, nests]`. */
export const combo = (
  comboGroupId: string,
  parts: [string, string, number, boolean?][],
  own: Partial<ComboGroup> = {},
): ComboGroup => ({
  comboGroupId,
  displayName: { en_US: comboGroupId },
  min: 1,
  max: 1,
  details: parts.map(([comboGroupItemId, foodId, adds, nests]) => ({
    comboGroupItemId,
    foodId,
    unitId: '',
    addPrice: money(adds),
    max: 2,
    selected: false,
    ...(nests ? { nestedMenuGroupItemUID: foodId } : {}),
  })),
  ...own,
})

/** A side group from `[id, foodId, price, nests]`. */
export const sides = (
  sideDishGroupId: string,
  parts: [string, string, number, boolean?][],
  own: Partial<SideDishGroup> = {},
): SideDishGroup => ({
  sideDishGroupId,
  displayName: { en_US: sideDishGroupId },
  min: 0,
  max: 3,
  sideDishes: parts.map(([sideDishGroupItemId, foodId, price, nests]) => ({
    sideDishGroupItemId,
    foodId,
    unitId: '',
    price: money(price),
    max: 2,
    ...(nests ? { nestedMenuGroupItemUID: foodId } : {}),
  })),
  ...own,
})

/** A menu of these dishes, all in one group `g` of one menu `m`. */
export function menuOf(items: MenuItem[], groups: ModifierGroup[] = [], own: Partial<MenuDocument> = {}): MenuIndex {
  return indexMenu({
    menus: [{ menuId: 'm', displayName: { en_US: 'Menu' }, windows: [], menuGroupIds: ['g'], bizTypes: [] }],
    menuGroups: [
      {
        menuGroupId: 'g',
        groupType: 0,
        displayName: { en_US: 'Group' },
        foodIds: items.map(item => item.foodId),
        minOnlineQuantity: 0,
      },
    ],
    items,
    modifierGroups: groups,
    buffetRules: [],
    ...own,
  })
}

export const chosen = { unitId: '', modifiers: [], subItems: [], sideDishItems: [] }
export const unit = (unitId: string, price: number, vipPrice?: number) => ({
  unitId,
  unitName: { en_US: unitId },
  price: money(price),
  ...(vipPrice === undefined ? {} : { prices: [{ value: money(vipPrice), type: 'member' as const }] }),
  businessUid: unitId,
})
