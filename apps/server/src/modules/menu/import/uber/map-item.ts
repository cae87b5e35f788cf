import type { Diet, MenuItem, ModifierGroup, SideDishGroup } from '@comanda/domain/menu'
import { money } from '@comanda/domain/money'
import { modifierGroupOf, sideDishGroupOf } from './map-groups.ts'
import { wordsOf } from '../plain-text.ts'
import { differsIn, groupsOf, isNested, ownId, type UberSource } from './uber-source.ts'
import type { UberGroup, UberItem } from './ubereats-shape.ts'

const DESCRIPTION_MAX = 1000
const MOST_OF_A_DISH = 999

/** Data that mapping collects beside the dishes. */
export interface Gathered {
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
  if (classes?.is_vegetarian || diets.has('vegan')) diets.add('vegetarian')
  return [...diets]
}

/** Reports the fields of an item that cannot be mapped. */
function noteRest(source: UberSource, item: UberItem): void {
  const place = source.place(item)
  const rest: [string, unknown][] = [
    ['pictures (not fetched; the dish gets a designed tile)', item.image_url],
    [
      'prices that differ by menu or category',
      item.price_info.overrides?.some(o => !['MODIFIER_GROUP', 'ITEM'].includes(o.context_type)),
    ],
    ['deposits on containers', item.price_info.container_deposit],
    ['modifier groups that differ by context', item.modifier_group_ids?.overrides?.length],
    ['times at which a single item is shown', item.visibility_info],
    ['bundled items', item.bundled_items?.length],
    ['tax labels', item.tax_label_info],
    ['product codes', item.product_info],
  ]
  for (const [what, existing] of rest) if (existing) source.remarks.note(what, place)
}

interface Choices {
  modifierGroupIds: string[]
  sideDishGroups: SideDishGroup[]
}

const groupId = (source: UberSource, group: UberGroup, item: UberItem): string =>
  differsIn(source, group, item) ? ownId(`${group.id}.${item.id}`) : ownId(group.id)

function choicesOf(source: UberSource, item: UberItem, gathered: Gathered, inside: boolean): Choices {
  const choices: Choices = { modifierGroupIds: [], sideDishGroups: [] }
  for (const group of groupsOf(source, item)) {
    const id = groupId(source, group, item)
    if (isNested(source, group) && !inside) {
      for (const { id: option } of group.modifier_options) gathered.nested.add(option)
      choices.sideDishGroups.push(sideDishGroupOf(source, group, item, id))
      continue
    }
    if (isNested(source, group))
      source.remarks.note('choices nested three deep (the inner ones)', source.placeOfGroup(group))
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
    limitSale: Math.min(MOST_OF_A_DISH, quantity?.max_permitted ?? 0),
    limitSaleType: 0,
  }
}

/** An item as a dish. `inside`: it is a side dish, so its own choices may not nest again. */
export function menuItemOf(
  source: UberSource,
  item: UberItem,
  taxesOf: TaxesOf,
  gathered: Gathered,
  inside: boolean,
): MenuItem {
  noteRest(source, item)
  const description = wordsOf(item.description?.translations ?? {}, DESCRIPTION_MAX)
  const kcal = item.nutritional_info?.calories?.lower_range
  return {
    foodId: ownId(item.id),
    displayName: source.titleOf(item),
    ...(Object.keys(description).length > 0 ? { description } : {}),
    price: money(item.price_info.price),
    priceRule: 0,
    units: [],
    ...choicesOf(source, item, gathered, inside),
    comboGroups: [],
    multiBase: 1,
    exclusions: [],
    saleSettings: saleOf(item, inside),
    packingFee: money(0),
    taxIds: taxesOf(item),
    allergens: [],
    allergensUnknown: true,
    diets: dietsOf(item),
    tags: [],
    ...(kcal && kcal > 0 ? { kcal: Math.round(kcal) } : {}),
    onSale: true,
  }
}
