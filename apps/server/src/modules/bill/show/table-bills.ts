import type { bill as calls } from '@comanda/contract/bill'
import { isRefusal } from '@comanda/contract/core'
import type { Queries } from '../../../platform/db/index.ts'
import type { Handler } from '../../../platform/http/index.ts'
import type { Deps } from '../deps.ts'
import { openBills } from '../queries.ts'
import { readBill } from './read-bill.ts'
import { shownToStaff, type StaffBill } from './show-bill.ts'
import { billsAt, staffTable } from '../staff-at.ts'

/** Bills as the staff see them. */
export async function shownBills(
  deps: Deps,
  db: Queries,
  corporationId: number,
  billIds: readonly string[],
  staffId?: string,
): Promise<StaffBill[]> {
  const shown: StaffBill[] = []
  for (const billId of billIds) {
    const bill = await readBill(deps, db, { corporationId, billId })
    if (bill) shown.push(await shownToStaff(deps, db, bill, staffId))
  }
  return shown
}

/** The open bills of a table, or of all tables of a store. */
export const tableBills =
  (deps: Deps): Handler<typeof calls.tableBill> =>
  async ({ shop, session }, { tableId }) => {
    const { staffId } = session.staff
    const { db } = deps
    const { corporationId } = shop
    if (tableId === undefined) {
      const rows = await openBills(db, shop)
      const billIds = rows.map(({ bill_id }) => bill_id)
      return { bills: await shownBills(deps, db, corporationId, billIds, staffId) }
    }
    const table = await staffTable(deps, shop, tableId)
    if (isRefusal(table)) return table
    const { billIds } = await billsAt(db, { ...shop, tableId: table.key })
    return { bills: await shownBills(deps, db, corporationId, billIds, staffId) }
  }
