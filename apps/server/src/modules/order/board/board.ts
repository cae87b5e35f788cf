import { refuse } from '@comanda/contract/core'
import { canBeDelivering, boardStates, type OrderState } from '@comanda/domain/order'
import type { Money } from '@comanda/domain/money'
import { mayDecide, refundLimit } from '@comanda/domain/payment'
import type { Tx } from '../../../platform/db/index.ts'
import { servedShop, type Staff, type StaffAt, type StaffShop } from '../../../platform/http/index.ts'
import type { BoardPort, OrderSteps } from '../../../ports/order.ts'
import { type Change, changeOrder, moveOf, type Ordering } from '../events/change-order.ts'
import { usualPromise } from '../events/watch.ts'
import type { Deps } from '../deps.ts'
import { repriceOrder } from './reprice-order.ts'
import { settleOrder, takeParts } from './settle-order.ts'
import { actorOf, stepOf, withStory } from './staff-step.ts'
import { chosenOrder } from './store-view.ts'
import { eventsOf, findOrder, lockOrder, storiesOf } from '../queries.ts'
import type { OrderRow, OrderTables } from '../tables.ts'

/** The orders of a store, and the steps staff take with one. */
export interface Board extends BoardPort, OrderSteps {
  /** Accepts those of these new orders of a store that still wait, for the usual time; answers which. */
  acceptAll(tx: Tx, caller: StaffAt, orderIds: readonly string[]): Promise<string[]>
}

const DONE_FOR_MS = 12 * 3_600_000
const MAX_ORDERS = 300

function accepted(row: OrderRow, caller: Staff, promisedAt: Date): Change | undefined {
  const checking = row.state === 'checking'
  const change = moveOf(row, checking ? 'awaitingPayment' : 'accepted', actorOf(caller))
  return change && { ...change, promisedAt, ...(checking ? { checked: true } : {}) }
}

function delayed(row: OrderRow, caller: Staff, input: { promisedAt: Date; reason?: string }): Change | undefined {
  if (row.state !== 'accepted' && row.state !== 'preparing') return undefined
  const next = { state: row.state, payState: row.pay_state }
  const detail = { from: row.promised_at?.toISOString(), to: input.promisedAt.toISOString() }
  const reason = input.reason ? { reason: input.reason } : {}
  return { next, kind: 'promise', actor: actorOf(caller), promisedAt: input.promisedAt, detail, ...reason }
}

function endedBy(caller: Staff, row: OrderRow, to: 'rejected' | 'cancelled', reason: string): Change | undefined {
  const change = moveOf(row, to, actorOf(caller))
  return change && { ...change, reason }
}

/** Cancels an accepted order; above the limit of one person it asks for a second one. PAY-12 */
function cancelled(
  caller: Staff,
  row: OrderRow,
  { reason, alone, now }: { reason: string; alone: Money | undefined; now: number },
): Change | undefined {
  const change = endedBy(caller, row, 'cancelled', reason)
  const { staffId: by, name } = caller.session.staff
  const amount = row.totals.totalPaidAmount
  if (!change || mayDecide({ amount, alone, earlier: row.details.cancelAsked, by })) return change
  return {
    next: { state: row.state, payState: row.pay_state },
    kind: 'cancelAsked',
    actor: actorOf(caller),
    reason,
    cancelAsked: { by, name, reason, amount, at: now },
  }
}

/** The rows of a board: open orders, oldest first; or orders that ended in the last hours, newest first. */
function boardRows({ db, clock }: Deps, shop: StaffShop, done: boolean) {
  const orders = db
    .withTables<OrderTables>()
    .selectFrom('customer_order')
    .selectAll()
    .where('corporation_id', '=', shop.corporationId)
    .where('shop_id', '=', shop.shopId)
    .limit(MAX_ORDERS)
  if (!done) return orders.where('ended_at', 'is', null).where('state', 'in', boardStates).orderBy('order_id').execute()
  return orders
    .where('ended_at', '>', new Date(clock() - DONE_FOR_MS))
    .orderBy('ended_at', 'desc')
    .execute()
}

