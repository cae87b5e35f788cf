import {
  chosenModifier,
  type NestedChoices,
  nestedChoices,
  type MenuIndex,
  type MenuItem,
  type ModifierChoice,
  unitOf,
} from '../../menu/index.ts'
import type { Localizer } from '../../money/index.ts'
import type { LineChoice } from '../types.ts'

const counted = (name: string, quantity: number): string => (quantity > 1 ? `${name}*${quantity}` : name)

/** The unit's name, if the dish has several units. */
export const unitNameOf = <T>(
  item: MenuItem<T>,
  choice: Pick<LineChoice, 'unitId'>,
  localize: Localizer<T>,
): string => {
  const unit = unitOf(item, choice)
  return unit && item.units.length > 1 ? localize(unit.unitName) : ''
}

/** The texts of a choice in menu order: the dish's own options, and the dishes inside it. */
interface ChoiceTexts {
  /** Unit (or weight), and modifiers as `name*quantity`. */
  own: string[]
  /** Combo parts, then side dishes, each with its dish and its text. */
  inside: readonly { foodId: string; words: string }[]
}

/** The texts of a choice; options that the menu no longer has are left out. CART-7 */
export function choiceTexts<T>(
  index: MenuIndex<T>,
  item: MenuItem<T>,
  choice: Omit<LineChoice, 'remark'>,
  localize: Localizer<T>,
): ChoiceTexts {
  const own = modifierNames(index, item, choice.modifiers, localize)
  const weight = weightOf(item, choice, localize)
  if (weight) own.unshift(weight)
  const unit = unitNameOf(item, choice, localize)
  if (unit) own.unshift(unit)
  return { own, inside: insideTexts(index, item, choice, localize) }
}

const NOTHING_INSIDE: ChoiceTexts['inside'] = []

function insideTexts<T>(
  index: MenuIndex<T>,
  item: MenuItem<T>,
  choice: Omit<LineChoice, 'remark'>,
  localize: Localizer<T>,
): ChoiceTexts['inside'] {
  if (choice.subItems.length === 0 && choice.sideDishItems.length === 0) return NOTHING_INSIDE
  const inside = inMenuOrder(nestedChoices(index, item, choice), option => insidePlace(item, option))
  return inside.flatMap(option => {
    const text = insideName(index, option, localize)
    return text ? [{ foodId: option.foodId, words: text }] : []
  })
}

/**
 * The text of a choice, joined with the comma of the language: unit (or weight), modifiers as `name*quantity`, combo parts,
 * side dishes, each in menu order, and the remark. Options that the menu no longer has are left out; the line's problem reports
 * them. CART-7
 */
export function detailOf<T>(
  index: MenuIndex<T>,
  item: MenuItem<T>,
  choice: LineChoice,
  localize: Localizer<T>,
): string {
  const { own, inside } = choiceTexts(index, item, choice, localize)
  for (const { words: text } of inside) own.push(text)
  if (choice.remark) own.push(localize.isolate(choice.remark))
  return own.join(localize.comma)
}

/** The detail text without the remark at its end. The kitchen shows the remark separately, so that it is not overlooked. */
export function withoutRemark(detail: string, remark: string): string {
  const text = [remark, `\u2068${remark}\u2069`].find(it => detail.endsWith(it))
  return text ? detail.slice(0, -text.length).replace(/[,،，]\s*$/, '') : detail
}

/** Position in the menu: index of the group in the dish, and of the option in the group. */
type Place = readonly [group: number, option: number]

/** The choices in menu order. They are stored sorted by id, which is meaningless to readers. */
function inMenuOrder<C>(chosen: readonly C[], placeOf: (option: C) => Place): readonly C[] {
  if (chosen.length < 2) return chosen
  const placed = chosen.map(option => ({ one: option, place: placeOf(option) }))
  placed.sort(({ place: a }, { place: b }) => a[0] - b[0] || a[1] - b[1])
  return placed.map(({ one: option }) => option)
}

function modifierNames<T>(
  index: MenuIndex<T>,
  item: MenuItem<T>,
  chosen: readonly ModifierChoice[],
  localize: Localizer<T>,
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
    const modifier = chosenModifier(index, item, one)
    const name = modifier ? localize(modifier.modifierItemName) : ''
    if (name) names.push(counted(name, one.quantity))
  }
  return names
}

/** Combo parts come before sides. */
function insidePlace(
  { comboGroups, sideDishGroups }: Pick<MenuItem<unknown>, 'comboGroups' | 'sideDishGroups'>,
  { field, groupId, optionId }: Pick<NestedChoices<unknown>, 'field' | 'groupId' | 'optionId'>,
): Place {
  if (field === 'subItems') {
    const at = comboGroups.findIndex(group => group.comboGroupId === groupId)
    return [at, comboGroups[at]?.details.findIndex(one => one.comboGroupItemId === optionId) ?? -1]
  }
  const at = sideDishGroups.findIndex(group => group.sideDishGroupId === groupId)
  const option = sideDishGroups[at]?.sideDishes.findIndex(one => one.sideDishGroupItemId === optionId) ?? -1
  return [comboGroups.length + at, option]
}

function weightOf<T>(item: MenuItem<T>, choice: Pick<LineChoice, 'quantityDecimal'>, localize: Localizer<T>): string {
  if (item.priceRule !== 2 || choice.quantityDecimal === undefined || !item.measurementUnit) return ''
  return `${choice.quantityDecimal / 1000} ${localize(item.measurementUnit.name)}`
}

/** A combo part or side with its unit (if it has several) and its nested options: `Noodles*2 (large, extra egg)`. */
function insideName<T>(index: MenuIndex<T>, inside: NestedChoices<T>, localize: Localizer<T>): string {
  const { foodId, unitId, quantity, nested, modifiers } = inside
  const dish = index.items.get(foodId)
  if (!dish) return ''
  const own = [
    unitNameOf(dish, { unitId }, localize),
    ...(nested ? modifierNames(index, nested, modifiers, localize) : []),
  ]
  const text = own.filter(Boolean).join(localize.comma)
  const name = counted(localize(dish.displayName), quantity)
  return text ? `${name} (${text})` : name
}
