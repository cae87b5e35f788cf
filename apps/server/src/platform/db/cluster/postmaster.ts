import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process'
import {
  closeSync,
  existsSync,
  fchownSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { diskFull, isDiskFull, StartFault } from '../../start-fault.ts'
import { type Account, makeFolderFor } from './account.ts'
import type { Binaries } from './binaries.ts'
import { useBatchScheduling } from './batch-scheduling.ts'
import type { Places } from './places.ts'
import { isRunning } from './processes.ts'

/** How PostgreSQL's programs are started. */
export interface PostgresSetup {
  readonly binaries: Binaries
  readonly places: Places
  /** The account they run as; undefined for the account of this process. */
  readonly account: Account | undefined
  /** Settings besides `SETTINGS`, as `name=value`; on duplicates the later one applies. */
  readonly moreSettings?: readonly string[]
}

const SETTINGS = [
  'listen_addresses=',
  'unix_socket_permissions=0700',
  'max_connections=120',
  'shared_buffers=128MB',
  'fsync=on',
  'synchronous_commit=on',
  'full_page_writes=on',
  // The minimum for copying the running database. O9
  'wal_level=replica',
  'max_wal_senders=0',
  'max_logical_replication_workers=0',
  'max_wal_size=1GB',
  'checkpoint_timeout=5min',
  'random_page_cost=1.1',
  'jit=off',
  // A new installation gets table statistics within seconds; without them the planner scans whole indexes.
  'autovacuum_naptime=2s',
  // Each analysis costs time and invalidates all plans: it runs after a table has grown by half.
  'autovacuum_analyze_scale_factor=0.5',
  'autovacuum_vacuum_threshold=1000',
  'autovacuum_vacuum_insert_threshold=5000',
  // Rows are found by their keys, so coarse statistics suffice; sampling long JSON columns is expensive.
  'default_statistics_target=25',
  // Activity in the process title costs some percent of each statement's time, and no tool here reads it.
  'update_process_title=off',
  'track_activities=off',
  'deadlock_timeout=200ms',
  'max_parallel_workers_per_gather=0',
  'huge_pages=off',
  'timezone=UTC',
  'log_timezone=UTC',
  'log_min_messages=warning',
  'log_checkpoints=off',
  'log_min_error_statement=panic',
  'log_error_verbosity=terse',
]

/** The settings of a major version: an older one refuses to start with one that it does not know. */
const settingsOf = (major: number): string[] => (major >= 18 ? [...SETTINGS, 'io_method=sync'] : SETTINGS)

/**
 * Creates the cluster if there is none: in a folder beside its final place, synced to disk and then renamed, so that neither a
 * kill nor a power cut leaves an incomplete one.
 * @throws StartFault when initdb fails
 */
export async function makeCluster(setup: PostgresSetup): Promise<void> {
  const { binaries, places, account } = setup
  if (existsSync(join(places.cluster, 'PG_VERSION'))) return
  const draft = `${places.cluster}.new`
  rmSync(draft, { recursive: true, force: true })
  makeFolderFor(account, draft)
  const choices = ['-U', 'comanda', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-instructions']
  const child = start(binaries.initdb, ['-D', draft, ...choices], setup)
  const end = await new Promise(resolve => child.once('error', resolve).once('exit', resolve))
  if (end !== 0) throw postgresFault('The database could not be made', places, end)
  renameSync(draft, places.cluster)
  syncFolder(dirname(places.cluster))
}

/** Syncs a folder to disk: a rename alone may be lost in a power cut. */
export function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}

/**
 * Starts PostgreSQL on the cluster. It outlives this process if that is killed, and all its processes inherit the descriptor
 * `inherited`.
 */
export function startPostmaster(setup: PostgresSetup, inherited: number): ChildProcess {
  const { cluster, socket } = setup.places
  const own = [`unix_socket_directories=${quotedFolder(socket)}`, ...(setup.moreSettings ?? [])]
  const settings = [...settingsOf(setup.binaries.major), ...own].flatMap(setting => ['-c', setting])
  const child = start(setup.binaries.postgres, ['-D', cluster, ...settings], setup, inherited)
  child.unref()
  useBatchScheduling(child.pid)
  return child
}

/** The setting is a list: quotes keep commas and spaces of a path. */
const quotedFolder = (folder: string) => `"${folder.replaceAll('"', '""')}"`

function start(
  program: string,
  args: readonly string[],
  { places, account }: PostgresSetup,
  ...inherited: number[]
): ChildProcess {
  const out = openSync(places.logFile, 'a')
  try {
    // Data that root serves for an ordinary user can later be served by that user.
    if (account) fchownSync(out, account.uid, account.gid)
    // A file instead of a pipe, because the postmaster may outlive this process. Detached, because Ctrl-C must reach only this
    // process, which then stops the postmaster gracefully.
    const stdio: StdioOptions = ['ignore', out, out, ...inherited]
    const options = { stdio, detached: true, cwd: '/' }
    const env = { PATH: process.env['PATH'] ?? '', TZ: 'UTC', LC_ALL: 'C' }
    return spawn(program, [...args], { ...options, ...account, env })
  } finally {
    closeSync(out)
  }
}

/** The fault of a PostgreSQL program that ended, with the last error of its log. */
export function postgresFault(what: string, places: Places, cause: unknown): StartFault {
  const log = existsSync(places.logFile) ? readFileSync(places.logFile, 'utf8').trim().split('\n').slice(-8) : []
  if (log.some(line => line.includes('No space left on device')) || isDiskFull(places.logFile))
    return diskFull(places.cluster)
  const pattern = /^.*?(?:FATAL|PANIC|error): +/
  const reason = (log.findLast(line => pattern.test(line)) ?? log.at(-1) ?? String(cause)).replace(pattern, '')
  return new StartFault(
    `${what} (${reason}): remove the cause, which ${places.logFile} describes, and start again, or set DATA_DIR to another folder.`,
    { cause },
  )
}

const PID_FILE = 'postmaster.pid'

/** The process id of a postmaster that an earlier, killed server left running on this cluster. */
export function orphanOf(cluster: string): number | undefined {
  const file = join(cluster, PID_FILE)
  if (!existsSync(file)) return undefined
  const [pid, folder] = readFileSync(file, 'utf8').split('\n')
  const named = Number(pid)
  if (folder === cluster && isRunning(named) && isPostgres(named)) return named
  return servingProcess(cluster)
}

/**
 * Removes the lock file of a postmaster that no longer runs. PostgreSQL refuses to start on an empty or truncated one, and on one
 * whose process id belongs to another program by now.
 */
export const removeStaleLock = (cluster: string): void => rmSync(join(cluster, PID_FILE), { force: true })

/** The postmaster of a cluster, found by its command line when the lock file is empty or truncated; Linux only. */
function servingProcess(cluster: string): number | undefined {
  if (!existsSync('/proc/self/cmdline')) return undefined
  const pids = readdirSync('/proc').filter(name => /^\d+$/.test(name))
  return pids.map(Number).find(pid => isPostgres(pid) && commandOf(pid).includes(`\0-D\0${cluster}\0`))
}

/** The process id of a dead postmaster may have been reused by another program. */
const isPostgres = (pid: number): boolean =>
  !existsSync('/proc/self/cmdline') || /^[^\0]*postgres\0/.test(commandOf(pid))

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

/** Requests a graceful shutdown, and after `patience` milliseconds an immediate one (PostgreSQL recovers at its next start). */
export async function stopPostmaster(pid: number, patience = 6000): Promise<void> {
  if (!signalled(pid, 'SIGINT')) return
  if (await waitUntilGone(pid, patience)) return
  signalled(pid, 'SIGQUIT')
  if (await waitUntilGone(pid, 2000)) return
  signalled(pid, 'SIGKILL')
  await waitUntilGone(pid, 1000)
}

function signalled(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal)
  } catch {
    return false
  }
}

async function waitUntilGone(pid: number, patience: number): Promise<boolean> {
  const until = performance.now() + patience
  while (isRunning(pid)) {
    if (performance.now() > until) return false
    await new Promise(resolve => setTimeout(resolve, 10))
  }
  return true
}
