import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { giveFolder, type Start, startOf } from './account.ts'
import type { Binaries } from './binaries.ts'
import { isRunning } from './folder-lock.ts'
import { useBatchScheduling } from './batch-scheduling.ts'

/** The folders of one embedded database. */
export interface Places {
  /** The cluster itself. */
  readonly cluster: string
  /** Where its socket is. */
  readonly socket: string
  /** What PostgreSQL has to say. */
  readonly logFile: string
}

const SETTINGS = [
  'listen_addresses=',
  'unix_socket_permissions=0700',
  'max_connections=60',
  'shared_buffers=128MB',
  'fsync=on',
  'synchronous_commit=on',
  'full_page_writes=on',
  // With less a copy of the running database could not be taken. O9
  'wal_level=replica',
  'max_wal_senders=0',
  'max_logical_replication_workers=0',
  'max_wal_size=1GB',
  'checkpoint_timeout=5min',
  'random_page_cost=1.1',
  'jit=off',
  // A new house knows within seconds how large its tables are: until then plans are guesses, and read whole indexes.
  'autovacuum_naptime=2s',
  // Looking again costs, and every plan is made anew after it: a table that has grown by half is worth it.
  'autovacuum_analyze_scale_factor=0.5',
  'autovacuum_vacuum_threshold=1000',
  'autovacuum_vacuum_insert_threshold=5000',
  // Rows are found by their keys: a rough idea of how values are spread is enough, and long JSON is dear to look at.
  'default_statistics_target=25',
  // Nobody watches what it is doing at a moment; telling it with every statement costs some hundredths of its time.
  'update_process_title=off',
  'track_activities=off',
  'deadlock_timeout=200ms',
  'max_parallel_workers_per_gather=0',
  'io_method=sync',
  'huge_pages=off',
  'timezone=UTC',
  'log_timezone=UTC',
  'log_min_messages=warning',
  'log_checkpoints=off',
  'log_min_error_statement=panic',
  'log_error_verbosity=terse',
]

/**
 * Makes the cluster when there is none yet: beside its place and then renamed, so that a kill in the middle
 * leaves nothing half made.
 */
export async function makeCluster(binaries: Binaries, places: Places): Promise<void> {
  if (existsSync(join(places.cluster, 'PG_VERSION'))) return
  const draft = `${places.cluster}.new`
  rmSync(draft, { recursive: true, force: true })
  giveFolder(draft)
  const choices = ['-U', 'comanda', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-instructions', '--no-sync']
  const child = start(startOf(binaries.initdb, ['-D', draft, ...choices], [draft]), places.logFile)
  const code = await new Promise(resolve => child.once('error', resolve).once('exit', resolve))
  if (code !== 0) throw failed('could not be set up', places, code)
  renameSync(draft, places.cluster)
}

/** Starts PostgreSQL on the cluster. It outlives this process when this one is killed. */
export function startPostmaster(binaries: Binaries, places: Places): ChildProcess {
  const settings = SETTINGS.flatMap(setting => ['-c', setting])
  const args = ['-D', places.cluster, '-k', places.socket, ...settings]
  const child = start(startOf(binaries.postgres, args, [places.cluster, places.socket]), places.logFile)
  child.unref()
  useBatchScheduling(child.pid)
  return child
}

function start(how: Start, logFile: string): ChildProcess {
  const out = openSync(logFile, 'a')
  try {
    // A file and not a pipe: the postmaster may outlive us. Detached: Ctrl-C is for us, we stop it in order.
    const options = { stdio: ['ignore', out, out] as ['ignore', number, number], detached: true, cwd: '/' }
    const env = { PATH: process.env['PATH'] ?? '', TZ: 'UTC', LC_ALL: 'C' }
    const { program, args, ids } = how
    return spawn(program, [...args], { ...options, ...ids, env })
  } finally {
    closeSync(out)
  }
}

/** What went wrong, with the last words of PostgreSQL's own log. */
export function failed(what: string, places: Places, cause: unknown): Error {
  const last = existsSync(places.logFile) ? readFileSync(places.logFile, 'utf8').trim().split('\n').slice(-5) : []
  return new Error(`PostgreSQL ${what}.\n${last.join('\n')}`, { cause })
}

/** The number of a postmaster that an earlier, killed server left running on this cluster. */
export function orphanOf(places: Places): number | undefined {
  const file = join(places.cluster, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const [pid, folder] = readFileSync(file, 'utf8').split('\n')
  const number = Number(pid)
  return folder === places.cluster && isRunning(number) && isPostgres(number) ? number : undefined
}

/** Where the system tells: the number of a dead postmaster may meanwhile be anybody's. */
function isPostgres(pid: number): boolean {
  const file = `/proc/${pid}/cmdline`
  return !existsSync(file) || readFileSync(file, 'utf8').includes('postgres')
}

/** Asks a postmaster to stop in order, and after `patience` milliseconds to stop at once (it recovers at its next start). */
export async function stopPostmaster(pid: number, patience = 6000): Promise<void> {
  if (!signalled(pid, 'SIGINT')) return
  if (await gone(pid, patience)) return
  signalled(pid, 'SIGQUIT')
  if (await gone(pid, 2000)) return
  signalled(pid, 'SIGKILL')
  await gone(pid, 1000)
}

function signalled(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal)
  } catch {
    return false
  }
}

async function gone(pid: number, patience: number): Promise<boolean> {
  const until = performance.now() + patience
  while (isRunning(pid)) {
    if (performance.now() > until) return false
    await new Promise(resolve => setTimeout(resolve, 10))
  }
  return true
}
