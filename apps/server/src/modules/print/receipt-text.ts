import receiptline from 'receiptline'
import type { PaperRow } from './print-format.ts'
import { hasWiderWord, wrapped } from './wrap.ts'

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

const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/

/** Cells a text takes: East Asian characters are two cells wide, and in an East Asian encoding all that are not ASCII. */
const cellsIn =
  ({ encoding }: PaperFormat) =>
  (text: string): number =>
    [...text].reduce(
      (sum, sign) => sum + (WIDE.test(sign) || (encoding !== 'multilingual' && sign.charCodeAt(0) > 0x7f) ? 2 : 1),
      0,
    )

/** A text in lines of whole words: the library breaks lines anywhere. */
function textRows(row: Extract<PaperRow, { kind: 'text' }>, format: PaperFormat): string[] {
  const measure = cellsIn(format)
  const room = (deep: number) => Math.floor((format.cpl - deep) / (row.size === 3 ? 3 : 1))
  if (row.align === 'center')
    return ['{width:*}', ...wrapped(row.text, measure, room(0)).map(line => dressed(line, row))]
  const text = row.text.trimStart()
  // Leading blanks become their own column, because the markup would centre the text otherwise.
  const deep = text === '' ? 0 : row.text.length - text.length
  const lines = wrapped(text, measure, room(deep === 0 ? 0 : deep + 1))
  if (deep === 0) return ['{width:*}', ...lines.map(line => `|${dressed(line, row)} |`)]
  return [`{width:${deep},*}`, ...lines.map(line => `| |${dressed(line, row)} |`)]
}

function bannerRows(text: string, format: PaperFormat): string[] {
  const lines = wrapped(text, cellsIn(format), Math.floor(format.cpl / 2) - 2)
  return ['{width:*}', ...lines.map(line => `\`^^^ ${literal(line)} \``)]
}

/** The columns of a row: at a dish its count, then its name, then its amount. */
const columnsOf = (row: Extract<PaperRow, { kind: 'pair' | 'line' }>) =>
  row.kind === 'line'
    ? {
        count: row.count,
        text: row.text,
        end: row.amount ?? '',
        look: { size: row.size, bold: true as const },
        ends: {},
      }
    : { count: '', text: row.left, end: row.right, look: row, ends: row }

/** A name with its amount beside the first of its lines, or below them where a word would be broken beside it. */
function endRows(row: Extract<PaperRow, { kind: 'pair' | 'line' }>, format: PaperFormat): string[] {
  const measure = cellsIn(format)
  const { count, text, end, look, ends } = columnsOf(row)
  const before = row.kind === 'line' ? measure(count) + 2 : 0
  const after = end === '' ? 0 : measure(end) + 1
  const room = format.cpl - (before && before + 1)
  const beside = room - (after && after + 1)
  const below = after > 0 && hasWiderWord(text, measure, beside)
  const [first = '', ...others] = wrapped(text, measure, below ? room : beside)
  const amount = `| ${dressed(end, ends)}|`
  const has = after > 0 && !below
  const lineOf = (name: string, number: string, last: string) =>
    `${before > 0 ? `|${number} ` : ''}|${dressed(name, look)} ${has ? last : '|'}`
  return [
    `{width:${[...(before > 0 ? [before] : []), '*', ...(has ? [after] : [])].join(',')}}`,
    lineOf(first, dressed(count, look), amount),
    ...others.map(line => lineOf(line, '', '| |')),
    ...(below ? ['{width:*}', amount] : []),
  ]
}

function rowText(row: PaperRow, format: PaperFormat): string[] {
  switch (row.kind) {
    case 'rule':
      return ['{width:*}', '-']
    case 'image':
      // Base64 has no sign of the markup.
      return ['{width:*}', `{image:${row.png}}`]
    case 'banner':
      return bannerRows(row.text, format)
    case 'text':
      return textRows(row, format)
    default:
      return endRows(row, format)
  }
}

/** A paper in the markup of the receipt library, with every value escaped. */
export const markupOf = (rows: readonly PaperRow[], format: PaperFormat): string =>
  `${rows.flatMap(row => rowText(row, format)).join('\n')}\n`

/** The bytes for an ESC/POS printer; at the end they cut the paper and ask whether it is out. */
export const commandsOf = (rows: readonly PaperRow[], format: PaperFormat): Uint8Array =>
  Buffer.from(
    receiptline.transform(markupOf(rows, format), { ...format, command: 'escpos', cutting: true, spacing: true }),
    'latin1',
  )

/** The same paper as plain text. */
export const plainText = (rows: readonly PaperRow[], cpl = 42): string =>
  receiptline.transform(markupOf(rows, { cpl, encoding: 'multilingual' }), {
    cpl,
    encoding: 'multilingual',
    command: 'text',
  })
