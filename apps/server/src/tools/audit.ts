import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { addCleanAudit, cleanAudits } from '../audit/clean-audits.ts'
import { writeAudit, writeAuditSince } from '../audit/report.ts'
import type { Database } from '../platform/db/index.ts'
import { giveUp, runTool, withDatabase } from './tool.ts'

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

/**
 * `npm run audit [-- --changed]`: prints JSON; exit code 0 without contradictions, 1 with, 2 when the data cannot be read. With
 * `--changed` it reads what changed since the last audit that found none.
 */
const { changed } = readOptions() ?? giveUp('Usage: npm run audit [-- --changed]')
await runTool(() =>
  withDatabase(
    process.env,
    async db => {
      process.exitCode = (await run(db, changed)) ? 0 : 1
    },
    { statementTimeout: 0 },
  ),
)
