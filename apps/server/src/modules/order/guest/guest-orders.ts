import { isChosen } from '@comanda/domain/cart'
import { isRefusal, refuse } from '@comanda/contract/core'
import { order as calls } from '@comanda/contract/order'
import { foldText } from '@comanda/domain/menu'
import { isEnded, orderStates } from '@comanda/domain/order'
import { change, changeWithOwnTransaction, type Guest, type Handler } from '../../../platform/http/index.ts'
import { detailOf, stepsOf, summaryOf } from '../answer.ts'
import { changeOrder, moveOf, type Ordering } from '../events/change-order.ts'
import type { Deps } from '../deps.ts'
import { eventsOf, findOwn, lockOrder } from '../queries.ts'
import { asShared, findSeen } from './shared-orders.ts'
import type { OrderTables } from '../tables.ts'

const ACTIVE = orderStates.filter(state => !isEnded(state))
const PAST = orderStates.filter(isEnded)
const RECENT_MS = 3 * 3_600_000
const RECENT_MOST = 5
/** A rejected order is reported for this long (ms), whenever it was placed. */
const REPORTED_MS = 24 * 3_600_000

const person = (caller: Guest) => ({ corporationId: caller.corporationId, owner: caller.session.owner })

/** The caller's own orders, newest first, paged by key. A1 */
export const listOrders =
  ({ db }: Deps): Handler<typeof calls.list> =>
  async (caller, input) => {
    const { corporationId, owner } = person(caller)
    let query = db
      .withTables<OrderTables>()
      .selectFrom('customer_order')
      .selectAll()
      .where('corporation_id', '=', corporationId)
      .where('owner', '=', owner)
      .where('state', 'in', input.state === 'active' ? ACTIVE : PAST)
      // The index of live orders: a guest with thousands of past ones has few.
      .where('ended_at', input.state === 'active' ? 'is' : 'is not', null)
    if (input.orderType !== undefined) query = query.where('biz_type', '=', input.orderType)
    if (input.cursor !== undefined) query = query.where('order_id', '<', input.cursor)
    for (const word of foldText(input.search).split(' ').filter(Boolean).slice(0, 6))
      query = query.where('search', 'like', `%${word.replace(/[\\%_]/g, sign => `\\${sign}`)}%`)
    const rows = await query
      .orderBy('order_id', 'desc')
      .limit(input.pageSize + 1)
      .execute()
    const shown = rows.slice(0, input.pageSize)
    const last = shown.at(-1)
    return {
      orders: shown.map(summaryOf),
      ...(rows.length > input.pageSize && last ? { nextCursor: last.order_id } : {}),
    }
  }

/** One order with its history, the caller's own or shared at a table; any other order is not found. A1, C6 */
export const orderDetail =
  (deps: Deps): Handler<typeof calls.queryOrderDetail> =>
  async (caller, { orderId }) => {
    const row = await findSeen(deps, person(caller), orderId)
    if (!row) return refuse('notFound')
    const detail = detailOf(row, await eventsOf(deps.db, row.corporation_id, orderId))
    return row.owner === caller.session.owner ? detail : asShared(detail)
  }

/**
 * The order's call number, if it has one, with its state and promise; another person's order is not found. ORDER-9, A1
 */
export const orderCallNumber =
  (deps: Deps): Handler<typeof calls.queryCallNumber> =>
  async (caller, { orderId }) => {
    const row = await findSeen(deps, person(caller), orderId)
    if (!row) return refuse('notFound')
    const { callNumber, state, promisedAt } = summaryOf(row)
    return { state, ...(callNumber ? { callNumber } : {}), ...(promisedAt ? { promisedAt } : {}) }
  }

/** The steps of an order, newest first; another person's order is not found. ORDER-9, A1 */
export const orderMessages =
  (deps: Deps): Handler<typeof calls.queryMessage> =>
  async (caller, { orderId }) => {
    const row = await findSeen(deps, person(caller), orderId)
    if (!row) return refuse('notFound')
    return { messages: stepsOf(await eventsOf(deps.db, row.corporation_id, orderId)).reverse() }
  }

/** The caller's own newest orders of the last hours and the rejected ones of the last day; never another guest's. A1 */
export const recentOrders =
  ({ db, clock }: Deps): Handler<typeof calls.queryPersonRecentSubmitted> =>
  async (caller, { shopId }) => {
    const { corporationId, owner } = person(caller)
    const now = clock()
    let own = db
      .withTables<OrderTables>()
      .selectFrom('customer_order')
      .selectAll()
      .where('corporation_id', '=', corporationId)
      .where('owner', '=', owner)
    if (shopId !== undefined) own = own.where('shop_id', '=', shopId)
    own = own.limit(RECENT_MOST)
    const reports = own.where('state', '=', 'rejected').where('ended_at', '>', new Date(now - REPORTED_MS))
    // Ids grow with time: the newest orders hold all recent ones that are shown.
    const [newest, reported] = await Promise.all([
      own.orderBy('order_id', 'desc').execute(),
      // In the order of their own index.
      reports.orderBy('ended_at', 'desc').execute(),
    ])
    const recent = newest.filter(row => row.created_at.getTime() > now - RECENT_MS)
    const byId = new Map([...recent, ...reported].map(row => [row.order_id, row]))
    const rows = [...byId.values()].toSorted((a, b) => (a.order_id < b.order_id ? 1 : -1)).slice(0, RECENT_MOST)
    return { orders: rows.map(summaryOf) }
  }

/** Cancels an order the store has not accepted: stock and slot are released, and what was paid is refunded. ORDER-9, M8 */
export const cancelOrder = (ordering: Ordering): Handler<typeof calls.cancel> =>
  change(calls.cancel, ordering.deps, async (tx, caller, input) => {
    const row = await lockOrder(tx, caller.corporationId, input.orderId)
    if (row?.owner !== caller.session.owner) return refuse('notFound')
    const change = moveOf(row, 'cancelled', { kind: 'guest', id: caller.session.owner })
    if (!change) return refuse('orderMoved', { data: { state: row.state } })
    const after = await changeOrder(tx, ordering, row, { ...change, reason: input.reason })
    return detailOf(after, await eventsOf(tx, row.corporation_id, row.order_id))
  })

/** Fills the cart with the dishes of an order, at today's prices; dishes that are not available are listed with the reason. ORDER-9 */
export const reorder = (deps: Deps): Handler<typeof calls.reorder> =>
  changeWithOwnTransaction(calls.reorder, 'request id in the row', async (caller, { orderId, tableId }) => {
    const row = await findOwn(deps.db, person(caller), orderId)
    const shop = row && (await deps.shopNow(deps.db, caller.corporationId, row.shop_id))?.config
    if (!row || !shop) return refuse('notFound')
    const table = tableId === undefined ? {} : { tableId }
    const filled = await deps.fillCart(caller, {
      orderId,
      shop,
      bizType: row.biz_type,
      ...table,
      lines: row.lines.filter(isChosen),
    })
    if (isRefusal(filled)) return filled
    const leftOut = filled.leftOut.flatMap(({ itemKey, quantity, problem }) => {
      const line = row.lines.find(one => one.itemKey === itemKey)
      return line ? [{ displayName: line.displayName, quantity, problem }] : []
    })
    if (filled.added === 0) return refuse('nothingLeft', { data: { leftOut } })
    return { shopId: row.shop_id, orderType: row.biz_type, added: filled.added, put: filled.put, leftOut }
  })
