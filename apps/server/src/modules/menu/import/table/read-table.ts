import { unzipSync } from 'fflate'
import { readCsv } from '../../../../platform/read-csv.ts'
import { type Column, columnOf, type FileColumn } from './columns.ts'
import { type MenuFault, MenuFileFault } from '../menu-fault.ts'
import { createRemarks, type SkippedContent } from '../remarks.ts'

/** A value of a spreadsheet: text as it was typed, numbers and truth values as the program stores them. */
export type Cell = string | number | boolean

/** A column of the file with its heading. */
export interface TableColumn extends FileColumn {
  heading: string
  /** Its position in a row, from 0. */
  index: number
}

/** The rows below the headings. */
export interface Table {
  columns: TableColumn[]
  rows: { row: number; cells: (Cell | undefined)[] }[]
  /** Columns that hold nothing of a menu. */
  leftBehind: SkippedContent[]
}

const MAX_ROWS = 20_000
const MAX_UNPACKED = 200 * 1024 * 1024
const HEADING_ROWS = 20

type Rows = (Cell | undefined)[][]

const fail = (key: MenuFault['key'], params?: MenuFault['params']): never => {
  throw new MenuFileFault([{ key, ...(params && { params }) }])
}

/** The rows of a CSV text, with any common separator. */
export const csvRows = (text: string): Rows => readCsv(text) ?? fail('menuFile.fault.csvUnreadable')

/** Refuses a workbook that is small as a file and huge when unpacked. */
function checkUnpacked(bytes: Uint8Array): void {
  let total = 0
  try {
    unzipSync(bytes, {
      filter(entry) {
        total += entry.originalSize
        return false
      },
    })
  } catch {
    fail('menuFile.fault.xlsxUnreadable')
  }
  if (total > MAX_UNPACKED) fail('menuFile.fault.tooLarge', { megabytes: MAX_UNPACKED / 1024 / 1024 })
}

/** The rows of the first sheet of a workbook with the headings of a menu. A formula counts as its last result. */
export async function xlsxRows(bytes: Uint8Array): Promise<Rows> {
  checkUnpacked(bytes)
  // Imported with the first workbook: it is large and rarely needed.
  const { default: readWorkbook } = await import('read-excel-file/node')
  const sheets = await readWorkbook(Buffer.from(bytes)).catch(() => fail('menuFile.fault.xlsxUnreadable'))
  const rows = sheets.map(({ data }) => data.map(row => row.map(cellOf)))
  return rows.find(one => headingRow(one) !== undefined) ?? rows[0] ?? []
}

function cellOf(value: unknown): Cell | undefined {
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : undefined
}

const headingsIn = (row: Rows[number]): Set<Column> =>
  new Set(row.flatMap(cell => (typeof cell === 'string' ? (columnOf(cell)?.column ?? []) : [])))

/** The index of the row with the headings: among the first, the one that names the dish and something else. */
function headingRow(rows: Rows): number | undefined {
  const index = rows.slice(0, HEADING_ROWS).findIndex(row => {
    const headings = headingsIn(row)
    return headings.has('dish') && headings.size > 1
  })
  return index < 0 ? undefined : index
}

/** Text without the sign that keeps a spreadsheet from taking it for a formula. */
const withoutMark = (cell: Cell | undefined): Cell | undefined => {
  if (typeof cell !== 'string') return cell
  const text = cell.replace(/^'(?=[=+\-@＝＋－＠])/, '').trim()
  return text === '' ? undefined : text
}

/**
 * The rows of a menu spreadsheet with their columns by heading.
 * @throws MenuFileFault where there are no headings, a column comes twice, or there are too many rows
 */
export function tableOf(rows: Rows): Table {
  const top = headingRow(rows)
  if (top === undefined) return fail('menuFile.fault.noHeadings')
  if (rows.length > MAX_ROWS) return fail('menuFile.fault.tooManyRows', { count: MAX_ROWS })
  const remarks = createRemarks()
  const columns: TableColumn[] = []
  for (const [index, cell] of (rows[top] ?? []).entries()) {
    const heading = String(cell ?? '').trim()
    const column = columnOf(heading)
    if (!column) {
      if (heading !== '') remarks.note('menuFile.left.column', heading)
      continue
    }
    const isTwice = columns.some(one => one.column === column.column && one.language === column.language)
    if (isTwice) fail('menuFile.fault.columnTwice', { column: heading })
    columns.push({ ...column, heading, index })
  }
  const below = rows.slice(top + 1).map((cells, i) => ({ row: top + 2 + i, cells: cells.map(withoutMark) }))
  return {
    columns,
    rows: below.filter(({ cells }) => cells.some(cell => cell !== undefined)),
    leftBehind: remarks.all(),
  }
}
