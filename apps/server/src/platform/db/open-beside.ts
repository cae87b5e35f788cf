import { type Database, openDatabase } from './database.ts'
import { DatabaseInUse } from './folder-lock.ts'
import { reachOfFolder } from './supervisor.ts'

/**
 * The database for a tool: that of a running server, or one started for this alone.
 * @throws DatabaseUnavailable when nothing answers
 */
export async function openBeside(at: { url?: string | undefined; dataDir: string }): Promise<Database> {
  if (at.url) return openDatabase({ url: at.url })
  try {
    return await openDatabase({ dataDir: at.dataDir })
  } catch (error) {
    if (error instanceof DatabaseInUse) return openDatabase({ reach: reachOfFolder(at.dataDir) })
    throw error
  }
}
