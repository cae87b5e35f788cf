import { rmSync } from 'node:fs'
import { type Database, openDatabase } from '@comanda/server/platform/db/index'
import { emptyDataFolder } from '@comanda/server/testing/data-folder'
import { openEveryDay } from '../steps/every-day.ts'
import { startServer, type TestServer } from '../server.ts'

/** Several processes of the product on one database, with the demo brand in it. */
export interface Processes {
  readonly database: Database
  readonly servers: readonly TestServer[]
  close(): Promise<void>
}

/**
 * Starts `count` processes at once on a database of their own.
 * @param envOf more of their configuration
 */
export async function openProcesses(
  count: number,
  envOf: () => Promise<Readonly<Record<string, string>>> = async () => ({}),
): Promise<Processes> {
  const folder = emptyDataFolder('shared')
  const database = await openDatabase({ dataDir: folder })
  if ('url' in database.reach) throw new Error('An embedded database is reached by its socket')
  const { host, user, database: name } = database.reach
  const url = `postgresql://${user}@localhost/${name}?host=${encodeURIComponent(host)}`
  const env = { ...(await envOf()), DATABASE_URL: url, NODE_ENV: 'development' }
  // All find an empty database at once.
  const servers = await Promise.all(Array.from({ length: count }, () => startServer(env)))
  await database.inTx(openEveryDay)
  return {
    database,
    servers,
    async close() {
      await Promise.all(servers.map(server => server.stop()))
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
