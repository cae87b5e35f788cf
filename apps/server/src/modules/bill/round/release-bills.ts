import { isBeingPaid } from '@comanda/domain/bill'
import type { Queries, Tx } from '../../../platform/db/index.ts'
import { closeBill } from '../close/close-bill.ts'
import type { Deps } from '../deps.ts'
import { amountsOf, holdBill, standing } from '../show/read-bill.ts'
import { billsAt } from '../staff-at.ts'

type ReleaseAt = { corporationId: number; shopId: number; tableId: string }

/** The open bill of a party at a table, as it stands without a lock. */
export const sharedBillAt = async (db: Queries, at: ReleaseAt): Promise<string | undefined> =>
  (await billsAt(db, at)).parties.find(({ session_id }) => session_id !== null)?.bill_id

/** Whether anybody at a table has an open bill. */
export const billedAt = async (db: Queries, at: ReleaseAt): Promise<boolean> =>
  (await billsAt(db, at)).parties.length > 0

/**
 * A table is about to be released: the bill of the party that shares it is closed where nothing is owed on it. Answers the
 * bill that speaks against it: something is left to pay, or is being paid. The bill is locked here, before the party. C6
 */
export async function releaseBills(
  tx: Tx,
  deps: Deps,
  { staff, ...at }: ReleaseAt & { staff: { id: string; name: string } },
): Promise<{ owing: string } | undefined> {
  const shared = (await billsAt(tx, at)).parties.filter(({ session_id }) => session_id !== null)
  for (const { bill_id: billId } of shared) {
    const whole = await holdBill(deps, tx, { corporationId: at.corporationId, billId })
    if (whole?.row.state !== 'open') continue
    if (isBeingPaid(amountsOf(whole)) || standing(whole).restAmount > 0) return { owing: billId }
    await closeBill(tx, deps, whole, { ref: staff.id, staff })
  }
  return undefined
}
