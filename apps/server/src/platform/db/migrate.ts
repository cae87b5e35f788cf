import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Pool, PoolClient } from 'pg'
import { StartFault } from '../start-fault.ts'
import { sqlState } from './faults.ts'
import { createPool, type Reach } from './connections/pool.ts'
import { splitSql } from './split-sql.ts'

/** One file of `migrations/`. */
interface Migration {
  readonly name: string
  readonly text: string
  readonly checksum: string
  /** Of a baseline: the last of the earlier files whose result it contains. */
  readonly replaces: string | undefined
  /** Takes away what servers without this earlier file use. */
  readonly needs: string | undefined
  /** Its statements run outside a transaction. */
  readonly online: boolean
}

/** The files a run applied, in order. */
export interface Migrated {
  readonly applied: readonly string[]
}

const LEASE_MS = 30_000
const MAX_WAIT_MS = 120_000
const LOCK_MS = 2000
/** How long a start waits for a connection. */
const CONNECT_MS = 15_000
const LOCK_PAUSE_MS = 1000

/**
 * Applies every file `NNNN-<context>-<what>.sql` of `folder` that is not recorded yet, in name order, each in its own
 * transaction. Concurrent processes are serialised by a lease row, so that each file is applied once and all succeed.
 *
 * The statements of a file with a line `-- online` run outside a transaction, so that indexes are built and rows filled while
 * servers write. Each must be harmless when it is repeated, because a run that fails starts again with the first.
 *
 * A baseline starts with `-- replaces: <file>`: a database that has applied that file records the baseline without running it.
 * A file with a line `-- needs: <file>` takes away what servers without that earlier file use: they refuse to start afterwards.
 * All other files leave the database fit for servers that do not know them, so that servers are replaced one after the other.
 * @throws StartFault when a recorded file was edited, or the database is of a too new or too old version; Error when a
 * statement fails
 */
export async function migrate(db: { readonly direct: Reach }, folder: string): Promise<Migrated> {
  const files = readMigrations(folder)
  // No statement timeout: a migration may backfill a large table. What waits for a lock makes all others wait behind it.
  // A start waits longer for a busy database than a request does.
  const options = { statementTimeout: 0, lockTimeout: LOCK_MS, connectTimeout: CONNECT_MS }
  const pool = createPool(db.direct, { max: 2, ...options })
  try {
    await createOwnTables(pool)
    await refuseNewer(pool, files)
    // The usual start has nothing to apply and needs no lease.
    if (missing(files, await recorded(pool)).length === 0) return { applied: [] }
    return await underLease(pool, async () => {
      const applied: string[] = []
      const done = await recorded(pool)
      for (const file of missing(files, done)) {
        await apply(pool, file, file.replaces !== undefined && isReplaced(file.replaces, done))
        applied.push(file.name)
      }
      return { applied }
    })
  } finally {
    await pool.end()
  }
}

/**
 * Refuses a database of an older version, for a server that leaves migrations to another one.
 * @throws StartFault when a file is not applied, or the database is of a too new version
 */
export async function requireMigrated(db: { readonly direct: Reach }, folder: string): Promise<void> {
  const files = readMigrations(folder)
  const pool = createPool(db.direct, { max: 1, connectTimeout: CONNECT_MS })
  try {
    const { rows } = await pool.query("select to_regclass('migration') as migrations")
    const isNew = (rows[0] as { migrations: unknown }).migrations === null
    if (!isNew) await refuseNewer(pool, files)
    const [first] = isNew ? files : missing(files, await recorded(pool))
    if (first !== undefined)
      throw new StartFault(
        `The database is of an older version of Comanda (migration ${first.name} is missing): run npm run migrate of this version, or start without MIGRATE=0.`,
      )
  } finally {
    await pool.end()
  }
}

/**
 * Refuses a database from which a newer version took away what this one uses. Files that a baseline replaced were applied before
 * it.
 * @throws StartFault
 */
