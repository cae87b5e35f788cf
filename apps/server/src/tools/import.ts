import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { isRefusal } from '@comanda/contract/core'
import { refusalTexts } from '@comanda/contract'
import { giveUp, namedShop, numberIn, runTool, settingsOf, toolConfig, ToolFault, withDatabase } from './tool.ts'
import { addTaxes } from '../modules/store/index.ts'
import { lockDraft, publishDocument } from '../modules/menu/index.ts'
import { type ImportReport, MenuFileFault, planImport, reportOf, saveImport } from '../modules/menu/import/index.ts'
import { systemClock } from '../platform/clock.ts'
import type { Database } from '../platform/db/index.ts'

const USAGE = 'npm run import -- --store <id> [--mode replace|add] [--dry-run] [--corporation <id>] <file>'
const OPERATOR = { id: 'operator', name: 'Operator of the server' }

interface ImportOptions {
  /** Needed when several brands have a store of this number. */
  corporationId: number | undefined
  shopId: number
  mode: 'replace' | 'add'
  isDryRun: boolean
  file: string
}

const options = {
  store: { type: 'string' },
  mode: { type: 'string' },
  'dry-run': { type: 'boolean' },
  corporation: { type: 'string' },
  // Files are recognised by their content.
  format: { type: 'string' },
} as const

function readOptions(args: string[]): ImportOptions | undefined {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    const [file, ...rest] = positionals
    const [shopId, corporationId] = [numberIn(values.store), numberIn(values.corporation)]
    const mode = values.mode ?? 'replace'
    if (mode !== 'replace' && mode !== 'add') return undefined
    if (file === undefined || rest.length > 0 || shopId === undefined) return undefined
    if (Number.isNaN(shopId) || Number.isNaN(corporationId)) return undefined
    return { corporationId, shopId, mode, isDryRun: values['dry-run'] === true, file }
  } catch {
    return undefined
  }
}

const isChange = (report: ImportReport): boolean => report.differences.length > 0

/** The report as printed lines. */
function linesOf(report: ImportReport, done: string): string[] {
  const { dishes, groups, menus, options: count, soldOut, taxesAdded, differences, leftBehind } = report
  const kinds = (kind: string) => differences.filter(one => one.kind === kind).length
  const changes = `${kinds('added')} added, ${kinds('changed')} changed, ${kinds('removed')} removed`
  return [
    `${dishes} dishes in ${groups} groups of ${menus} menu(s), with ${count} options (${report.format}).`,
    isChange(report) ? `${done}: ${changes}.` : 'The store has exactly this menu already: nothing was changed.',
    ...(soldOut > 0 ? [`${soldOut} dishes or options are sold out; put them back on sale at the console.`] : []),
    ...(taxesAdded.length > 0 ? [`Taxes added to the store: ${taxesAdded.join(', ')}.`] : []),
    ...(leftBehind.length > 0 ? ['Not carried over:', ...leftBehind.map(line => `  ${line}`)] : []),
  ]
}

/** Imports the file and publishes the menu, in one transaction; with `isDryRun` only reports what would change. */
async function importFile(db: Database, { file, mode, isDryRun, ...named }: ImportOptions): Promise<string[]> {
  const bytes = await readFile(file).catch(() => {
    throw new ToolFault(`There is no file at ${file}.`)
  })
  const shop = await namedShop(db, named.shopId, named.corporationId)
  const deps = { clock: systemClock, settingsOf: settingsOf(db), addTaxes, changed: () => {} }
  const settings = await deps.settingsOf(shop)
  if (!settings) throw new ToolFault(`There is no store ${shop.shopId}.`)
  return db.inTx(async tx => {
    const draft = await lockDraft(tx, shop)
    const plan = await planImport(deps, settings, draft, { bytes, mode })
    const report = reportOf(plan, 'en_US')
    if (report.faults.length > 0) throw new MenuFileFault(plan.parsed.faults)
    if (isDryRun) return linesOf(report, 'It would change')
    const at = new Date(systemClock())
    await saveImport(tx, deps, shop, { draft, plan, at, by: OPERATOR })
    const taxIds = [...settings.taxes, ...plan.parsed.taxesToAdd].map(tax => tax.taxId)
    const origin = { cause: 'import' as const, by: OPERATOR, note: '' }
    const version = await publishDocument(tx, deps, shop, { document: plan.document, taxIds, at, ...origin })
    if (isRefusal(version))
      throw new ToolFault(
        `The menu cannot be published: ${refusalTexts[version.refused].en_US} (${version.field ?? ''})`,
      )
    return linesOf(report, `Published as version ${version}`)
  })
}

const input = readOptions(process.argv.slice(2)) ?? giveUp(`Usage: ${USAGE}`)
await runTool(() =>
  withDatabase(toolConfig(), async db => {
    try {
      process.stdout.write(`${(await importFile(db, input)).join('\n')}\n`)
    } catch (error) {
      if (!(error instanceof MenuFileFault)) throw error
      throw new ToolFault(`Nothing was imported:\n${error.message.replaceAll(/^/gm, '  ')}`)
    }
  }),
)
