import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll } from 'vitest'
import { backUp, type Database, migrate, openDatabase, placeOf, type Reach } from '../platform/db/index.ts'
import { placesOf } from '../platform/db/cluster/places.ts'
import { startEmbedded } from '../platform/db/cluster/supervisor.ts'
import { silentLog } from '../platform/log.ts'
import { dataFolderInMemory } from './data-folder.ts'
import { MIGRATIONS } from './test-database.ts'

type Embedded = Awaited<ReturnType<typeof startEmbedded>>

/** A primary and its streaming replica, for one test file. */
export interface ReplicatedDatabase {
  /** The primary, with the replica for the reads that are declared for it. */
  database(): Database
  standby(): Reach
  /** The replica stops replaying, and goes on. */
  pauseReplay(isPaused: boolean): Promise<void>
  /** From now on a commit waits until the replica has it on disk. */
  waitForStandby(): Promise<void>
  /** Kills the primary for good. */
  killPrimary(): Promise<void>
  /** Makes the replica the primary, and opens it. */
  promote(): Promise<Database>
}

const SENDERS = ['max_wal_senders=4', 'fsync=off']

/** Starts both before the tests of a file, and stops them after. */
export function replicatedDatabase(): ReplicatedDatabase {
  const folder = dataFolderInMemory('replicated')
  const [primaryFolder, standbyFolder] = [join(folder, 'primary'), join(folder, 'standby')]
  const opened: Database[] = []
  let primary: Embedded | undefined
  let standby: Embedded | undefined
  beforeAll(async () => {
    primary = await startEmbedded(primaryFolder, { log: silentLog, moreSettings: SENDERS })
    const { reach } = primary
    await backUp(primaryFolder, standbyFolder, reach)
    writeFileSync(join(placesOf(standbyFolder).cluster, 'standby.signal'), '')
    const source = `primary_conninfo=host=${reach.host} user=${reach.user} application_name=standby`
    standby = await startEmbedded(standbyFolder, { log: silentLog, moreSettings: [...SENDERS, source] })
    const database = await openDatabase({ reach }, { replica: standby.reach, connectTimeout: 15_000 })
    opened.push(database)
    await migrate(database, MIGRATIONS)
  }, 90_000)
  afterAll(async () => {
    for (const database of opened) await database.close()
    await Promise.all([standby?.stop(), primary?.stop()])
    rmSync(folder, { recursive: true, force: true })
  })
  const started = <T>(one: T | undefined): T => {
    if (one === undefined) throw new Error('The database is there within tests only')
    return one
  }
  return {
    database: () => started(opened[0]),
    standby: () => started(standby).reach,
    pauseReplay: isPaused => run(started(standby).reach, `select pg_wal_replay_${isPaused ? 'pause' : 'resume'}()`),
    async waitForStandby() {
      await run(started(primary).reach, "alter system set synchronous_standby_names = 'standby'")
      await run(started(primary).reach, 'select pg_reload_conf()')
    },
    async killPrimary() {
      const [pid] = readFileSync(join(placesOf(primaryFolder).cluster, 'postmaster.pid'), 'utf8').split('\n')
      process.kill(Number(pid), 'SIGKILL')
      // In the same turn, so that it is not started again.
      await started(primary).stop()
    },
    async promote() {
      const { reach } = started(standby)
      await run(reach, 'select pg_promote()')
      const database = await openDatabase({ reach }, { connectTimeout: 15_000 })
      opened.push(database)
      return database
    },
  }
}

async function run(reach: Reach, statement: string): Promise<void> {
  const client = new pg.Client(placeOf(reach))
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
