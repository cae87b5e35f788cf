import type { ModifierGroup, ModifierItem, SideDishGroup } from '@comanda/domain/menu'
import { money } from '@comanda/domain/money'
import type { MenuFileKey } from '@comanda/messages/menu-files'
import { ownId } from '../ids.ts'
import { isSuspended, optionsOf, priceIn, type UberSource } from './uber-source.ts'
import type { UberGroup, UberItem, UberQuantity } from './ubereats-shape.ts'

interface Bounds {
  min: number
  /** 0 = none. */
  max: number
}

/** Reports the limits of a group that cannot be mapped. */
function noteNumbers(source: UberSource, group: UberGroup): void {
  const { quantity, overrides } = group.quantity_info ?? {}
  const skipped = quantity?.is_min_permitted_optional && quantity.min_permitted
  const rest: [MenuFileKey, unknown][] = [
    ['menuFile.left.limitContext', overrides?.length],
    ['menuFile.left.freeChoices', quantity?.charge_above],
    ['menuFile.left.skippedMinimum', skipped],
  ]
  for (const [key, existing] of rest) if (existing) source.remarks.note(key, source.placeOfGroup(group))
}

/** How many options of a group; a minimum that may be skipped altogether counts as none. */
function boundsOf(source: UberSource, group: UberGroup): Bounds {
  noteNumbers(source, group)
  const quantity = group.quantity_info?.quantity
  const min = quantity?.is_min_permitted_optional ? 0 : (quantity?.min_permitted ?? 0)
  const max = quantity?.max_permitted ?? 0
  return { min, max: max > 0 ? Math.max(min, max) : 0 }
}

/**
 * How often one option may be chosen in the group; once, unless the option allows more or the group could not be filled
 * otherwise.
 */
function mostOf(option: UberItem, group: UberGroup, bounds: Bounds): number {
  const info = option.quantity_info
  const own = info?.overrides?.find(o => o.context_type === 'MODIFIER_GROUP' && o.context_value === group.id)?.quantity
  const maximum = (own ?? info?.quantity)?.max_permitted
  if (maximum) return bounds.max > 0 ? Math.min(maximum, bounds.max) : maximum
  return group.modifier_options.length < bounds.min ? bounds.min : 1
}

const isDefault = (quantity: UberQuantity | null | undefined): boolean => (quantity?.default_quantity ?? 0) > 0

function optionIn(
  source: UberSource,
  option: UberItem,
  group: UberGroup,
  dish: UberItem,
  bounds: Bounds,
): ModifierItem {
  if (option.image_url) source.remarks.note('menuFile.left.optionPictures', source.place(option))
  const shut = isSuspended(source, option, group) && !isSuspended(source, option)
  return {
    modifierItemId: ownId(option.id),
    modifierItemName: source.titleOf(option),
    addPrice: money(priceIn(option, group, dish)),
    max: mostOf(option, group, bounds),
    selected: isDefault(option.quantity_info?.quantity),
    ...(shut ? { soldOut: true } : {}),
  }
}

/**
 * A group whose options are chosen or counted. `id` differs from the group's own if a dish has its own prices for it.
 */
export function modifierGroupOf(source: UberSource, group: UberGroup, dish: UberItem, id: string): ModifierGroup {
  const bounds = boundsOf(source, group)
  const modifierItems = optionsOf(source, group).map(option => optionIn(source, option, group, dish, bounds))
  return {
    modifierGroupId: id,
    displayName: source.titleOf(group),
    multiple: modifierItems.some(option => option.max > 1),
    ...bounds,
    modifierItems,
  }
}

/** A group whose options have choices of their own: each becomes a side dish. */
export function sideDishGroupOf(source: UberSource, group: UberGroup, dish: UberItem, id: string): SideDishGroup {
  const bounds = boundsOf(source, group)
  return {
    sideDishGroupId: id,
    displayName: source.titleOf(group),
    ...bounds,
    sideDishes: optionsOf(source, group).map(option => ({
      sideDishGroupItemId: ownId(option.id),
      foodId: ownId(option.id),
      unitId: '',
      price: money(priceIn(option, group, dish)),
      max: mostOf(option, group, bounds),
      nestedMenuGroupItemUID: ownId(option.id),
    })),
  }
}
