import { unitOf } from './choice.ts'
import type { DishChoice, ExclusionRule, MenuItem } from './types.ts'

/** The chosen option or unit that excludes another. */
export interface ExcludedBy {
  kind: 'option' | 'unit'
  id: string
}

/** The options on the other side of a rule. MENU-6 */
export const exclusiveOptionsOf = ({ exclusivePropertyList }: ExclusionRule): string[] =>
  exclusivePropertyList.flatMap(property => property.exclusiveModifierIds)

/** The options on the other side of a rule, as a rule holds them. MENU-6 */
export const exclusivesOf = (ids: string[]): ExclusionRule['exclusivePropertyList'] =>
  ids.length === 0 ? [] : [{ exclusiveModifierIds: ids }]

/** The options and units excluded by the current choice, each with its cause. */
export interface Exclusions {
  /** By modifierItemId or sideDishGroupItemId. */
  options: ReadonlyMap<string, ExcludedBy>
  units: ReadonlyMap<string, ExcludedBy>
}

const NONE: Exclusions = { options: new Map(), units: new Map() }

interface RuleSide {
  options: readonly string[]
  units: readonly string[]
}

/**
 * Everything excluded by the chosen modifiers (`quantity > 0`), side dishes and the chosen (or only) unit. Rules are symmetric:
 * the chosen side excludes the other. MENU-6
 */
export function exclusionsOf(item: MenuItem<unknown>, choice: DishChoice): Exclusions {
  if (item.exclusions.length === 0) return NONE
  const chosen = new Set([
    ...choice.modifiers.filter(m => m.quantity > 0).map(m => m.modifierItemId),
    ...choice.sideDishItems.filter(s => s.quantity > 0).map(s => s.sideDishGroupItemId),
  ])
  const unitId = unitOf(item, choice)?.unitId
  const options = new Map<string, ExcludedBy>()
  const units = new Map<string, ExcludedBy>()

  const shut = (from: RuleSide, to: RuleSide): void => {
    const option = from.options.find(id => chosen.has(id))
    const byUnit = from.units.find(id => id === unitId)
    const by: ExcludedBy | undefined = option
      ? { kind: 'option', id: option }
      : byUnit
        ? { kind: 'unit', id: byUnit }
        : undefined
    if (!by) return
    for (const id of to.options) if (id !== by.id && !options.has(id)) options.set(id, by)
    for (const id of to.units) if (id !== by.id && !units.has(id)) units.set(id, by)
  }

  for (const rule of item.exclusions) {
    const one = { options: rule.propertyList, units: rule.propertyUnitList }
    const other = { options: exclusiveOptionsOf(rule), units: rule.exclusiveUnitList }
    shut(one, other)
    shut(other, one)
  }
  return { options, units }
}
