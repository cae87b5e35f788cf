import { existsSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { silentLog } from '../../log.ts'
import { fileFault, StartFault } from '../../start-fault.ts'
import { findBinaries } from './binaries.ts'
import { copyDatabase, type DatabaseFigures, figuresOf, maintain } from './copy-database.ts'
import { lockFolder } from './folder-lock.ts'
import { majorOf, requireMajor } from './major-version.ts'
import { oldPrograms } from './old-programs.ts'
import { placeDatabase } from './place-database.ts'
import { type Places, upgradedOf } from './places.ts'
import { makeCluster, orphanOf, type PostgresSetup, stopPostmaster } from './postmaster.ts'
import { type Embedded, endOrphan, runPostgres } from './supervisor.ts'
import { completeUpgrade, formerOf, switchCluster } from './switch-cluster.ts'

export interface Upgrade {
  readonly dataDir: string
  /** The folder of the programs of the old version; left out, where they are usually installed. */
  readonly programs?: string | undefined
  /** Called with each step. */
  say(sentence: string): void
}

/** What was done: nothing where the database is of this version already. */
export interface Upgraded {
  readonly from: number
  readonly to: number
  readonly tables: number
  /** The folder of the old cluster. */
  readonly former: string
}

/** The old cluster changes nothing while it is copied. */
const READ_ONLY = ['default_transaction_read_only=on', 'autovacuum=off']
/** The draft is made anew after a power cut; it is synced when it stops. */
const LOADING = ['synchronous_commit=off', 'autovacuum=off', 'max_wal_size=4GB']

/**
 * Upgrades the embedded database of a data folder to the major version of PostgreSQL of this program. The old cluster is only read;
 * the new one is made beside it, compared row by row, and then takes its place. A process that ends at any step leaves one of the two
 * in its place, and a repetition begins anew. The old cluster stays beside it.
 * @throws DatabaseInUse while a server runs; StartFault that says what to do, with the old cluster in its place
 */
export async function upgradeDatabase({ dataDir, programs, say }: Upgrade): Promise<Upgraded | undefined> {
  const folder = resolve(dataDir)
  const lock = lockFolder(folder)
  try {
    const { places, account } = await placeDatabase(folder)
    const binaries = findBinaries(account)
    const major = majorOf(places.cluster)
    if (major === undefined) throw new StartFault(`There is no database in ${folder}: say where with DATA_DIR.`)
    if (major === binaries.major) return undefined
    if (major > binaries.major) requireMajor(places.cluster, binaries.major)
    const former = formerOf(places.cluster, major)
    if (existsSync(former)) throw new StartFault(`${former} is of an earlier upgrade: move it away first.`)
    const old = { binaries: oldPrograms(major, programs), places, account, moreSettings: READ_ONLY }
    const draft = { binaries, places: draftOf(places), account, moreSettings: LOADING }
    await endOrphan(folder, places)
    await clear(draft.places, places)
    say(`Copying the database of PostgreSQL ${major} to PostgreSQL ${binaries.major}.`)
    const figures = await copy(old, draft, say)
    completeUpgrade(draft.places.cluster, places.cluster)
    say('Both are the same; the new one takes the place of the old one.')
    switchCluster(places.cluster, major)
    return { from: major, to: binaries.major, tables: Object.keys(figures).length, former }
  } catch (error) {
    throw fileFault(error, folder) ?? error
  } finally {
    lock.release()
  }
}

const draftOf = ({ cluster, socket, logFile }: Places): Places => ({
  cluster: `${cluster}.draft`,
  socket: `${socket}.draft`,
  logFile,
})

/** Removes what an interrupted upgrade left. */
async function clear(draft: Places, { cluster }: Places): Promise<void> {
  const orphan = orphanOf(draft.cluster)
  if (orphan !== undefined) await stopPostmaster(orphan)
  for (const path of [draft.cluster, draft.socket, upgradedOf(cluster)]) rmSync(path, { recursive: true, force: true })
}

type OldSetup = PostgresSetup & { readonly binaries: ReturnType<typeof oldPrograms> }

/** Runs both, copies and compares; both are stopped at the end. @returns the figures of both */
async function copy(old: OldSetup, draft: PostgresSetup, say: (sentence: string) => void): Promise<DatabaseFigures> {
  const running: Embedded[] = []
  try {
    const source = await runPostgres(old, silentLog)
    running.push(source)
    await makeCluster(draft)
    const target = await runPostgres(draft, silentLog)
    running.push(target)
    await copyDatabase(old.binaries, source.reach, target.reach)
    say('Everything is copied; comparing every row.')
    const [here, there] = await Promise.all([figuresOf(source.reach), figuresOf(target.reach)])
    const different = [...new Set([...Object.keys(here), ...Object.keys(there)])].filter(
      name => here[name] !== there[name],
    )
    if (different.length > 0)
      throw new StartFault(
        `The copy differs in ${different.slice(0, 5).join(', ')}: the old database stays in its place.`,
      )
    // Without statistics the first calls scan whole tables. A checkpoint syncs everything before the stop.
    await maintain(target.reach, ['analyze', 'checkpoint'])
    return there
  } finally {
    for (const one of running) await one.stop()
    rmSync(draft.places.socket, { recursive: true, force: true })
  }
}
