import { type Database, type OpenOptions, openDatabase } from './database.ts'
import { openFault } from './faults.ts'
import { DatabaseInUse } from './cluster/folder-lock.ts'
import { reachOfFolder } from './cluster/supervisor.ts'

/** The address tools use: past a pooler, since they run long statements and read in one session. */
export const toolAddress = (env: {
  readonly DATABASE_URL?: string | undefined
  readonly DATABASE_DIRECT_URL?: string | undefined
}): string | undefined => env.DATABASE_DIRECT_URL || env.DATABASE_URL

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
