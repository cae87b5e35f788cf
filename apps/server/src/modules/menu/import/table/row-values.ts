import type { Allergen, Diet } from '@comanda/domain/menu'
import { type Currency, decimalText, type LocalizedText, type Money, money, parseAmount } from '@comanda/domain/money'
import { noWords, plainAmount, yesWords } from '@comanda/domain/spreadsheet'
import { contentNames } from '@comanda/messages/menu-files'
import type { MenuFault } from '../menu-fault.ts'
import { plainText } from '../plain-text.ts'
import type { Column } from './columns.ts'
import type { Cell, Table, TableColumn } from './read-table.ts'

const MAX_MINOR = 1_000_000_000

/** An amount in minor units, or the key of the text about its error. PRICE-4 */
export function amountOf(cell: Cell, { currencyCode, internationalSystemOfUnits: decimals }: Currency) {
  const example = decimalText(money(decimals === 0 ? 12 : 12.5 * 10 ** decimals), decimals)
  const wrong = { key: 'menuFile.fault.price', params: { text: String(cell), example } } as const
  if (typeof cell === 'boolean') return wrong
  if (typeof cell === 'number') {
    const minor = Math.round(cell * 10 ** decimals)
    if (!(cell >= 0 && minor <= MAX_MINOR)) return wrong
    const isWhole = Math.abs(cell * 10 ** decimals - minor) < 1e-6
    return isWhole ? money(minor) : decimalsFault(cell, currencyCode, decimals)
  }
  const plain = plainAmount(cell, decimals)
  const amount = parseAmount(plain, decimals)
  if (amount === undefined)
    return parseAmount(plain, 6) === undefined ? wrong : decimalsFault(cell, currencyCode, decimals)
  return amount > MAX_MINOR ? wrong : amount
}

const decimalsFault = (cell: Cell, currency: string, count: number) =>
  ({ key: 'menuFile.fault.decimals', params: { text: String(cell), currency, count } }) as const

/** Other names of allergens and diets than those the product shows in its languages. */
const OTHER_NAMES: Readonly<Record<string, Allergen | Diet>> = {
  shellfish: 'crustaceans',
  eggs: 'egg',
  wheat: 'gluten',
  dairy: 'milk',
  mollusks: 'molluscs',
  'tree nuts': 'nuts',
  peanut: 'peanuts',
  soy: 'soya',
  sulfites: 'sulphites',
  'gluten free': 'glutenFree',
}
const DIETS: readonly string[] = ['vegetarian', 'vegan', 'halal', 'glutenFree'] satisfies Diet[]

/** The allergen or diet of a name in any language. */
function contentOf(text: string): Allergen | Diet | undefined {
  const name = text.toLowerCase()
  return OTHER_NAMES[name] ?? (contentNames.get(name) as Allergen | Diet | undefined)
}

/** Reads the cells of one row, and collects their errors. */
export interface RowReader {
  has(column: Column): boolean
  /** The text of a column in each language it is given in; undefined where the row has none. */
  texts(column: Column, most: number, clean?: typeof plainText): LocalizedText | undefined
  text(column: Column, most?: number): string | undefined
  amount(column: Column): Money | undefined
  /** A whole number of at most `most`. */
  count(column: Column, most: number): number | undefined
  isOn(column: Column): boolean | undefined
  contents(column: 'allergens'): Allergen[] | undefined
  contents(column: 'diets'): Diet[] | undefined
  cell(column: Column): Cell | undefined
  fail(column: Column, fault: Pick<MenuFault, 'key' | 'params'>): undefined
}

interface ReaderInput {
  table: Table
  currency: Currency
  /** The language of texts whose column names none. */
  language: string
  faults: MenuFault[]
}

/** Items of a cell separated by commas or line breaks; `none` is an empty list. */
const listIn = (cell: Cell): string[] =>
  String(cell)
    .split(/[,;|、،\n]/)
    .map(text => text.trim())
    .filter(text => text !== '' && !/^(?:none|-|无|لا شيء)$/i.test(text))

/** The cells of one row by column, and the place of their faults. */
function cellsOf({ table, language, faults }: ReaderInput, { row, cells }: Table['rows'][number]) {
  const columnsOf = (column: Column): TableColumn[] => table.columns.filter(one => one.column === column)
  const fail = (column: Column, fault: Pick<MenuFault, 'key' | 'params'>): undefined => {
    faults.push({ ...fault, row, column: columnsOf(column)[0]?.heading ?? column })
  }
  return {
    fail,
    cell(column: Column): Cell | undefined {
      const own = columnsOf(column).find(one => one.language === undefined) ?? columnsOf(column)[0]
      return own && cells[own.index]
    },
    has: (column: Column): boolean => columnsOf(column).length > 0,
    texts(column: Column, most: number, clean = plainText): LocalizedText | undefined {
      const entries = columnsOf(column).flatMap(one => {
        const text = clean(String(cells[one.index] ?? ''), most + 1)
        if (text.length > most) fail(column, { key: 'menuFile.fault.textLong', params: { count: most } })
        return text === '' ? [] : [[one.language ?? language, text.slice(0, most)] as const]
      })
      return entries.length > 0 ? Object.fromEntries(entries) : undefined
    },
  }
}

/** A reader of one row of a table. Texts are plain text of bounded length. */
export function rowReader(input: ReaderInput, entry: Table['rows'][number]): RowReader {
  const cells = cellsOf(input, entry)
  const { cell, fail, texts } = cells
  return {
    ...cells,
    text: (column, most = 120) => Object.values(texts(column, most) ?? {})[0],
    amount(column) {
      const value = cell(column)
      if (value === undefined) return undefined
      const amount = amountOf(value, input.currency)
      return typeof amount === 'object' ? fail(column, amount) : amount
    },
    count(column, most) {
      const value = cell(column)
      if (value === undefined) return undefined
      const count = Number(value)
      if (Number.isSafeInteger(count) && count >= 0 && count <= most) return count
      return fail(column, { key: 'menuFile.fault.count', params: { text: String(value), most } })
    },
    isOn(column) {
      const value = cell(column)
      if (value === undefined || typeof value === 'boolean') return value
      const text = String(value).trim().toLowerCase()
      if (yesWords.includes(text) || noWords.includes(text)) return yesWords.includes(text)
      return fail(column, { key: 'menuFile.fault.yesNo', params: { text: String(value) } })
    },
    contents(column: 'allergens' | 'diets') {
      const value = cell(column)
      if (value === undefined) return undefined
      const wantsDiets = column === 'diets'
      return listIn(value).flatMap(text => {
        const content = contentOf(text)
        if (content !== undefined && DIETS.includes(content) === wantsDiets) return [content]
        fail(column, { key: wantsDiets ? 'menuFile.fault.diet' : 'menuFile.fault.allergen', params: { text } })
        return []
      }) as never
    },
  }
}
