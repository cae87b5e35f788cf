/** A value of a cell; undefined leaves it empty. */
export type CellValue = string | number | undefined

/** A value as spreadsheets read it: a text that they would take for a formula is marked as text. X2 */
export const asText = (value: CellValue): CellValue =>
  typeof value === 'string' && /^[=+\-@\t\r＝＋－＠]/.test(value) ? `'${value}` : value

function csvField(value: CellValue): string {
  const text = String(asText(value) ?? '')
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Rows as comma separated values (RFC 4180), with the mark that makes spreadsheets read it as UTF-8. */
export const csvOf = (rows: readonly (readonly CellValue[])[]): string =>
  `\u{feff}${rows.map(row => row.map(csvField).join(',')).join('\r\n')}\r\n`

/** The separator of a CSV text: the most frequent of `;`, tab and `,` in its first line, outside of quotes. */
export function separatorOf(text: string): string {
  const line = /^[^\r\n]*/.exec(text.replace(/"(?:[^"]|"")*"/g, ''))?.[0] ?? ''
  const count = (letter: string) => line.split(letter).length
  return [';', '\t', ','].toSorted((a, b) => count(b) - count(a))[0] ?? ','
}
