import { type Refusal, refuse } from '@comanda/contract/core'
import { writeAuditLine } from './audit-line.ts'
import type { Tx } from './db/index.ts'
import type { Staff } from './http/caller.ts'
import { markOf } from './mark.ts'

const LOCK = {
  name: 'brand_set_up_lock',
  text: 'select 1 from corporation where corporation_id = $1 for no key update',
}

/** Lets one at a time set up a brand's money: new things have no row that could be locked. Taken first. */
export const lockBrand = (tx: Tx, corporationId: number): Promise<unknown> => tx.query(LOCK, [corporationId])

/** Something of the brand's that is set up, as it goes over the wire: before (undefined: there was none) and wanted. */
export interface Marked<T> {
  shopId: number
  /** For the audit line: what it is, and which. */
  what: string
  subject: string
  before: T | undefined
  wanted: T
  /** What it looked like when it was opened; empty for a new one. */
  mark: string
  at: Date
  write(): Promise<unknown>
}

/**
 * Puts what is wanted in the place of what was, unless somebody changed that since it was opened; answers the new mark. What
 * stands there already is no conflict, so that a repeat is none. Who changed what is written down. API-3, L2
 */
export async function saveMarked<T>(
  tx: Tx,
  caller: Staff,
  save: Marked<T>,
): Promise<string | Refusal<'changedMeanwhile'>> {
  const { before, wanted, mark } = save
  const now = before === undefined ? '' : markOf(before)
  const next = markOf(wanted)
  if (now === next) return next
  if (now !== mark) return refuse('changedMeanwhile')
  await save.write()
  const { staffId, name } = caller.session.staff
  await writeAuditLine(tx, {
    corporationId: caller.corporationId,
    shopId: save.shopId,
    what: save.what,
    subject: save.subject,
    by: { id: staffId, name },
    before,
    after: wanted,
    cause: 'set up',
    at: save.at,
  })
  return next
}

/** Words without the languages in which nothing is said. */
export const onlySaid = (words: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(words).filter(([, text]) => text !== ''))
