import type { Diet, MenuGroup, MenuItem, ModifierGroup, Unit } from '@comanda/domain/menu'
import { type LocalizedText, type Money, money } from '@comanda/domain/money'
import { menuFileTexts } from '@comanda/messages/menu-files'
import { ownId } from '../ids.ts'
import type { MenuFault } from '../menu-fault.ts'
import { newItem, oneMenu, withVegetarian } from '../new-menu.ts'
import type { ParsedMenu, ReadContext } from '../parsed-menu.ts'
import { plainLines, plainText } from '../plain-text.ts'
import { createRemarks, type Remarks } from '../remarks.ts'
import { ppmOf, taxRates } from '../taxes.ts'
import type { SquareCatalog, SquareItem, SquareModifierList, SquareObject, SquareVariation } from './square-shape.ts'

const NAME_MAX = 120
const DESCRIPTION_MAX = 1000

const STATES: ParsedMenu['states'] = new Set([
  'foodId',
  'displayName',
  'description',
  'price',
  'priceRule',
  'units',
  'modifierGroupIds',
  'taxIds',
  'diets',
  'kcal',
  'onSale',
] as const)

const DIETS: Record<string, Diet> = {
  VEGAN: 'vegan',
  VEGETARIAN: 'vegetarian',
  HALAL: 'halal',
  GLUTEN_FREE: 'glutenFree',
}

interface Source {
  context: ReadContext
  remarks: Remarks
  faults: MenuFault[]
  byId: ReadonlyMap<string, SquareObject>
  /** The tax ids of the store by the catalog's. */
  taxes: ReadonlyMap<string, string>
  soldOut: Set<string>
}

const textOf = (
  { context }: Source,
  text: string | null | undefined,
  most = NAME_MAX,
  clean = plainText,
): LocalizedText | undefined => {
  const plain = clean(text ?? '', most)
  return plain === '' ? undefined : { [context.languages[0] ?? 'en_US']: plain }
}

/** An amount in the store's currency; another currency is a fault. */
function amountOf(
  source: Source,
  price: { amount?: number | null | undefined; currency?: string | null | undefined } | null | undefined,
  name: string,
): Money {
  const { currencyCode: expected } = source.context.currency
  if (price?.currency && price.currency !== expected)
    source.faults.push({ key: 'menuFile.fault.currency', params: { currency: price.currency, expected }, path: name })
  return money(price?.amount ?? 0)
}

const byOrdinal = <T>(list: readonly T[], ordinalOf: (one: T) => number | null | undefined): T[] =>
  list.toSorted((a, b) => (ordinalOf(a) ?? 0) - (ordinalOf(b) ?? 0))

function unitOf(
  source: Source,
  { id, item_variation_data: data }: SquareVariation,
  name: string,
): Unit & { isOpen: boolean } {
  const overrides = data?.location_overrides ?? []
  if (overrides.some(one => one.price_money)) source.remarks.note('menuFile.left.locationPrices', name)
  if (data?.measurement_unit_id) source.remarks.note('menuFile.left.measures', name)
  const isOpen = data?.pricing_type === 'VARIABLE_PRICING'
  const unitName = textOf(source, data?.name) ?? menuFileTexts('menuFile.menu')
  return {
    unitId: ownId(id),
    unitName,
    price: amountOf(source, data?.price_money, name),
    businessUid: ownId(id),
    isOpen,
  }
}

/** The fields of an item besides its name and prices. */
function detailsOf(source: Source, data: SquareItem): Partial<MenuItem> {
  const description = textOf(source, data.description_plaintext ?? data.description, DESCRIPTION_MAX, plainLines)
  const { calorie_count: kcal, dietary_preferences: diets } = data.food_and_beverage_details ?? {}
  const lists = byOrdinal(
    (data.modifier_list_info ?? []).filter(one => one.enabled !== false),
    one => one.ordinal,
  )
  return {
    ...(description && { description }),
    ...(kcal && kcal > 0 && { kcal }),
    modifierGroupIds: lists.flatMap(one => (isChoice(source, one.modifier_list_id) ? [groupIdOf(one)] : [])),
    taxIds: (data.tax_ids ?? []).flatMap(taxId => source.taxes.get(taxId) ?? []),
    diets: withVegetarian((diets ?? []).flatMap(one => DIETS[one.standard_name ?? ''] ?? [])),
  }
}

