import { parseArgs } from 'node:util'
import { importUberMenu, NoMenu, readMenuFile, reportLines } from './modules/menu/import/index.ts'
import type { ShopAt } from './ports/store.ts'
import { createShops, saveShop } from './modules/store/index.ts'
import { systemClock } from './platform/clock.ts'
import { readConfig } from './platform/config.ts'
import { type Database, DatabaseUnavailable, openForTool } from './platform/db/index.ts'
import { StartFault } from './platform/start-fault.ts'

const USAGE = 'npm run import -- --store <id> --format ubereats-v2 [--corporation <id>] <file>'

function giveUp(lines: readonly string[]): never {
  process.stderr.write(`${lines.join('\n')}\n`)
  process.exit(1)
}

interface ImportOptions {
  /** Needed when several brands have a store of this number. */
  corporationId: number | undefined
  shopId: number
  file: string
}

const options = { store: { type: 'string' }, format: { type: 'string' }, corporation: { type: 'string' } } as const

function askedFor(args: string[]): ImportOptions | undefined {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    const [file, ...rest] = positionals
    const shopId = Number(values.store)
    const corporationId = values.corporation === undefined ? undefined : Number(values.corporation)
    const whole = [shopId, corporationId ?? 0].every(id => Number.isSafeInteger(id))
    if (file === undefined || rest.length > 0 || values.format !== 'ubereats-v2' || !whole) return undefined
    return { corporationId, shopId, file }
  } catch {
    return undefined
  }
}

interface ShopTables {
  shop: { corporation_id: number; shop_id: number }
}

/** The brand of the store: the one named, or the only one with a store of this number. */
async function shopAsked(db: Database, { shopId, corporationId }: ImportOptions): Promise<ShopAt> {
  const rows = await db
    .withTables<ShopTables>()
    .selectFrom('shop')
    .select('corporation_id')
    .where('shop_id', '=', shopId)
    .execute()
  const brands = rows.map(row => row.corporation_id).filter(id => corporationId === undefined || id === corporationId)
  const [only, ...others] = brands
  if (only === undefined)
    throw new NoMenu([`there is no store ${shopId}; start the server once so that the stores are there`])
  if (others.length > 0) throw new NoMenu([`several brands have a store ${shopId}: say which with --corporation`])
  return { corporationId: only, shopId }
}

async function run(db: Database, options: ImportOptions): Promise<string[]> {
  const menu = await readMenuFile(options.file)
  const shop = await shopAsked(db, options)
  const shops = createShops(db, systemClock)
  const report = await importUberMenu(
    {
      db,
      clock: systemClock,
      taxesOf: async tx => (await shops.now(shop.corporationId, shop.shopId, tx))?.config.taxes,
      addTaxes: async (tx, _shop, taxes) => {
        const now = await shops.now(shop.corporationId, shop.shopId, tx)
        if (!now) return
        const config = { ...now.config, taxes: [...now.config.taxes, ...taxes] }
        await saveShop(tx, shop.corporationId, config, new Date(systemClock()))
      },
    },
    shop,
    menu,
  )
  if (!report) throw new NoMenu([`store ${shop.shopId} went away meanwhile`])
  return reportLines(report)
}

const read = readConfig(process.env)
if ('faults' in read) giveUp(read.faults)
const asked = askedFor(process.argv.slice(2)) ?? giveUp([`Usage: ${USAGE}`])
let db: Database | undefined
try {
  const { DATABASE_URL: url, DATA_DIR: dataDir } = read.config
  db = await openForTool({ url, dataDir })
  process.stdout.write(`${(await run(db, asked)).join('\n')}\n`)
} catch (error) {
  if (error instanceof NoMenu) {
    process.stderr.write(
      `Nothing was imported, nothing was changed:\n${error.faults.map(fault => `  ${fault}`).join('\n')}\n`,
    )
    process.exitCode = 1
  } else if (error instanceof StartFault || error instanceof DatabaseUnavailable) giveUp([error.message])
  else throw error
} finally {
  await db?.close()
}
