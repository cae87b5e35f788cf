import { asText, csvOf } from '@comanda/domain/spreadsheet'
import { decimalText } from '@comanda/domain/money'
import { money } from '@comanda/domain/money'
import { t } from '@comanda/web/i18n'
import { saveFile } from '../../../platform/save-file.ts'
import { type Breakdown, columnsOf, rowName, type Sales } from './breakdown.ts'
import { type DayRange, customRange } from './ranges.ts'

export type Cell = string | number

/** A row's key and name in a file: days and hours as programs read them. */
const nameInFile = (by: Breakdown, row: Sales['currencies'][number]['rows'][number]): string =>
  by === 'day' ? row.key : by === 'hour' ? `${row.key}:00` : rowName(by, row)

/** The shown breakdown as rows under a header: currency, name, then counts, and amounts with the decimals of the currency. */
export function fileRows({ currencies }: Sales, by: Breakdown): Cell[][] {
  const columns = columnsOf[by]
  return [
    [t('sales.currency'), t(`sales.by.${by}`), ...columns.map(({ text }) => t(text))],
    ...currencies.flatMap(({ currency, rows }) =>
      rows.map(row => [
        currency.currencyCode,
        nameInFile(by, row),
        ...columns.map(column =>
          column.money ? decimalText(money(column.value(row)), currency.internationalSystemOfUnits) : column.value(row),
        ),
      ]),
    ),
  ]
}

const fileName = (range: DayRange, by: Breakdown, ending: string): string =>
  `sales-by-${by}-${customRange(range).replace('..', '-to-')}.${ending}`

export const saveCsv = (sales: Sales, by: Breakdown, range: DayRange): void =>
  saveFile(fileName(range, by, 'csv'), csvOf(fileRows(sales, by)))

/** A cell of a workbook: amounts are numbers with as many decimals as their currency has. */
function cellOf(value: Cell, column: number) {
  if (column < 2 || typeof value === 'number')
    return { value: asText(value) as Cell, type: typeof value === 'number' ? Number : String }
  const decimals = value.split('.')[1]?.length ?? 0
  return { value: Number(value), type: Number, format: decimals === 0 ? '#,##0' : `#,##0.${'0'.repeat(decimals)}` }
}

export const saveXlsx = (sales: Sales, by: Breakdown, range: DayRange): Promise<void> =>
  saveWorkbook(fileName(range, by, 'xlsx'), t(`sales.by.${by}`), fileRows(sales, by))

/** Saves rows under a header as a workbook; the first two columns are texts. The library is loaded with the first one. */
export async function saveWorkbook(name: string, sheet: string, allRows: readonly (readonly Cell[])[]): Promise<void> {
  const { default: writeWorkbook } = await import('write-excel-file/browser')
  const [header = [], ...rows] = allRows
  const cells = [
    header.map(value => ({ value: String(value), type: String, fontWeight: 'bold' as const })),
    ...rows.map(row => row.map(cellOf)),
  ]
  const columns = header.map((heading, i) => ({ width: i === 1 ? 32 : Math.max(12, String(heading).length + 4) }))
  await writeWorkbook(cells as never, { sheet, columns, stickyRowsCount: 1 }).toFile(name)
}
