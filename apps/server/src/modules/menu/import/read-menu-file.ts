import { decodeText } from '../../../platform/decode-text.ts'
import { columnOf } from './table/columns.ts'
import { mapTable } from './table/map-table.ts'
import { csvRows, tableOf, xlsxRows } from './table/read-table.ts'
import { findJsonLdMenus, mapJsonLd } from './json-ld/map-json-ld.ts'
import { jsonLdMenu } from './json-ld/json-ld-shape.ts'
import { parseJson } from './json-text.ts'
import { shapedAs } from './json-shape.ts'
import { type MenuFault, MenuFileFault } from './menu-fault.ts'
import { isOwnFormat, readOwnFormat } from './own-format.ts'
import type { ParsedMenu, ReadContext } from './parsed-menu.ts'
import { mapSquare } from './square/map-square.ts'
import { squareCatalog } from './square/square-shape.ts'
import { mapUberMenu } from './uber/map-ubereats.ts'
import { isUberMenu, readUberMenu } from './uber/read-uber.ts'

/** The largest menu file. */
const MAX_BYTES = 8 * 1024 * 1024

const fail = (key: MenuFault['key'], params?: MenuFault['params']): never => {
  throw new MenuFileFault([{ key, ...(params && { params }) }])
}

const startsWith = (bytes: Uint8Array, ...start: number[]): boolean => start.every((byte, i) => bytes[i] === byte)
const isZip = (bytes: Uint8Array): boolean => startsWith(bytes, 0x50, 0x4b, 3, 4)
/** The start of the format before XLSX, and of a workbook with a password. */
const isOldWorkbook = (bytes: Uint8Array): boolean => startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)

/** Documents that begin like a text, and that no spreadsheet or website writes a menu in. */
const isDocument = (text: string): boolean => /^(?:%PDF|\{\\rtf)/.test(text)

const isSquare = (raw: unknown): boolean => typeof raw === 'object' && raw !== null && 'objects' in raw

/** The JSON-LD of a web page, or the text itself. */
function jsonIn(text: string): string {
  const script = /<script[^>]+application\/ld\+json[^>]*>([\s\S]*?)<\/script>/gi
  const parts = [...text.matchAll(script)].map(match => match[1]?.trim() ?? '')
  return parts.length > 0 ? `[${parts.join(',')}]` : text
}

function readJson(text: string, context: ReadContext): ParsedMenu {
  const json = jsonIn(text)
  // A web page or a drawing without a menu in it.
  if (/^\s*</.test(json)) return fail('menuFile.fault.unreadable')
  const raw = parseJson(json)
  if (isOwnFormat(raw)) return readOwnFormat(raw)
  if (isUberMenu(raw)) return mapUberMenu(readUberMenu(raw), context)
  if (isSquare(raw)) return mapSquare(shapedAs(squareCatalog, raw), context)
  const menus = findJsonLdMenus(raw)
  if (menus.length > 0)
    return mapJsonLd(
      menus.map(menu => shapedAs(jsonLdMenu, menu)),
      context,
    )
  return fail('menuFile.fault.unreadable')
}

async function readBytes(bytes: Uint8Array, context: ReadContext): Promise<ParsedMenu> {
  if (bytes.length > MAX_BYTES) fail('menuFile.fault.tooLarge', { megabytes: MAX_BYTES / 1024 / 1024 })
  if (isOldWorkbook(bytes)) fail('menuFile.fault.xlsxUnreadable')
  if (isZip(bytes)) return mapTable(tableOf(await xlsxRows(bytes)), context)
  const text = decodeText(bytes, cell => columnOf(cell) !== undefined)?.replace(/^\u{feff}/u, '')
  if (text === undefined || isDocument(text)) return fail('menuFile.fault.unreadable')
  if (text.trim() === '') return fail('menuFile.fault.noDishes')
  return /^\s*[[{<]/.test(text) ? readJson(text, context) : mapTable(tableOf(csvRows(text)), context)
}

/**
 * Reads a menu file by its content: a workbook or CSV, an Uber Eats menu, a Square catalog, or a schema.org menu (as JSON or in a
 * web page). Nothing is fetched. Faults of single rows are in the answer; the menu must not be saved then.
 * @throws MenuFileFault for a file that cannot be read as a menu at all
 */
export async function readMenuFile(bytes: Uint8Array, context: ReadContext): Promise<ParsedMenu> {
  const parsed = await readBytes(bytes, context)
  if (parsed.faults.length === 0 && parsed.document.items.length === 0) return fail('menuFile.fault.noDishes')
  return parsed
}
