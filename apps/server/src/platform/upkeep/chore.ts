import type { NamedStatement } from '../db/index.ts'

/** Rows of one table that nobody needs once they are old. */
export interface Chore {
  /** The table. */
  readonly name: string
  /** Days a row stays, counted from the moment the statement compares. */
  readonly keptDays: number
  /** Once a night instead of every hour: for what grows slowly or is not found by an index. */
  readonly nightly?: true
  /** Takes away rows of corporation `$1` from before `$2`, at most `$3`, passing by what somebody holds. */
  readonly statement: NamedStatement
}

interface OldRows {
  table: string
  /** The columns that name a row within its corporation. */
  key: string
  /** What makes a row old, `$2` being the moment before which it is. */
  old: string
  keptDays: number
  nightly?: true
}

/** The chore of one table: bounded, so that no transaction is long, and never waiting for another's lock. */
export const choreOf = ({ table, key, old, keptDays, nightly }: OldRows): Chore => ({
  name: table,
  keptDays,
  ...(nightly && { nightly }),
  statement: {
    name: `upkeep_${table}`,
    text: `delete from ${table} where corporation_id = $1 and (${key}) in (
      select ${key} from ${table} where corporation_id = $1 and ${old} limit $3 for update skip locked)`,
  },
})
