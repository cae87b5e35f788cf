import type { MenuDocument, MenuItem, ModifierGroup, SideDishGroup } from '@comanda/domain/menu'
import type { LocalizedText } from '@comanda/domain/money'
import type { TimeWindow } from '@comanda/domain/store'
import type { ExportContext } from './to-table.ts'

const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const DAY = 1440
const PPM_PER_PERCENT = 10_000

const LABELS: Record<string, string> = {
  vegan: 'VEGAN',
  vegetarian: 'VEGETARIAN',
  halal: 'HALAL',
  glutenFree: 'GLUTEN_FREE',
}

/** Languages as the format writes them: `en_us`. */
const translated = (texts: LocalizedText) => ({
  translations: Object.fromEntries(Object.entries(texts).map(([language, text]) => [language.toLowerCase(), text])),
})

const clock = (minutes: number): string =>
  minutes % DAY === 0 && minutes > 0
    ? '23:59'
    : `${String(Math.floor((minutes % DAY) / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** Hours by day; a menu without windows is offered all day. */
const availability = (windows: readonly TimeWindow[]) =>
  DAYS.flatMap((day_of_week, weekday) => {
    const own = windows.filter(window => window.weekdays.includes(weekday))
    const periods =
      windows.length === 0
        ? [{ start_time: '00:00', end_time: '23:59' }]
        : own.map(({ from, to }) => ({ start_time: clock(from), end_time: clock(to) }))
    return periods.length > 0 ? [{ day_of_week, time_periods: periods }] : []
  })

const entities = (ids: readonly string[]) => ids.map(id => ({ id, type: 'ITEM' }))

/** The sizes of a dish as a group with one choice; each costs its difference to the dish's price. */
const sizeGroup = (item: MenuItem) => ({
  id: `${item.foodId}.size`,
  title: { translations: { en_us: 'Size', zh_cn: '规格', ar: 'الحجم' } },
  quantity_info: { quantity: { min_permitted: 1, max_permitted: 1 } },
  modifier_options: entities(item.units.map(unit => unit.unitId)),
})

const bounds = ({ min, max }: { min: number; max: number }) => ({
  quantity: { min_permitted: min, ...(max > 0 && { max_permitted: max }) },
})

const modifierGroup = (group: ModifierGroup) => ({
  id: group.modifierGroupId,
  title: translated(group.displayName),
  quantity_info: bounds(group),
  modifier_options: entities(group.modifierItems.map(option => option.modifierItemId)),
})

const sideGroup = (group: SideDishGroup) => ({
  id: group.sideDishGroupId,
  title: translated(group.displayName),
  quantity_info: bounds(group),
  modifier_options: entities(group.sideDishes.map(side => side.foodId)),
})

function dishOf(item: MenuItem, { taxes }: ExportContext, menu: MenuDocument) {
  const tax = taxes.find(one => item.taxIds.includes(one.taxId))
  const percent = (tax?.rate ?? 0) / PPM_PER_PERCENT
  const sides = menu.items.flatMap(dish =>
    dish.sideDishGroups.flatMap(group =>
      group.sideDishes
        .filter(side => side.foodId === item.foodId)
        .map(side => ({
          context_type: 'MODIFIER_GROUP',
          context_value: group.sideDishGroupId,
          price: side.price,
        })),
    ),
  )
  return {
    id: item.foodId,
    title: translated(item.displayName),
    ...(item.description && { description: translated(item.description) }),
    price_info: { price: item.price, ...(sides.length > 0 && { overrides: sides }) },
    ...(item.saleSettings.limitSale > 0 && {
      quantity_info: { quantity: { max_permitted: item.saleSettings.limitSale } },
    }),
    modifier_group_ids: {
      ids: [
        ...(item.units.length > 0 ? [`${item.foodId}.size`] : []),
        ...item.modifierGroupIds,
        ...item.sideDishGroups.map(group => group.sideDishGroupId),
      ],
    },
    tax_info: tax?.inclusive ? { vat_rate_percentage: percent } : { tax_rate: percent },
    ...(item.kcal !== undefined && {
      nutritional_info: { calories: { lower_range: item.kcal, upper_range: item.kcal } },
    }),
    ...(item.diets.length > 0 && {
      dish_info: { classifications: { dietary_label_info: { labels: item.diets.map(diet => LABELS[diet]) } } },
    }),
  }
}

/** The options of groups and sizes as items; an option in several groups has its price in each. */
function optionsOf({ modifierGroups, items }: MenuDocument) {
  const options = new Map<string, { title: LocalizedText; prices: { group: string; price: number }[]; max: number }>()
  const add = (id: string, title: LocalizedText, group: string, price: number, max: number) => {
    const option = options.get(id) ?? { title, prices: [], max }
    option.prices.push({ group, price })
    options.set(id, option)
  }
  for (const group of modifierGroups)
    for (const option of group.modifierItems)
      add(option.modifierItemId, option.modifierItemName, group.modifierGroupId, option.addPrice, option.max)
  for (const { foodId, units, price } of items)
    for (const unit of units) add(unit.unitId, unit.unitName, `${foodId}.size`, Math.max(0, unit.price - price), 1)
  return [...options].map(([id, { title, prices, max }]) => ({
    id,
    title: translated(title),
    price_info: {
      price: Math.max(0, prices[0]?.price ?? 0),
      overrides: prices.map(({ group, price }) => ({
        context_type: 'MODIFIER_GROUP',
        context_value: group,
        price: Math.max(0, price),
      })),
    },
    ...(max > 1 && { quantity_info: { quantity: { max_permitted: max } } }),
  }))
}

/** A menu as an Uber Eats Menu v2 payload: sizes become a group of options. Combos, exclusions and buffets have no place in it. */
export function toUber(document: MenuDocument, context: ExportContext) {
  const groups = document.menuGroups.filter(group => group.groupType === 0)
  const isGroup = new Set(groups.map(group => group.menuGroupId))
  return {
    menus: document.menus.map(menu => ({
      id: menu.menuId,
      title: translated(menu.displayName),
      service_availability: availability(menu.windows),
      category_ids: menu.menuGroupIds.filter(id => isGroup.has(id)),
    })),
    categories: groups.map(group => ({
      id: group.menuGroupId,
      title: translated(group.displayName),
      entities: entities(group.foodIds),
    })),
    items: [...document.items.map(item => dishOf(item, context, document)), ...optionsOf(document)],
    modifier_groups: [
      ...document.items.filter(item => item.units.length > 0).map(sizeGroup),
      ...document.modifierGroups.map(modifierGroup),
      ...document.items.flatMap(item => item.sideDishGroups.map(sideGroup)),
    ],
  }
}
