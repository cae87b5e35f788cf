import type { ComboChoice, DishChoice, ModifierChoice, SideChoice } from '@comanda/domain/menu'

/** How a group is selected from: one option replaces another, or each has a count. */
export type SelectMode = 'one' | 'several'

interface Counted {
  quantity: number
}

/**
 * Entries of a group after one option was set to a count; in a group with a single selection it replaces the others.
 */
function set<E extends Counted>(
  entries: readonly E[],
  next: E,
  same: (e: E) => boolean,
  rivals: (e: E) => boolean,
  mode: SelectMode,
): E[] {
  const others = entries.filter(entry => !same(entry) && !(mode === 'one' && next.quantity > 0 && rivals(entry)))
  return next.quantity > 0 ? [...others, next] : others
}

const setIn = (all: readonly ModifierChoice[], next: ModifierChoice, mode: SelectMode): ModifierChoice[] =>
  set(
    all,
    next,
    e => e.modifierGroupId === next.modifierGroupId && e.modifierItemId === next.modifierItemId,
    e => e.modifierGroupId === next.modifierGroupId,
    mode,
  )

/** The choice with a modifier set to a count. */
export const withModifier = (choice: DishChoice, next: ModifierChoice, mode: SelectMode): DishChoice => ({
  ...choice,
  modifiers: setIn(choice.modifiers, next, mode),
})

const isPart = (e: ComboChoice, of: ComboChoice): boolean =>
  e.comboGroupId === of.comboGroupId && e.comboGroupItemId === of.comboGroupItemId
const isSide = (e: SideChoice, of: SideChoice): boolean =>
  e.sideDishGroupId === of.sideDishGroupId && e.sideDishGroupItemId === of.sideDishGroupItemId

/** Keeps the nested choices of an option when its count changes. */
const keepIfEqual = <E extends Nesting>(before: E | undefined, next: E): E => {
  const modifiers = before?.modifiers ?? next.modifiers
  return { ...next, ...(modifiers && { modifiers }) }
}

interface Nesting {
  modifiers?: readonly ModifierChoice[]
}

/** The choice with a combo part set to a count. */
export const withPart = (choice: DishChoice, next: ComboChoice, mode: SelectMode): DishChoice => ({
  ...choice,
  subItems: set(
    choice.subItems,
    keepIfEqual(
      choice.subItems.find(e => isPart(e, next)),
      next,
    ),
    e => isPart(e, next),
    e => e.comboGroupId === next.comboGroupId,
    mode,
  ),
})

/** The choice with a side set to a count. */
export const withSide = (choice: DishChoice, next: SideChoice, mode: SelectMode): DishChoice => ({
  ...choice,
  sideDishItems: set(
    choice.sideDishItems,
    keepIfEqual(
      choice.sideDishItems.find(e => isSide(e, next)),
      next,
    ),
    e => isSide(e, next),
    e => e.sideDishGroupId === next.sideDishGroupId,
    mode,
  ),
})

const inside = <E extends Nesting>(e: E, next: ModifierChoice, mode: SelectMode): E => ({
  ...e,
  modifiers: setIn(e.modifiers ?? [], next, mode),
})

/** The choice with a modifier of a combo part's own dish set to a count. MENU-2 */
export const withPartModifier = (
  choice: DishChoice,
  part: ComboChoice,
  next: ModifierChoice,
  mode: SelectMode,
): DishChoice => ({
  ...choice,
  subItems: choice.subItems.map(e => (isPart(e, part) ? inside(e, next, mode) : e)),
})

/** The choice with a modifier of a side's own dish set to a count. MENU-2 */
export const withSideModifier = (
  choice: DishChoice,
  side: SideChoice,
  next: ModifierChoice,
  mode: SelectMode,
): DishChoice => ({
  ...choice,
  sideDishItems: choice.sideDishItems.map(e => (isSide(e, side) ? inside(e, next, mode) : e)),
})
