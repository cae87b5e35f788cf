import { checkDish, indexMenu } from '@comanda/domain/menu'
import { type Currency, decimalText } from '@comanda/domain/money'
import { t } from '@comanda/web/i18n'
import { typedAmount } from '../../../../forms/fields/typed-amount.ts'
import { faultText } from '../fault-text.ts'
import { type Dish, type MenuDraft, nameIn } from '../queries.ts'

export const columns = ['name', 'group', 'price', 'taxes', 'station', 'onSale'] as const
export type Column = (typeof columns)[number]
/** The texts typed into the cells of a row. */
export type RowEdits = Partial<Record<Column, string>>

/** The values that the texts of cells stand for. */
export interface CellContext {
  draft: MenuDraft
  /** The language whose names are edited. */
  language: string
}

/** The first group of the menu that lists a dish; empty = none. */
export const groupOf = ({ document }: MenuDraft, foodId: string): string =>
  document.menuGroups.find(group => group.groupType !== -1 && group.foodIds.includes(foodId))?.menuGroupId ?? ''

const pricesOf = (dish: Dish): Dish['price'][] =>
  dish.units.length > 0 ? dish.units.map(unit => unit.price) : [dish.price]

/** The text of a cell for a dish; several prices are separated by slashes. */
export function cellText(dish: Dish, column: Column, { draft, language }: CellContext): string {
  if (column === 'name') return dish.displayName[language] ?? ''
  if (column === 'group') {
    const id = groupOf(draft, dish.foodId)
    const group = draft.document.menuGroups.find(one => one.menuGroupId === id)
    return group ? nameIn(group.displayName) : ''
  }
  if (column === 'price') {
    const decimals = draft.currency.internationalSystemOfUnits
    return pricesOf(dish)
      .map(price => decimalText(price, decimals))
      .join(' / ')
  }
  if (column === 'taxes')
    return draft.taxes
      .filter(tax => dish.taxIds.includes(tax.taxId))
      .map(tax => tax.name)
      .join(', ')
  return column === 'station' ? (dish.station ?? '') : t(dish.onSale ? 'menuEdit.yes' : 'menuEdit.no')
}

/** A changed dish, or the error of the cell's text. */
type Parsed = { dish: Dish } | { error: string }

const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase()

function withPrices(dish: Dish, text: string, currency: Currency): Parsed {
  const decimals = currency.internationalSystemOfUnits
  const amounts = text.split('/').map(one => typedAmount(one.trim(), currency))
  const rows = Math.max(1, dish.units.length)
  if (amounts.length !== rows || amounts.includes(undefined)) {
    const sample = Array.from({ length: rows }, () => (decimals === 0 ? '12' : '12.50')).join(' / ')
    return { error: t('menuEdit.cellAmount', { amount: sample }) }
  }
  const [first = dish.price] = amounts
  const units = dish.units.map((unit, at) => ({ ...unit, price: amounts[at] ?? unit.price }))
  return { dish: { ...dish, price: first, units } }
}

const YES = ['yes', 'y', '1', 'true', 'x', '是', 'نعم']
const NO = ['no', 'n', '0', 'false', '', '否', 'لا']

const parsers: Record<Column, (dish: Dish, text: string, context: CellContext) => Parsed> = {
  name: (dish, text, { language }) =>
    text.trim() === ''
      ? { error: t('menuEdit.cellName') }
      : { dish: { ...dish, displayName: { ...dish.displayName, [language]: text.trim() } } },
  group: (dish, text, { draft }) =>
    text.trim() === '' || groupNamed(draft, text) ? { dish } : { error: t('menuEdit.cellGroup') },
  price: (dish, text, { draft }) => withPrices(dish, text, draft.currency),
  taxes(dish, text, { draft }) {
    const names = text.split(/[,،，]/).filter(name => name.trim() !== '')
    const ids = names.map(name => draft.taxes.find(tax => same(tax.name, name))?.taxId)
    const known = ids.filter(id => id !== undefined)
    return known.length === names.length ? { dish: { ...dish, taxIds: known } } : { error: t('menuEdit.cellTax') }
  },
  station({ station: _, ...dish }, text) {
    return { dish: text.trim() === '' ? dish : { ...dish, station: text.trim() } }
  },
  onSale(dish, text) {
    if (YES.some(one => same(one, text))) return { dish: { ...dish, onSale: true } }
    return NO.some(one => same(one, text)) ? { dish: { ...dish, onSale: false } } : { error: t('menuEdit.cellOnSale') }
  },
}

/** The group of a name, in any of its languages. */
export const groupNamed = ({ document }: MenuDraft, text: string) =>
  document.menuGroups.find(group => Object.values(group.displayName).some(name => same(name, text)))

const columnOf = (path: string): Column =>
  path.startsWith('taxIds') ? 'taxes' : /price/i.test(path) ? 'price' : path.startsWith('displayName') ? 'name' : 'name'

export interface RowResult {
  dish: Dish
  errors: Partial<Record<Column, string>>
}

/** The dish with the typed cells, and the error of each cell. */
export function editedDish(dish: Dish, edits: RowEdits, context: CellContext): RowResult {
  const errors: RowResult['errors'] = {}
  let current = dish
  for (const column of columns) {
    const text = edits[column]
    if (text === undefined) continue
    const parsed = parsers[column](current, text, context)
    if ('error' in parsed) errors[column] = parsed.error
    else current = parsed.dish
  }
  if (Object.keys(errors).length === 0) {
    const index = indexMenu(context.draft.document)
    const [fault] = checkDish(index, current, { taxIds: context.draft.taxes.map(tax => tax.taxId) })
    if (fault) errors[columnOf(fault.path)] = faultText(fault)
  }
  return { dish: current, errors }
}
