import type { MenuDocument, MenuItem } from '@comanda/domain/menu'
import { inLanguage, type LocalizedText, type Money } from '@comanda/domain/money'
import type { ExportContext } from './to-table.ts'

const PPM_PER_PERCENT = 10_000
const DIETS: Record<string, string> = {
  vegan: 'VEGAN',
  vegetarian: 'VEGETARIAN',
  halal: 'HALAL',
  glutenFree: 'GLUTEN_FREE',
}

interface Writer {
  context: ExportContext
  document: MenuDocument
  text(texts: LocalizedText): string
  price(amount: Money): { amount: number; currency: string }
}

function variationsOf({ text, price }: Writer, item: MenuItem) {
  const only = { unitId: `${item.foodId}.regular`, unitName: { en_US: 'Regular' }, price: item.price }
  return (item.units.length > 0 ? item.units : [only]).map((unit, ordinal) => ({
    type: 'ITEM_VARIATION',
    id: unit.unitId,
    item_variation_data: {
      item_id: item.foodId,
      name: text(unit.unitName),
      ordinal,
      pricing_type: item.priceRule === 1 ? 'VARIABLE_PRICING' : 'FIXED_PRICING',
      price_money: price(unit.price),
    },
  }))
}

const itemObject = (writer: Writer, item: MenuItem) => ({
  type: 'ITEM',
  id: item.foodId,
  item_data: {
    name: writer.text(item.displayName),
    ...(item.description && { description: writer.text(item.description) }),
    categories: groupsOf(writer).flatMap(group => {
      const ordinal = group.foodIds.indexOf(item.foodId)
      return ordinal < 0 ? [] : [{ id: group.menuGroupId, ordinal }]
    }),
    tax_ids: item.taxIds,
    variations: variationsOf(writer, item),
    modifier_list_info: item.modifierGroupIds.map((id, ordinal) => ({ modifier_list_id: id, enabled: true, ordinal })),
    is_archived: false,
    food_and_beverage_details: {
      ...(item.kcal !== undefined && { calorie_count: item.kcal }),
      dietary_preferences: item.diets.map(diet => ({ type: 'STANDARD', standard_name: DIETS[diet] })),
    },
  },
})

const groupsOf = ({ document }: Writer) => document.menuGroups.filter(group => group.groupType === 0)

const categoryObjects = (writer: Writer) =>
  groupsOf(writer).map((group, ordinal) => ({
    type: 'CATEGORY',
    id: group.menuGroupId,
    category_data: { name: writer.text(group.displayName), parent_category: { ordinal } },
  }))

function taxObjects({ context, document, text }: Writer) {
  const isUsed = new Set(document.items.flatMap(item => item.taxIds))
  return context.taxes
    .filter(tax => isUsed.has(tax.taxId))
    .map(tax => ({
      type: 'TAX',
      id: tax.taxId,
      tax_data: {
        name: text(tax.name),
        inclusion_type: tax.inclusive ? 'INCLUSIVE' : 'ADDITIVE',
        percentage: String(tax.rate / PPM_PER_PERCENT),
        enabled: true,
      },
    }))
}

const listObjects = ({ document, text, price }: Writer) =>
  document.modifierGroups.map(group => ({
    type: 'MODIFIER_LIST',
    id: group.modifierGroupId,
    modifier_list_data: {
      name: text(group.displayName),
      selection_type: group.max === 1 ? 'SINGLE' : 'MULTIPLE',
      modifier_type: 'LIST',
      min_selected_modifiers: group.min,
      max_selected_modifiers: group.max,
      allow_quantities: group.multiple,
      modifiers: group.modifierItems.map((option, ordinal) => ({
        type: 'MODIFIER',
        id: option.modifierItemId,
        modifier_data: {
          name: text(option.modifierItemName),
          price_money: price(option.addPrice),
          on_by_default: option.selected,
          ordinal,
          modifier_list_id: group.modifierGroupId,
        },
      })),
    },
  }))

/** A menu as a Square catalog, in the store's first language. Combos, sides and windows have no place in it. */
export function toSquare(document: MenuDocument, context: ExportContext) {
  const { currencyCode: currency } = context.currency
  const writer: Writer = {
    context,
    document,
    text: texts => inLanguage(texts, context.languages[0] ?? 'en_US'),
    price: amount => ({ amount, currency }),
  }
  return {
    objects: [
      ...categoryObjects(writer),
      ...taxObjects(writer),
      ...listObjects(writer),
      ...document.items.map(item => itemObject(writer, item)),
    ],
  }
}
