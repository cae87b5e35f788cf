import { sql } from 'kysely'
import type { Queries } from '../platform/db/index.ts'

/** Tables of no brand, each with the reason why it is one. All others belong to brands, row by row. */
export const REFERENCE_TABLES: Readonly<Record<string, string>> = {
  migration: 'records which migrations were applied to this database',
  migration_lease: 'lets one process apply migrations at a time',
  clean_audit: 'records when the last audits of the whole database found nothing',
  readiness_check: 'is written by health checks of each server',
}

/**
 * What in the schema Citus does not allow for tables that are distributed by `corporation_id`: a row without it, a unique or
 * exclusion constraint that does not contain it, and a foreign key that does not relate it to itself. Empty when all is as
 * documented.
 */
export async function distributionFaults(db: Queries): Promise<string[]> {
  const { rows } = await sql<{ fault: string }>`
    with tenant as (
      select c.oid, c.relname, a.attnum, a.attnotnull
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      left join pg_attribute a on a.attrelid = c.oid and a.attname = 'corporation_id' and not a.attisdropped
      where n.nspname = 'public' and c.relkind in ('r', 'p') and c.relname <> all (${Object.keys(REFERENCE_TABLES)}))
    select relname || ' has no corporation_id, and is not listed as a reference table' as fault
      from tenant where attnum is null
    union all select relname || '.corporation_id may be null' from tenant where not attnotnull
    union all select t.relname || ' has no primary key' from tenant t
      where not exists (select 1 from pg_index x where x.indrelid = t.oid and x.indisprimary)
    union all select t.relname || '.' || i.relname || ' is unique without corporation_id'
      from tenant t join pg_index x on x.indrelid = t.oid join pg_class i on i.oid = x.indexrelid
      where (x.indisunique or x.indisexclusion) and not (t.attnum = any (x.indkey::int2[]))
    union all select t.relname || '.' || k.conname || ' refers to another table without corporation_id'
      from tenant t join pg_constraint k on k.conrelid = t.oid and k.contype = 'f'
      join tenant o on o.oid = k.confrelid
      where array_position(k.conkey, t.attnum) is null
        or k.confkey[array_position(k.conkey, t.attnum)] is distinct from o.attnum
    union all select t.relname || '.' || k.conname || ' refers from a brand to no table of brands'
      from tenant t join pg_constraint k on k.conrelid = t.oid and k.contype = 'f'
      where k.confrelid not in (select oid from tenant)
    order by 1`.execute(db)
  return rows.map(({ fault }) => fault)
}

/**
 * Triggers by the beginning of their names, each with what it does. All read and write rows of the brand of their own row, which Citus
 * runs where that row is once `citus.enable_unsafe_triggers` is on.
 */
export const TRIGGERS: Readonly<Record<string, string>> = {
  audit_line_stays: 'refuses changes of the audit trail',
  ledger_: 'refuses changes of the ledger',
  staff_former_change: 'lets a change of rights by the former version win',
  card_program_mark: 'raises the revision of a card program',
  report_month_: 'sums the figures of the days of a month',
  customer_changed: 'notes when an account changed',
  coupon_count_: 'counts the coupons of a template',
  order_searched_: 'writes what of an order is searched',
  wallet_pass_: 'marks passes of phones whose content changed',
}

/** Triggers of tables that are not listed. */
export async function unlistedTriggers(db: Queries): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select tgname as name from pg_trigger g
    join pg_class c on c.oid = g.tgrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and not g.tgisinternal order by 1`.execute(db)
  return rows.map(({ name }) => name).filter(name => !Object.keys(TRIGGERS).some(known => name.startsWith(known)))
}

/** Names of the tables whose rows belong to brands. */
export async function tablesOfTenants(db: Queries): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`select relname as name from pg_class c
    join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'public' and c.relkind in ('r', 'p')`.execute(db)
  return new Set(rows.map(({ name }) => name).filter(name => !(name in REFERENCE_TABLES)))
}

const plain = (text: string): string =>
  text
    .replaceAll(/--[^\n]*/g, ' ')
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .replaceAll('"', '')
    .replaceAll(/\s+/g, ' ')
    .toLowerCase()

/** The tables that a statement names, once for each place. */
function tablesIn(text: string, tenants: ReadonlySet<string>): string[] {
  const places = text.matchAll(
    /\b(?:from|join|update|into)\s+((?:only\s+)?\w+(?:\s+(?:as\s+)?\w+)?(?:\s*,\s*\w+(?:\s+\w+)?)*)/g,
  )
  return [...places].flatMap(([, list = '']) =>
    list
      .split(',')
      .map(one => one.trim().split(' ')[0] ?? '')
      .filter(name => tenants.has(name)),
  )
}

const NAMES_TENANT =
  /\bcorporation_id\s*(?:=|in\b)|\bcorporation_id\s*,[^)]*\)\s*(?:=|in|>|<)|\busing ?\( ?corporation_id\b|\binto \w+(?: as \w+)? ?\([^)]*\bcorporation_id\b/

/**
 * Why a statement would reach the rows of several brands on a distributed database: it names tables of brands without their
 * brand, or more tables than brands. Undefined when it does not.
 */
export function statementFault(statement: string, tenants: ReadonlySet<string>): string | undefined {
  const text = plain(statement)
  const tables = tablesIn(text, tenants)
  if (tables.length === 0) return undefined
  if (!NAMES_TENANT.test(text)) return `names ${tables.join(', ')} without corporation_id`
  const named = text.match(/\bcorporation_id\b/g)?.length ?? 0
  return named < tables.length ? `names ${tables.join(', ')} with ${named} corporation_id` : undefined
}
