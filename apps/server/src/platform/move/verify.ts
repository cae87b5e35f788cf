import type { Client } from 'pg'
import { quoted } from './tables.ts'

/** The rows of a brand by table, and the sums of its ledger by account and currency. */
export type BrandFigures = Readonly<Record<string, string>>

const LEDGER = `
  select 'balance of ' || account || ' in ' || currency as name, balance::text as value
    from ledger_balance where corporation_id = $1
  union all
  select 'entries of ' || e.account || ' in ' || p.currency, sum(e.amount)::text
    from ledger_entry e join ledger_posting p on p.corporation_id = e.corporation_id and p.posting_id = e.posting_id
    where e.corporation_id = $1 group by e.account, p.currency`

/** Counts the rows of a brand in each table and sums up its ledger, in one snapshot. */
export async function figuresOf(client: Client, brand: number, tables: readonly string[]): Promise<BrandFigures> {
  const counts = tables.map(
    table =>
      `select 'rows of ${table}' as name, count(*)::text as value from ${quoted(table)} where corporation_id = ${brand}`,
  )
  await client.query('begin isolation level repeatable read read only')
  try {
    const counted = await client.query<{ name: string; value: string }>(counts.join(' union all '))
    const summed = await client.query<{ name: string; value: string }>(LEDGER, [brand])
    return Object.fromEntries([...counted.rows, ...summed.rows].map(({ name, value }) => [name, value]))
  } finally {
    await client.query('rollback')
  }
}

/** What differs, as sentences. */
export const differences = (here: BrandFigures, there: BrandFigures): string[] =>
  [...new Set([...Object.keys(here), ...Object.keys(there)])]
    .filter(name => here[name] !== there[name])
    .map(name => `${name}: ${here[name] ?? 'none'} here, ${there[name] ?? 'none'} there`)
