import { asText, type CellValue, csvOf } from '@comanda/domain/spreadsheet'

/** Rows as the bytes of a CSV file. */
export const csvBytes = (rows: readonly (readonly CellValue[])[]): Uint8Array => new TextEncoder().encode(csvOf(rows))

/** Rows as a workbook of one sheet, with its headings in bold and always in sight. */
export async function xlsxBytes(rows: readonly (readonly CellValue[])[], sheet: string): Promise<Uint8Array> {
  // Imported with the first workbook: it is rarely needed.
  const { default: writeWorkbook } = await import('write-excel-file/node')
  const cells = rows.map((row, i) =>
    row.map(value => {
      const plain = asText(value)
      if (plain === undefined) return null
      const type = typeof plain === 'number' ? Number : String
      return { value: plain, type, ...(i === 0 && { fontWeight: 'bold' as const }) }
    }),
  )
  const columns = (rows[0] ?? []).map(heading => ({ width: Math.max(12, String(heading).length + 4) }))
  const file = writeWorkbook(cells as never, { sheet, columns, stickyRowsCount: 1 })
  return file.toBuffer()
}
