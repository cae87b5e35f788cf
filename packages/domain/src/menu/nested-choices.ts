import { findComboDetail, findSideDish, type MenuIndex, nestedDishOf } from './menu-index.ts'
import type { DishChoice, MenuItem, ModifierChoice } from './types.ts'

/** A combo part or side chosen inside a dish. */
export interface NestedChoices<T> {
  field: 'subItems' | 'sideDishItems'
  groupId: string
  optionId: string
  /** Per piece of the containing dish. */
  quantity: number
  foodId: string
  unitId: string
  /** Additional price per piece. */
  price: number
  /** The nested dish whose modifiers are chosen with it; undefined if it has none. */
  nested: MenuItem<T> | undefined
  /** Options of the nested dish, per piece of it. */
  modifiers: readonly ModifierChoice[]
}

/** The combo parts and sides of a choice that exist in the menu. MENU-2 */
export function nestedChoices<T>(
  index: MenuIndex<T>,
  item: MenuItem<T>,
  { subItems, sideDishItems }: Pick<DishChoice, 'subItems' | 'sideDishItems'>,
): NestedChoices<T>[] {
  const parts = subItems.flatMap(({ comboGroupId: groupId, comboGroupItemId: optionId, quantity, modifiers = [] }) => {
    const match = findComboDetail(item, groupId, optionId)
    if (!match) return []
    const { foodId, unitId, addPrice: price } = match
    return {
      field: 'subItems' as const,
      groupId,
      optionId,
      quantity,
      foodId,
      unitId,
      price,
      nested: nestedDishOf(index, match),
      modifiers,
    }
  })
  const sides = sideDishItems.flatMap(
    ({ sideDishGroupId: groupId, sideDishGroupItemId: optionId, quantity, modifiers = [] }) => {
      const match = findSideDish(item, groupId, optionId)
      if (!match) return []
      const { foodId, unitId, price } = match
      return {
        field: 'sideDishItems' as const,
        groupId,
        optionId,
        quantity,
        foodId,
        unitId,
        price,
        nested: nestedDishOf(index, match),
        modifiers,
      }
    },
  )
  return [...parts, ...sides]
}
