import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { sqlState } from './faults.ts'
import { createPool, type Reach } from './pool.ts'
import { splitSql } from './split-sql.ts'

/** One file of `migrations/`. */
interface Migration {
  readonly name: string
  readonly text: string
  readonly checksum: string
}

/** What a run found and did. */
export interface Migrated {
  /** The files applied now, in order. */
  readonly applied: readonly string[]
}

const LEASE_MS = 30_000
const WAIT_AT_MOST_MS = 120_000

/**
 * Brings the database to today's state: every file `NNNN-<context>-<what>.sql` of `folder` that is not yet recorded,
 * in name order, each in its own transaction. Processes started together take turns by a lease row, so that each file
 * is applied once and all of them succeed.
 * @throws Error when a recorded file was edited, or a statement fails (with the file's name)
 */
export async function migrate(db: { readonly reach: Reach }, folder: string): Promise<Migrated> {
  const files = readMigrations(folder)
  // Several connections are not needed, and a long backfill is no runaway query.
  const pool = createPool(db.reach, { max: 2, statementTimeout: 0 })
  try {
    await makeBooks(pool)
    // The usual start finds nothing to do and does not queue for the lease.
    if (missing(files, await recorded(pool)).length === 0) return { applied: [] }
    return await underLease(pool, async () => {
      const applied: string[] = []
      for (const file of missing(files, await recorded(pool))) {
        await apply(pool, file)
        applied.push(file.name)
      }
      return { applied }
    })
  } finally {
    await pool.end()
  }
}

function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder).filter(name => name.endsWith('.sql'))
  const wrong = names.find(name => !/^\d{4}-[a-z0-9]+(-[a-z0-9]+)*\.sql$/.test(name))
  if (wrong !== undefined) throw new Error(`A migration is named NNNN-<context>-<what>.sql, not ${wrong}`)
  return names.sort().map(name => {
    const text = readFileSync(join(folder, name), 'utf8')
    return { name, text, checksum: createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex') }
  })
}

/** The two tables of the runner itself. `if not exists` races with itself in another process: then it is simply there. */
async function makeBooks(pool: Pool): Promise<void> {
  const found = await pool.query("select to_regclass('migration') as book, to_regclass('migration_lease') as lease")
  const row: { book: unknown; lease: unknown } = found.rows[0]
  if (row.book === null) await unlessThere(pool, MIGRATION_TABLE)
  if (row.lease === null) await unlessThere(pool, LEASE_TABLE)
}

const MIGRATION_TABLE = `create table if not exists migration (
  name text primary key, checksum text not null, applied_at timestamptz not null)`
const LEASE_TABLE = `create table if not exists migration_lease (
  id integer primary key, holder text not null, until timestamptz not null)`
const ALREADY_THERE = new Set(['42P07', '42710', '23505', '40001'])

async function unlessThere(pool: Pool, statement: string): Promise<void> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    try {
      await pool.query(statement)
      return
    } catch (error) {
      if (!ALREADY_THERE.has(sqlState(error) ?? '')) throw error
      await new Promise(resolve => setTimeout(resolve, 20))
    }
  }
}

async function recorded(pool: Pool): Promise<Map<string, string>> {
  const found = await pool.query<{ name: string; checksum: string }>('select name, checksum from migration')
  return new Map(found.rows.map(row => [row.name, row.checksum]))
}

function missing(files: Migration[], done: Map<string, string>): Migration[] {
  const edited = files.find(file => done.has(file.name) && done.get(file.name) !== file.checksum)
  if (edited !== undefined) {
    throw new Error(`${edited.name} was applied as it stood then and is different now: write a new migration instead`)
  }
  return files.filter(file => !done.has(file.name))
}

async function apply(pool: Pool, file: Migration): Promise<void> {
  const client = await pool.connect()
  let broken = true
  try {
    await client.query('begin')
    for (const statement of splitSql(file.text)) await client.query(statement)
    await client.query('insert into migration (name, checksum, applied_at) values ($1, $2, $3)', [
      file.name,
      file.checksum,
      new Date(),
    ])
    await client.query('commit')
    broken = false
  } catch (error) {
    throw new Error(`${file.name}: ${error instanceof Error ? error.message : 'failed'}`, { cause: error })
  } finally {
    client.release(broken)
  }
}

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

const leaseEnd = () => new Date(Date.now() + LEASE_MS)
const RENEW = 'update migration_lease set until = $2 where id = 1 and holder = $1'
const TAKE = 'update migration_lease set holder = $1, until = $2 where id = 1 and until < $3'
const FIRST = "insert into migration_lease (id, holder, until) values (1, '', $1) on conflict (id) do nothing"

async function takeLease(pool: Pool, holder: string): Promise<void> {
  const giveUp = Date.now() + WAIT_AT_MOST_MS
  await pool.query(FIRST, [new Date(0)])
  for (;;) {
    const taken = await pool.query(TAKE, [holder, leaseEnd(), new Date()])
    if (taken.rowCount === 1) return
    if (Date.now() > giveUp) throw new Error('Another process is migrating this database and does not finish')
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}
