import {
  chosenModifier,
  type Inside,
  insideOf,
  type MenuIndex,
  type MenuItem,
  type ModifierChoice,
  unitOf,
} from '../menu/index.ts'
import type { Say } from '../money/index.ts'
import type { LineChoice } from './types.ts'

const counted = (name: string, quantity: number): string => (quantity > 1 ? `${name}*${quantity}` : name)

/** The unit's name, where the dish has more than the one. */
export const unitNameOf = <T>(item: MenuItem<T>, choice: Pick<LineChoice, 'unitId'>, say: Say<T>): string => {
  const unit = unitOf(item, choice)
  return unit && item.units.length > 1 ? say(unit.unitName) : ''
}

/** What was chosen of a dish, apart: what it is itself, and what is inside it, each in the order in which the menu offers it. */
interface InWords {
  /** Unit (or weight), and modifiers as `name*quantity`. */
  own: string[]
  /** Combo parts, then side dishes: the dish each is, and its words. */
  inside: readonly { foodId: string; words: string }[]
}

/** The words of what was chosen of a dish; what the menu no longer has is left out. CART-7 */
export function choiceInWords<T>(
  index: MenuIndex<T>,
  item: MenuItem<T>,
  choice: Omit<LineChoice, 'remark'>,
  say: Say<T>,
): InWords {
  const own = modifierNames(index, item, choice.modifiers, say)
  const weight = weightOf(item, choice, say)
  if (weight) own.unshift(weight)
  const unit = unitNameOf(item, choice, say)
  if (unit) own.unshift(unit)
  return { own, inside: insideInWords(index, item, choice, say) }
}

const NOTHING_INSIDE: InWords['inside'] = []

function insideInWords<T>(
  index: MenuIndex<T>,
  item: MenuItem<T>,
  choice: Omit<LineChoice, 'remark'>,
  say: Say<T>,
): InWords['inside'] {
  if (choice.subItems.length === 0 && choice.sideDishItems.length === 0) return NOTHING_INSIDE
  const inside = inMenuOrder(insideOf(index, item, choice), one => insidePlace(item, one))
  return inside.flatMap(one => {
    const words = insideName(index, one, say)
    return words ? [{ foodId: one.foodId, words }] : []
  })
}

/**
 * What was chosen of a dish, joined by the commas of its language: unit (or weight), modifiers as `name*quantity`, combo parts, side dishes
 * and the remark, each in the order in which the menu offers it. What the menu no longer has is left out: the line's problem
 * tells of it. CART-7
 */
export function detailOf<T>(index: MenuIndex<T>, item: MenuItem<T>, choice: LineChoice, say: Say<T>): string {
  const { own, inside } = choiceInWords(index, item, choice, say)
  for (const { words } of inside) own.push(words)
  if (choice.remark) own.push(say.apart(choice.remark))
  return own.join(say.comma)
}

/** What was chosen, without the remark it ends with: who makes it must not read past what the guest wrote. */
export function withoutRemark(detail: string, remark: string): string {
  const said = [remark, `\u2068${remark}\u2069`].find(it => detail.endsWith(it))
  return said ? detail.slice(0, -said.length).replace(/[,،，]\s*$/, '') : detail
}

/** Where the menu offers something: which group of the dish, and which option of that. */
type Place = readonly [group: number, option: number]

/** What was chosen, as the menu offers it: a choice is kept sorted by its ids, which tells nobody anything. */
function inMenuOrder<C>(chosen: readonly C[], placeOf: (one: C) => Place): readonly C[] {
  if (chosen.length < 2) return chosen
  const placed = chosen.map(one => ({ one, place: placeOf(one) }))
  placed.sort(({ place: a }, { place: b }) => a[0] - b[0] || a[1] - b[1])
  return placed.map(({ one }) => one)
}

function modifierNames<T>(
  index: MenuIndex<T>,
  item: MenuItem<T>,
  chosen: readonly ModifierChoice[],
  say: Say<T>,
): string[] {
  const placeOf = ({ modifierGroupId, modifierItemId }: ModifierChoice): Place => {
    const options = index.modifierGroups.get(modifierGroupId)?.modifierItems ?? []
    return [
      item.modifierGroupIds.indexOf(modifierGroupId),
      options.findIndex(option => option.modifierItemId === modifierItemId),
    ]
  }
  const names: string[] = []
  for (const one of inMenuOrder(chosen, placeOf)) {
    const found = chosenModifier(index, item, one)
    const name = found ? say(found.modifierItemName) : ''
    if (name) names.push(counted(name, one.quantity))
  }
  return names
}

/** Combo parts come before sides. */
function insidePlace(
  { comboGroups, sideDishGroups }: Pick<MenuItem<unknown>, 'comboGroups' | 'sideDishGroups'>,
  { field, groupId, optionId }: Pick<Inside<unknown>, 'field' | 'groupId' | 'optionId'>,
): Place {
  if (field === 'subItems') {
    const at = comboGroups.findIndex(group => group.comboGroupId === groupId)
    return [at, comboGroups[at]?.details.findIndex(one => one.comboGroupItemId === optionId) ?? -1]
  }
  const at = sideDishGroups.findIndex(group => group.sideDishGroupId === groupId)
  const option = sideDishGroups[at]?.sideDishes.findIndex(one => one.sideDishGroupItemId === optionId) ?? -1
  return [comboGroups.length + at, option]
}

function weightOf<T>(item: MenuItem<T>, choice: Pick<LineChoice, 'quantityDecimal'>, say: Say<T>): string {
  if (item.priceRule !== 2 || choice.quantityDecimal === undefined || !item.measurementUnit) return ''
  return `${choice.quantityDecimal / 1000} ${say(item.measurementUnit.name)}`
}

/** A combo part or side, with its unit where there are several and what was chosen of the dish it nests: `Noodles*2 (large, extra egg)`. */
function insideName<T>(index: MenuIndex<T>, inside: Inside<T>, say: Say<T>): string {
  const { foodId, unitId, quantity, nested, modifiers } = inside
  const dish = index.items.get(foodId)
  if (!dish) return ''
  const own = [unitNameOf(dish, { unitId }, say), ...(nested ? modifierNames(index, nested, modifiers, say) : [])]
  const said = own.filter(Boolean).join(say.comma)
  const name = counted(say(dish.displayName), quantity)
  return said ? `${name} (${said})` : name
}
