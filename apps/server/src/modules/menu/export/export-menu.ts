import type { menuFileCalls as calls } from '@comanda/contract/menu'
import { refuse, type RequestOf } from '@comanda/contract/core'
import type { MenuDocument } from '@comanda/domain/menu'
import type { Handler } from '../../../platform/http/index.ts'
import type { Deps } from '../deps.ts'
import { draftOf } from '../draft/draft.ts'
import { toJsonLd } from './to-json-ld.ts'
import { toSquare } from './to-square.ts'
import { type ExportContext, tableTemplate, toTable } from './to-table.ts'
import { toUber } from './to-uber.ts'
import { csvBytes, xlsxBytes } from '../../../platform/spreadsheet.ts'

type Format = RequestOf<typeof calls.exportMenu>['format']

const JSON_TYPE = 'application/json'

/** The ending of a file's name and its type, by format. */
const FILES: Readonly<Record<Format, { ending: string; type: string }>> = {
  xlsx: { ending: '.xlsx', type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  csv: { ending: '.csv', type: 'text/csv;charset=utf-8' },
  'ubereats-v2': { ending: '.ubereats-v2.json', type: JSON_TYPE },
  square: { ending: '.square.json', type: JSON_TYPE },
  'schema.org': { ending: '.schema-org.json', type: 'application/ld+json' },
  comanda: { ending: '.comanda.json', type: JSON_TYPE },
}

/** The version of the product's own format, which holds the whole menu. */
const OWN_VERSION = 1

/** A menu in the product's own format. */
export const toOwn = (document: MenuDocument) => ({ format: 'comanda', version: OWN_VERSION, menu: document })

const jsonBytes = (value: unknown): Uint8Array => new TextEncoder().encode(`${JSON.stringify(value, undefined, 1)}\n`)

/** A menu as the bytes of a file. */
export async function menuBytes(document: MenuDocument, format: Format, context: ExportContext): Promise<Uint8Array> {
  if (format === 'csv') return csvBytes(toTable(document, context))
  if (format === 'xlsx') return xlsxBytes(toTable(document, context), 'Menu')
  if (format === 'ubereats-v2') return jsonBytes(toUber(document, context))
  if (format === 'square') return jsonBytes(toSquare(document, context))
  return jsonBytes(format === 'schema.org' ? toJsonLd(document, context) : toOwn(document))
}

/** The name of an exported file: `menu-1-2026-11-25.xlsx`. */
export const fileName = (format: Format, shopId: number, day: string): string =>
  `menu-${shopId}-${day}${FILES[format].ending}`

/** Writes the draft of a store, or the template of a spreadsheet, as a file. MENU-1 */
export const exportMenu =
  (deps: Deps): Handler<typeof calls.exportMenu> =>
  async ({ shop }, { format, template }) => {
    const [draft, settings] = await Promise.all([draftOf(deps.db, shop), deps.settingsOf(shop)])
    if (!settings) return refuse('notFound', { field: 'shopId' })
    const rows = template ? tableTemplate(settings) : []
    const bytes = template
      ? await (format === 'csv' ? csvBytes(rows) : xlsxBytes(rows, 'Menu'))
      : await menuBytes(draft.document, format, settings)
    const day = new Date(deps.clock()).toISOString().slice(0, 10)
    const { ending, type } = FILES[template && format !== 'csv' ? 'xlsx' : format]
    return {
      name: template ? `menu-template${ending}` : fileName(format, shop.shopId, day),
      type,
      content: Buffer.from(bytes).toString('base64'),
    }
  }
