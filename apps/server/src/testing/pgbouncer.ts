import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Reach } from '../platform/db/index.ts'
import { emptyDataFolder } from './data-folder.ts'

/** A running PgBouncer in transaction mode. */
export interface PgBouncer {
  /** The database through it. */
  readonly reach: Reach
  stop(): Promise<void>
}

const PORT = 6432
const READY_WITHIN_MS = 15_000

/** Where PgBouncer is installed; undefined where it is not. */
export const pgBouncerProgram = (): string | undefined =>
  [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
    .map(folder => join(folder, 'pgbouncer'))
    .find(file => existsSync(file))

/**
 * Starts PgBouncer in transaction mode before a database, with `connections` connections to it, as the account whose socket it
 * uses: PgBouncer refuses to run as root.
 */
export async function startPgBouncer(program: string, direct: Reach, connections: number): Promise<PgBouncer> {
  if ('url' in direct) throw new Error('The test of PgBouncer uses the embedded database')
  const { uid, gid } = statSync(direct.host)
  const folder = emptyDataFolder('pgbouncer')
  const settings = join(folder, 'pgbouncer.ini')
  const database = `host=${direct.host} dbname=${direct.database} user=${direct.user}`
  writeFileSync(
    settings,
    `[databases]
pooled = ${database}
[pgbouncer]
listen_addr =
listen_port = ${PORT}
unix_socket_dir = ${folder}
auth_type = any
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 400
query_wait_timeout = 20
logfile = ${join(folder, 'pgbouncer.log')}
pidfile =
`,
  )
  if (process.getuid?.() === 0) chownSync(folder, uid, gid)
  const account = process.getuid?.() === 0 ? { uid, gid } : {}
  const child = spawn(program, ['-q', settings], { stdio: 'ignore', cwd: '/', ...account })
  const reach = { host: folder, port: PORT, database: 'pooled', user: direct.user, pooled: true }
  const stop = async () => {
    await end(child)
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await untilAnswers(reach)
    return { reach, stop }
  } catch (error) {
    const log = join(folder, 'pgbouncer.log')
    const reason = existsSync(log) ? readFileSync(log, 'utf8') : `ended with ${child.exitCode}`
    await stop()
    throw new Error(`PgBouncer does not start: ${reason}`, { cause: error })
  }
}

async function untilAnswers(reach: pg.ClientConfig): Promise<void> {
  const until = performance.now() + READY_WITHIN_MS
  for (;;) {
    const client = new pg.Client(reach)
    client.on('error', () => {})
    try {
      await client.connect()
      await client.query('select 1')
      return
    } catch (error) {
      if (performance.now() > until) throw error
      await wait(50)
    } finally {
      await client.end().catch(() => {})
    }
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}
