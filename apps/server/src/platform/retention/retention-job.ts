import type { NamedStatement, Tx } from '../db/index.ts'

/** Deletes the old rows of one table. */
export interface RetentionJob {
  readonly name: string
  /** Days a row is kept, counted from the time its statement compares. */
  readonly retentionDays: number
  /** Runs once a night instead of every hour: for tables that grow slowly or have no matching index. */
  readonly nightly?: true
  /** Deletes at most `$3` rows of corporation `$1` older than `$2`, skipping locked ones. */
  readonly statement: NamedStatement
  /** Called in the transaction of the statement with the rows it returned. */
  readonly deleted?: (tx: Tx, corporationId: number, rows: never[]) => Promise<void>
}

interface RetentionRule {
  table: string
  /** The key columns within a corporation. */
  key: string
  /** The condition of an old row; `$2` is the time before which it is old. */
  old: string
  retentionDays: number
  nightly?: true
  /** The columns of deleted rows that `deleted` needs. */
  returning?: string
}

/** The retention job of a table: bounded, so that transactions stay short, and without waiting for locks. */
export const retentionJob = ({
  table,
  key,
  old,
  retentionDays: keptDays,
  nightly,
  returning,
}: RetentionRule): RetentionJob => ({
  name: table,
  retentionDays: keptDays,
  ...(nightly && { nightly }),
  statement: {
    name: `retention_${table}`,
    text: `delete from ${table} where corporation_id = $1 and (${key}) in (
      select ${key} from ${table} where corporation_id = $1 and ${old} limit $3 for update skip locked)${returning === undefined ? '' : ` returning ${returning}`}`,
  },
})
