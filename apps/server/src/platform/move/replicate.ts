import type { Client } from 'pg'
import { setTimeout as wait } from 'node:timers/promises'
import { placeOf, type Reach } from '../db/index.ts'
import { StartFault } from '../start-fault.ts'
import { quoted } from './tables.ts'

const POLL_MS = 100
const MIN_VERSION = 150_000

/** The publication, the subscription and its slot. */
const nameOf = (brand: number): string => `comanda_move_${brand}`

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`

/** The address under which the other database reaches this one. */
function conninfoOf(reach: Reach): string {
  if ('url' in reach) return reach.url
  const { host, user, database, port } = placeOf(reach)
  const parts = { host, port, user, dbname: database }
  return Object.entries(parts)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}='${String(value).replaceAll(/['\\]/g, '\\$&')}'`)
    .join(' ')
}

/** @throws StartFault where the source cannot send its changes */
export async function requireLogical(source: Client, target: Client): Promise<void> {
  const setting = async (client: Client, name: string) =>
    String((await client.query<{ value: string }>('select current_setting($1) as value', [name])).rows[0]?.value)
  if ((await setting(source, 'wal_level')) !== 'logical')
    throw new StartFault(
      'The database of the brand does not record what can be sent: set wal_level = logical and restart it.',
    )
  for (const client of [source, target])
    if (Number(await setting(client, 'server_version_num')) < MIN_VERSION)
      throw new StartFault('Both databases need PostgreSQL 15 or newer, which sends the rows of one brand alone.')
}

/**
 * Copies the rows of a brand by PostgreSQL's logical replication: a snapshot of each table, then every change. Resolves when all
 * tables are copied; changes go on until `endReplication`.
 */
export async function startReplication(
  { source, target, from }: { source: Client; target: Client; from: Reach },
  brand: number,
  tables: readonly string[],
): Promise<void> {
  const name = nameOf(brand)
  const filtered = tables.map(table => `${quoted(table)} where (corporation_id = ${brand})`)
  await source.query(`create publication ${name} for table ${filtered.join(', ')}`)
  await target.query(
    `create subscription ${name} connection ${literal(conninfoOf(from))} publication ${name} with (copy_data = true)`,
  )
  for (;;) {
    const { rows } = await target.query<{ waiting: number }>(
      "select count(*)::int as waiting from pg_subscription_rel where srsubstate <> 'r'",
    )
    if (rows[0]?.waiting === 0) return
    await wait(POLL_MS)
  }
}

/** Ends the replication on both sides; what is copied stays. */
export async function endReplication(source: Client, target: Client, brand: number): Promise<void> {
  const name = nameOf(brand)
  await target.query(`drop subscription if exists ${name}`)
  await source.query(`drop publication if exists ${name}`)
}
