import type { MenuDocument, MenuGroup, MenuItem, Unit } from '@comanda/domain/menu'
import type { LocalizedText } from '@comanda/domain/money'
import { ownId } from '../ids.ts'
import type { MenuFault } from '../menu-fault.ts'
import { newItem } from '../new-menu.ts'
import type { ParsedMenu, ReadContext } from '../parsed-menu.ts'
import { plainLines } from '../plain-text.ts'
import { ppmOf, taxRates } from '../taxes.ts'
import { arrangement } from './arrangement.ts'
import { type Column, TAX_SEPARATOR } from './columns.ts'
import { optionGroups } from './option-groups.ts'
import type { Cell, Table } from './read-table.ts'
import { type RowReader, rowReader } from './row-values.ts'

const NAME_MAX = 120
const DESCRIPTION_MAX = 1000
const MAX_KCAL = 20_000
const ID_MAX = 64

/** The fields of a dish that a column states. */
const FIELDS: readonly (readonly [Column, readonly (keyof MenuItem)[]])[] = [
  ['dish', ['foodId', 'displayName']],
  ['description', ['description']],
  ['price', ['price']],
  ['size', ['units']],
  ['memberPrice', ['prices']],
  ['tax', ['taxIds']],
  ['station', ['station']],
  ['onSale', ['onSale']],
  ['allergens', ['allergens']],
  ['diets', ['diets']],
  ['kcal', ['kcal']],
  ['tags', ['tags']],
  ['packing', ['packingFee']],
  ['optionGroup', ['modifierGroupIds']],
]

/** A dish with the rows that describe it, as far as they are read. */
interface Draft {
  item: MenuItem
  row: RowReader
  hasPrice: boolean
  units: Unit[]
  /** The dish that exists. */
  before: MenuItem | undefined
}

/** Taxes named by their rates (`8.25 %`, `0.0825`) or by their names in the store; several joined by `+`. PRICE-5 */
function taxReader({ taxes }: ReadContext) {
  const rates = taxRates(taxes)
  const inclusive = taxes[0]?.inclusive ?? false
  /** Undefined: neither a tax nor a rate. A rate of 0 is no tax. */
  const taxIdOf = (cell: Cell): string | undefined => {
    const named = taxes.find(tax => Object.values(tax.name).includes(String(cell).trim()) || tax.taxId === cell)
    if (named) return named.taxId
    const isFraction = typeof cell === 'number' && cell < 1
    const percent = isFraction ? cell * 100 : Number(String(cell).replace('%', '').replace(',', '.').trim() || 'x')
    if (!(percent >= 0 && percent <= 100)) return undefined
    return percent === 0 ? '' : rates.idOf({ rate: ppmOf(percent), inclusive })
  }
  const taxesOf = (row: RowReader): string[] | undefined => {
    const cell = row.cell('tax')
    if (cell === undefined) return row.has('tax') ? [] : undefined
    const parts = typeof cell === 'string' ? cell.split(TAX_SEPARATOR.trim()) : [cell]
    const ids = parts.map(taxIdOf)
    if (!ids.includes(undefined)) return ids.filter((id): id is string => id !== undefined && id !== '')
    return row.fail('tax', { key: 'menuFile.fault.tax', params: { text: String(cell) } })
  }
  return { taxesOf, added: rates.added }
}

/** The fields of a dish in a row, besides its name and prices. */
function detailsOf(row: RowReader, taxIds: string[] | undefined): Partial<MenuItem> {
  const description = row.texts('description', DESCRIPTION_MAX, plainLines)
  const station = row.text('station', 60)
  const kcal = row.count('kcal', MAX_KCAL)
  const tags = row.text('tags', 300)
  const allergens = row.contents('allergens')
  const diets = row.contents('diets')
  const packingFee = row.amount('packing')
  return {
    ...(description && { description }),
    ...(station !== undefined && { station }),
    ...(kcal !== undefined && kcal > 0 && { kcal }),
    ...(tags !== undefined && {
      tags: tags
        .split(/[,;|、،]/)
        .map(tag => tag.trim())
        .filter(Boolean),
    }),
    ...(allergens && { allergens }),
    ...(diets && { diets }),
    ...(packingFee !== undefined && { packingFee }),
    ...(taxIds && { taxIds }),
    onSale: row.isOn('onSale') ?? true,
  }
}

const withPrices = (row: RowReader) => {
  const member = row.amount('memberPrice')
  return member === undefined ? {} : { prices: [{ value: member, type: 'member' as const }] }
}

