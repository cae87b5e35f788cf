import type { Value } from './to-table.ts'

/** A text that spreadsheets would take for a formula is marked as text. */
const safe = (value: Value): Value =>
  typeof value === 'string' && /^[=+\-@\t\r＝＋－＠]/.test(value) ? `'${value}` : value

const quoted = (text: string): string => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Rows as comma separated values (RFC 4180) in UTF-8 with its mark, which spreadsheets need. */
export const csvBytes = (rows: readonly (readonly Value[])[]): Uint8Array =>
  new TextEncoder().encode(
    `\u{feff}${rows.map(row => row.map(value => quoted(String(safe(value) ?? ''))).join(',')).join('\r\n')}\r\n`,
  )

/** Rows as a workbook of one sheet, with its headings in bold and always in sight. */
export async function xlsxBytes(rows: readonly (readonly Value[])[], sheet: string): Promise<Uint8Array> {
  // Imported with the first workbook: it is rarely needed.
  const { default: writeWorkbook } = await import('write-excel-file/node')
  const cells = rows.map((row, i) =>
    row.map(value => {
      const plain = safe(value)
      if (plain === undefined) return null
      const type = typeof plain === 'number' ? Number : String
      return { value: plain, type, ...(i === 0 && { fontWeight: 'bold' as const }) }
    }),
  )
  const columns = (rows[0] ?? []).map(heading => ({ width: Math.max(12, String(heading).length + 4) }))
  const file = writeWorkbook(cells as never, { sheet, columns, stickyRowsCount: 1 })
  return file.toBuffer()
}