async function refuseNewer(pool: Pool, files: readonly Migration[]): Promise<void> {
  const names = files.map(file => file.name)
  const { rows } = await pool.query<{ name: string }>(
    `select name from migration where name <> all($1) and to_jsonb(migration) ->> 'needs' <> all($1)
       and applied_at > (select min(applied_at) from migration where name = any($1)) order by name limit 1`,
    [names],
  )
  if (rows[0] !== undefined)
    throw new StartFault(
      `The database was made by a newer version of Comanda (migration ${rows[0].name} is unknown here): start that version, or set DATA_DIR or DATABASE_URL to another database.`,
    )
}

function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder).filter(name => name.endsWith('.sql'))
  const wrong = names.find(name => !/^\d{4}-[a-z0-9]+(-[a-z0-9]+)*\.sql$/.test(name))
  if (wrong !== undefined) throw new Error(`A migration is named NNNN-<context>-<what>.sql, not ${wrong}`)
  return names.sort().map(name => {
    const text = readFileSync(join(folder, name), 'utf8')
    const checksum = createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex')
    const named = (what: string) => new RegExp(`^-- ${what}: (\\S+\\.sql)$`, 'm').exec(text)?.[1]
    return {
      name,
      text,
      checksum,
      replaces: named('replaces'),
      needs: named('needs'),
      online: /^-- online$/m.test(text),
    }
  })
}

/** Creates the runner's two tables; `if not exists` can still fail when another process creates them at the same time. */
async function createOwnTables(pool: Pool): Promise<void> {
  const result = await pool.query(
    "select to_regclass('migration') as migrations, to_regclass('migration_lease') as lease",
  )
  const row: { migrations: unknown; lease: unknown } = result.rows[0]
  if (row.migrations === null) await createIfMissing(pool, MIGRATION_TABLE)
  if (row.lease === null) await createIfMissing(pool, LEASE_TABLE)
}

const MIGRATION_TABLE = `create table if not exists migration (
  name text primary key, checksum text not null, applied_at timestamptz not null)`
const LEASE_TABLE = `create table if not exists migration_lease (
  id integer primary key, holder text not null, until timestamptz not null)`
const ALREADY_EXISTS = new Set(['42P07', '42710', '23505', '40001'])

async function createIfMissing(pool: Pool, statement: string): Promise<void> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    try {
      await pool.query(statement)
      return
    } catch (error) {
      if (!ALREADY_EXISTS.has(sqlState(error) ?? '')) throw error
      await new Promise(resolve => setTimeout(resolve, 20))
    }
  }
}

async function recorded(pool: Pool): Promise<Map<string, string>> {
  const result = await pool.query<{ name: string; checksum: string }>('select name, checksum from migration')
  return new Map(result.rows.map(row => [row.name, row.checksum]))
}

function missing(files: Migration[], done: Map<string, string>): Migration[] {
  const edited = files.find(file => done.has(file.name) && done.get(file.name) !== file.checksum)
  if (edited !== undefined) {
    throw new StartFault(
      `The database was made by another version of Comanda (${edited.name} was changed after it was applied): start that version or set DATA_DIR or DATABASE_URL to another database, and as a developer write a new migration instead.`,
    )
  }
  return files.filter(file => !done.has(file.name))
}

/**
 * Whether the database already has the content of a baseline.
 * @throws StartFault when it was created by an earlier program and never reached the last replaced file
 */
function isReplaced(lastReplaced: string, done: ReadonlyMap<string, string>): boolean {
  if (done.has(lastReplaced)) return true
  if (done.size === 0) return false
  throw new StartFault(
    `This database is older than this program can upgrade: start the last program that has the migration ${lastReplaced} first, then this one.`,
  )
}

/**
 * Applies a file, and again when a table was locked: between two attempts the transactions that waited behind it run.
 * @throws Error with the file's name when a statement fails, or a table stays locked for two minutes
 */
