import { localeNamed } from '@comanda/messages'
import sharp from 'sharp'
import type { PaperRow } from './print-format.ts'
import { hasWiderWord, wrapped } from './wrap.ts'

/** Dots per line, by characters per line: 58 and 80 mm at 203 dpi. */
const DOTS: Readonly<Record<number, number>> = { 32: 384, 42: 576, 48: 576 }
const BASE = 26
const SIZES = { 1: BASE, 2: 38, 3: 76 } as const
const LEADING = 1.3
/** Most rows sent at once: printers have small buffers. */
const BAND = 240
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/

const NARROW = /[\s.,:;'’"!|()[\]\-ijlftrI]/
const BROAD = /[mwMW@%سشصض]/

/** Estimated width of a sign as a share of its size, in the widest of the usual fonts. */
const shareOf = (sign: string): number => {
  if (WIDE.test(sign)) return 1.02
  if (NARROW.test(sign)) return 0.42
  if (BROAD.test(sign)) return 1
  return /\p{Lu}/u.test(sign) ? 0.76 : 0.64
}

/** Estimated width of a text in dots, rounded up. Direction marks have no width. */
const widthIn =
  (size: number, bold = false) =>
  (text: string): number =>
    [...text.replace(/[\p{Cf}\p{Mn}]/gu, '')].reduce(
      (sum, sign) => sum + shareOf(sign) * size * (bold && !WIDE.test(sign) ? 1.12 : 1),
      0,
    )

const xml = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cs}]/gu, ' ').replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`)

/** A line in the direction of its own first letter, so that numbers and full stops of a Latin address keep their places. */
const isolated = (line: string): string => `\u2068${line}\u2069`

interface Sheet {
  dots: number
  rtl: boolean
  y: number
  parts: string[]
}

interface Piece {
  at: 'start' | 'middle' | 'end'
  size: number
  bold?: boolean
  white?: boolean
  indent?: number
}

/** Writes lines from `top` on and returns the position below them. */
function write(
  sheet: Sheet,
  top: number,
  lines: readonly string[],
  { at, size, bold, white, indent = 0 }: Piece,
): number {
  const fromStart = { start: indent, middle: sheet.dots / 2, end: sheet.dots }[at]
  const x = sheet.rtl ? sheet.dots - fromStart : fromStart
  const look = `font-size="${size}" text-anchor="${at}" direction="${sheet.rtl ? 'rtl' : 'ltr'}" fill="${white ? '#fff' : '#000'}"`
  lines.forEach((line, i) => {
    const y = top + size * (LEADING * i + 1)
    sheet.parts.push(
      `<text x="${x}" y="${y}" ${look}${bold ? ' font-weight="700"' : ''}>${xml(sheet.rtl ? isolated(line) : line)}</text>`,
    )
  })
  return top + size * LEADING * lines.length
}

function drawEnds(sheet: Sheet, row: Extract<PaperRow, { kind: 'pair' | 'line' }>): void {
  const size = SIZES[row.size ?? 1]
  const bold = row.kind === 'line' ? row.size === 2 : row.bold === true
  const measure = widthIn(size, bold)
  const [text, end] = row.kind === 'line' ? [row.text, row.amount ?? ''] : [row.left, row.right]
  const indent = row.kind === 'line' ? size * 2 : 0
  const beside = sheet.dots - indent - (end === '' ? 0 : measure(end) + size / 2)
  const below = hasWiderWord(text, measure, beside)
  if (row.kind === 'line') write(sheet, sheet.y, [row.count], { at: 'start', size, bold: true })
  const lines = wrapped(text, measure, below ? sheet.dots - indent : beside)
  const after = write(sheet, sheet.y, lines, { at: 'start', size, bold, indent })
  const ended = end === '' ? 0 : write(sheet, below ? after : sheet.y, [end], { at: 'end', size, bold })
  sheet.y = Math.max(after, ended)
}

/** A text at the left or in the middle. One with blanks before it is below the text of a dish. */
function drawText(sheet: Sheet, row: Extract<PaperRow, { kind: 'text' }>): void {
  const size = SIZES[row.size ?? 1]
  const bold = row.bold === true
  const text = row.text.trimStart()
  const indent = text === row.text ? 0 : BASE * 2
  const at = row.align === 'center' ? 'middle' : 'start'
  const lines = wrapped(text, widthIn(size, bold), sheet.dots - indent)
  sheet.y = write(sheet, sheet.y, lines, { at, size, bold, indent })
}

function draw(sheet: Sheet, row: PaperRow): void {
  switch (row.kind) {
    case 'rule':
      sheet.parts.push(`<rect x="0" y="${sheet.y + 8}" width="${sheet.dots}" height="2"/>`)
      sheet.y += 18
      return
    case 'banner': {
      const lines = wrapped(row.text, widthIn(SIZES[2], true), sheet.dots - 16)
      const height = SIZES[2] * LEADING * lines.length + 10
      sheet.parts.push(`<rect x="0" y="${sheet.y}" width="${sheet.dots}" height="${height}"/>`)
      write(sheet, sheet.y, lines, { at: 'middle', size: SIZES[2], bold: true, white: true })
      sheet.y += height + 6
      return
    }
    case 'image':
      sheet.parts.push(
        `<image x="${(sheet.dots - row.width) / 2}" y="${sheet.y}" width="${row.width}" height="${row.height}" href="data:image/png;base64,${xml(row.png)}"/>`,
      )
      sheet.y += row.height + 10
      return
    case 'text':
      drawText(sheet, row)
      return
    default:
      drawEnds(sheet, row)
  }
}

/** A paper as a picture, in any script: the machine's own fonts draw it. */
export function svgOf(rows: readonly PaperRow[], language: string, cpl: number): string {
  const sheet: Sheet = { dots: DOTS[cpl] ?? 576, rtl: localeNamed(language).dir === 'rtl', y: 0, parts: [] }
  for (const row of rows) draw(sheet, row)
  const height = Math.ceil(sheet.y + 8)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${sheet.dots}" height="${height}" font-family="sans-serif"><rect width="100%" height="100%" fill="#fff"/>${sheet.parts.join('')}</svg>`
}

const low = (value: number): number[] => [value & 0xff, value >> 8]

/** One band of dots in the printer's format: eight per byte, 1 is black. */
function band(pixels: Uint8Array, dots: number, from: number, rows: number): number[] {
  const wide = dots / 8
  const bytes = [0x1d, 0x76, 0x30, 0, ...low(wide), ...low(rows)]
  for (let i = 0; i < wide * rows; i++) {
    let byte = 0
    for (let bit = 0; bit < 8; bit++) byte = (byte << 1) | ((pixels[from * dots + i * 8 + bit] ?? 255) < 128 ? 1 : 0)
    bytes.push(byte)
  }
  return bytes
}

/**
 * The bytes that print the picture, cut the paper and ask whether it is out. Undefined if this machine has no font to
 * draw with.
 */
export async function pictureCommands(
  rows: readonly PaperRow[],
  language: string,
  cpl: number,
): Promise<Uint8Array | undefined> {
  const image = sharp(Buffer.from(svgOf(rows, language, cpl))).greyscale()
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  if (!data.some(dot => dot < 128)) return undefined
  const parts = [0x1b, 0x40]
  for (let from = 0; from < info.height; from += BAND)
    for (const byte of band(data, info.width, from, Math.min(BAND, info.height - from))) parts.push(byte)
  return Uint8Array.from([...parts, 0x1b, 0x64, 3, 0x1d, 0x56, 0x42, 0, 0x1d, 0x72, 0x31])
}
