import type { Queries, Tx } from './db/index.ts'
import type { StaffAt } from './http/caller.ts'
import { uuidv7 } from './ids.ts'

/** A member of staff. */
export interface StaffActor {
  id: string
  name: string
}

/** One audited action: its actor, subject, values before and after, and cause. L2 */
export interface AuditLine {
  corporationId: number
  shopId?: number
  what: string
  subject: string
  by: StaffActor
  /** The approver, where two people are required. */
  second?: StaffActor
  before?: unknown
  after?: unknown
  cause: string
  at: Date
}

const WRITE = {
  name: 'audit_line_write',
  text: `insert into audit_line (corporation_id, audit_line_id, shop_id, what, subject, by_id, by_name, second_id,
      second_name, before, after, cause, at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
}

const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
const json = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value))

/** Writes an audit line in the transaction of the action; lines cannot be changed later. L2 */
export async function writeAuditLine(tx: Tx, line: AuditLine): Promise<void> {
  const { by, second } = line
  await tx.query(WRITE, [
    line.corporationId,
    uuidv7(),
    line.shopId ?? null,
    line.what,
    oneLine(line.subject),
    by.id,
    oneLine(by.name),
    second?.id ?? null,
    second ? oneLine(second.name) : null,
    json(line.before),
    json(line.after),
    oneLine(line.cause),
    line.at,
  ])
}

/** An audit line that was written. */
export interface WrittenLine {
  what: string
  by_name: string
  second_name: string | null
  before: unknown
  after: unknown
  cause: string
  at: Date
}

const OF_SUBJECTS = {
  name: 'audit_lines_of_subjects',
  text: `select what, by_name, second_name, before, after, cause, at from audit_line
    where corporation_id = $1 and subject = any($2::text[]) and what = any($3::text[]) order by audit_line_id`,
}

/** The audit lines of certain kinds about some subjects, oldest first. */
export const auditLinesOf = async (
  db: Queries,
  corporationId: number,
  { subjects, kinds }: { subjects: readonly string[]; kinds: readonly string[] },
): Promise<WrittenLine[]> => (await db.query<WrittenLine>(OF_SUBJECTS, [corporationId, subjects, kinds])).rows

/** A change that a member of staff made at a store. */
type StaffChange = Pick<AuditLine, 'what' | 'subject' | 'before' | 'after' | 'at'> & { cause?: string }

/** Writes the audit line of a change by the caller. L2 */
export const writeStaffChange = (tx: Tx, caller: StaffAt, change: StaffChange): Promise<void> => {
  const { staffId: id, name } = caller.session.staff
  const { corporationId, shop } = caller
  return writeAuditLine(tx, { corporationId, shopId: shop.shopId, by: { id, name }, cause: 'set up', ...change })
}
