import { backUp, DatabaseUnavailable, hasDatabase, openForTool } from './platform/db/index.ts'
import { StartFault } from './platform/start-fault.ts'

/**
 * `npm run backup -- <folder>`: copies the embedded database of a running server. A start with that folder restores it.
 * O9
 */
function giveUp(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(2)
}

const { DATABASE_URL: url, DATA_DIR: dataDir = './data' } = process.env
const [target] = process.argv.slice(2)
if (url) giveUp('A database of your own is backed up with its own tools: pg_basebackup or pg_dump.')
if (!target) giveUp('Say where to: npm run backup -- /path/to/an/empty/folder')
if (!hasDatabase(dataDir)) giveUp(`There is no database in ${dataDir}: say where with DATA_DIR.`)
try {
  const db = await openForTool({ dataDir })
  try {
    await backUp(dataDir, target, db.reach)
    process.stdout.write(`Backed up to ${target}. To restore: DATA_DIR=${target} npm start\n`)
  } finally {
    await db.close()
  }
} catch (error) {
  if (error instanceof StartFault || error instanceof DatabaseUnavailable) giveUp(error.message)
  throw error
}
