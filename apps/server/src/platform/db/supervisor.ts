import type { ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import pg from 'pg'
import type { Log } from '../log.ts'
import { giveFolder } from './account.ts'
import { type Binaries, findBinaries } from './binaries.ts'
import { sqlState } from './faults.ts'
import { type FolderLock, lockFolder } from './folder-lock.ts'
import { failed, makeCluster, orphanOf, type Places, startPostmaster, stopPostmaster } from './postmaster.ts'
import type { Reach } from './pool.ts'

/** An embedded PostgreSQL that runs. */
export interface Embedded {
  readonly reach: Extract<Reach, { host: string }>
  /** Stops it in order, within 10 s. */
  stop(): Promise<void>
}

const READY_WITHIN_MS = 30_000
const DATABASE = 'comanda'
const USER = 'comanda'
/** Names of sockets end at 107 bytes; PostgreSQL adds its own. */
const LONGEST_SOCKET_FOLDER = 80

/**
 * Starts PostgreSQL on `dataDir`, making it when the folder is new, and keeps it running: killed, it is started again.
 * What a killed server left running is stopped first.
 * @throws DatabaseInUse when another living process has this folder; Error with PostgreSQL's own last words
 */
export async function startEmbedded(dataDir: string, deps: { log: Log }): Promise<Embedded> {
  const folder = resolve(dataDir)
  mkdirSync(folder, { recursive: true })
  const lock = lockFolder(folder)
  const places = placesIn(folder)
  try {
    const binaries = findBinaries()
    giveFolder(places.socket)
    await makeCluster(binaries, places)
    const orphan = orphanOf(places)
    if (orphan !== undefined) await stopPostmaster(orphan)
    const keeper = new Keeper(binaries, places, deps.log)
    keeper.start()
    await keeper.ready()
    return embeddedOf(keeper, places, lock)
  } catch (error) {
    lock.release()
    throw error
  }
}

function placesIn(folder: string): Places {
  const near = join(folder, 'run')
  const short = join(tmpdir(), `comanda-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`)
  const socket = Buffer.byteLength(near) <= LONGEST_SOCKET_FOLDER ? near : short
  return { cluster: join(folder, 'postgres'), socket, logFile: join(folder, 'postgres.log') }
}

const reachOf = (places: Places) => ({ host: places.socket, user: USER, database: DATABASE })

/** How the embedded database of a running server in this folder is reached, for a tool beside it. */
export const reachOfFolder = (dataDir: string): Embedded['reach'] => reachOf(placesIn(resolve(dataDir)))

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

/** Keeps one postmaster running until told to stop. */
class Keeper {
  readonly #binaries: Binaries
  readonly #places: Places
  readonly #log: Log
  #child: ChildProcess | undefined
  #stopping = false
  #fault: unknown
  /** A process that ends without closing leaves no database behind. */
  readonly #leave = () => void this.#child?.kill('SIGINT')

  constructor(binaries: Binaries, places: Places, log: Log) {
    this.#binaries = binaries
    this.#places = places
    this.#log = log
  }

  start(): void {
    const child = startPostmaster(this.#binaries, this.#places)
    this.#child = child
    process.once('exit', this.#leave)
    child.once('error', error => {
      this.#fault = error
    })
    // Its lock and its shared memory pass by themselves shortly after a kill: hence again and again.
    child.once('exit', code => {
      process.off('exit', this.#leave)
      if (this.#stopping) return
      this.#log.warn('PostgreSQL stopped and is started again', { exit: code })
      setTimeout(() => this.#stopping || this.start(), 200).unref()
    })
  }

  /** Waits until a question is answered. */
  async ready(): Promise<void> {
    const until = performance.now() + READY_WITHIN_MS
    for (;;) {
      const fault = await answers(this.#places).catch((error: unknown) => error)
      if (fault === undefined) return
      if (this.#fault !== undefined || performance.now() > until) {
        await this.stop()
        throw failed('does not start', this.#places, this.#fault ?? fault)
      }
      await new Promise(done => setTimeout(done, 15))
    }
  }

  async stop(): Promise<void> {
    this.#stopping = true
    const pid = this.#child?.pid
    if (pid !== undefined) await stopPostmaster(pid)
  }
}

/** Asks a real question, making the database first where it is missing. */
async function answers(places: Places): Promise<undefined> {
  try {
    await ask({ ...reachOf(places) }, 'select 1')
  } catch (error) {
    if (sqlState(error) !== '3D000') throw error
    await ask({ ...reachOf(places), database: 'postgres' }, `create database ${DATABASE}`)
  }
}

async function ask(reach: Extract<Reach, { host: string }>, question: string): Promise<void> {
  const client = new pg.Client({ ...reach, connectionTimeoutMillis: 3000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query(question)
  } finally {
    await client.end().catch(() => {})
  }
}
