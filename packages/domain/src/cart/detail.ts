import {
  chosenModifier,
  type Inside,
  insideOf,
  type MenuIndex,
  type MenuItem,
  modifierGroupsOf,
  type ModifierChoice,
  unitOf,
} from '../menu/index.ts'
import type { LineChoice } from './types.ts'

/** Picks the words of one language out of the menu's own kind of words. */
export type Say<T> = (words: T) => string

const counted = (name: string, quantity: number): string => (quantity > 1 ? `${name}*${quantity}` : name)

/** The unit's name, where the dish has more than the one. */
export const unitNameOf = <T>(item: MenuItem<T>, choice: Pick<LineChoice, 'unitId'>, say: Say<T>): string => {
  const unit = unitOf(item, choice)
  return unit && item.units.length > 1 ? say(unit.unitName) : ''
}

/**
 * What was chosen of a dish, joined by commas: unit (or weight), modifiers as `name*quantity`, combo parts, side dishes
 * and the remark, each in the order in which the menu offers it. What the menu no longer has is left out: the line's problem
 * tells of it. CART-7
 */
export function detailOf<T>(index: MenuIndex<T>, item: MenuItem<T>, choice: LineChoice, say: Say<T>): string {
  const modifiers = modifierNames(index, item, choice.modifiers, say)
  const inside = inMenuOrder(insideOf(index, item, choice), () => insideOffered(item), insideKey)
  const unit = [unitNameOf(item, choice, say), weightOf(item, choice, say)]
  return [...unit, ...modifiers, ...inside.map(one => insideName(index, one, say)), choice.remark]
    .filter(Boolean)
    .join(', ')
}

/** What was chosen, as the menu offers it: a choice is kept sorted by its ids, which tells nobody anything. */
function inMenuOrder<C>(chosen: readonly C[], offered: () => string[], keyOf: (one: C) => string): readonly C[] {
  if (chosen.length < 2) return chosen
  const keys = offered()
  return [...chosen].sort((a, b) => keys.indexOf(keyOf(a)) - keys.indexOf(keyOf(b)))
}

function modifierNames<T>(
  index: MenuIndex<T>,
  item: MenuItem<T>,
  chosen: readonly ModifierChoice[],
  say: Say<T>,
): string[] {
  const offered = () =>
    modifierGroupsOf(index, item).flatMap(({ modifierGroupId, modifierItems }) =>
      modifierItems.map(({ modifierItemId }) => modifierKey({ modifierGroupId, modifierItemId })),
    )
  return inMenuOrder(chosen, offered, modifierKey).flatMap(one => {
    const found = chosenModifier(index, item, one)
    return found ? [counted(say(found.modifierItemName), one.quantity)] : []
  })
}

const modifierKey = ({ modifierGroupId, modifierItemId }: Omit<ModifierChoice, 'quantity'>): string =>
  `${modifierGroupId} ${modifierItemId}`

const insideKey = ({ field, groupId, optionId }: Pick<Inside<unknown>, 'field' | 'groupId' | 'optionId'>): string =>
  `${field} ${groupId} ${optionId}`

function insideOffered({ comboGroups, sideDishGroups }: Pick<MenuItem<unknown>, 'comboGroups' | 'sideDishGroups'>) {
  const parts = comboGroups.flatMap(({ comboGroupId: groupId, details }) =>
    details.map(one => insideKey({ field: 'subItems', groupId, optionId: one.comboGroupItemId })),
  )
  const sides = sideDishGroups.flatMap(({ sideDishGroupId: groupId, sideDishes }) =>
    sideDishes.map(one => insideKey({ field: 'sideDishItems', groupId, optionId: one.sideDishGroupItemId })),
  )
  return [...parts, ...sides]
}

function weightOf<T>(item: MenuItem<T>, choice: LineChoice, say: Say<T>): string {
  if (item.priceRule !== 2 || choice.quantityDecimal === undefined || !item.measurementUnit) return ''
  return `${choice.quantityDecimal / 1000} ${say(item.measurementUnit.name)}`
}

/** A combo part or side, with its unit where there are several and what was chosen of the dish it nests: `Noodles*2 (large, extra egg)`. */
function insideName<T>(index: MenuIndex<T>, inside: Inside<T>, say: Say<T>): string {
  const { foodId, unitId, quantity, nested, modifiers } = inside
  const dish = index.items.get(foodId)
  if (!dish) return ''
  const own = [unitNameOf(dish, { unitId }, say), ...(nested ? modifierNames(index, nested, modifiers, say) : [])]
  const said = own.filter(Boolean).join(', ')
  const name = counted(say(dish.displayName), quantity)
  return said ? `${name} (${said})` : name
}
