import type { ShopConfig } from '@comanda/domain/store'
import type { ShopAt } from './ports/store.ts'
import { systemClock } from './platform/clock.ts'
import { readConfig } from './platform/config.ts'
import { type Database, DatabaseUnavailable, openForTool, toolAddress } from './platform/db/index.ts'
import { StartFault } from './platform/start-fault.ts'
import { createShops } from './modules/store/index.ts'

/** A fault that ends a command-line tool; its message is printed. */
export class ToolFault extends Error {}

/** Ends the tool with a message and exit code 1. */
export function giveUp(lines: readonly string[]): never {
  process.stderr.write(`${lines.join('\n')}\n`)
  process.exit(1)
}

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

/** Opens the configured database for a tool, runs it and closes the database; a fault is one message. */
export async function runTool(work: (db: Database) => Promise<void>): Promise<void> {
  const read = readConfig(process.env)
  if ('faults' in read) giveUp(read.faults)
  let db: Database | undefined
  try {
    const { DATA_DIR: dataDir } = read.config
    const url = toolAddress(read.config)
    db = await openForTool({ url, dataDir })
    await work(db)
  } catch (error) {
    if (error instanceof ToolFault) {
      process.stderr.write(`${error.message}\n`)
      process.exitCode = 1
    } else if (error instanceof StartFault || error instanceof DatabaseUnavailable) giveUp([error.message])
    else throw error
  } finally {
    await db?.close()
  }
}
