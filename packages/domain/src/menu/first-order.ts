import { exclusionsOf } from './exclusions.ts'
import { type MenuIndex, modifierGroupsOf, nestedDishOf } from './menu-index.ts'
import type { ComboDetail, DishChoice, MenuItem, ModifierChoice, ModifierGroup, SideDish } from './types.ts'
import { validateChoice } from './validate-choice.ts'

/** How many choices are tried for a dish: far more than real exclusions need. */
const MAX_TRIED = 500

const NOTHING: DishChoice = { unitId: '', modifiers: [], subItems: [], sideDishItems: [] }

/** Options of one group, filled in this order until `min` is reached, each up to its maximum (0 = unlimited). */
function fill<O>(options: readonly O[], min: number, maxOf: (option: O) => number): { option: O; quantity: number }[] {
  const filled: { option: O; quantity: number }[] = []
  let missing = min
  for (const option of options) {
    if (missing <= 0) break
    const most = maxOf(option)
    const quantity = most === 0 ? missing : Math.min(missing, most)
    filled.push({ option, quantity })
    missing -= quantity
  }
  return filled
}

function modifiersOf(
  group: ModifierGroup<unknown>,
  from: number,
  shut: ReadonlyMap<string, unknown>,
): ModifierChoice[] {
  const free = group.modifierItems.filter(option => !option.soldOut && !shut.has(option.modifierItemId))
  const turned = [...free.slice(from), ...free.slice(0, from)]
  return fill(turned, group.min, option => (group.multiple ? option.max : 1)).map(({ option, quantity }) => ({
    modifierGroupId: group.modifierGroupId,
    modifierItemId: option.modifierItemId,
    quantity,
  }))
}

/** The required options of a dish in its unit: groups one after the other, each without what the former exclude. */
function requiredModifiers<T>(index: MenuIndex<T>, item: MenuItem<T>, unitId: string, starts: readonly number[]) {
  let modifiers: ModifierChoice[] = []
  for (const [at, group] of modifierGroupsOf(index, item).entries()) {
    const { options } = exclusionsOf(item, { ...NOTHING, unitId, modifiers })
    modifiers = [...modifiers, ...modifiersOf(group, starts[at] ?? 0, options)]
  }
  return modifiers
}

const insidePart = <T>(index: MenuIndex<T>, part: ComboDetail | SideDish): { modifiers?: ModifierChoice[] } => {
  const nested = nestedDishOf(index, part)
  const results = nested && firstModifiers(index, nested, part.unitId)
  return results ? { modifiers: results } : {}
}

function partsOf<T>(index: MenuIndex<T>, item: MenuItem<T>): Pick<DishChoice, 'subItems' | 'sideDishItems'> {
  const sells = ({ foodId }: { foodId: string }) => index.items.get(foodId)?.onSale ?? false
  return {
    subItems: item.comboGroups.flatMap(({ comboGroupId, details, min }) =>
      fill(details.filter(sells), min, part => part.max).map(({ option, quantity }) => ({
        comboGroupId,
        comboGroupItemId: option.comboGroupItemId,
        quantity,
        ...insidePart(index, option),
      })),
    ),
    sideDishItems: item.sideDishGroups.flatMap(({ sideDishGroupId, sideDishes, min }) =>
      fill(sideDishes.filter(sells), min, side => side.max).map(({ option, quantity }) => ({
        sideDishGroupId,
        sideDishGroupItemId: option.sideDishGroupItemId,
        quantity,
        ...insidePart(index, option),
      })),
    ),
  }
}

/** Which option each group begins with, in every combination, up to `MAX_TRIED`. */
function* startsOf(sizes: readonly number[]): Generator<number[]> {
  const starts = sizes.map(() => 0)
  for (let tried = 0; tried < MAX_TRIED; tried += 1) {
    yield [...starts]
    let at = starts.length - 1
    while (at >= 0 && (starts[at] ?? 0) + 1 >= (sizes[at] ?? 0)) {
      starts[at] = 0
      at -= 1
    }
    if (at < 0) return
    starts[at] = (starts[at] ?? 0) + 1
  }
}

const sizesOf = <T>(index: MenuIndex<T>, item: MenuItem<T>): number[] =>
  modifierGroupsOf(index, item).map(group =>
    group.min > 0 && item.exclusions.length > 0 ? group.modifierItems.length : 1,
  )

/** Required options of a nested dish that do not exclude each other. */
function firstModifiers<T>(index: MenuIndex<T>, item: MenuItem<T>, unitId: string): ModifierChoice[] | undefined {
  const plain = { ...item, units: item.units.filter(unit => unit.unitId === unitId).slice(0, 1), priceRule: 0 as const }
  const alone = { ...plain, comboGroups: [], sideDishGroups: [] }
  for (const starts of startsOf(sizesOf(index, item))) {
    const modifiers = requiredModifiers(index, item, unitId, starts)
    if (!validateChoice(index, alone, { ...NOTHING, unitId, modifiers })) return modifiers
  }
  return undefined
}

/**
 * The minimal order of a dish: its first valid unit, the required options of every group, the smallest weight or open price.
 * Undefined if every choice is refused. MENU-2, MENU-6
 */
export function firstOrder<T>(index: MenuIndex<T>, item: MenuItem<T>): DishChoice | undefined {
  const measure = {
    ...(item.priceRule === 1 && item.openPrice && { openPrice: item.openPrice.min }),
    ...(item.priceRule === 2 && item.measurementUnit && { quantityDecimal: item.measurementUnit.min }),
  }
  const parts = partsOf(index, item)
  const unitIds = item.units.length > 0 ? item.units.map(unit => unit.unitId) : ['']
  for (const unitId of unitIds)
    for (const starts of startsOf(sizesOf(index, item))) {
      const choice = { unitId, ...measure, ...parts, modifiers: requiredModifiers(index, item, unitId, starts) }
      if (!validateChoice(index, item, choice)) return choice
    }
  return undefined
}
