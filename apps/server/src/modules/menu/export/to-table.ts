import type { MenuDocument, MenuItem, ModifierGroup, Unit } from '@comanda/domain/menu'
import { type Currency, decimalText, inLanguage, type LocalizedText, type Money } from '@comanda/domain/money'
import type { CellValue } from '@comanda/domain/spreadsheet'
import type { TaxRule } from '@comanda/domain/store'
import { type Column, columns, headingOf, TAX_SEPARATOR, textColumns } from '../import/table/columns.ts'

/** What an export needs to know of the store. */
export interface ExportContext {
  currency: Currency
  taxes: readonly TaxRule[]
  languages: readonly string[]
}

interface ExportColumn {
  column: Column
  language: string
  heading: string
}

/** The columns of an export: texts in the store's first language, and one more column per further language. */
export function columnsOf(languages: readonly string[]): ExportColumn[] {
  const [first = 'en_US', ...more] = languages
  return columns.flatMap(column => [
    { column, language: first, heading: headingOf(column) },
    ...(textColumns.includes(column)
      ? more.map(language => ({ column, language, heading: headingOf(column, language) }))
      : []),
  ])
}

type Fields = Partial<Record<Column, LocalizedText | CellValue>>

const amount = ({ internationalSystemOfUnits: decimals }: Currency, money: Money | undefined): CellValue =>
  money === undefined ? undefined : Number(decimalText(money, decimals))

/** The taxes of a dish: by its rate where no other tax has it, else by name; several joined by `+`. */
function taxOf(item: MenuItem, { taxes, languages }: ExportContext): CellValue {
  const own = taxes.filter(tax => item.taxIds.includes(tax.taxId))
  const isRate = (rate: number) => own.length === 1 && taxes.filter(tax => tax.rate === rate).length === 1
  if (own.length === 0) return 0
  return own
    .map(tax => (isRate(tax.rate) ? `${tax.rate / 10_000} %` : inLanguage(tax.name, languages[0] ?? 'en_US')))
    .join(TAX_SEPARATOR)
}

const memberPrice = ({ prices }: Pick<Unit, 'prices'>): Money | undefined =>
  prices?.find(price => price.type === 'member')?.value

/** The fields of a dish's first row. */
function dishFields(item: MenuItem, context: ExportContext): Fields {
  return {
    foodId: item.foodId,
    dish: item.displayName,
    description: item.description ?? {},
    tax: taxOf(item, context),
    station: item.station,
    onSale: item.onSale ? 'yes' : 'no',
    allergens: item.allergensUnknown ? undefined : item.allergens.join(', ') || 'none',
    diets: item.diets.join(', '),
    kcal: item.kcal,
    tags: item.tags.join(', '),
    packing: amount(context.currency, item.packingFee),
  }
}

/** The rows of a dish: one per size, then one per option. */
function dishRows(item: MenuItem, groups: readonly ModifierGroup[], context: ExportContext): Fields[] {
  const { currency } = context
  const prices: Fields[] =
    item.units.length > 0
      ? item.units.map(unit => ({
          size: unit.unitName,
          price: amount(currency, unit.price),
          memberPrice: amount(currency, memberPrice(unit)),
        }))
      : [{ price: amount(currency, item.price), memberPrice: amount(currency, memberPrice(item)) }]
  const options = groups.flatMap(group => {
    const head = { optionGroup: group.displayName, choose: group.min, upTo: group.max }
    return group.modifierItems.map(
      (option, i): Fields => ({
        ...(i === 0 ? head : {}),
        option: option.modifierItemName,
        optionPrice: amount(currency, option.addPrice),
      }),
    )
  })
  const [first = {}, ...rest] = [...prices, ...options]
  return [{ ...dishFields(item, context), ...first }, ...rest]
}

/**
 * A menu as the rows of a spreadsheet, headings first; reading it again gives the same menu. Combos, sides, exclusions and
 * buffets have no columns and stay as they are when it is read again.
 */
export function toTable(document: MenuDocument, context: ExportContext): CellValue[][] {
  const head = columnsOf(context.languages)
  const items = new Map(document.items.map(item => [item.foodId, item]))
  const groups = new Map(document.modifierGroups.map(group => [group.modifierGroupId, group]))
  const menus = document.menus.flatMap(menu =>
    menu.menuGroupIds.flatMap(id => {
      const group = document.menuGroups.find(one => one.menuGroupId === id && one.groupType === 0)
      return group ? [{ menu, group }] : []
    }),
  )
  const written = new Set<string>()
  const rows = menus.flatMap(({ menu, group }) =>
    group.foodIds.flatMap((foodId): Fields[] => {
      const item = items.get(foodId)
      if (!item) return []
      const place = { menu: menu.displayName, group: group.displayName }
      // A dish in several groups is described once.
      if (written.has(foodId)) return [{ ...place, foodId, dish: item.displayName }]
      written.add(foodId)
      const own = item.modifierGroupIds.flatMap(id => groups.get(id) ?? [])
      const [first, ...rest] = dishRows(item, own, context)
      return [{ ...place, ...first }, ...rest]
    }),
  )
  const valueOf = (fields: Fields, { column, language }: ExportColumn): CellValue => {
    const value = fields[column]
    return typeof value === 'object' ? value[language] : value
  }
  return [head.map(one => one.heading), ...rows.map(fields => head.map(column => valueOf(fields, column)))]
}

/** The template: headings and a dish with two sizes and options, as an example of each column. */
export function tableTemplate(context: ExportContext): CellValue[][] {
  const [first = 'en_US'] = context.languages
  const text = (value: string): LocalizedText => ({ [first]: value })
  const rows: Fields[] = [
    {
      group: text('Pizza'),
      dish: text('Margherita'),
      description: text('Tomato, mozzarella, basil'),
      size: text('Small'),
      price: 9,
      tax: '8 %',
      station: 'Oven',
      onSale: 'yes',
      allergens: 'gluten, milk',
      diets: 'vegetarian',
      kcal: 820,
    },
    { size: text('Large'), price: 13 },
    { optionGroup: text('Toppings'), choose: 0, upTo: 3, option: text('Olives'), optionPrice: 1 },
    { option: text('Mushrooms'), optionPrice: 2 },
    { group: text('Drinks'), dish: text('Lemonade'), price: 4, tax: '8 %', onSale: 'yes', allergens: 'none' },
  ]
  const head = columnsOf(context.languages)
  return [
    head.map(one => one.heading),
    ...rows.map(fields =>
      head.map(({ column, language }) => {
        const value = fields[column]
        return typeof value === 'object' ? value[language] : value
      }),
    ),
  ]
}