async function liveOf(deps: Deps, shop: StaffShop, done: boolean) {
  const rows = await boardRows(deps, shop, done)
  const { db } = deps
  const stories = await storiesOf(
    db,
    shop.corporationId,
    rows.map(row => row.order_id),
  )
  return rows.map(row => chosenOrder(row, stories.get(row.order_id) ?? []))
}

/** Creates the store's steps; each is recorded in the order's history with the staff member. L2 */
export function orderBoard(ordering: Ordering): Board {
  const { deps } = ordering
  const { db } = deps
  const step = stepOf(ordering)
  const to = (state: OrderState) => (tx: Tx, caller: Staff, orderId: string) =>
    step(tx, caller, orderId, row => moveOf(row, state, actorOf(caller)))

  return {
    async list(shop, done) {
      return (await liveOf(deps, shop, done)).map(({ order }) => order)
    },
    chosen: shop => liveOf(deps, shop, false),
    async chosenOne(caller, orderId) {
      const row = await findOrder(db, caller.corporationId, orderId)
      if (!row || !servedShop(caller, row.shop_id)) return refuse('notFound')
      return chosenOrder(row, await eventsOf(db, row.corporation_id, row.order_id))
    },
    async one(caller, orderId) {
      const row = await findOrder(db, caller.corporationId, orderId)
      return row && servedShop(caller, row.shop_id) ? withStory(db, row) : refuse('notFound')
    },
    async accept(tx, caller, { orderId, promisedAt }) {
      const seen = promisedAt ? undefined : await findOrder(tx, caller.corporationId, orderId)
      const shop = seen && (await deps.shopNow(tx, caller.corporationId, seen.shop_id))?.config
      if (!promisedAt && !shop) return refuse('notFound')
      const usual = (row: OrderRow) => (shop ? new Date(usualPromise(shop, row, deps.clock())) : undefined)
      return step(tx, caller, orderId, row => accepted(row, caller, promisedAt ?? usual(row) ?? new Date(deps.clock())))
    },
    async acceptAll(tx, caller, orderIds) {
      const { corporationId, shopId } = caller.shop
      const shop = (await deps.shopNow(tx, corporationId, shopId))?.config
      const done: string[] = []
      // In the order of their ids, so that two people who accept the same orders at once do not wait for each other.
      for (const orderId of shop ? [...new Set(orderIds)].sort() : []) {
        const row = await lockOrder(tx, corporationId, orderId)
        if (!shop || row?.shop_id !== shopId) continue
        const change = accepted(row, caller, new Date(usualPromise(shop, row, deps.clock())))
        if (change) done.push((await changeOrder(tx, ordering, row, change)).order_id)
      }
      return done
    },
    delay: (tx, caller, { orderId, ...input }) => step(tx, caller, orderId, row => delayed(row, caller, input)),
    reject: (tx, caller, { orderId, reason }) =>
      step(tx, caller, orderId, row => endedBy(caller, row, 'rejected', reason)),
    async cancel(tx, caller, { orderId, reason }) {
      const seen = await findOrder(tx, caller.corporationId, orderId)
      const shop = seen && (await deps.shopNow(tx, caller.corporationId, seen.shop_id))
      const alone = shop && refundLimit(caller.session.staff.refundAlone, shop.config)
      return step(tx, caller, orderId, row => cancelled(caller, row, { reason, alone, now: deps.clock() }))
    },
    start: to('preparing'),
    ready: to('ready'),
    handOver: (tx, caller, orderId) =>
      step(tx, caller, orderId, row =>
        canBeDelivering(row.biz_type) ? moveOf(row, 'delivering', actorOf(caller)) : undefined,
      ),
    complete: to('completed'),
    reprice: (tx, caller, input) => repriceOrder(tx, deps, caller, input),
    settle: (tx, caller, input) => settleOrder(tx, ordering, caller, input),
    takeParts: (tx, caller, input) => takeParts(tx, ordering, caller, input),
  }
}
