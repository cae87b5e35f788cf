import { clearPlain } from './compose/database/personal-tables.ts'
import { reseal } from './compose/database/sealed-columns.ts'
import { secretOf } from './compose/registry/runtime.ts'
import { readConfig } from './platform/config.ts'
import { DatabaseUnavailable, hasDatabase, openForTool, toolAddress } from './platform/db/index.ts'
import { useSealKeys } from './platform/seal.ts'
import { StartFault } from './platform/start-fault.ts'

/**
 * `npm run reseal`: seals everything with the first of SEAL_KEYS, so that the others can be removed. Ends with 1 where a text cannot be opened.
 * With `-- --clear-plain` it first seals personal data that is plain text, once all servers are of this version.
 */
function giveUp(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(2)
}

const [argument, ...more] = process.argv.slice(2)
const clears = argument === '--clear-plain'
if ((argument !== undefined && !clears) || more.length > 0)
  giveUp('The only argument is --clear-plain: npm run reseal -- --clear-plain.')

const read = readConfig(process.env)
if ('faults' in read) giveUp(`Correct these settings: ${read.faults.join('; ')}.`)
const { DATA_DIR: dataDir } = read.config
const url = toolAddress(read.config)
if (!url && !hasDatabase(dataDir))
  giveUp(`There is no database in ${dataDir}: say where with DATA_DIR or DATABASE_URL.`)
try {
  useSealKeys(read.config.SEAL_KEYS, secretOf(read.config))
  const db = await openForTool({ url, dataDir })
  try {
    if (clears)
      for (const { table, cleared } of await clearPlain(db))
        process.stdout.write(`${table}: ${cleared} rows of plain text sealed\n`)
    const done = await reseal(db, secretOf(read.config))
    for (const { table, resealed, unreadable } of done)
      process.stdout.write(`${table}: ${resealed} sealed again, ${unreadable} sealed with a key that is not there\n`)
    process.exitCode = done.some(({ unreadable }) => unreadable > 0) ? 1 : 0
  } finally {
    await db.close()
  }
} catch (error) {
  if (error instanceof StartFault || error instanceof DatabaseUnavailable) giveUp(error.message)
  throw error
}
