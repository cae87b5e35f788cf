import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { addCleanAudit, cleanAudits } from './audit/clean-audits.ts'
import { writeAudit, writeAuditSince } from './audit/report.ts'
import { type Database, DatabaseUnavailable, hasDatabase, openForTool, toolAddress } from './platform/db/index.ts'
import { StartFault } from './platform/start-fault.ts'

/**
 * `npm run audit [-- --changed]`: prints JSON; exit code 0 without contradictions, 1 with, 2 when the data cannot be read. With
 * `--changed` it reads what changed since the last audit that found none.
 */
function giveUp(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(2)
}

function readOptions() {
  try {
    return parseArgs({ args: process.argv.slice(2), options: { changed: { type: 'boolean', default: false } } }).values
  } catch {
    return undefined
  }
}

async function write(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain')
}

/** @returns whether there are no contradictions */
async function run(db: Database, onlyChanged: boolean): Promise<boolean> {
  const beganAt = new Date()
  const since = onlyChanged ? (await cleanAudits(db)).last : undefined
  if (onlyChanged && since === undefined)
    process.stderr.write('No audit has found everything in order yet: this one reads everything.\n')
  const isClean = await (since === undefined ? writeAudit(db, write) : writeAuditSince(db, since, write))
  if (isClean) await addCleanAudit(db, since === undefined, beganAt)
  return isClean
}

const { changed } = readOptions() ?? giveUp('Usage: npm run audit [-- --changed]')
const { DATA_DIR: dataDir = './data' } = process.env
const url = toolAddress(process.env)
if (!url && !hasDatabase(dataDir))
  giveUp(`There is no database in ${dataDir}: say where with DATA_DIR or DATABASE_URL.`)
try {
  const db = await openForTool({ url, dataDir }, { statementTimeout: 0 })
  try {
    process.exitCode = (await run(db, changed)) ? 0 : 1
  } finally {
    await db.close()
  }
} catch (error) {
  if (error instanceof StartFault || error instanceof DatabaseUnavailable) giveUp(error.message)
  throw error
}
