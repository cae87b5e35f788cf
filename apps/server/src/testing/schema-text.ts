import { sql } from 'kysely'
import type { Queries } from '../platform/db/index.ts'

/** Tables of the migration runner and of the readiness check: of no tenant. */
const OF_NO_TENANT = ['clean_audit', 'migration', 'migration_lease', 'readiness_check']

interface Column {
  readonly table: string
  readonly line: string
}

/** The current tables as SQL in a fixed order, so that equal schemas have equal texts. */
export async function schemaText(db: Queries): Promise<string> {
  const columns = await linesOf(db, COLUMNS)
  const constraints = await linesOf(db, CONSTRAINTS)
  const indexes = await linesOf(db, INDEXES)
  const tables = [...new Set(columns.map(column => column.table))].sort()
  const texts = tables.map(table => {
    const inside = [...columns, ...constraints].filter(one => one.table === table).map(one => `  ${one.line}`)
    const beside = indexes.filter(one => one.table === table).map(one => `${one.line};`)
    return [`create table ${table} (`, inside.join(',\n'), ');', ...beside].join('\n')
  })
  return `-- The database as the migrations make it. Written by \`npm run schema\`; never edited.\n\n${texts.join('\n\n')}\n`
}

/**
 * Keys and indexes of tenant data that do not begin with `corporation_id`: on a distributed database they would reach
 * over every shard. Empty when all do.
 */
export async function keysOfNoTenant(db: Queries): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname || '.' || i.relname as name
    from pg_index x
    join pg_class i on i.oid = x.indexrelid
    join pg_class c on c.oid = x.indrelid
    join pg_namespace n on n.oid = c.relnamespace
    left join pg_attribute a on a.attrelid = c.oid and a.attnum = x.indkey[0]
    where n.nspname = 'public' and c.relname <> all (${OF_NO_TENANT}) and a.attname is distinct from 'corporation_id'
    order by 1`.execute(db)
  const bare = await sql<{ name: string }>`
    select c.relname || ' has no primary key' as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r'
      and not exists (select 1 from pg_index x where x.indrelid = c.oid and x.indisprimary)
    order by 1`.execute(db)
  return [...rows, ...bare.rows].map(row => row.name)
}

async function linesOf(db: Queries, query: string): Promise<Column[]> {
  const { rows } = await sql.raw<Column>(query).execute(db)
  return rows
}

const COLUMNS = `
  select c.relname as table,
    format('%I %s', a.attname, format_type(a.atttypid, a.atttypmod))
      || case when a.attnotnull then ' not null' else '' end
      || coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '') as line
  from pg_attribute a
  join pg_class c on c.oid = a.attrelid
  join pg_namespace n on n.oid = c.relnamespace
  left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where n.nspname = 'public' and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
  order by c.relname, a.attnum`

const CONSTRAINTS = `
  select c.relname as table, pg_get_constraintdef(k.oid) as line
  from pg_constraint k
  join pg_class c on c.oid = k.conrelid
  join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and k.contype in ('p', 'u', 'c', 'f')
  order by c.relname, k.contype desc, k.conname`

const INDEXES = `
  select c.relname as table, pg_get_indexdef(x.indexrelid) as line
  from pg_index x
  join pg_class c on c.oid = x.indrelid
  join pg_class i on i.oid = x.indexrelid
  join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and not exists (select 1 from pg_constraint k where k.conindid = x.indexrelid)
  order by c.relname, i.relname`
