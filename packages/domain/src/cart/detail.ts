import {
  chosenModifier,
  findComboDetail,
  findModifier,
  findSideDish,
  type MenuIndex,
  type MenuItem,
  nestedDishOf,
  unitOf,
} from '../menu/index.ts'
import type { LineChoice } from './types.ts'

/** Picks the words of one language out of the menu's own kind of words. */
export type Say<T> = (words: T) => string

const counted = (name: string, quantity: number): string => (quantity > 1 ? `${name}*${quantity}` : name)

/** The unit's name, where the dish has more than the one. */
export const unitNameOf = <T>(item: MenuItem<T>, choice: LineChoice, say: Say<T>): string => {
  const unit = unitOf(item, choice)
  return unit && item.units.length > 1 ? say(unit.unitName) : ''
}

/**
 * What was chosen of a dish, joined by commas: unit (or weight), modifiers as `name*quantity`, combo parts, side dishes
 * and the remark. What the menu no longer has is left out: the line's problem tells of it. CART-7
 */
export function detailOf<T>(index: MenuIndex<T>, item: MenuItem<T>, choice: LineChoice, say: Say<T>): string {
  const modifiers = choice.modifiers.map(m => {
    const found = chosenModifier(index, item, m)
    return found && counted(say(found.modifierItemName), m.quantity)
  })
  const parts = choice.subItems.map(part => {
    const detail = findComboDetail(item, part.comboGroupId, part.comboGroupItemId)
    return detail && counted(dishName(index, detail.foodId, say), part.quantity)
  })
  const sides = choice.sideDishItems.map(side => sideName(index, item, side, say))
  const unit = [unitNameOf(item, choice, say), weightOf(item, choice, say)]
  return [...unit, ...modifiers, ...parts, ...sides, choice.remark].filter(Boolean).join(', ')
}

const dishName = <T>(index: MenuIndex<T>, foodId: string, say: Say<T>): string => {
  const dish = index.items.get(foodId)
  return dish ? say(dish.displayName) : ''
}

function weightOf<T>(item: MenuItem<T>, choice: LineChoice, say: Say<T>): string {
  if (item.priceRule !== 2 || choice.quantityDecimal === undefined || !item.measurementUnit) return ''
  return `${choice.quantityDecimal / 1000} ${say(item.measurementUnit.name)}`
}

function sideName<T>(
  index: MenuIndex<T>,
  item: MenuItem<T>,
  chosen: LineChoice['sideDishItems'][number],
  say: Say<T>,
): string {
  const side = findSideDish(item, chosen.sideDishGroupId, chosen.sideDishGroupItemId)
  if (!side) return ''
  const nested = nestedDishOf(index, side)
  const own = (chosen.modifiers ?? []).flatMap(m => {
    const found = nested && findModifier(index.modifierGroups.get(m.modifierGroupId), m.modifierItemId)
    return found ? [counted(say(found.modifierItemName), m.quantity)] : []
  })
  const name = counted(dishName(index, side.foodId, say), chosen.quantity)
  return own.length > 0 && name ? `${name} (${own.join(', ')})` : name
}
