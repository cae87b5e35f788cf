import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { memberImport } from '../compose/member/import.ts'
import { giveUp, namedShop, numberIn, runTool, settingsOf, toolConfig, ToolFault, withDatabase } from './tool.ts'
import { applyMembers, planImport } from '../modules/member/index.ts'
import { createShops } from '../modules/store/index.ts'
import { systemClock } from '../platform/clock.ts'
import type { Database } from '../platform/db/index.ts'

const USAGE = 'npm run import-members -- --store <id> [--dry-run] [--corporation <id>] <file.csv>'
/** Members of one transaction. */
const BATCH = 100

const options = {
  store: { type: 'string' },
  'dry-run': { type: 'boolean' },
  corporation: { type: 'string' },
} as const

interface ImportOptions {
  shopId: number
  corporationId: number | undefined
  isDryRun: boolean
  file: string
}

function readOptions(args: string[]): ImportOptions | undefined {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    const [file, ...rest] = positionals
    const [shopId, corporationId] = [numberIn(values.store), numberIn(values.corporation)]
    if (file === undefined || rest.length > 0 || shopId === undefined) return undefined
    if (Number.isNaN(shopId) || Number.isNaN(corporationId)) return undefined
    return { shopId, corporationId, isDryRun: values['dry-run'] === true, file }
  } catch {
    return undefined
  }
}

/** Imports the members of a file in parts; with `isDryRun` only reports what would change. CARD-17 */
async function importFile(db: Database, { file, isDryRun, ...named }: ImportOptions): Promise<string[]> {
  const bytes = await readFile(file).catch(() => {
    throw new ToolFault(`There is no file at ${file}.`)
  })
  const at = await namedShop(db, named.shopId, named.corporationId)
  const shop = await settingsOf(db)(at)
  if (!shop) throw new ToolFault(`There is no store ${at.shopId}.`)
  const { corporationId } = at
  const stores = createShops(db, systemClock)
  const deps = memberImport(systemClock, (on, brand, shopId) => stores.now(brand, shopId, on))
  const { members, report } = await planImport(deps, db, { corporationId, shop, language: 'en_US' }, bytes)
  if (report.faults.length > 0)
    throw new ToolFault(`Nothing was imported:\n${report.faults.map(line => `  ${line}`).join('\n')}`)
  const { rows, created, joined, opened, unchanged, points, leftBehind } = report
  const lines = [
    `${rows} rows: ${created} new members, ${joined} guests become members, ${opened} opening balances, ${unchanged} already here.`,
    `Opening balances: ${points} points and ${report.value} minor units of ${report.currency?.currencyCode ?? ''}.`,
    ...(leftBehind.length > 0 ? [`Columns not imported: ${leftBehind.join(', ')}.`] : []),
  ]
  if (isDryRun) return [...lines, 'Nothing was changed.']
  const skipped: number[] = []
  for (let from = 0; from < members.length; from += BATCH) {
    const part = members.slice(from, from + BATCH)
    skipped.push(
      ...(await db.inTx(async tx => {
        const program = await deps.openProgram(tx, corporationId, shop)
        return program ? applyMembers(tx, deps, { corporationId, shop, program }, part) : part.map(({ row }) => row)
      })),
    )
  }
  return [...lines, skipped.length > 0 ? `Rows not imported: ${skipped.join(', ')}.` : 'Imported.']
}

const input = readOptions(process.argv.slice(2)) ?? giveUp(`Usage: ${USAGE}`)
await runTool(() =>
  withDatabase(toolConfig(), async db => {
    process.stdout.write(`${(await importFile(db, input)).join('\n')}\n`)
  }),
)
