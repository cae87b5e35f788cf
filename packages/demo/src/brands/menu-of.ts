import type { Allergen, Diet, MenuDocument, MenuItem, ModifierGroup } from '@comanda/domain/menu'
import { type LocalizedText, money } from '@comanda/domain/money'
import { localized } from '../localized.ts'

/** A dish of a brand with one store: its texts in English, Chinese and Arabic, its price in minor units. */
export interface ShortDish {
  food: string
  name: readonly [string, string, string]
  about: readonly [string, string, string]
  price: number
  memberPrice?: number
  modifiers?: readonly string[]
  allergens?: Allergen[]
  diets?: Diet[]
  spicy?: 1 | 2 | 3
  kcal?: number
  tags?: string[]
}

export interface ShortGroup {
  id: string
  name: LocalizedText
  dishes: readonly ShortDish[]
}

export interface ShortMenu {
  /** The folder of the brand's pictures. */
  pictures: string
  taxIds: string[]
  /** Name of the list of popular dishes, and these by their ids. */
  hot: { name: LocalizedText; foodIds: string[] }
  groups: readonly ShortGroup[]
  modifierGroups: ModifierGroup[]
  packingFee: number
}

/** Options of which a guest chooses one, or up to `max` with `min` 0. The first of a single choice is chosen at the start. */
export const options = (
  id: string,
  name: LocalizedText,
  choices: readonly (readonly [id: string, name: LocalizedText, adds?: number])[],
  { min, max } = { min: 1, max: 1 },
): ModifierGroup => ({
  modifierGroupId: id,
  displayName: name,
  multiple: false,
  min,
  max,
  modifierItems: choices.map(([choice, text, adds = 0], i) => ({
    modifierItemId: `${id}.${choice}`,
    modifierItemName: text,
    addPrice: money(adds),
    max: 1,
    selected: min === 1 && i === 0,
  })),
})

function itemOf(dish: ShortDish, { pictures, taxIds, packingFee }: ShortMenu): MenuItem {
  const { food, name, about, price, memberPrice, spicy, kcal } = dish
  const prices = memberPrice !== undefined && { prices: [{ value: money(memberPrice), type: 'member' as const }] }
  return {
    foodId: food,
    displayName: localized(...name),
    description: localized(...about),
    picture: `${pictures}/${food}`,
    price: money(price),
    ...prices,
    priceRule: 0,
    ...(spicy && { spicy }),
    ...(kcal && { kcal }),
    units: [
      {
        unitId: `${food}.one`,
        unitName: localized('', '', ''),
        price: money(price),
        ...prices,
        businessUid: `${pictures}-${food}`,
      },
    ],
    modifierGroupIds: [...(dish.modifiers ?? [])],
    comboGroups: [],
    multiBase: 1,
    sideDishGroups: [],
    exclusions: [],
    saleSettings: { saleMin: 1, saleStep: 1, limitSale: 0, limitSaleType: 0 },
    packingFee: money(packingFee),
    taxIds,
    allergens: dish.allergens ?? [],
    diets: dish.diets ?? [],
    tags: dish.tags ?? [],
    onSale: true,
  }
}

/** The menu of a brand with one store: one menu for the whole day. */
export function menuOf(menu: ShortMenu): MenuDocument {
  const { hot, groups, modifierGroups } = menu
  return {
    menus: [
      {
        menuId: 'menu',
        displayName: localized('Menu', '菜单', 'القائمة'),
        windows: [],
        menuGroupIds: ['hot', ...groups.map(group => group.id)],
        bizTypes: [],
      },
    ],
    menuGroups: [
      { menuGroupId: 'hot', groupType: -1, displayName: hot.name, foodIds: hot.foodIds, minOnlineQuantity: 0 },
      ...groups.map(({ id, name, dishes }) => ({
        menuGroupId: id,
        groupType: 0 as const,
        displayName: name,
        foodIds: dishes.map(dish => dish.food),
        minOnlineQuantity: 0,
      })),
    ],
    items: groups.flatMap(group => group.dishes.map(dish => itemOf(dish, menu))),
    modifierGroups,
    buffetRules: [],
  }
}
