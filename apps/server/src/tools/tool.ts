import type { ShopConfig } from '@comanda/domain/store'
import { createShops } from '../modules/store/index.ts'
import { systemClock } from '../platform/clock.ts'
import { type Config, readConfig } from '../platform/config.ts'
import {
  type Database,
  DatabaseUnavailable,
  hasDatabase,
  type OpenOptions,
  openForTool,
  toolAddress,
} from '../platform/db/index.ts'
import { StartFault } from '../platform/start-fault.ts'
import type { ShopAt } from '../ports/store.ts'

/** A fault that ends a command-line tool with exit code 1; its message is printed. */
export class ToolFault extends Error {}

/** Ends a tool that was called wrongly, or has no database, with a message and exit code 2. */
export function giveUp(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(2)
}

/** The settings of the server that the tool serves; faulty ones end the tool. */
export function toolConfig(): Config {
  const read = readConfig(process.env)
  if ('faults' in read) giveUp(`Correct these settings: ${read.faults.join('; ')}.`)
  return read.config
}

/** Runs a tool. A fault that names its remedy is printed as one message; anything else is a defect and is thrown. */
export async function runTool(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (error instanceof StartFault || error instanceof DatabaseUnavailable) giveUp(error.message)
    if (!(error instanceof ToolFault)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}

/** Where the server's settings say that the data is. */
interface DataSettings {
  readonly DATA_DIR?: string | undefined
  readonly DATABASE_URL?: string | undefined
  readonly DATABASE_DIRECT_URL?: string | undefined
}

/** Opens the database that the settings name, works on it and closes it; without one the tool ends. */
export async function withDatabase<T>(
  settings: DataSettings,
  work: (db: Database) => Promise<T>,
  options: OpenOptions = {},
): Promise<T> {
  const { DATA_DIR: dataDir = './data' } = settings
  const url = toolAddress(settings)
  if (!url && !hasDatabase(dataDir)) giveUp(noDatabase(dataDir))
  const db = await openForTool({ url, dataDir }, options)
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}

const noDatabase = (dataDir: string): string =>
  `There is no database in ${dataDir}: start the server once, or say where it is with DATA_DIR or DATABASE_URL.`

interface ShopTables {
  shop: { corporation_id: number; shop_id: number }
}

/**
 * The store named on the command line: the brand named too, or the only one with a store of this number.
 * @throws ToolFault
 */
export async function namedShop(db: Database, shopId: number, corporationId: number | undefined): Promise<ShopAt> {
  const rows = await db
    .withTables<ShopTables>()
    .selectFrom('shop')
    .select('corporation_id')
    .where('shop_id', '=', shopId)
    .execute()
  const brands = rows.map(row => row.corporation_id).filter(id => corporationId === undefined || id === corporationId)
  const [only, ...others] = brands
  if (only === undefined)
    throw new ToolFault(`There is no store ${shopId}; start the server once so that the stores are there.`)
  if (others.length > 0) throw new ToolFault(`Several brands have a store ${shopId}: say which with --corporation.`)
  return { corporationId: only, shopId }
}

/** The settings of a store as the database has them now. */
export const settingsOf =
  (db: Database) =>
  async ({ corporationId, shopId }: ShopAt): Promise<ShopConfig | undefined> =>
    (await createShops(db, systemClock).now(corporationId, shopId))?.config

/** A whole number; undefined: none was given. NaN: it is not one. */
export const numberIn = (value: string | undefined): number | undefined =>
  value === undefined ? undefined : /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN
