import { type Refusal, refuse } from '@comanda/contract/core'
import { writeStaffChange } from './audit-line.ts'
import type { Tx } from './db/index.ts'
import type { StaffAt } from './http/caller.ts'
import { revisionOf } from './revision.ts'

const LOCK = {
  name: 'brand_set_up_lock',
  text: 'select 1 from corporation where corporation_id = $1 for no key update',
}

/** Serialises changes to a brand's settings, since new rows cannot be locked. Taken before all other locks. */
export const lockBrand = (tx: Tx, corporationId: number): Promise<unknown> => tx.query(LOCK, [corporationId])

/** A change of one of the brand's settings, with both values as they are sent over the wire. */
export interface RevisionedChange<T> {
  /** For the audit line: the kind of setting, and which one. */
  what: string
  subject: string
  /** Undefined for a new one. */
  before: T | undefined
  wanted: T
  /** The revision that the editor loaded; empty for a new one. */
  revision: string
  at: Date
  write(): Promise<unknown>
}

/**
 * Replaces a setting and writes an audit line, unless it changed since the editor loaded it.
 * @returns the new revision, also when the setting already has the wanted value, so that a repeat is no conflict. API-3, L2
 */
export async function saveAtRevision<T>(
  tx: Tx,
  caller: StaffAt,
  change: RevisionedChange<T>,
): Promise<string | Refusal<'changedMeanwhile'>> {
  const { before, wanted, revision } = change
  const current = before === undefined ? '' : revisionOf(before)
  const next = revisionOf(wanted)
  if (current === next) return next
  if (current !== revision) return refuse('changedMeanwhile')
  await change.write()
  const { what, subject, at } = change
  await writeStaffChange(tx, caller, { what, subject, before, after: wanted, at })
  return next
}

/** The translations without empty ones. */
export const withoutEmpty = (texts: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''))
