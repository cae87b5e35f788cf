import type { bill as calls } from '@comanda/contract/bill'
import { isRefusal, refuse } from '@comanda/contract/core'
import type { Handler } from '../../platform/http/index.ts'
import { changeBill } from './change-bill.ts'
import { openBill } from './join-bill.ts'
import type { Deps } from './deps.ts'
import { readBill } from './read-bill.ts'
import { shownToStaff } from './show-bill.ts'
import { staffTable } from './staff-at.ts'

/** Staff begin an order at a table: its party and its bill, which the guests' rounds join. Doing it again changes nothing. ORDER-3 */
export const startTableOrder =
  (deps: Deps): Handler<typeof calls.startTableOrder> =>
  async (caller, { shopId, tableId, people }) => {
    const { corporationId, session } = caller
    const table = await staffTable(deps, caller, { shopId, tableId })
    if (isRefusal(table)) return table
    if (!table.paysLater) return refuse('tablePaysFirst', { field: 'tableId' })
    const shop = await deps.shopOf(corporationId, shopId)
    if (!shop) return refuse('notYourShop', { field: 'shopId' })
    const sessionId = await deps.parties.open({ corporationId, shopId, tableId: table.key })
    const owner = session.owner
    const { currency } = shop
    const begin = { corporationId, shopId, currency, table, people, openedBy: owner, sessionId, owner }
    const whole = await deps.db.inTx(async tx => {
      const opened = await openBill(tx, deps, begin)
      if (!opened) return undefined
      const { row } = opened
      if (people > row.people || row.version === 1)
        await changeBill(tx, deps, row, { people: Math.max(row.people, people) })
      return readBill(deps, tx, { corporationId, billId: row.bill_id })
    })
    if (!whole) return refuse('notFound', { field: 'tableId' })
    return shownToStaff(deps, deps.db, whole)
  }
