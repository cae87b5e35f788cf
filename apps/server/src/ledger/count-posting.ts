import type { Tx } from '../platform/db/index.ts'
import { observing } from '../platform/observe/index.ts'
import type { Posting } from './posting.ts'

/** Counts what a posting moved (the sum of its credits) once it is committed. A repeat of a cause writes nothing and is not counted. */
export function countPosting(tx: Tx, { kind, currencyCode, entries }: Posting): void {
  const { meter } = observing
  if (meter === undefined) return
  const moved = entries.reduce((sum, { amount }) => sum + Math.max(amount, 0), 0)
  tx.afterCommit(() => meter.money(kind, currencyCode, moved))
}