async function apply(pool: Pool, file: Migration, recordOnly: boolean): Promise<void> {
  const giveUp = Date.now() + MAX_WAIT_MS
  for (;;) {
    try {
      return await (file.online ? applyOnline(pool, file) : applyOnce(pool, file, recordOnly))
    } catch (error) {
      if (!MAY_PASS.has(sqlState((error as Error).cause) ?? '') || Date.now() > giveUp) throw error
      await new Promise(resolve => setTimeout(resolve, LOCK_PAUSE_MS))
    }
  }
}

const RECORD = 'insert into migration (name, checksum, applied_at) values ($1, $2, $3)'

async function applyOnce(pool: Pool, file: Migration, recordOnly: boolean): Promise<void> {
  const client = await pool.connect()
  let broken = true
  try {
    await client.query('begin')
    if (!recordOnly) for (const statement of splitSql(file.text)) await client.query(statement)
    await client.query(RECORD, [file.name, file.checksum, new Date()])
    if (file.needs !== undefined) {
      // Databases of earlier versions have no such column, and most files need nothing.
      await client.query('alter table migration add column if not exists needs text')
      await client.query('update migration set needs = $2 where name = $1', [file.name, file.needs])
    }
    await client.query('commit')
    broken = false
  } catch (error) {
    throw faultOf(file, error)
  } finally {
    client.release(broken)
  }
}

/** Runs the statements one by one, each as a transaction of its own or without one. */
async function applyOnline(pool: Pool, file: Migration): Promise<void> {
  const client = await pool.connect()
  try {
    // Such statements wait for transactions without making others wait.
    await client.query('set lock_timeout = 0')
    for (const statement of splitSql(file.text)) {
      const index = /^create (?:unique )?index concurrently if not exists (\w+)/i.exec(statement)?.[1]
      if (index !== undefined) await dropUnfinished(client, index)
      await client.query(statement)
    }
    await client.query(RECORD, [file.name, file.checksum, new Date()])
  } catch (error) {
    throw faultOf(file, error)
  } finally {
    client.release(true)
  }
}

/** An index whose construction was interrupted remains, is not used, and is taken for the finished one. */
async function dropUnfinished(client: PoolClient, index: string): Promise<void> {
  const { rowCount } = await client.query(
    'select from pg_index where indexrelid = to_regclass($1) and not indisvalid',
    [index],
  )
  if (rowCount === 1) await client.query(`drop index concurrently ${index}`)
}

const faultOf = (file: Migration, error: unknown): Error =>
  new Error(`${file.name}: ${error instanceof Error ? error.message : 'failed'}`, { cause: error })

async function underLease<R>(pool: Pool, work: () => Promise<R>): Promise<R> {
  const holder = `${process.pid}-${Math.random().toString(36).slice(2)}`
  await takeLease(pool, holder)
  const renew = setInterval(() => void pool.query(RENEW, [holder, leaseEnd()]).catch(() => {}), LEASE_MS / 3)
  try {
    return await work()
  } finally {
    clearInterval(renew)
    await pool.query('update migration_lease set until = $2 where id = 1 and holder = $1', [holder, new Date(0)])
  }
}

/** The SQLSTATEs of a lock that was not released in time, and of a deadlock. */
const MAY_PASS = new Set(['55P03', '40P01'])
const leaseEnd = () => new Date(Date.now() + LEASE_MS)
const RENEW = 'update migration_lease set until = $2 where id = 1 and holder = $1'
const TAKE = 'update migration_lease set holder = $1, until = $2 where id = 1 and until < $3'
const FIRST = "insert into migration_lease (id, holder, until) values (1, '', $1) on conflict (id) do nothing"

async function takeLease(pool: Pool, holder: string): Promise<void> {
  const giveUp = Date.now() + MAX_WAIT_MS
  await pool.query(FIRST, [new Date(0)])
  for (;;) {
    const taken = await pool.query(TAKE, [holder, leaseEnd(), new Date()])
    if (taken.rowCount === 1) return
    if (Date.now() > giveUp) throw new Error('Another process is migrating this database and does not finish')
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}
