import { type Refusal, refuse } from '@comanda/contract/core'
import { canBeDelivering, isEnded, boardStates, type OrderState, statusAfterPayment } from '@comanda/domain/order'
import { type Money, money } from '@comanda/domain/money'
import {
  changeDue,
  type CounterPayment,
  extrasOf,
  mayDecide,
  refundLimit,
  withCounterExtras,
  withRounding,
} from '@comanda/domain/payment'
import { postCashRounding } from '../../../ledger/index.ts'
import type { Queries, Tx } from '../../../platform/db/index.ts'
import { servedShop, type Staff, type StaffAt, type StaffShop } from '../../../platform/http/index.ts'
import type { BoardAnswer, BoardOrder, BoardPort, OrderSteps, Settling } from '../../../ports/order.ts'
import { type Actor, type Change, changeOrder, moveOf, type Ordering } from '../events/change-order.ts'
import { usualPromise } from '../events/watch.ts'
import type { Deps } from '../deps.ts'
import { repriceOrder } from './reprice-order.ts'
import { boardOrder, chosenOrder } from './store-view.ts'
import { eventsOf, findOrder, lockOrder, storiesOf } from '../queries.ts'
import type { OrderRow, OrderTables } from '../tables.ts'

/** The orders of a store, and the steps staff take with one. */
export interface Board extends BoardPort, OrderSteps {
  /** Accepts those of these new orders of a store that still wait, for the usual time; answers which. */
  acceptAll(tx: Tx, caller: StaffAt, orderIds: readonly string[]): Promise<string[]>
}

const DONE_FOR_MS = 12 * 3_600_000
const MOST = 300

const withStory = async (db: Queries, row: OrderRow): Promise<BoardOrder> =>
  boardOrder(row, await eventsOf(db, row.corporation_id, row.order_id))

const actorOf = (caller: Staff): Actor => ({
  kind: 'staff',
  id: caller.session.staff.staffId,
  name: caller.session.staff.name,
})

type Step = (row: OrderRow) => Change | undefined

/** Runs one step on an order of the caller's stores. */
const stepOf =
  (ordering: Ordering) =>
  async (tx: Tx, caller: Staff, orderId: string, change: Step): Promise<BoardAnswer> => {
    const row = await lockOrder(tx, caller.corporationId, orderId)
    if (!row || !servedShop(caller, row.shop_id)) return refuse('notFound')
    const wanted = change(row)
    if (!wanted) return refuse('orderMoved', { data: { state: row.state } })
    return withStory(tx, await changeOrder(tx, ordering, row, wanted))
  }

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

function settled(row: OrderRow, caller: Staff, counter: CounterPayment | undefined): Change | undefined {
  const served = !isEnded(row.state) || row.state === 'completed'
  if (row.payment_method !== 'out-line' || !served) return undefined
  const next = statusAfterPayment({ state: row.state, payState: row.pay_state }, false)
  const detail = { amount: row.total, ...counter }
  const totals = counter && extrasOf(counter) !== 0 && { totals: withCounterExtras(row.totals, counter) }
  return next && { next, kind: 'paid', actor: actorOf(caller), detail, ...totals, ...(counter && { counter }) }
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
  if (!change || mayDecide({ amount, alone, asked: row.details.cancelAsked, by })) return change
  return {
    next: { state: row.state, payState: row.pay_state },
    kind: 'cancelAsked',
    actor: actorOf(caller),
    reason,
    cancelAsked: { by, name, reason, amount, at: now },
  }
}

/** Settles an order that is no round, and posts the rounding of its cash. PAY-19 */
async function settleAlone(tx: Tx, ordering: Ordering, caller: Staff, { orderId, counter }: Settling) {
  const answer = await stepOf(ordering)(tx, caller, orderId, row => settled(row, caller, counter))
  if (!('payState' in answer)) return answer
  await postCashRounding(tx, {
    corporationId: caller.corporationId,
    shopId: answer.shop.shopId,
    currencyCode: answer.currency.currencyCode,
    reference: orderId,
    cause: orderId,
    amount: counter?.rounding ?? 0,
    at: new Date(ordering.deps.clock()),
  })
  return answer
}

/** Settles an order. A round is paid on its table's bill, which is locked first. PAY-3 */
async function settleOrder(
  tx: Tx,
  ordering: Ordering,
  caller: Staff,
  { orderId, counter: received }: Settling,
): Promise<BoardAnswer | Refusal<'tenderedTooLittle'>> {
  const { deps } = ordering
  const seen = await findOrder(tx, caller.corporationId, orderId)
  if (!seen || !servedShop(caller, seen.shop_id)) return refuse('notFound')
  const { bill_id: billId, corporation_id: corporationId } = seen
  const due = money(seen.total)
  const cashRounding = (await deps.shopNow(tx, corporationId, seen.shop_id))?.config.cashRounding
  const counter = received && withRounding(received, due, cashRounding)
  if (counter && changeDue(counter, due) === undefined)
    return refuse('tenderedTooLittle', { field: 'counter.tendered' })
  if (billId === null) return settleAlone(tx, ordering, caller, { orderId, counter })
  const { staffId: id, name } = caller.session.staff
  const staff = { id, name, owner: caller.session.owner }
  const round = { corporationId, billId, orderId, staff, ...(counter && { counter }) }
  const done = settled(seen, caller, counter) && (await deps.settleRound(tx, round))
  const row = (await findOrder(tx, corporationId, orderId)) ?? seen
  return done ? withStory(tx, row) : refuse('orderMoved', { data: { state: row.state } })
}

/** The rows of a board: open orders, oldest first; or orders that ended in the last hours, newest first. */
function boardRows({ db, clock }: Deps, shop: StaffShop, done: boolean) {
  const orders = db
    .withTables<OrderTables>()
    .selectFrom('customer_order')
    .selectAll()
    .where('corporation_id', '=', shop.corporationId)
    .where('shop_id', '=', shop.shopId)
    .limit(MOST)
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
  }
}
