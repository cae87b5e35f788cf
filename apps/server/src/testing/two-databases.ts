import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { type Database, migrate, openDatabase, type Reach } from '../platform/db/index.ts'
import { type Embedded, startEmbedded } from '../platform/db/cluster/supervisor.ts'
import { silentLog } from '../platform/log.ts'
import { dataFolderInMemory } from './data-folder.ts'
import { MIGRATIONS } from './test-database.ts'

/** Two migrated databases without brands on servers of their own, for one test file. */
export interface TwoDatabases {
  first(): Database
  second(): Database
  from(): Reach
  to(): Reach
}

/** What logical replication needs. */
const SENDING = [
  'wal_level=logical',
  'max_wal_senders=12',
  'max_replication_slots=12',
  'max_logical_replication_workers=8',
  'max_sync_workers_per_subscription=4',
  'max_worker_processes=16',
  'fsync=off',
]

/** Starts both before the tests of a file, and stops them after. */
export function twoDatabases(): TwoDatabases {
  const folder = dataFolderInMemory('two')
  const running: Embedded[] = []
  const opened: Database[] = []
  beforeAll(async () => {
    for (const name of ['a', 'b']) {
      const embedded = await startEmbedded(join(folder, name), { log: silentLog, moreSettings: SENDING })
      running.push(embedded)
      const database = await openDatabase({ reach: embedded.reach }, { connectTimeout: 15_000 })
      opened.push(database)
      await migrate(database, MIGRATIONS)
    }
  }, 120_000)
  afterAll(async () => {
    for (const database of opened) await database.close()
    for (const one of running) await one.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  const nth = <T>(list: readonly T[], at: number): T => {
    const one = list[at]
    if (one === undefined) throw new Error('The databases are there within tests only')
    return one
  }
  return {
    from: () => nth(running, 0).reach,
    to: () => nth(running, 1).reach,
    first: () => nth(opened, 0),
    second: () => nth(opened, 1),
  }
}
