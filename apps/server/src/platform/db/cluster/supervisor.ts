import type { ChildProcess } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import pg from 'pg'
import type { Log } from '../../log.ts'
import { fileFault } from '../../start-fault.ts'
import { makeFolderFor } from './account.ts'
import { findBinaries } from './binaries.ts'
import { sqlState } from '../faults.ts'
import { type FolderLock, inUse, lockFolder } from './folder-lock.ts'
import { requireMajor } from './major-version.ts'
import { makeDataFolder, placeDatabase } from './place-database.ts'
import { type Places, placesOf } from './places.ts'
import {
  makeCluster,
  orphanOf,
  postgresFault,
  type PostgresSetup,
  removeStaleLock,
  startPostmaster,
  stopPostmaster,
} from './postmaster.ts'
import type { Reach } from '../connections/pool.ts'
import { serverOf } from './processes.ts'
import { isSocketHeld, openRunningSocket, type RunningSocket } from './running-socket.ts'
import { walSettings } from './wal-folder.ts'

/** An embedded PostgreSQL that runs. */
export interface Embedded {
  readonly reach: Extract<Reach, { host: string }>
  /** Stops it gracefully, within 10 s. */
  stop(): Promise<void>
}

const READY_WITHIN_MS = 30_000
const ORPHAN_ENDS_WITHIN_MS = 10_000
/** The allowed number of exits before it is ready: lock and shared memory of a killed one outlive it briefly. */
const MAX_EARLY_EXITS = 25
/** The SQLSTATE of a full disk. */
const DISK_FULL = '53100'
const DATABASE = 'comanda'
const USER = 'comanda'

/**
 * Starts PostgreSQL on `dataDir`, creating the cluster in a new folder, and restarts it when it is killed. A PostgreSQL left
 * running by a killed server is stopped first.
 * @throws DatabaseInUse when another living process has this folder; StartFault that says what to do
 */
export async function startEmbedded(
  dataDir: string,
  deps: {
    log: Log
    note?: ((sentence: string) => void) | undefined
    moreSettings?: readonly string[]
    walFolder?: string | undefined
  },
): Promise<Embedded> {
  const folder = resolve(dataDir)
  let lock: FolderLock | undefined
  try {
    makeDataFolder(folder)
    lock = lockFolder(folder)
    const { places, account, note } = await placeDatabase(folder)
    if (note !== undefined) deps.note?.(note)
    const archive = deps.walFolder === undefined ? [] : walSettings(resolve(deps.walFolder), account)
    const moreSettings = [...(deps.moreSettings ?? []), ...archive]
    const setup = { binaries: findBinaries(account), places, account, moreSettings }
    requireMajor(places.cluster, setup.binaries.major)
    makeFolderFor(account, places.socket)
    await makeCluster(setup)
    await endOrphan(folder, places)
    return embeddedOf(await keepRunning(setup, deps.log), places, lock)
  } catch (error) {
    lock?.release()
    throw fileFault(error, folder) ?? error
  }
}

/** Starts PostgreSQL on an existing cluster that no other one has, and restarts it when it is killed. @throws StartFault */
export async function runPostgres(setup: PostgresSetup, log: Log): Promise<Embedded> {
  makeFolderFor(setup.account, setup.places.socket)
  const keeper = await keepRunning(setup, log)
  return { reach: reachOf(setup.places), stop: () => keeper.stop() }
}

async function keepRunning(setup: PostgresSetup, log: Log): Promise<Keeper> {
  const keeper = new Keeper(setup, log, await openRunningSocket(setup.places.socket))
  keeper.start()
  await keeper.ready()
  return keeper
}

/**
 * Stops what a killed server left running on the cluster, and waits for its last process to end. Processes of a killed
 * container end with it, after a short delay.
 * @throws DatabaseInUse when they belong to a living server, or do not end
 */
