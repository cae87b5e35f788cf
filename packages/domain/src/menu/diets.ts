import { chosenModifier } from './choice.ts'
import { insideOf } from './inside.ts'
import { type MenuIndex, modifierGroupsOf } from './menu-index.ts'
import type { Allergen, Diet, DishChoice, MenuItem, ModifierItem } from './types.ts'

/** Everything that goes onto the plate with a choice. */
function plateOf<T>(index: MenuIndex<T>, item: MenuItem<T>, choice: DishChoice) {
  const dishes: MenuItem<T>[] = [item]
  const modifiers: ModifierItem<T>[] = choice.modifiers.flatMap(m => chosenModifier(index, item, m) ?? [])
  for (const { nested, foodId, modifiers: own } of insideOf(index, item, choice)) {
    const dish = nested ?? index.items.get(foodId)
    if (!dish) continue
    dishes.push(dish)
    modifiers.push(...own.flatMap(m => chosenModifier(index, dish, m) ?? []))
  }
  return { dishes, modifiers }
}

/** The allergens of a choice: the dish's own and those of its modifiers, combo parts and sides, in the fixed order of the list. */
export function allergensOf<T>(index: MenuIndex<T>, item: MenuItem<T>, choice: DishChoice): Allergen[] {
  const { dishes, modifiers } = plateOf(index, item, choice)
  return [...new Set([...dishes.flatMap(d => d.allergens), ...modifiers.flatMap(m => m.allergens ?? [])])].sort()
}

/** Whether the allergens of everything on the plate are known: where they are not, an empty list promises nothing. */
export const allergensKnown = <T>(index: MenuIndex<T>, item: MenuItem<T>, choice: DishChoice): boolean =>
  plateOf(index, item, choice).dishes.every(dish => !dish.allergensUnknown)

/** The diets a choice keeps: every dish on the plate keeps it and no modifier breaks it. */
export function dietsOf<T>(index: MenuIndex<T>, item: MenuItem<T>, choice: DishChoice): Diet[] {
  const { dishes, modifiers } = plateOf(index, item, choice)
  return item.diets.filter(
    diet => dishes.every(dish => dish.diets.includes(diet)) && modifiers.every(m => !m.breaksDiets?.includes(diet)),
  )
}

/** What a guest asked for: diets that must be kept, allergens that must not be on the plate. */
export interface Wish {
  diets: readonly Diet[]
  without: readonly Allergen[]
}

/** Whether a dish can be ordered so that it keeps the wish, and what must be left out of it then (option ids). */
export type Fit = { fits: false } | { fits: true; leaveOut: string[] }

const NO: Fit = { fits: false }

/** What a dish is not known to be free of, it may have. */
const mayHave = (dish: MenuItem<unknown>, allergen: Allergen): boolean =>
  dish.allergensUnknown === true || dish.allergens.includes(allergen)

const dishKeeps = (dish: MenuItem<unknown>, wish: Wish): boolean =>
  wish.diets.every(diet => dish.diets.includes(diet)) && !wish.without.some(allergen => mayHave(dish, allergen))

const modifierKeeps = (option: ModifierItem<unknown>, wish: Wish): boolean =>
  !wish.diets.some(diet => option.breaksDiets?.includes(diet)) && !wish.without.some(a => option.allergens?.includes(a))

interface Options {
  min: number
  /** `room`: how often an option may be taken; 0 where it is sold out. */
  options: { id: string; room: number; keeps: boolean }[]
}

/** A most of 0 is none. */
const roomOf = (max: number): number => (max > 0 ? max : Number.POSITIVE_INFINITY)

/** The options to leave out, or nothing where what stays does not reach the group's minimum. */
function leftOut(group: Options): string[] | undefined {
  const room = group.options.filter(o => o.keeps).reduce((sum, o) => sum + o.room, 0)
  return room < group.min ? undefined : group.options.filter(o => !o.keeps).map(o => o.id)
}

function modifierOptions<T>(index: MenuIndex<T>, item: MenuItem<T>, wish: Wish): Options[] {
  return modifierGroupsOf(index, item).map(group => ({
    min: group.min,
    options: group.modifierItems.map(option => ({
      id: option.modifierItemId,
      room: option.soldOut ? 0 : group.multiple ? roomOf(option.max) : 1,
      keeps: modifierKeeps(option, wish),
    })),
  }))
}

/**
 * Whether some orderable choice of the dish keeps the wish, and which options must be left out for it. A dish that breaks it by itself
 * does not fit; one that only offers bacon does, without the bacon.
 */
export function fitOf<T>(index: MenuIndex<T>, item: MenuItem<T>, wish: Wish): Fit {
  if (wish.diets.length === 0 && wish.without.length === 0) return { fits: true, leaveOut: [] }
  if (!dishKeeps(item, wish)) return NO
  const keepsDish = (foodId: string): boolean => {
    const dish = index.items.get(foodId)
    return dish !== undefined && dishKeeps(dish, wish)
  }
  const groups: Options[] = [
    ...modifierOptions(index, item, wish),
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
