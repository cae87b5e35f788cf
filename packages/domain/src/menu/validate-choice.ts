import { unitOf } from './choice.ts'
import { exclusionsOf, type ExcludedBy } from './exclusions.ts'
import { nestedChoices } from './nested-choices.ts'
import { type MenuIndex, modifierGroupsOf } from './menu-index.ts'
import type { DishChoice, MenuItem, ModifierChoice } from './types.ts'

/** Why a choice cannot be ordered. */
export interface ChoiceProblem {
  problem: 'choiceGone' | 'choiceMissing' | 'choiceTooMany' | 'excluded' | 'outOfBounds'
  /** One of `unitId`, `quantityDecimal`, `openPrice`, `modifiers`, `subItems`, `sideDishItems`. */
  field: string
  /** The group or option. */
  id: string
  /** The cause of an exclusion. */
  by?: ExcludedBy
  /** The group's minimum or maximum. */
  bound?: number
}

interface OptionGroup {
  groupId: string
  min: number
  /** 0 = unlimited. */
  max: number
  /** Maximum of an option, 0 = unlimited; undefined if it does not exist or is sold out. */
  maxOf: (optionId: string) => number | undefined
}

interface Chosen {
  groupId: string
  optionId: string
  quantity: number
}

/** Checks one group against its chosen options. */
function groupProblem(group: OptionGroup, chosen: readonly Chosen[], field: string): ChoiceProblem | undefined {
  const perOption = new Map<string, number>()
  for (const one of chosen) perOption.set(one.optionId, (perOption.get(one.optionId) ?? 0) + one.quantity)
  let total = 0
  for (const [optionId, quantity] of perOption) {
    const most = group.maxOf(optionId)
    if (most === undefined) return { problem: 'choiceGone', field, id: optionId }
    if (most > 0 && quantity > most) return { problem: 'choiceTooMany', field, id: optionId, bound: most }
    total += quantity
  }
  if (group.max > 0 && total > group.max)
    return { problem: 'choiceTooMany', field, id: group.groupId, bound: group.max }
  if (total < group.min) return { problem: 'choiceMissing', field, id: group.groupId, bound: group.min }
  return undefined
}

function groupsProblem(groups: OptionGroup[], all: readonly Chosen[], field: string): ChoiceProblem | undefined {
  const chosen = all.filter(one => one.quantity !== 0)
  const odd = chosen.find(one => !Number.isSafeInteger(one.quantity) || one.quantity < 0)
  if (odd) return { problem: 'outOfBounds', field, id: odd.optionId }
  const unknown = chosen.find(one => !groups.some(group => group.groupId === one.groupId))
  if (unknown) return { problem: 'choiceGone', field, id: unknown.groupId }
  for (const group of groups) {
    const problem = groupProblem(
      group,
      chosen.filter(one => one.groupId === group.groupId),
      field,
    )
    if (problem) return problem
  }
  return undefined
}

function modifierProblem<T>(
  index: MenuIndex<T>,
  item: MenuItem<T>,
  modifiers: readonly ModifierChoice[],
  field = 'modifiers',
): ChoiceProblem | undefined {
  const groups = modifierGroupsOf(index, item).map(group => ({
    groupId: group.modifierGroupId,
    min: group.min,
    max: group.max,
    maxOf: (id: string) => {
      const option = group.modifierItems.find(one => one.modifierItemId === id)
      if (!option || option.soldOut) return undefined
      return group.multiple ? option.max : 1
    },
  }))
  return groupsProblem(
    groups,
    modifiers.map(m => ({ groupId: m.modifierGroupId, optionId: m.modifierItemId, quantity: m.quantity })),
    field,
  )
}

function comboProblem<T>(index: MenuIndex<T>, item: MenuItem<T>, choice: DishChoice): ChoiceProblem | undefined {
  const groups = item.comboGroups.map(group => ({
    groupId: group.comboGroupId,
    min: group.min,
    max: group.max,
    maxOf: (id: string) => {
      const detail = group.details.find(one => one.comboGroupItemId === id)
      return detail && index.items.get(detail.foodId)?.onSale ? detail.max : undefined
    },
  }))
  return groupsProblem(
    groups,
    choice.subItems.map(s => ({ groupId: s.comboGroupId, optionId: s.comboGroupItemId, quantity: s.quantity })),
    'subItems',
  )
}

function sideProblem<T>(index: MenuIndex<T>, item: MenuItem<T>, choice: DishChoice): ChoiceProblem | undefined {
  const groups = item.sideDishGroups.map(group => ({
    groupId: group.sideDishGroupId,
    min: group.min,
    max: group.max,
    maxOf: (id: string) => {
      const side = group.sideDishes.find(one => one.sideDishGroupItemId === id)
      return side && index.items.get(side.foodId)?.onSale ? side.max : undefined
    },
  }))
  const chosen = choice.sideDishItems.map(s => ({
    groupId: s.sideDishGroupId,
    optionId: s.sideDishGroupItemId,
    quantity: s.quantity,
  }))
  return groupsProblem(groups, chosen, 'sideDishItems')
}

