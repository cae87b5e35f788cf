/** A value of a cell; undefined leaves it empty. */
export type CellValue = string | number | undefined

/**
 * A value as spreadsheets read it: a text that they would take for a formula is marked as text. A negative amount that is written with its
 * decimals is a number, which spreadsheets add up. X2
 */
export const asText = (value: CellValue): CellValue =>
  typeof value === 'string' && /^[=+\-@\t\r＝＋－＠]/.test(value) && !/^-\d+(\.\d+)?$/.test(value) ? `'${value}` : value

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

/** A typed amount with `.` before its decimals: without currency signs and without separators of thousands. */
export function plainAmount(typed: string, decimals: number): string {
  const digits = typed.replace(/[\p{Sc}\p{L}\s\u00a0'’]/gu, '')
  const [points, commas] = [digits.split('.').length - 1, digits.split(',').length - 1]
  if (points > 0 && commas > 0) {
    const thousands = digits.lastIndexOf('.') > digits.lastIndexOf(',') ? ',' : '.'
    return digits.replaceAll(thousands, '').replace(',', '.')
  }
  const separator = commas > 0 ? ',' : '.'
  const isThousands = points + commas > 1 || (decimals < 3 && /[.,]\d{3}$/.test(digits))
  return isThousands ? digits.replaceAll(separator, '') : digits.replace(separator, '.')
}

/** Cells that say yes or no, in lower case. */
export const yesWords: readonly string[] = ['yes', 'y', 'true', '1', 'x', 'on', '是', '有', '同意', '上架', 'نعم']
export const noWords: readonly string[] = ['no', 'n', 'false', '0', 'off', '否', '无', '不同意', '下架', 'لا']
