import type { bill as calls } from '@comanda/contract/bill'
import type { Queries } from '../../../platform/db/index.ts'
import type { Handler } from '../../../platform/http/index.ts'
import type { Deps } from '../deps.ts'
import { type BillReader, readerOf, ownBillAt, relationToBill } from './own-bill.ts'
import { readBill, type FullBill } from './read-bill.ts'
import { type GuestBill, shownToGuest } from './show-bill.ts'

/** A bill as the caller may see it now; undefined for anyone outside its party. C6 */
export async function viewFor(
  deps: Deps,
  db: Queries,
  reader: BillReader,
  read: FullBill | undefined,
): Promise<GuestBill | undefined> {
  if (!read) return undefined
  const at = { corporationId: reader.corporationId, billId: read.row.bill_id }
  const stands = await relationToBill(deps, db, reader, at)
  return stands && shownToGuest(deps, db, read, reader, stands)
}

/** The caller's table: its orders and the amounts due. C6 */
export const calConfirm =
  (deps: Deps): Handler<typeof calls.calConfirm> =>
  async (caller, { billId: named, shopId, tableId }) => {
    const { db } = deps
    const reader = readerOf(caller)
    const table =
      shopId !== undefined && tableId ? await deps.tableOf(caller.corporationId, shopId, tableId) : undefined
    const at = table && { shopId: shopId ?? 0, tableId: table.key }
    const billId = named ?? (at && (await ownBillAt(deps, db, reader, at)))
    const read = billId && (await readBill(deps, db, { corporationId: caller.corporationId, billId }))
    const bill = await viewFor(deps, db, reader, read || undefined)
    return bill ? { bill } : {}
  }
