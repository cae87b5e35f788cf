import { type MenuIndex, modifierGroupsOf, nestedDishOf } from './menu-index.ts'
import { modifierLeft, partRoom, unitLeft } from './availability.ts'
import type { DishChoice, MenuItem, ModifierChoice, SideChoice, StockMap } from './types.ts'

const ALL: StockMap = {}

/** The initial choice of a dish sheet: the first available unit and the options selected by default, if in stock. */
export function startingChoice<T>(index: MenuIndex<T>, item: MenuItem<T>, stock = ALL): DishChoice {
  const unit = item.units.find(({ unitId }) => unitLeft(stock, item, unitId) > 0) ?? item.units[0]
  const choice: DishChoice = {
    unitId: unit?.unitId ?? '',
    modifiers: startingModifiers(index, item, stock),
    subItems: item.comboGroups.flatMap(group =>
      group.details
        .filter(detail => detail.selected || (group.min > 0 && group.details.length === 1))
        .filter(detail => partRoom({ index, stock }, detail) > 0)
        .map(detail => ({
          comboGroupId: group.comboGroupId,
          comboGroupItemId: detail.comboGroupItemId,
          quantity: group.details.length === 1 ? Math.max(1, group.min) : 1,
          ...startingNestedChoice(index, detail, stock),
        })),
    ),
    sideDishItems: [],
  }
  return item.priceRule === 2 && item.measurementUnit
    ? { ...choice, quantityDecimal: item.measurementUnit.min }
    : choice
}

/** The default options of the dish nested in a combo part or side. MENU-2 */
export function startingNestedChoice<T>(
  index: MenuIndex<T>,
  option: Parameters<typeof nestedDishOf>[1],
  stock = ALL,
): Pick<SideChoice, 'modifiers'> {
  const nested = nestedDishOf(index, option)
  return nested ? { modifiers: startingModifiers(index, nested, stock) } : {}
}

/** The modifiers selected by default, up to the group's maximum and if in stock. */
export function startingModifiers<T>(index: MenuIndex<T>, item: MenuItem<T>, stock = ALL): ModifierChoice[] {
  return modifierGroupsOf(index, item).flatMap(group =>
    group.modifierItems
      .filter(option => option.selected && modifierLeft(stock, option) > 0)
      .slice(0, group.max > 0 ? group.max : undefined)
      .map(option => ({
        modifierGroupId: group.modifierGroupId,
        modifierItemId: option.modifierItemId,
        quantity: 1,
      })),
  )
}
