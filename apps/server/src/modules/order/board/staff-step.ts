import { refuse } from '@comanda/contract/core'
import type { Queries, Tx } from '../../../platform/db/index.ts'
import { servedShop, type Staff } from '../../../platform/http/index.ts'
import type { BoardAnswer, BoardOrder } from '../../../ports/order.ts'
import { type Actor, type Change, changeOrder, type Ordering } from '../events/change-order.ts'
import { eventsOf, lockOrder } from '../queries.ts'
import type { OrderRow } from '../tables.ts'
import { boardOrder } from './store-view.ts'

/** The order as the board shows it, with its history. */
export const withStory = async (db: Queries, row: OrderRow): Promise<BoardOrder> =>
  boardOrder(row, await eventsOf(db, row.corporation_id, row.order_id))

/** The person or key that takes a step. L2 */
export const actorOf = (caller: Staff): Actor => ({
  kind: 'staff',
  id: caller.session.staff.staffId,
  name: caller.session.staff.name,
})

type Step = (row: OrderRow) => Change | undefined

/** Runs one step on an order of the caller's stores. */
export const stepOf =
  (ordering: Ordering) =>
  async (tx: Tx, caller: Staff, orderId: string, change: Step): Promise<BoardAnswer> => {
    const row = await lockOrder(tx, caller.corporationId, orderId)
    if (!row || !servedShop(caller, row.shop_id)) return refuse('notFound')
    const wanted = change(row)
    if (!wanted) return refuse('orderMoved', { data: { state: row.state } })
    return withStory(tx, await changeOrder(tx, ordering, row, wanted))
  }
