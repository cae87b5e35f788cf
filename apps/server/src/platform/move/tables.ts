import type { Client } from 'pg'

/** A name as a quoted identifier. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** The tables whose rows belong to brands, `corporation` last: its row says where the brand is. */
export async function brandTables(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'corporation_id' and not a.attisdropped
      where n.nspname = 'public' and c.relkind = 'r' order by c.relname = 'corporation', c.relname`,
  )
  return rows.map(({ name }) => name)
}
