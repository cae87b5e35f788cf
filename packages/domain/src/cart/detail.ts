import { chosenModifier, type Inside, insideOf, type MenuIndex, type MenuItem, unitOf } from '../menu/index.ts'
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
  const inside = insideOf(index, item, choice).map(one => insideName(index, one, say))
  const unit = [unitNameOf(item, choice, say), weightOf(item, choice, say)]
  return [...unit, ...modifiers, ...inside, choice.remark].filter(Boolean).join(', ')
}

const dishName = <T>(index: MenuIndex<T>, foodId: string, say: Say<T>): string => {
  const dish = index.items.get(foodId)
  return dish ? say(dish.displayName) : ''
}

function weightOf<T>(item: MenuItem<T>, choice: LineChoice, say: Say<T>): string {
  if (item.priceRule !== 2 || choice.quantityDecimal === undefined || !item.measurementUnit) return ''
  return `${choice.quantityDecimal / 1000} ${say(item.measurementUnit.name)}`
}

/** A combo part or side, with what was chosen of the dish it nests: `Noodles*2 (extra egg)`. */
function insideName<T>(index: MenuIndex<T>, { foodId, quantity, nested, modifiers }: Inside<T>, say: Say<T>): string {
  const own = modifiers.flatMap(m => {
    const found = nested && chosenModifier(index, nested, m)
    return found ? [counted(say(found.modifierItemName), m.quantity)] : []
  })
  const name = counted(dishName(index, foodId, say), quantity)
  return own.length > 0 && name ? `${name} (${own.join(', ')})` : name
}
