import type { Tx } from './db/index.ts'
import { uuidv7 } from './ids.ts'

/** Somebody of the staff. */
export interface Doer {
  id: string
  name: string
}

/** What somebody did to money: with what was before and after, and why. L2 */
export interface AuditLine {
  corporationId: number
  shopId?: number
  what: string
  /** What it was done to. */
  subject: string
  by: Doer
  /** The second person, where one was needed. */
  second?: Doer
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

/** Writes what was done in the transaction that does it; the line can never be changed. L2 */
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
