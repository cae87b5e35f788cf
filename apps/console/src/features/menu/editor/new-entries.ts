import { exclusiveOptionsOf, exclusivesOf } from '@comanda/domain/menu'
import { money } from '@comanda/domain/money'
import { newId } from '../../../forms/store-settings.ts'
import type { Dish, DishUnit, Group, OneMenu, Options } from './queries.ts'

/** A dish with nothing but its taxes; guests see that its allergens are unknown until staff complete their list. */
export const newDish = (taxIds: readonly string[]): Dish => ({
  foodId: newId('dish'),
  displayName: {},
  price: money(0),
  priceRule: 0,
  units: [],
  modifierGroupIds: [],
  comboGroups: [],
  multiBase: 1,
  sideDishGroups: [],
  exclusions: [],
  saleSettings: { saleMin: 1, saleStep: 1, limitSale: 0, limitSaleType: 0 },
  packingFee: money(0),
  taxIds: [...taxIds],
  allergens: [],
  allergensUnknown: true,
  diets: [],
  tags: [],
  onSale: true,
})

/** The dish as a new one: with ids of its own for everything that only it has. */
export function copyOf(dish: Dish, nameOfCopy: (name: string) => string): Dish {
  const ids = new Map<string, string>()
  const fresh = (kind: string, id: string): string => {
    const entryId = ids.get(id) ?? newId(kind)
    ids.set(id, entryId)
    return entryId
  }
  const known = (id: string): string => ids.get(id) ?? id
  const copy = {
    ...dish,
    foodId: newId('dish'),
    displayName: Object.fromEntries(Object.entries(dish.displayName).map(([tag, name]) => [tag, nameOfCopy(name)])),
    units: dish.units.map(unit => ({ ...unit, unitId: fresh('size', unit.unitId) })),
    comboGroups: dish.comboGroups.map(group => ({
      ...group,
      comboGroupId: newId('combo'),
      details: group.details.map(part => ({ ...part, comboGroupItemId: newId('part') })),
    })),
    sideDishGroups: dish.sideDishGroups.map(group => ({
      ...group,
      sideDishGroupId: newId('sides'),
      sideDishes: group.sideDishes.map(side => ({
        ...side,
        sideDishGroupItemId: fresh('side', side.sideDishGroupItemId),
      })),
    })),
  }
  return {
    ...copy,
    exclusions: dish.exclusions.map(rule => ({
      propertyList: rule.propertyList.map(known),
      propertyUnitList: rule.propertyUnitList.map(known),
      exclusivePropertyList: exclusivesOf(exclusiveOptionsOf(rule).map(known)),
      exclusiveUnitList: rule.exclusiveUnitList.map(known),
    })),
  }
}

/** A size at a price. */
export const newUnit = (price: DishUnit['price']): DishUnit => {
  const unitId = newId('size')
  return { unitId, unitName: {}, price, businessUid: unitId }
}

export const newGroup = (): Group => ({
  menuGroupId: newId('group'),
  groupType: 0,
  displayName: {},
  foodIds: [],
  minOnlineQuantity: 0,
})

export const newMenu = (): OneMenu => ({
  menuId: newId('menu'),
  displayName: {},
  windows: [],
  menuGroupIds: [],
  bizTypes: [],
})

export const newChoice = (): Options['modifierItems'][number] => ({
  modifierItemId: newId('choice'),
  modifierItemName: {},
  addPrice: money(0),
  max: 9,
  selected: false,
})

export const newOptions = (): Options => ({
  modifierGroupId: newId('options'),
  displayName: {},
  multiple: false,
  min: 0,
  max: 1,
  modifierItems: [newChoice()],
})

export const newComboGroup = (): Dish['comboGroups'][number] => ({
  comboGroupId: newId('combo'),
  displayName: {},
  min: 1,
  max: 1,
  details: [],
})

export const newSideGroup = (): Dish['sideDishGroups'][number] => ({
  sideDishGroupId: newId('sides'),
  displayName: {},
  min: 0,
  max: 3,
  sideDishes: [],
})
