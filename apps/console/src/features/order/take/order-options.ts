import {
  type ComboChoice,
  type DishChoice,
  findModifier,
  nestedChoices,
  type MenuIndex,
  type MenuItem,
  type ModifierChoice,
  modifierGroupsOf,
  type SideChoice,
  startingNestedChoice,
} from '@comanda/domain/menu'
import type { Money } from '@comanda/domain/money'
import { joinWithComma } from '@comanda/web/i18n'

/** Something that can be chosen of a dish, as many as `most` (0: no bound). */
export interface Option {
  id: string
  name: string
  addPrice: Money
  count: number
  most: number
  gone: boolean
}

/** Options that are chosen from together. */
export interface OptionGroup {
  id: string
  name: string
  /** Exactly one, or at most one. */
  single: boolean
  min: number
  options: Option[]
  /** The choice with a different quantity of an option. */
  set(optionId: string, count: number): DishChoice
}

/** The name of a dish inside another, with its size where it has several. */
function nameIn(index: MenuIndex<string>, { foodId, unitId }: { foodId: string; unitId: string }): string {
  const dish = index.items.get(foodId)
  if (!dish) return foodId
  const unit = dish.units.length > 1 ? dish.units.find(one => one.unitId === unitId)?.unitName : undefined
  return unit ? joinWithComma([dish.displayName, unit]) : dish.displayName
}

/** A list with one entry set to a count; where only one may be chosen it takes the others' place. */
function withCount<E extends { quantity: number }>(
  all: readonly E[],
  next: E,
  { same, rival }: { same: (entry: E) => boolean; rival: (entry: E) => boolean },
): E[] {
  const stored = all.filter(entry => !same(entry) && !(next.quantity > 0 && rival(entry)))
  return next.quantity > 0 ? [...stored, next] : stored
}

/** The modifiers of a dish, chosen for itself or inside another. */
function modifierGroups(
  index: MenuIndex<string>,
  item: MenuItem<string>,
  { modifiers, named = name => name, put }: ModifiersOf,
): OptionGroup[] {
  return modifierGroupsOf(index, item).map(group => {
    const single = group.max === 1 && !group.multiple
    const id = group.modifierGroupId
    const countOf = (optionId: string) =>
      modifiers.find(it => it.modifierGroupId === id && it.modifierItemId === optionId)?.quantity ?? 0
    return {
      id: named(id),
      name: named(group.displayName),
      single,
      min: group.min,
      options: group.modifierItems.map(option => ({
        id: option.modifierItemId,
        name: option.modifierItemName,
        addPrice: option.addPrice,
        count: countOf(option.modifierItemId),
        most: group.multiple ? option.max : 1,
        gone: findModifier(group, option.modifierItemId)?.soldOut === true,
      })),
      set: (modifierItemId, quantity) =>
        put(
          withCount<ModifierChoice>(
            modifiers,
            { modifierGroupId: id, modifierItemId, quantity },
            {
              same: it => it.modifierGroupId === id && it.modifierItemId === modifierItemId,
              rival: it => single && it.modifierGroupId === id,
            },
          ),
        ),
    }
  })
}

interface ModifiersOf {
  modifiers: readonly ModifierChoice[]
  /** The key of a group inside another dish. */
  named?: (group: string) => string
  put(modifiers: ModifierChoice[]): DishChoice
}

/** The modifiers of the dishes that chosen parts and sides nest. MENU-2 */
function insideGroups(index: MenuIndex<string>, item: MenuItem<string>, choice: DishChoice): OptionGroup[] {
  return nestedChoices(index, item, choice).flatMap(({ field, optionId, quantity, nested, modifiers }) => {
    if (!nested || quantity === 0) return []
    const isIt = (it: ComboChoice | SideChoice) =>
      ('comboGroupItemId' in it ? it.comboGroupItemId : it.sideDishGroupItemId) === optionId
    return modifierGroups(index, nested, {
      modifiers,
      named: group => `${nested.displayName} · ${group}`,
      put: next =>
        field === 'subItems'
          ? { ...choice, subItems: choice.subItems.map(it => (isIt(it) ? { ...it, modifiers: next } : it)) }
          : { ...choice, sideDishItems: choice.sideDishItems.map(it => (isIt(it) ? { ...it, modifiers: next } : it)) },
    })
  })
}

