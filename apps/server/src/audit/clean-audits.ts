import type { Database } from '../platform/db/index.ts'

/** When an audit without contradictions began. */
export interface CleanAudits {
  /** The last one of everything. */
  readonly whole: Date | undefined
  /** The last one of everything or of what had changed. */
  readonly last: Date | undefined
}

interface RunRow {
  readonly whole: Date | null
  readonly last: Date | null
}

const LAST = {
  name: 'audit_last',
  text: 'select max(began_at) filter (where is_whole) as whole, max(began_at) as last from clean_audit',
}

/** The last audits that found nothing; an audit of changes goes on from the last one. */
export async function cleanAudits(db: Database): Promise<CleanAudits> {
  const { rows } = await db.query<RunRow>(LAST, [])
  return { whole: rows[0]?.whole ?? undefined, last: rows[0]?.last ?? undefined }
}

const ADD = {
  name: 'audit_add',
  text: `insert into clean_audit (is_whole, began_at) values ($1, $2)
    on conflict (is_whole) do update set began_at = greatest(clean_audit.began_at, excluded.began_at)`,
}

/** Records that an audit which began at a time found nothing. */
export async function addCleanAudit(db: Database, isWhole: boolean, beganAt: Date): Promise<void> {
  await db.runOne(ADD, [isWhole, beganAt])
}
