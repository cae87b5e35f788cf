import { fileURLToPath } from 'node:url'
import { migrate, openForTool, toolAddress } from './platform/db/index.ts'
import { StartFault } from './platform/start-fault.ts'

/**
 * `npm run migrate`: applies what this version adds to the database, while servers of the former version work. Servers with
 * MIGRATE=0 start after it.
 */
const { DATA_DIR: dataDir = './data' } = process.env
try {
  const db = await openForTool({ url: toolAddress(process.env), dataDir })
  try {
    const { applied } = await migrate(db, fileURLToPath(new URL('../migrations', import.meta.url)))
    process.stdout.write(applied.length === 0 ? 'Nothing to apply.\n' : `Applied ${applied.join(', ')}.\n`)
  } finally {
    await db.close()
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = error instanceof StartFault ? 2 : 1
}
