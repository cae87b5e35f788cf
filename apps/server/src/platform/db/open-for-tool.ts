import { type Database, openDatabase } from './database.ts'
import { DatabaseInUse } from './folder-lock.ts'
import { reachOfFolder } from './supervisor.ts'

/**
 * Opens the database for a command-line tool: a running server's, or one started for the tool.
 * @throws DatabaseUnavailable when nothing answers
 */
export async function openForTool(at: { url?: string | undefined; dataDir: string }): Promise<Database> {
  if (at.url) return openDatabase({ url: at.url })
  try {
    return await openDatabase({ dataDir: at.dataDir })
  } catch (error) {
    if (error instanceof DatabaseInUse) return openDatabase({ reach: reachOfFolder(at.dataDir) })
    throw error
  }
}
