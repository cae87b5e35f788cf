import { type MenuFileKey, menuFileText } from '@comanda/messages/menu-files'
import { decodeText } from '../../../platform/decode-text.ts'
import { readCsv } from '../../../platform/read-csv.ts'
import { columnOf, type MemberColumn } from './columns.ts'

/** One fault of a members file: its row and heading, and the sentence that says what to do. */
export interface MemberFault {
  key: MenuFileKey
  params?: Readonly<Record<string, string | number>>
  row?: number
  column?: string
}

/** A fault as a sentence, with its place in front. */
export function faultText({ key, params = {}, row, column }: MemberFault, language: string): string {
  const sentence = menuFileText(language, key, params)
  if (row === undefined) return sentence
  const place =
    column === undefined
      ? menuFileText(language, 'menuFile.row', { row })
      : menuFileText(language, 'menuFile.cell', { row, column })
  return menuFileText(language, 'menuFile.at', { place, sentence })
}

/** The cells of a row by column, and the headings as the file has them. */
export interface MemberTable {
  headings: Partial<Record<MemberColumn, string>>
  rows: { row: number; cells: Partial<Record<MemberColumn, string>> }[]
  leftBehind: string[]
}

export const MAX_BYTES = 8 * 1024 * 1024
const MAX_ROWS = 10_000
const HEADING_ROWS = 20

/** Text without the sign that keeps a spreadsheet from taking it for a formula. */
const plain = (cell = ''): string => cell.replace(/^'(?=[=+\-@＝＋－＠])/, '').trim()

const isHeadingRow = (row: readonly string[]): boolean => {
  const known = new Set(row.map(columnOf))
  return known.has('phone') || known.has('email')
}

/** The rows of a members file by their columns, or the fault of the whole file. CARD-17 */
export function readTable(bytes: Uint8Array): MemberTable | MemberFault {
  if (bytes.length > MAX_BYTES) return { key: 'menuFile.fault.tooLarge', params: { megabytes: 8 } }
  const text = decodeText(bytes, cell => columnOf(cell) !== undefined)
  const rows = text === undefined ? undefined : readCsv(text)
  if (!rows) return { key: 'menuFile.fault.csvUnreadable' }
  const top = rows.slice(0, HEADING_ROWS).findIndex(isHeadingRow)
  if (top < 0) return { key: 'memberFile.fault.noHeadings' }
  if (rows.length - top > MAX_ROWS) return { key: 'menuFile.fault.tooManyRows', params: { count: MAX_ROWS } }
  const places = new Map<MemberColumn, number>()
  const headings: MemberTable['headings'] = {}
  const leftBehind: string[] = []
  for (const [index, cell] of (rows[top] ?? []).entries()) {
    const column = columnOf(cell)
    if (column === undefined) {
      if (cell.trim() !== '') leftBehind.push(cell.trim())
    } else if (places.has(column)) return { key: 'menuFile.fault.columnTwice', params: { column: cell.trim() } }
    else {
      places.set(column, index)
      headings[column] = cell.trim()
    }
  }
  const below = rows.slice(top + 1).map((cells, at) => ({
    row: top + 2 + at,
    cells: Object.fromEntries(
      [...places].flatMap(([column, index]) => (plain(cells[index]) === '' ? [] : [[column, plain(cells[index])]])),
    ) as Partial<Record<MemberColumn, string>>,
  }))
  return { headings, leftBehind, rows: below.filter(({ cells }) => Object.keys(cells).length > 0) }
}
