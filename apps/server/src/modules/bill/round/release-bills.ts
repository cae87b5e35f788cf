import { isBeingPaid } from '@comanda/domain/bill'
import type { Queries, Tx } from '../../../platform/db/index.ts'
import { closeBill } from '../close/close-bill.ts'
import type { Deps } from '../deps.ts'
import { amountsOf, holdBill, totalsOfBill } from '../show/read-bill.ts'
import { billsAt } from '../staff-at.ts'

type ReleaseAt = { corporationId: number; shopId: number; tableId: string }

/** The open bill of a party at a table, read without a lock. */
export const sharedBillAt = async (db: Queries, at: ReleaseAt): Promise<string | undefined> =>
  (await billsAt(db, at)).parties.find(({ session_id }) => session_id !== null)?.bill_id

/** Whether there is an open bill at a table. */
export const billedAt = async (db: Queries, at: ReleaseAt): Promise<boolean> =>
  (await billsAt(db, at)).parties.length > 0

/**
 * Prepares the release of a table: closes the bill of the party that shares it if nothing is owed. Returns the bill
 * that prevents the release, because a part is unpaid or being paid. Locks the bill before the party. C6
 */
export async function releaseBills(
  tx: Tx,
  deps: Deps,
  { staff, ...at }: ReleaseAt & { staff: { id: string; name: string } },
): Promise<{ owing: string } | undefined> {
  const shared = (await billsAt(tx, at)).parties.filter(({ session_id }) => session_id !== null)
  for (const { bill_id: billId } of shared) {
    const bill = await holdBill(deps, tx, { corporationId: at.corporationId, billId })
    if (bill?.row.state !== 'open') continue
    if (isBeingPaid(amountsOf(bill)) || totalsOfBill(bill).restAmount > 0) return { owing: billId }
    await closeBill(tx, deps, bill, { ref: staff.id, staff })
  }
  return undefined
}
