import type { bill as calls } from '@comanda/contract/bill'
import type { Queries } from '../../../platform/db/index.ts'
import type { Handler } from '../../../platform/http/index.ts'
import type { Deps } from '../deps.ts'
import { type Asker, askerOf, ownBillAt, standsTo } from './own-bill.ts'
import { readBill, type Whole } from './read-bill.ts'
import { type GuestBill, shownToGuest } from './show-bill.ts'

/** A bill as the caller may see it now; nothing for who is not of it. C6 */
export async function viewFor(
  deps: Deps,
  db: Queries,
  asker: Asker,
  read: Whole | undefined,
): Promise<GuestBill | undefined> {
  if (!read) return undefined
  const at = { corporationId: asker.corporationId, billId: read.row.bill_id }
  const stands = await standsTo(deps, db, asker, at)
  return stands && shownToGuest(deps, db, read, asker, stands)
}

/** What the caller's table has ordered and owes. C6 */
export const calConfirm =
  (deps: Deps): Handler<typeof calls.calConfirm> =>
  async (caller, { billId: named, shopId, tableId }) => {
    const { db } = deps
    const asker = askerOf(caller)
    const table =
      shopId !== undefined && tableId ? await deps.tableOf(caller.corporationId, shopId, tableId) : undefined
    const at = table && { shopId: shopId ?? 0, tableId: table.key }
    const billId = named ?? (at && (await ownBillAt(deps, db, asker, at)))
    const read = billId && (await readBill(deps, db, { corporationId: caller.corporationId, billId }))
    const bill = await viewFor(deps, db, asker, read || undefined)
    return bill ? { bill } : {}
  }
