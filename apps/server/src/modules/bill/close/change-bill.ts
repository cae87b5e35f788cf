import type { Tx } from '../../../platform/db/index.ts'
import type { Deps } from '../deps.ts'
import { updateBill } from '../queries.ts'
import type { BillRow } from '../tables.ts'

/** Notifies the subscribers of a bill after the commit; the version is the time of its last change (epoch ms). */
export const announce = (deps: Pick<Deps, 'publish'>, { corporation_id, bill_id, changed_at }: BillRow): void =>
  deps.publish(corporation_id, `bill:${bill_id}`, changed_at.getTime())

/** Writes a locked bill as it is after a change, and notifies its subscribers. */
export async function changeBill(tx: Tx, deps: Deps, row: BillRow, change: Partial<BillRow> = {}): Promise<BillRow> {
  const now = Math.max(deps.clock(), row.changed_at.getTime() + 1)
  const next = { ...row, ...change, changed_at: new Date(now) }
  await updateBill(tx, next)
  const after = { ...next, version: row.version + 1 }
  tx.afterCommit(() => announce(deps, after))
  return after
}
