import receiptline from 'receiptline'
import type { PaperRow } from './print-format.ts'

/** The printer's width (characters per line) and encoding. */
export interface PaperFormat {
  cpl: number
  encoding: 'multilingual' | 'gb18030' | 'big5' | 'shiftjis' | 'ksc5601'
}

/**
 * Escapes a text for the markup. Control characters, direction marks and separators become blanks first, so that a
 * remark such as `{command:\x1bp}` cannot reach the printer as a command.
 */
const literal = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Zs}]/gu, ' ').replace(/[\\|{}~_"`^\-=]/g, sign => `\\${sign}`)

/** Double height; triple size. */
const SIZES = { 2: '^^', 3: '^^^^' } as const

const dressed = (text: string, { size, bold }: { size?: 2 | 3 | undefined; bold?: true | undefined }): string =>
  `${size ? SIZES[size] : ''}${bold ? `"${literal(text)}"` : literal(text)}`

/** Cells a text takes: East Asian characters are two cells wide. */
const cells = (text: string): number =>
  [...text].reduce(
    (sum, sign) =>
      sum +
      (/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/.test(sign)
        ? 2
        : 1),
    0,
  )

/** A text at the left. Leading blanks become their own column, because the markup would centre the text otherwise. */
function indented(row: Extract<PaperRow, { kind: 'text' }>): string[] {
  const text = row.text.trimStart()
  const deep = row.text.length - text.length
  if (deep === 0 || text === '') return ['{width:*}', `|${dressed(row.text, row)} |`]
  return [`{width:${deep},*}`, `| |${dressed(text, row)} |`]
}

function rowText(row: PaperRow): string[] {
  switch (row.kind) {
    case 'rule':
      return ['{width:*}', '-']
    case 'image':
      // Base64 has no sign of the markup.
      return ['{width:*}', `{image:${row.png}}`]
    case 'banner':
      return ['{width:*}', `\`^^^ ${literal(row.text)} \``]
    case 'text':
      return row.align === 'center' ? ['{width:*}', dressed(row.text, row)] : indented(row)
    case 'pair': {
      const wide = cells(row.right) + 1
      return [`{width:*,${wide}}`, `|${dressed(row.left, row)} | ${dressed(row.right, row)}|`]
    }
    case 'line': {
      const count = cells(row.count) + 2
      const amount = row.amount === undefined ? [] : [cells(row.amount) + 1]
      const ends = row.amount === undefined ? '' : ` ${literal(row.amount)}|`
      return [
        `{width:${[count, '*', ...amount].join(',')}}`,
        `|${dressed(row.count, { size: row.size, bold: true })} |${dressed(row.text, { size: row.size, bold: true })} |${ends}`,
      ]
    }
  }
}

/** A paper in the markup of the receipt library, with every value escaped. */
export const markupOf = (rows: readonly PaperRow[]): string => `${rows.flatMap(rowText).join('\n')}\n`

/** The bytes for an ESC/POS printer; at the end they cut the paper and ask whether it is out. */
export const commandsOf = (rows: readonly PaperRow[], format: PaperFormat): Uint8Array =>
  Buffer.from(
    receiptline.transform(markupOf(rows), { ...format, command: 'escpos', cutting: true, spacing: true }),
    'latin1',
  )

/** The same paper as plain text. */
export const plainText = (rows: readonly PaperRow[], cpl = 42): string =>
  receiptline.transform(markupOf(rows), { cpl, encoding: 'multilingual', command: 'text' })
