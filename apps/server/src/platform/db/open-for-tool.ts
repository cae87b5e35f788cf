import { type Database, type OpenOptions, openDatabase } from './database.ts'
import { openFault } from './faults.ts'
import { DatabaseInUse } from './folder-lock.ts'
import { reachOfFolder } from './supervisor.ts'

/**
 * Opens the database for a command-line tool: a running server's, or one started for the tool.
 * @throws StartFault that says what to do
 */
export async function openForTool(
  at: { url?: string | undefined; dataDir: string },
  options: OpenOptions = {},
): Promise<Database> {
  try {
    return await openDatabase(at.url ? { url: at.url } : { dataDir: at.dataDir }, options).catch(
      async (error: unknown) => {
        if (error instanceof DatabaseInUse) return openDatabase({ reach: reachOfFolder(at.dataDir) }, options)
        throw error
      },
    )
  } catch (error) {
    throw openFault(error, at)
  }
}
