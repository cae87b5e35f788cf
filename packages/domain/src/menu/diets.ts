import { chosenModifier } from './choice.ts'
import { nestedChoices } from './nested-choices.ts'
import { type MenuIndex, modifierGroupsOf } from './menu-index.ts'
import type { Allergen, Diet, DishChoice, MenuItem, ModifierItem } from './types.ts'

/** All dishes and modifiers of a choice. */
function plateOf<T>(index: MenuIndex<T>, item: MenuItem<T>, choice: DishChoice) {
  const dishes: MenuItem<T>[] = [item]
  const modifiers: ModifierItem<T>[] = choice.modifiers.flatMap(m => chosenModifier(index, item, m) ?? [])
  for (const { nested, foodId, modifiers: own } of nestedChoices(index, item, choice)) {
    const dish = nested ?? index.items.get(foodId)
    if (!dish) continue
    dishes.push(dish)
    modifiers.push(...own.flatMap(m => chosenModifier(index, dish, m) ?? []))
  }
  return { dishes, modifiers }
}

/** The allergens of a choice: of the dish and of its modifiers, combo parts and sides, sorted. */
export function allergensOf<T>(index: MenuIndex<T>, item: MenuItem<T>, choice: DishChoice): Allergen[] {
  const { dishes, modifiers } = plateOf(index, item, choice)
  return [...new Set([...dishes.flatMap(d => d.allergens), ...modifiers.flatMap(m => m.allergens ?? [])])].sort()
}

/** Whether the allergens of all dishes of a choice are known; otherwise an empty list means nothing. */
export const allergensKnown = <T>(index: MenuIndex<T>, item: MenuItem<T>, choice: DishChoice): boolean =>
  plateOf(index, item, choice).dishes.every(dish => !dish.allergensUnknown)

/** The diets a choice complies with: every dish complies and no modifier breaks it. */
export function dietsOf<T>(index: MenuIndex<T>, item: MenuItem<T>, choice: DishChoice): Diet[] {
  const { dishes, modifiers } = plateOf(index, item, choice)
  return item.diets.filter(
    diet => dishes.every(dish => dish.diets.includes(diet)) && modifiers.every(m => !m.breaksDiets?.includes(diet)),
  )
}

/** A guest's filter: required diets, and allergens to avoid. */
export interface DietFilter {
  diets: readonly Diet[]
  without: readonly Allergen[]
}

/** Whether some choice of a dish passes the filter, and the option ids to leave out. */
export type DietMatch = { fits: false } | { fits: true; leaveOut: string[] }

const NO: DietMatch = { fits: false }

/** Unknown allergens count as present. */
const mayHave = (dish: MenuItem<unknown>, allergen: Allergen): boolean =>
  dish.allergensUnknown === true || dish.allergens.includes(allergen)

const dishPasses = (dish: MenuItem<unknown>, request: DietFilter): boolean =>
  request.diets.every(diet => dish.diets.includes(diet)) && !request.without.some(allergen => mayHave(dish, allergen))

const modifierPasses = (option: ModifierItem<unknown>, request: DietFilter): boolean =>
  !request.diets.some(diet => option.breaksDiets?.includes(diet)) &&
  !request.without.some(a => option.allergens?.includes(a))

interface Options {
  min: number
  /** `room`: how often an option can be chosen; 0 if it is sold out. */
  options: { id: string; room: number; keeps: boolean }[]
}

/** A maximum of 0 means unlimited. */
const roomOf = (max: number): number => (max > 0 ? max : Number.POSITIVE_INFINITY)

/** Ids of the options to leave out; undefined if the remaining ones do not reach the group's minimum. */
function leftOut(group: Options): string[] | undefined {
  const room = group.options.filter(o => o.keeps).reduce((sum, o) => sum + o.room, 0)
  return room < group.min ? undefined : group.options.filter(o => !o.keeps).map(o => o.id)
}

function modifierOptions<T>(index: MenuIndex<T>, item: MenuItem<T>, request: DietFilter): Options[] {
  return modifierGroupsOf(index, item).map(group => ({
    min: group.min,
    options: group.modifierItems.map(option => ({
      id: option.modifierItemId,
      room: option.soldOut ? 0 : group.multiple ? roomOf(option.max) : 1,
      keeps: modifierPasses(option, request),
    })),
  }))
}

/**
 * Whether some orderable choice of the dish passes the filter, and which options must be left out. A dish that itself violates
 * the filter fails; one that merely offers bacon passes without the bacon.
 */
export function matchDiets<T>(index: MenuIndex<T>, item: MenuItem<T>, request: DietFilter): DietMatch {
  if (request.diets.length === 0 && request.without.length === 0) return { fits: true, leaveOut: [] }
  if (!dishPasses(item, request)) return NO
  const keepsDish = (foodId: string): boolean => {
    const dish = index.items.get(foodId)
    return dish !== undefined && dishPasses(dish, request)
  }
  const groups: Options[] = [
    ...modifierOptions(index, item, request),
    ...item.comboGroups.map(group => ({
      min: group.min,
      options: group.details.map(d => ({
        id: d.comboGroupItemId,
        room: roomOf(d.max),
        keeps: keepsDish(d.nestedMenuGroupItemUID ?? d.foodId),
      })),
    })),
    ...item.sideDishGroups.map(group => ({
      min: group.min,
      options: group.sideDishes.map(s => ({
        id: s.sideDishGroupItemId,
        room: roomOf(s.max),
        keeps: keepsDish(s.nestedMenuGroupItemUID ?? s.foodId),
      })),
    })),
  ]
  const leaveOut: string[] = []
  for (const group of groups) {
    const out = leftOut(group)
    if (!out) return NO
    leaveOut.push(...out)
  }
  return { fits: true, leaveOut }
}