export async function endOrphan(folder: string, { cluster, socket }: Places): Promise<void> {
  const orphan = orphanOf(cluster)
  const server = orphan === undefined ? undefined : serverOf(orphan)
  if (server !== undefined) throw inUse(folder, `process ${server}`)
  if (orphan !== undefined) await stopPostmaster(orphan)
  const until = performance.now() + ORPHAN_ENDS_WITHIN_MS
  while (await isSocketHeld(socket)) {
    if (performance.now() > until) throw inUse(folder, 'in another container')
    await new Promise(done => setTimeout(done, 20))
  }
  removeStaleLock(cluster)
}

const reachOf = (places: Places) => ({ host: places.socket, user: USER, database: DATABASE })

/** The connection settings of the embedded database of a running server in this folder, for command-line tools. */
export function reachOfFolder(dataDir: string): Embedded['reach'] {
  const places = placesOf(dataDir)
  const file = join(places.cluster, 'postmaster.pid')
  // The fifth line is the socket's folder, which depends on the temporary folder of the server.
  const socket = existsSync(file) ? readFileSync(file, 'utf8').split('\n')[4] : undefined
  return reachOf(socket ? { ...places, socket } : places)
}

function embeddedOf(keeper: Keeper, places: Places, lock: FolderLock): Embedded {
  let stopping: Promise<void> | undefined
  return {
    reach: reachOf(places),
    stop: () => {
      stopping ??= keeper.stop().finally(() => lock.release())
      return stopping
    },
  }
}

/** Keeps one postmaster running until it is stopped. */
class Keeper {
  readonly #setup: PostgresSetup
  readonly #log: Log
  readonly #running: RunningSocket
  #child: ChildProcess | undefined
  #stopping = false
  #fault: unknown
  #isReady = false
  #earlyExits = 0
  /** Stops the database when this process ends without closing it. */
  readonly #leave = () => void this.#child?.kill('SIGINT')

  constructor(setup: PostgresSetup, log: Log, running: RunningSocket) {
    this.#setup = setup
    this.#log = log
    this.#running = running
  }

  start(): void {
    const child = startPostmaster(this.#setup, this.#running.fd)
    this.#child = child
    process.once('exit', this.#leave)
    child.once('error', error => {
      this.#fault = error
    })
    child.once('exit', code => {
      process.off('exit', this.#leave)
      if (this.#stopping) return
      if (!this.#isReady) this.#earlyExits += 1
      else this.#log.warn('PostgreSQL stopped and is started again', { exit: code })
      setTimeout(() => this.#stopping || this.start(), 200).unref()
    })
  }

  /** Waits until a query is answered. */
  async ready(): Promise<void> {
    const { places } = this.#setup
    const until = performance.now() + READY_WITHIN_MS
    for (;;) {
      const fault = await answers(places).catch((error: unknown) => error)
      this.#isReady = fault === undefined
      if (this.#isReady) return
      const isFinal = this.#fault !== undefined || sqlState(fault) === DISK_FULL || this.#earlyExits > MAX_EARLY_EXITS
      if (isFinal || performance.now() > until) {
        await this.stop()
        throw postgresFault('PostgreSQL does not start', places, this.#fault ?? fault)
      }
      await new Promise(done => setTimeout(done, 15))
    }
  }

  async stop(): Promise<void> {
    this.#stopping = true
    const pid = this.#child?.pid
    if (pid !== undefined) await stopPostmaster(pid)
    this.#running.close()
  }
}

/** Runs a real query, first creating the database if it is missing. */
async function answers(places: Places): Promise<undefined> {
  try {
    await query({ ...reachOf(places) }, 'select 1')
  } catch (error) {
    if (sqlState(error) !== '3D000') throw error
    await query({ ...reachOf(places), database: 'postgres' }, `create database ${DATABASE}`)
  }
}

async function query(reach: Extract<Reach, { host: string }>, question: string): Promise<void> {
  const client = new pg.Client({ ...reach, connectionTimeoutMillis: 3000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query(question)
  } finally {
    await client.end().catch(() => {})
  }
}
