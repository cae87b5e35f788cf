import { fileURLToPath } from 'node:url'
import { migrate, openForTool, toolAddress } from '../platform/db/index.ts'
import { runTool, ToolFault } from './tool.ts'

/**
 * `npm run migrate`: applies what this version adds to the database, while servers of the former version work. Servers with
 * MIGRATE=0 start after it.
 */
const { DATA_DIR: dataDir = './data' } = process.env
await runTool(async () => {
  const db = await openForTool({ url: toolAddress(process.env), dataDir })
  try {
    const { applied } = await migrate(db, fileURLToPath(new URL('../../migrations', import.meta.url)))
    process.stdout.write(applied.length === 0 ? 'Nothing to apply.\n' : `Applied ${applied.join(', ')}.\n`)
  } catch (error) {
    throw error instanceof Error ? new ToolFault(error.message) : error
  } finally {
    await db.close()
  }
})
