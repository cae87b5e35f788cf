import { bill as calls } from '@comanda/contract/bill'
import { isRefusal, refuse } from '@comanda/contract/core'
import { isOpenToGuests } from '@comanda/domain/store'
import { changeInSteps, type Handler } from '../../../platform/http/index.ts'
import { changeBill } from '../close/change-bill.ts'
import { openBill } from './join-bill.ts'
import type { Deps } from '../deps.ts'
import { changedBill, staffTable } from '../staff-at.ts'

/** Staff start an order at a table: its party and its bill, which the guests' rounds join. Starting it again changes nothing. ORDER-3 */
export const startTableOrder = (deps: Deps): Handler<typeof calls.startTableOrder> =>
  changeInSteps(calls.startTableOrder, deps, {
    async prepare({ shop }, { tableId }) {
      const table = await staffTable(deps, shop, tableId)
      if (isRefusal(table)) return table
      if (!table.paysLater) return refuse('tablePaysFirst', { field: 'tableId' })
      const config = await deps.shopOf(shop.corporationId, shop.shopId)
      if (!config) return refuse('notFound', { field: 'shopId' })
      if (!isOpenToGuests(config)) return refuse('storeNotOpen')
      const sessionId = await deps.parties.open({ ...shop, tableId: table.key })
      return { table, currency: config.currency, sessionId }
    },
    async work(tx, { shop, session: { owner } }, { people }, opening) {
      const opened = await openBill(tx, deps, { ...shop, ...opening, people, openedBy: owner, owner })
      if (!opened) return refuse('notFound', { field: 'tableId' })
      const { row } = opened
      if (people > row.people || row.version === 1)
        await changeBill(tx, deps, row, { people: Math.max(row.people, people) })
      return changedBill(tx, deps, { corporationId: shop.corporationId, billId: row.bill_id })
    },
  })