const isSoldOut = ({ item_variation_data: data }: SquareVariation): boolean =>
  data?.location_overrides?.some(one => one.sold_out) === true

const variationsOf = ({ variations }: SquareItem): SquareVariation[] =>
  byOrdinal(
    (variations ?? []).filter(one => !one.is_deleted),
    one => one.item_variation_data?.ordinal,
  )

/** A dish: one variation is its price, several are its sizes. */
function itemOf(source: Source, { id, item_data: data }: Dish): MenuItem {
  const displayName = textOf(source, data.name) ?? { en_US: id.slice(0, NAME_MAX) }
  const name = Object.values(displayName)[0] ?? id
  const variations = variationsOf(data)
  const units = variations.map(one => unitOf(source, one, name))
  const isOpen = units.length === 0 || units.some(unit => unit.isOpen)
  if (isOpen) source.remarks.note('menuFile.left.openPrices', name)
  if (data.image_ids?.length) source.remarks.note('menuFile.left.pictures', name)
  if (variations.length > 0 && variations.every(isSoldOut)) source.soldOut.add(ownId(id))
  return {
    ...newItem(ownId(id), displayName, units[0]?.price ?? 0),
    ...detailsOf(source, data),
    units: units.length > 1 ? units.map(({ isOpen: _, ...unit }) => unit) : [],
    onSale: !isOpen,
  }
}

type ListInfo = NonNullable<SquareItem['modifier_list_info']>[number]

/** A bound of a list that a dish overrides; -1 is Square's sign for no override. */
const overridden = (own: number | null | undefined, list: number | null | undefined): number =>
  own !== null && own !== undefined && own >= 0 ? own : Math.max(0, list ?? 0)

/** A list has one group for each pair of bounds that dishes give it. */
const groupIdOf = ({
  modifier_list_id: id,
  min_selected_modifiers: min,
  max_selected_modifiers: max,
}: ListInfo): string => ((min ?? -1) < 0 && (max ?? -1) < 0 ? ownId(id) : ownId(`${id}.${min ?? -1}.${max ?? -1}`))

const isChoice = ({ byId, remarks }: Source, id: string): boolean => {
  const list = byId.get(id)?.modifier_list_data
  if (list?.modifier_type === 'TEXT') remarks.note('menuFile.left.textModifiers', list.name ?? id)
  return list !== undefined && list !== null && list.modifier_type !== 'TEXT'
}

function modifierGroupOf(source: Source, info: ListInfo, list: SquareModifierList): ModifierGroup {
  const name = list.name ?? info.modifier_list_id
  const isSingle = list.selection_type === 'SINGLE'
  const min = overridden(info.min_selected_modifiers, list.min_selected_modifiers)
  const max = overridden(info.max_selected_modifiers, list.max_selected_modifiers ?? (isSingle ? 1 : 0))
  const options = byOrdinal(
    (list.modifiers ?? []).filter(one => !one.is_deleted),
    one => one.modifier_data?.ordinal,
  )
  return {
    modifierGroupId: groupIdOf(info),
    displayName: textOf(source, list.name) ?? { en_US: info.modifier_list_id },
    multiple: list.allow_quantities === true,
    min,
    max: max > 0 ? Math.max(min, max) : 0,
    modifierItems: options.map(({ id, modifier_data: data }) => ({
      modifierItemId: ownId(id),
      modifierItemName: textOf(source, data?.name) ?? { en_US: id },
      addPrice: amountOf(source, data?.price_money, name),
      max: list.allow_quantities === true ? Math.max(1, max || 10) : 1,
      selected: data?.on_by_default === true,
    })),
  }
}

