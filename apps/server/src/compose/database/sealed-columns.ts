import { sql } from 'kysely'
import { personalTables } from './personal-tables.ts'
import type { Database, NamedStatement } from '../../platform/db/index.ts'
import { personalPurpose } from '../../platform/personal-data.ts'
import { createSeal, type Seal } from '../../platform/seal.ts'

/** A column with sealed texts, the key of its rows, and the purpose they are sealed for. */
interface SealedColumn {
  readonly table: string
  readonly column: string
  readonly key: readonly string[]
  readonly purpose: string
}

/** Every column that holds sealed texts for longer than a few minutes. */
export const sealedColumns: readonly SealedColumn[] = [
  {
    table: 'gift_card',
    column: 'sealed_code',
    key: ['corporation_id', 'card_id'],
    purpose: 'gift card codes',
  },
  {
    table: 'outbox_message',
    column: 'sealed_params',
    key: ['corporation_id', 'outbox_message_id'],
    purpose: 'messages',
  },
  {
    table: 'push_subscription',
    column: 'sealed',
    key: ['corporation_id', 'endpoint_digest'],
    purpose: 'push-subscription',
  },
  { table: 'server_key', column: 'sealed_private_key', key: ['corporation_id', 'name'], purpose: 'vapid' },
  { table: 'table_session', column: 'pin', key: ['corporation_id', 'session_id'], purpose: 'table PINs' },
  { table: 'wallet_pass', column: 'sealed_token', key: ['corporation_id', 'pass_id'], purpose: 'wallet passes' },
  {
    table: 'wallet_registration',
    column: 'sealed_push_token',
    key: ['corporation_id', 'device_id', 'pass_id'],
    purpose: 'wallet passes',
  },
  {
    table: 'webhook_endpoint',
    column: 'secret',
    key: ['corporation_id', 'endpoint_id'],
    purpose: 'webhook secret',
  },
  { table: 'readiness_check', column: 'sealed', key: ['name'], purpose: 'readiness' },
  ...personalTables.map(of => ({
    table: of.table,
    column: 'sealed_personal',
    key: of.key,
    purpose: personalPurpose(of),
  })),
]

/** The result of a run in one column. */
export interface Resealed {
  readonly table: string
  /** Sealed again with the current key. */
  readonly resealed: number
  /** Sealed with a key that is not there; left as they are. */
  readonly unreadable: number
}

const BATCH = 500
type Row = Readonly<Record<string, unknown>>

/** The next rows in the order of their key. */
async function rowsAfter(db: Database, { table, column, key }: SealedColumn, last: Row | undefined): Promise<Row[]> {
  const keys = sql.join(key.map(name => sql.ref(name)))
  const after = last ? sql`and (${keys}) > (${sql.join(key.map(name => sql.val(last[name])))})` : sql``
  const { rows } = await sql<Row>`select ${keys}, ${sql.ref(column)} as sealed from ${sql.table(table)}
    where ${sql.ref(column)} <> '' ${after} order by ${keys} limit ${BATCH}`.execute(db)
  return rows
}

/** A row with the text it is sealed with from now on. */
interface Renewed {
  readonly row: Row
  readonly sealed: string
}

const renewal = ({ table, column, key }: SealedColumn): NamedStatement => ({
  name: `reseal_${table}_${column}`,
  text: `update ${table} set ${column} = $1 where ${column} = $2 and ${key.map((name, at) => `${name} = $${at + 3}`).join(' and ')}`,
})

/** Seals rows again in one transaction, except those that were changed meanwhile; their number. */
async function renewRows(db: Database, column: SealedColumn, rows: readonly Renewed[]): Promise<number> {
  if (rows.length === 0) return 0
  const statement = renewal(column)
  const counts = await db.inTx(tx =>
    Promise.all(
      rows.map(async ({ row, sealed }) => {
        const { count } = await tx.query(statement, [sealed, row['sealed'], ...column.key.map(name => row[name])])
        return count
      }),
    ),
  )
  return counts.reduce((sum, count) => sum + count, 0)
}

async function resealColumn(db: Database, column: SealedColumn, seal: Seal): Promise<Resealed> {
  let [resealed, unreadable] = [0, 0]
  let last: Row | undefined
  for (;;) {
    const rows = await rowsAfter(db, column, last)
    const former = rows.filter(row => !seal.isCurrent(String(row['sealed'])))
    const renewed = former.flatMap(row => {
      const text = seal.open(String(row['sealed']))
      return text === undefined ? [] : [{ row, sealed: seal.seal(text) }]
    })
    unreadable += former.length - renewed.length
    resealed += await renewRows(db, column, renewed)
    last = rows.at(-1)
    if (last === undefined || rows.length < BATCH) return { table: column.table, resealed, unreadable }
  }
}

/**
 * Seals everything again that another key than the current one sealed, while servers work. A run that is interrupted is
 * run again. L1
 */
export async function reseal(db: Database, secret: string): Promise<Resealed[]> {
  const done: Resealed[] = []
  for (const column of sealedColumns) done.push(await resealColumn(db, column, createSeal(secret, column.purpose)))
  return done
}