function comboGroups(index: MenuIndex<string>, item: MenuItem<string>, choice: DishChoice): OptionGroup[] {
  return item.comboGroups.map(group => {
    const id = group.comboGroupId
    const single = group.max === 1
    const countOf = (optionId: string) =>
      choice.subItems.find(it => it.comboGroupId === id && it.comboGroupItemId === optionId)?.quantity ?? 0
    return {
      id,
      name: group.displayName,
      single,
      min: group.min,
      options: group.details.map(detail => ({
        id: detail.comboGroupItemId,
        name: nameIn(index, detail),
        addPrice: detail.addPrice,
        count: countOf(detail.comboGroupItemId),
        most: detail.max,
        gone: false,
      })),
      set: (comboGroupItemId, quantity) => ({
        ...choice,
        subItems: withCount<ComboChoice>(
          choice.subItems,
          {
            ...(choice.subItems.find(it => it.comboGroupId === id && it.comboGroupItemId === comboGroupItemId) ??
              startingNestedChoice(index, group.details.find(it => it.comboGroupItemId === comboGroupItemId) ?? {})),
            comboGroupId: id,
            comboGroupItemId,
            quantity,
          },
          {
            same: it => it.comboGroupId === id && it.comboGroupItemId === comboGroupItemId,
            rival: it => single && it.comboGroupId === id,
          },
        ),
      }),
    }
  })
}

function sideGroups(index: MenuIndex<string>, item: MenuItem<string>, choice: DishChoice): OptionGroup[] {
  return item.sideDishGroups.map(group => {
    const id = group.sideDishGroupId
    const single = group.max === 1
    const countOf = (optionId: string) =>
      choice.sideDishItems.find(it => it.sideDishGroupId === id && it.sideDishGroupItemId === optionId)?.quantity ?? 0
    return {
      id,
      name: group.displayName,
      single,
      min: group.min,
      options: group.sideDishes.map(side => ({
        id: side.sideDishGroupItemId,
        name: nameIn(index, side),
        addPrice: side.price,
        count: countOf(side.sideDishGroupItemId),
        most: side.max,
        gone: false,
      })),
      set: (sideDishGroupItemId, quantity) => ({
        ...choice,
        sideDishItems: withCount<SideChoice>(
          choice.sideDishItems,
          {
            ...(choice.sideDishItems.find(
              it => it.sideDishGroupId === id && it.sideDishGroupItemId === sideDishGroupItemId,
            ) ??
              startingNestedChoice(
                index,
                group.sideDishes.find(it => it.sideDishGroupItemId === sideDishGroupItemId) ?? {},
              )),
            sideDishGroupId: id,
            sideDishGroupItemId,
            quantity,
          },
          {
            same: it => it.sideDishGroupId === id && it.sideDishGroupItemId === sideDishGroupItemId,
            rival: it => single && it.sideDishGroupId === id,
          },
        ),
      }),
    }
  })
}

/** All that can be chosen of a dish beside its unit: modifiers, the parts of a combo, sides. MENU-2 */
export const optionGroups = (index: MenuIndex<string>, item: MenuItem<string>, choice: DishChoice): OptionGroup[] => [
  ...modifierGroups(index, item, {
    modifiers: choice.modifiers,
    put: modifiers => ({ ...choice, modifiers }),
  }),
  ...comboGroups(index, item, choice),
  ...sideGroups(index, item, choice),
  ...insideGroups(index, item, choice),
]