/** Maps a Square catalog to a menu: categories, items with their variations, modifier lists, taxes. The same catalog always gives the same menu. */
export function mapSquare(catalog: SquareCatalog, context: ReadContext): ParsedMenu {
  const live = catalog.objects.filter(one => !one.is_deleted)
  const rates = taxRates(context.taxes)
  const taxes = new Map(
    live.flatMap(({ id, tax_data: tax }) => {
      const percent = Number(tax?.percentage)
      if (!tax || tax.enabled === false || !(percent > 0 && percent <= 100)) return []
      return [[id, rates.idOf({ rate: ppmOf(percent), inclusive: tax.inclusion_type === 'INCLUSIVE' })] as const]
    }),
  )
  const byId = new Map(live.map(one => [one.id, one]))
  const source: Source = { context, remarks: createRemarks(), faults: [], byId, taxes, soldOut: new Set() }
  for (const one of catalog.objects)
    if (one.item_data?.is_archived || (one.is_deleted && one.item_data))
      source.remarks.note('menuFile.left.archived', one.item_data.name ?? one.id)
  const dishes = live.flatMap(one =>
    one.item_data && !one.item_data.is_archived ? [{ ...one, item_data: one.item_data }] : [],
  )
  const infos = dishes.flatMap(({ item_data: data }) => data.modifier_list_info ?? [])
  const modifierGroups = new Map(
    infos.flatMap(info => {
      const list = byId.get(info.modifier_list_id)?.modifier_list_data
      return list && list.modifier_type !== 'TEXT'
        ? [[groupIdOf(info), modifierGroupOf(source, info, list)] as const]
        : []
    }),
  )
  const menuGroups = groupsOf(source, live, dishes)
  const items = dishes.map(one => itemOf(source, one))
  return {
    format: 'square',
    document: {
      menus: [oneMenu(context.before, menuGroups)],
      menuGroups,
      items,
      modifierGroups: [...modifierGroups.values()],
      buffetRules: [],
    },
    states: STATES,
    soldOut: [...source.soldOut],
    suspended: source.soldOut.size,
    taxesToAdd: rates.added(),
    leftBehind: source.remarks.all(),
    faults: source.faults,
  }
}

type Dish = SquareObject & { item_data: SquareItem }

const categoriesOf = ({ item_data: data }: Dish): { id: string; ordinal?: number | null | undefined }[] =>
  data.categories?.length ? data.categories : data.category_id ? [{ id: data.category_id }] : []

/** Categories with dishes, in the catalog's order; dishes without one are in a group of their own. */
function groupsOf(source: Source, live: readonly SquareObject[], dishes: readonly Dish[]): MenuGroup[] {
  const categories = byOrdinal(
    live.filter(one => one.category_data),
    one => one.category_data?.parent_category?.ordinal,
  )
  const isCategory = new Set(categories.map(({ id }) => id))
  const groupOf = (id: string, displayName: LocalizedText, members: readonly Dish[]): MenuGroup => ({
    menuGroupId: ownId(id),
    groupType: 0,
    displayName,
    foodIds: members.map(one => ownId(one.id)),
    minOnlineQuantity: 0,
  })
  const groups = categories.map(({ id, category_data: data }) => {
    const ordinalIn = (dish: Dish) => categoriesOf(dish).find(one => one.id === id)?.ordinal
    const members = dishes.filter(dish => categoriesOf(dish).some(one => one.id === id))
    return groupOf(id, textOf(source, data?.name) ?? { en_US: id }, byOrdinal(members, ordinalIn))
  })
  const rest = dishes.filter(dish => !categoriesOf(dish).some(one => isCategory.has(one.id)))
  const all = rest.length > 0 ? [...groups, groupOf('uncategorised', menuFileTexts('menuFile.menu'), rest)] : groups
  return all.filter(group => group.foodIds.length > 0)
}
