import type { ComboChoice, DishChoice, ModifierChoice, SideChoice } from '@comanda/domain/menu'

/** How a group is chosen from: one replaces another, or each has a count of its own. */
export type Way = 'one' | 'several'

interface Counted {
  quantity: number
}

/** The entries of a group after one option was set to a count; where only one may be, it takes the others' place. */
function set<E extends Counted>(
  entries: readonly E[],
  next: E,
  same: (e: E) => boolean,
  rivals: (e: E) => boolean,
  way: Way,
): E[] {
  const kept = entries.filter(entry => !same(entry) && !(way === 'one' && next.quantity > 0 && rivals(entry)))
  return next.quantity > 0 ? [...kept, next] : kept
}

const setIn = (all: readonly ModifierChoice[], next: ModifierChoice, way: Way): ModifierChoice[] =>
  set(
    all,
    next,
    e => e.modifierGroupId === next.modifierGroupId && e.modifierItemId === next.modifierItemId,
    e => e.modifierGroupId === next.modifierGroupId,
    way,
  )

/** The choice with a modifier set to a count. */
export const withModifier = (choice: DishChoice, next: ModifierChoice, way: Way): DishChoice => ({
  ...choice,
  modifiers: setIn(choice.modifiers, next, way),
})

/** The choice with a combo part set to a count. */
export const withPart = (choice: DishChoice, next: ComboChoice, way: Way): DishChoice => ({
  ...choice,
  subItems: set(
    choice.subItems,
    next,
    e => e.comboGroupId === next.comboGroupId && e.comboGroupItemId === next.comboGroupItemId,
    e => e.comboGroupId === next.comboGroupId,
    way,
  ),
})

const isSide = (e: SideChoice, of: SideChoice): boolean =>
  e.sideDishGroupId === of.sideDishGroupId && e.sideDishGroupItemId === of.sideDishGroupItemId

/** The choice with a side set to a count. What was chosen of the dish it nests stays with it. */
export function withSide(choice: DishChoice, next: SideChoice, way: Way): DishChoice {
  const before = choice.sideDishItems.find(e => isSide(e, next))
  const modifiers = before?.modifiers ?? next.modifiers
  return {
    ...choice,
    sideDishItems: set(
      choice.sideDishItems,
      { ...next, ...(modifiers && { modifiers }) },
      e => isSide(e, next),
      e => e.sideDishGroupId === next.sideDishGroupId,
      way,
    ),
  }
}

/** The choice with a modifier of a side's own dish set to a count. MENU-2 */
export const withSideModifier = (choice: DishChoice, side: SideChoice, next: ModifierChoice, way: Way): DishChoice => ({
  ...choice,
  sideDishItems: choice.sideDishItems.map(e =>
    isSide(e, side) ? { ...e, modifiers: setIn(e.modifiers ?? [], next, way) } : e,
  ),
})
