import { findModifier, type MenuIndex } from './menu-index.ts'
import type { ComboChoice, DishChoice, MenuItem, ModifierChoice, SideChoice, Unit } from './types.ts'

/** The unit of a choice: the chosen one, or the only one. Undefined if the dish has no units or the id is unknown. */
export function unitOf<T>(item: MenuItem<T>, choice: Pick<DishChoice, 'unitId'>): Unit<T> | undefined {
  if (item.units.length === 1 && choice.unitId === '') return item.units[0]
  return item.units.find(unit => unit.unitId === choice.unitId)
}

/** Whether nothing can be chosen of a dish: one tap adds it to the cart. */
export function isPlainDish(item: MenuItem<unknown>): boolean {
  const parts = item.modifierGroupIds.length + item.comboGroups.length + item.sideDishGroups.length
  return item.priceRule === 0 && item.units.length < 2 && parts === 0
}

function merged<O extends { quantity: number }>(options: readonly O[], keyOf: (option: O) => string): O[] {
  const byKey = new Map<string, O>()
  for (const option of options) {
    if (option.quantity <= 0) continue
    const before = byKey.get(keyOf(option))
    byKey.set(keyOf(option), before ? { ...before, quantity: before.quantity + option.quantity } : option)
  }
  return [...byKey.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, option]) => option)
}

const modifierKey = (m: ModifierChoice): string => `${m.modifierGroupId}/${m.modifierItemId}`
const tidyModifiers = (modifiers: readonly ModifierChoice[]): ModifierChoice[] => merged(modifiers, modifierKey)
const nestedKey = ({ modifiers = [] }: Pick<SideChoice, 'modifiers'>): string =>
  modifiers.map(m => `${modifierKey(m)}*${m.quantity}`).join('+')
const sideKey = (s: SideChoice): string => `${s.sideDishGroupId}/${s.sideDishGroupItemId}/${nestedKey(s)}`
const partKey = (s: ComboChoice): string => `${s.comboGroupId}/${s.comboGroupItemId}/${nestedKey(s)}`
const tidyInside = <O extends Pick<SideChoice, 'modifiers'>>(option: O): O =>
  option.modifiers ? { ...option, modifiers: tidyModifiers(option.modifiers) } : option

/**
 * The normalized choice: without zero counts, repeats merged, lists sorted, the only unit filled in. Equal choices of two
 * phones then give one cart line.
 */
export function normalizedChoice<C extends DishChoice>(item: MenuItem<unknown>, choice: C): C {
  return {
    ...choice,
    unitId: unitOf(item, choice)?.unitId ?? choice.unitId,
    modifiers: tidyModifiers(choice.modifiers),
    subItems: merged(choice.subItems.map(tidyInside), partKey),
    sideDishItems: merged(choice.sideDishItems.map(tidyInside), sideKey),
  }
}

/** The chosen modifier, looked up in the groups of `item` only. */
export function chosenModifier<T>(index: MenuIndex<T>, item: MenuItem<T>, chosen: ModifierChoice) {
  if (!item.modifierGroupIds.includes(chosen.modifierGroupId)) return undefined
  return findModifier(index.modifierGroups.get(chosen.modifierGroupId), chosen.modifierItemId)
}
