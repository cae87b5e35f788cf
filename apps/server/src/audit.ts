import { once } from 'node:events'
import { writeAudit } from './audit/report.ts'
import { DatabaseUnavailable, hasDatabase, openForTool, toolAddress } from './platform/db/index.ts'
import { StartFault } from './platform/start-fault.ts'

/** `npm run audit`: prints JSON; exit code 0 without contradictions, 1 with, 2 when the data cannot be read. */
function giveUp(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(2)
}

const { DATA_DIR: dataDir = './data' } = process.env
const url = toolAddress(process.env)
if (!url && !hasDatabase(dataDir))
  giveUp(`There is no database in ${dataDir}: say where with DATA_DIR or DATABASE_URL.`)
try {
  const db = await openForTool({ url, dataDir }, { statementTimeout: 0 })
  try {
    const isClean = await writeAudit(db, async text => {
      if (!process.stdout.write(text)) await once(process.stdout, 'drain')
    })
    process.exitCode = isClean ? 0 : 1
  } finally {
    await db.close()
  }
} catch (error) {
  if (error instanceof StartFault || error instanceof DatabaseUnavailable) giveUp(error.message)
  throw error
}
