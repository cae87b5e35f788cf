import { rmSync } from 'node:fs'
import { type Database, openDatabase } from '@comanda/server/platform/db/index'
import { dataFolderInMemory } from '@comanda/server/testing/data-folder'
import { startPgBouncer } from '@comanda/server/testing/pgbouncer'
import { openEveryDay } from '../steps/every-day.ts'
import { startServer, type TestServer } from '../server.ts'

/** Several processes of the product on one database, with the demo brand in it. */
export interface Processes {
  readonly database: Database
  readonly servers: readonly TestServer[]
  close(): Promise<void>
}

/** A pooler before the database of the processes. */
export interface Pooling {
  /** The program of PgBouncer. */
  readonly program: string
  /** Connections to the database, and transactions of each process at once. */
  readonly connections: number
  readonly transactions: number
}

/** The address of a database that is reached by a socket. */
function addressOf(reach: Database['reach']): string {
  if ('url' in reach) throw new Error('An embedded database is reached by its socket')
  const { host, user, database, port = 5432 } = reach
  return `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
}

/**
 * Starts `count` processes at once on a database of their own.
 * @param envOf more of their configuration
 */
export async function openProcesses(
  count: number,
  envOf: () => Promise<Readonly<Record<string, string>>> = async () => ({}),
  pooling?: Pooling,
): Promise<Processes> {
  const folder = dataFolderInMemory('shared')
  const database = await openDatabase({ dataDir: folder })
  const direct = addressOf(database.reach)
  const pooler = pooling && (await startPgBouncer(pooling.program, database.reach, pooling.connections))
  const addresses =
    pooler === undefined
      ? { DATABASE_URL: direct }
      : {
          DATABASE_URL: addressOf(pooler.reach),
          DATABASE_DIRECT_URL: direct,
          DATABASE_TRANSACTIONS: String(pooling?.transactions),
        }
  const env = { ...(await envOf()), ...addresses, NODE_ENV: 'development' }
  // All find an empty database at once.
  const servers = await Promise.all(Array.from({ length: count }, () => startServer(env)))
  await database.inTx(openEveryDay)
  return {
    database,
    servers,
    async close() {
      await Promise.all(servers.map(server => server.stop()))
      await pooler?.stop()
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
