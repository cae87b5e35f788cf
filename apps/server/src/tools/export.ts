import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { menuFileCalls } from '@comanda/contract/menu'
import type { RequestOf } from '@comanda/contract/core'
import { giveUp, namedShop, numberIn, runTool, settingsOf, toolConfig, ToolFault, withDatabase } from './tool.ts'
import { menuBytes } from '../modules/menu/export/export-menu.ts'
import { draftOf } from '../modules/menu/index.ts'

type Format = RequestOf<typeof menuFileCalls.exportMenu>['format']

const FORMATS: readonly Format[] = ['xlsx', 'csv', 'ubereats-v2', 'square', 'schema.org', 'comanda']
const USAGE = `npm run export -- --store <id> --format ${FORMATS.join('|')} [--corporation <id>] <file>`

const options = { store: { type: 'string' }, format: { type: 'string' }, corporation: { type: 'string' } } as const

function readOptions(args: string[]) {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    const [file, ...rest] = positionals
    const [shopId, corporationId] = [numberIn(values.store), numberIn(values.corporation)]
    const format = FORMATS.find(one => one === values.format)
    if (!format || file === undefined || rest.length > 0 || shopId === undefined) return undefined
    if (Number.isNaN(shopId) || Number.isNaN(corporationId)) return undefined
    return { shopId, corporationId, format, file }
  } catch {
    return undefined
  }
}

const { shopId, corporationId, format, file } = readOptions(process.argv.slice(2)) ?? giveUp(`Usage: ${USAGE}`)
await runTool(() =>
  withDatabase(toolConfig(), async db => {
    const shop = await namedShop(db, shopId, corporationId)
    const settings = await settingsOf(db)(shop)
    if (!settings) throw new ToolFault(`There is no store ${shopId}.`)
    const { document } = await draftOf(db, shop)
    await writeFile(file, await menuBytes(document, format, settings))
    process.stdout.write(`${document.items.length} dishes were written to ${file}.\n`)
  }),
)