/** A combo part or side with a nested dish keeps that dish's rules. MENU-2, MENU-6 */
function nestedProblem<T>(index: MenuIndex<T>, item: MenuItem<T>, choice: DishChoice): ChoiceProblem | undefined {
  for (const { field, optionId, quantity, nested, unitId, modifiers } of nestedChoices(index, item, choice)) {
    if (quantity === 0) continue
    if (!nested && modifiers.length > 0) return { problem: 'choiceGone', field, id: optionId }
    const problem =
      nested && (shutInside(nested, unitId, modifiers, field) ?? modifierProblem(index, nested, modifiers, field))
    if (problem) return problem
  }
  return undefined
}

/** A modifier of a nested dish that another of its choices excludes. MENU-6 */
function shutInside(
  nested: MenuItem<unknown>,
  unitId: string,
  modifiers: readonly ModifierChoice[],
  field: string,
): ChoiceProblem | undefined {
  const { options } = exclusionsOf(nested, { unitId, modifiers, subItems: [], sideDishItems: [] })
  const shut = modifiers.find(m => m.quantity > 0 && options.has(m.modifierItemId))
  const by = shut && options.get(shut.modifierItemId)
  return by && { problem: 'excluded', field, id: shut.modifierItemId, by }
}

function unitProblem(item: MenuItem<unknown>, choice: DishChoice): ChoiceProblem | undefined {
  if (unitOf(item, choice)) return undefined
  if (choice.unitId !== '') return { problem: 'choiceGone', field: 'unitId', id: choice.unitId }
  return item.units.length > 0 ? { problem: 'choiceMissing', field: 'unitId', id: item.foodId, bound: 1 } : undefined
}

function weightProblem(item: MenuItem<unknown>, weight: number | undefined): ChoiceProblem | undefined {
  const field = 'quantityDecimal'
  if (weight === undefined) return { problem: 'choiceMissing', field, id: item.foodId }
  const { min, max, step } = item.measurementUnit ?? { min: 1, max: Number.MAX_SAFE_INTEGER, step: 1 }
  const onStep = Number.isSafeInteger(weight) && (weight - min) % Math.max(1, step) === 0
  return onStep && weight > 0 && weight >= min && weight <= max
    ? undefined
    : { problem: 'outOfBounds', field, id: item.foodId }
}

function openPriceProblem(item: MenuItem<unknown>, price: number | undefined): ChoiceProblem | undefined {
  const field = 'openPrice'
  if (price === undefined) return { problem: 'choiceMissing', field, id: item.foodId }
  const { min, max } = item.openPrice ?? { min: 0, max: Number.MAX_SAFE_INTEGER }
  return Number.isSafeInteger(price) && price >= Math.max(0, min) && price <= max
    ? undefined
    : { problem: 'outOfBounds', field, id: item.foodId }
}

/** Checks weight and open price: each only for dishes that need it, within its bounds and on its step. */
function measureProblem(item: MenuItem<unknown>, choice: DishChoice): ChoiceProblem | undefined {
  const { quantityDecimal, openPrice } = choice
  const unasked = (field: string): ChoiceProblem => ({ problem: 'outOfBounds', field, id: item.foodId })
  if (item.priceRule !== 2 && quantityDecimal !== undefined) return unasked('quantityDecimal')
  if (item.priceRule !== 1 && openPrice !== undefined) return unasked('openPrice')
  if (item.priceRule === 2) return weightProblem(item, quantityDecimal)
  return item.priceRule === 1 ? openPriceProblem(item, openPrice) : undefined
}

function exclusionProblem(item: MenuItem<unknown>, choice: DishChoice): ChoiceProblem | undefined {
  const shut = exclusionsOf(item, choice)
  const unitId = unitOf(item, choice)?.unitId ?? ''
  const byUnit = shut.units.get(unitId)
  if (byUnit) return { problem: 'excluded', field: 'unitId', id: unitId, by: byUnit }
  const chosen = [
    ...choice.modifiers.map(m => ({ field: 'modifiers', id: m.modifierItemId, quantity: m.quantity })),
    ...choice.sideDishItems.map(s => ({ field: 'sideDishItems', id: s.sideDishGroupItemId, quantity: s.quantity })),
  ]
  for (const { field, id, quantity } of chosen) {
    const by = shut.options.get(id)
    if (quantity > 0 && by) return { problem: 'excluded', field, id, by }
  }
  return undefined
}

/**
 * The first fault of a choice, if any: unknown or sold-out options, minimum and maximum of every group, combos, sides and their
 * nested dishes, units, weight, open price, exclusions. Server and browser use the same function. MENU-2, MENU-6
 */
export function validateChoice<T>(
  index: MenuIndex<T>,
  item: MenuItem<T>,
  choice: DishChoice,
): ChoiceProblem | undefined {
  return (
    unitProblem(item, choice) ??
    measureProblem(item, choice) ??
    exclusionProblem(item, choice) ??
    modifierProblem(index, item, choice.modifiers) ??
    comboProblem(index, item, choice) ??
    sideProblem(index, item, choice) ??
    nestedProblem(index, item, choice)
  )
}