/** Adds the size or the price that a row states. */
function addPrice(draft: Draft, row: RowReader): void {
  const price = row.amount('price')
  const size = row.texts('size', NAME_MAX)
  if (row.cell('price') === undefined) {
    if (size) row.fail('price', { key: 'menuFile.fault.sizePrice' })
    return
  }
  const isFirst = !draft.hasPrice
  draft.hasPrice = true
  if (price === undefined) return
  if (isFirst) Object.assign(draft.item, { price, ...withPrices(row) })
  if (!size) {
    if (!isFirst) row.fail('size', { key: 'menuFile.fault.sizeMissing' })
    return
  }
  const name = Object.values(size)[0] ?? ''
  const known = draft.before?.units.find(unit => Object.values(unit.unitName).includes(name))
  const unitId = known?.unitId ?? ownId(`${draft.item.foodId}.${name}`)
  if (draft.units.some(unit => unit.unitId === unitId)) row.fail('size', { key: 'menuFile.fault.sizeTwice' })
  draft.units.push({ businessUid: unitId, ...known, unitId, unitName: size, price, ...withPrices(row) })
}

/** Reads rows one after the other: each begins a dish, or adds to the one above. */
function dishReader(context: ReadContext) {
  const place = arrangement(context)
  const tax = taxReader(context)
  const options = optionGroups(context.before)
  const drafts = new Map<string, Draft>()
  let group: MenuGroup | undefined
  let draft: Draft | undefined

  const begin = (row: RowReader, displayName: LocalizedText): Draft | undefined => {
    group = place.groupOf(row) ?? group
    if (!group) return row.fail('group', { key: 'menuFile.fault.groupMissing' })
    const idText = row.text('foodId', ID_MAX)
    const foodId = idText === undefined ? place.dishId(Object.values(displayName)[0] ?? '', group) : ownId(idText)
    if (!group.foodIds.includes(foodId)) group.foodIds.push(foodId)
    const known = drafts.get(foodId)
    if (known) return known
    const item = { ...newItem(foodId, displayName, 0), ...detailsOf(row, tax.taxesOf(row)) }
    if (row.cell('allergens') !== undefined) delete item.allergensUnknown
    const next = { item, row, hasPrice: false, units: [], before: place.before(foodId) }
    drafts.set(foodId, next)
    return next
  }

  /** The dish a row belongs to; undefined for a row that only names a group. */
  const dishOf = (row: RowReader): Draft | undefined => {
    const displayName = row.texts('dish', NAME_MAX)
    if (displayName) return begin(row, displayName)
    const named = row.cell('price') === undefined ? place.groupOf(row) : undefined
    if (named) group = named
    else if (!draft) row.fail('dish', { key: 'menuFile.fault.dishMissing' })
    return draft
  }

  return {
    read(row: RowReader): void {
      draft = dishOf(row)
      if (!draft) return
      addPrice(draft, row)
      options.add(draft.item, row)
    },
    /** The dishes with what they are arranged in and choose from. */
    document(): MenuDocument {
      for (const { hasPrice, row } of drafts.values())
        if (!hasPrice) row.fail('price', { key: 'menuFile.fault.priceMissing' })
      const items = [...drafts.values()].map(({ item, units }) => (units.length > 0 ? { ...item, units } : item))
      const modifierGroups = options.all()
      return { menus: place.menus(), menuGroups: place.groups(), items, modifierGroups, buffetRules: [] }
    },
    taxesAdded: tax.added,
  }
}

/**
 * A spreadsheet as a menu: a row with a dish begins it; the rows below it without a dish, or with the same one, add sizes and
 * options. Dishes without an id keep the id of the dish of the same name.
 */
export function mapTable(table: Table, context: ReadContext): ParsedMenu {
  const faults: MenuFault[] = []
  const language = context.languages[0] ?? 'en_US'
  const reader = dishReader(context)
  for (const row of table.rows) reader.read(rowReader({ table, currency: context.currency, language, faults }, row))
  const hasColumn = (column: Column) => table.columns.some(one => one.column === column)
  return {
    format: 'table',
    document: reader.document(),
    states: new Set(FIELDS.flatMap(([column, fields]) => (hasColumn(column) ? fields : []))),
    soldOut: [],
    suspended: 0,
    taxesToAdd: reader.taxesAdded(),
    leftBehind: table.leftBehind,
    faults,
  }
}
