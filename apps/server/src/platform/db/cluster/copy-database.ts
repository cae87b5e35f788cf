import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { StartFault } from '../../start-fault.ts'
import type { OldPrograms } from './old-programs.ts'
import type { Embedded } from './supervisor.ts'

type Server = Embedded['reach']

const connectionOf = ({ host, user, database }: Server): string[] => ['-h', host, '-U', user, '-d', database]

/**
 * Copies a database into an empty one of a newer version: pg_dump writes, psql reads, in one transaction.
 * @throws StartFault with the last words of the program that failed
 */
export async function copyDatabase(programs: OldPrograms, from: Server, to: Server): Promise<void> {
  const options = { env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C' } }
  const dump = spawn(programs.pgDump, connectionOf(from), { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  const strict = ['-X', '-q', '-v', 'ON_ERROR_STOP=1', '--single-transaction']
  const load = spawn(programs.psql, [...connectionOf(to), ...strict], { ...options, stdio: ['pipe', 'ignore', 'pipe'] })
  const words = [dump.stderr, load.stderr].map(lastWords)
  const ends = [dump, load].map(child => once(child, 'close'))
  // A program that ended early closes its end: its exit code says so.
  await pipeline(dump.stdout, load.stdin).catch(() => {})
  const codes = (await Promise.all(ends)).map(([code]) => code as number | null)
  const failed = codes.findIndex(code => code !== 0)
  if (failed === -1) return
  throw new StartFault(
    `${failed === 0 ? 'pg_dump' : 'psql'} could not copy the database (${words[failed]?.() || `ended with ${codes[failed]}`}): nothing was changed.`,
  )
}

/** Collects the end of what a program prints. */
function lastWords(stream: NodeJS.ReadableStream): () => string {
  let text = ''
  stream.on('data', piece => {
    text = (text + String(piece)).slice(-1000)
  })
  return () => text.trim().split('\n').slice(-2).join('; ')
}

/** The rows and a sum of their content by table, and the last values of the sequences. */
export type DatabaseFigures = Readonly<Record<string, string>>

const TABLES = `
  select quote_ident(n.nspname) || '.' || quote_ident(c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
   where c.relkind = 'r' and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema' order by name`

const SEQUENCES = `
  select schemaname || '.' || sequencename as name, coalesce(last_value::text, 'none') as value from pg_sequences`

/** The sum does not depend on the order of rows. */
const sumOf = (table: string): string => `
  select count(*) || ' rows, ' || coalesce(sum(('x' || left(md5(t::text), 15))::bit(60)::bigint), 0) as value from ${table} t`

/** Reads every row of a database, for comparing two. */
export async function figuresOf(server: Server): Promise<DatabaseFigures> {
  const client = new pg.Client(server)
  client.on('error', () => {})
  await client.connect()
  try {
    const figures: Record<string, string> = {}
    const { rows: tables } = await client.query<{ name: string }>(TABLES)
    for (const { name } of tables)
      figures[name] = (await client.query<{ value: string }>(sumOf(name))).rows[0]?.value ?? ''
    const { rows: sequences } = await client.query<{ name: string; value: string }>(SEQUENCES)
    for (const { name, value } of sequences) figures[name] = value
    return figures
  } finally {
    await client.end()
  }
}

/** Runs statements of maintenance, each for itself. */
export async function maintain(server: Server, statements: readonly string[]): Promise<void> {
  const client = new pg.Client(server)
  client.on('error', () => {})
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}
