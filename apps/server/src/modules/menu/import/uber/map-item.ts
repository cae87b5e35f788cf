import type { Diet, MenuItem, ModifierGroup, SideDishGroup } from '@comanda/domain/menu'
import type { MenuFileKey } from '@comanda/messages/menu-files'
import { modifierGroupOf, sideDishGroupOf } from './map-groups.ts'
import { localizedTextOf, plainLines } from '../plain-text.ts'
import { ownId } from '../ids.ts'
import { newItem, withVegetarian } from '../new-menu.ts'
import { differsIn, groupsOf, isNested, type UberSource } from './uber-source.ts'
import type { UberGroup, UberItem } from './ubereats-shape.ts'

const DESCRIPTION_MAX = 1000
const MAX_OF_A_DISH = 999

/** Data that mapping collects beside the dishes. */
export interface MappedItems {
  modifierGroups: Map<string, ModifierGroup>
  /** Items nested in others as sides, which need a dish of their own. */
  nested: Set<string>
}

/** Ids into the store's taxes for an item. */
export type TaxesOf = (item: UberItem) => string[]

const DIETS: Record<string, Diet> = {
  VEGAN: 'vegan',
  VEGETARIAN: 'vegetarian',
  HALAL: 'halal',
  GLUTEN_FREE: 'glutenFree',
}

function dietsOf(item: UberItem): Diet[] {
  const classes = item.dish_info?.classifications
  const labels = classes?.dietary_label_info?.labels ?? []
  const diets = new Set(labels.flatMap(label => DIETS[label.toUpperCase()] ?? []))
  if (classes?.is_vegetarian) diets.add('vegetarian')
  return withVegetarian([...diets])
}

/** Reports the fields of an item that cannot be mapped. */
function noteRest(source: UberSource, item: UberItem): void {
  const place = source.place(item)
  const rest: [MenuFileKey, unknown][] = [
    ['menuFile.left.pictures', item.image_url],
    [
      'menuFile.left.priceContext',
      item.price_info.overrides?.some(o => !['MODIFIER_GROUP', 'ITEM'].includes(o.context_type)),
    ],
    ['menuFile.left.deposits', item.price_info.container_deposit],
    ['menuFile.left.groupContext', item.modifier_group_ids?.overrides?.length],
    ['menuFile.left.itemTimes', item.visibility_info],
    ['menuFile.left.bundles', item.bundled_items?.length],
    ['menuFile.left.taxLabels', item.tax_label_info],
    ['menuFile.left.productCodes', item.product_info],
  ]
  for (const [key, existing] of rest) if (existing) source.remarks.note(key, place)
}

interface Choices {
  modifierGroupIds: string[]
  sideDishGroups: SideDishGroup[]
}

const groupId = (source: UberSource, group: UberGroup, item: UberItem): string =>
  differsIn(source, group, item) ? ownId(`${group.id}.${item.id}`) : ownId(group.id)

function choicesOf(source: UberSource, item: UberItem, gathered: MappedItems, inside: boolean): Choices {
  const choices: Choices = { modifierGroupIds: [], sideDishGroups: [] }
  for (const group of groupsOf(source, item)) {
    const id = groupId(source, group, item)
    if (isNested(source, group) && !inside) {
      for (const { id: option } of group.modifier_options) gathered.nested.add(option)
      choices.sideDishGroups.push(sideDishGroupOf(source, group, item, id))
      continue
    }
    if (isNested(source, group)) source.remarks.note('menuFile.left.deepChoices', source.placeOfGroup(group))
    if (!gathered.modifierGroups.has(id)) gathered.modifierGroups.set(id, modifierGroupOf(source, group, item, id))
    if (!choices.modifierGroupIds.includes(id)) choices.modifierGroupIds.push(id)
  }
  return choices
}

/** How many of a dish an order may contain; for a side dish the group's limits apply. */
function saleOf(item: UberItem, inside: boolean): MenuItem['saleSettings'] {
  const quantity = inside ? undefined : item.quantity_info?.quantity
  return {
    saleMin: Math.max(1, quantity?.min_permitted ?? 1),
    saleStep: 1,
    limitSale: Math.min(MAX_OF_A_DISH, quantity?.max_permitted ?? 0),
    limitSaleType: 0,
  }
}

/** An item as a dish. `inside`: it is a side dish, so its own choices may not nest again. */
export function menuItemOf(
  source: UberSource,
  item: UberItem,
  taxesOf: TaxesOf,
  gathered: MappedItems,
  inside: boolean,
): MenuItem {
  noteRest(source, item)
  const description = localizedTextOf(item.description?.translations ?? {}, DESCRIPTION_MAX, plainLines)
  const kcal = item.nutritional_info?.calories?.lower_range
  return {
    ...newItem(ownId(item.id), source.titleOf(item), item.price_info.price),
    ...(Object.keys(description).length > 0 ? { description } : {}),
    ...choicesOf(source, item, gathered, inside),
    saleSettings: saleOf(item, inside),
    taxIds: taxesOf(item),
    diets: dietsOf(item),
    ...(kcal && kcal > 0 ? { kcal: Math.round(kcal) } : {}),
  }
}
