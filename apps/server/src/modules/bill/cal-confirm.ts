import type { bill as calls } from '@comanda/contract/bill'
import type { Queries } from '../../platform/db/index.ts'
import type { Handler } from '../../platform/http/index.ts'
import type { Needs } from './needs.ts'
import { type Asker, askerOf, ownBillAt, standsTo } from './own-bill.ts'
import { readBill, type Whole } from './read-bill.ts'
import { type GuestBill, shownToGuest } from './show-bill.ts'

/** A bill as the caller may see it now; nothing for who is not of it. C6 */
export async function viewFor(
  needs: Needs,
  on: Queries,
  asker: Asker,
  read: Whole | undefined,
): Promise<GuestBill | undefined> {
  if (!read) return undefined
  const at = { corporationId: asker.corporationId, billId: read.row.bill_id }
  const stands = await standsTo(needs, on, asker, at)
  return stands && shownToGuest(needs, on, read, asker, stands)
}

/** What the caller's table has ordered and owes. TG6, C6 */
export const calConfirm =
  (needs: Needs): Handler<typeof calls.calConfirm> =>
  async (who, { billId: named, shopId, tableId }) => {
    const { db } = needs
    const asker = askerOf(who)
    const table = shopId !== undefined && tableId ? await needs.tableOf(who.corporationId, shopId, tableId) : undefined
    const at = table && { shopId: shopId ?? 0, tableId: table.key }
    const billId = named ?? (at && (await ownBillAt(needs, db, asker, at)))
    const read = billId && (await readBill(needs, db, { corporationId: who.corporationId, billId }))
    const bill = await viewFor(needs, db, asker, read || undefined)
    return bill ? { bill } : {}
  }
