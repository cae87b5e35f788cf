import { pauseText } from '@comanda/messages/pause-reasons'
import { type orderHistoryCalls, staffOrderCalls as calls } from '@comanda/contract/order'
import { refuse } from '@comanda/contract/core'
import type { ShopConfig } from '@comanda/domain/store'
import { change, type HandlersOf } from '../../../platform/http/index.ts'
import type { Board } from './board.ts'
import type { Deps } from '../deps.ts'
import { findOrders } from './find-orders.ts'
import { orderHistory } from './order-history.ts'
import { orderTimeline } from './order-timeline.ts'

export type BoardCalls = typeof calls & typeof orderHistoryCalls

/** End of a pause without a set end (epoch ms); staff end it by hand. */
const PAUSED_FOR_GOOD = Date.UTC(9999, 11, 31)
const SEARCH_HITS = 8
const MAX_PROMISE_MS = 2 * 86_400_000

/** The store's usual preparation times, and the rounding of its cash. */
const usualOf = ({ readyMinutes, readyMinutesFor, cashRounding }: Partial<ShopConfig> = {}) => ({
  readyMinutes: readyMinutes ?? 15,
  readyMinutesFor: readyMinutesFor ?? {},
  ...(cashRounding !== undefined && { cashRounding }),
})

/** Handlers of the live board and of the steps staff take with an order. */
export function boardCalls(deps: Deps, board: Board): HandlersOf<BoardCalls> {
  const { db, clock } = deps
  const fits = (promisedAt: string) => {
    const ahead = Date.parse(promisedAt) - clock()
    return ahead > 0 && ahead <= MAX_PROMISE_MS
  }
  return {
    board: async ({ shop, language }, { done }) => {
      const orders = await board.list(shop, done)
      const store = await deps.shopNow(db, shop.corporationId, shop.shopId)
      const pause = store?.pause
      const pauseReason = pause && pauseText(pause, language)
      return {
        orders,
        orderTypes: store?.config.bizTypes ?? [],
        now: new Date(clock()).toISOString(),
        ...usualOf(store?.config),
        unprinted: await deps.unprintedPapers(shop),
        ...(pause && {
          pausedUntil: new Date(pause.until ?? PAUSED_FOR_GOOD).toISOString(),
          pausedTypes: [...pause.types],
          ...(pauseReason !== undefined && { pauseReason }),
        }),
      }
    },
    searchOrders: async ({ shop }, { text }) => ({
      orders: await findOrders(db, { shop, filters: { text, table: '' }, timeZone: 'UTC', limit: SEARCH_HITS }),
    }),
    orderHistory: orderHistory(deps),
    orderTimeline: orderTimeline(deps),
    orderDetail: (caller, { orderId }) => board.one(caller, orderId),
    accept: change(calls.accept, deps, async (tx, caller, { orderId, promisedAt }) =>
      fits(promisedAt)
        ? board.accept(tx, caller, { orderId, promisedAt: new Date(promisedAt) })
        : refuse('promiseTooEarly', { field: 'promisedAt' }),
    ),
    acceptAll: change(calls.acceptAll, deps, async (tx, caller, { orderIds }) => ({
      accepted: await board.acceptAll(tx, caller, orderIds),
    })),
    delay: change(calls.delay, deps, async (tx, caller, { orderId, promisedAt, reason }) =>
      fits(promisedAt)
        ? board.delay(tx, caller, { orderId, promisedAt: new Date(promisedAt), ...(reason === '' ? {} : { reason }) })
        : refuse('promiseTooEarly', { field: 'promisedAt' }),
    ),
    reject: change(calls.reject, deps, (tx, caller, input) => board.reject(tx, caller, input)),
    cancelByStore: change(calls.cancelByStore, deps, (tx, caller, input) => board.cancel(tx, caller, input)),
    start: change(calls.start, deps, (tx, caller, { orderId }) => board.start(tx, caller, orderId)),
    ready: change(calls.ready, deps, (tx, caller, { orderId }) => board.ready(tx, caller, orderId)),
    handOver: change(calls.handOver, deps, (tx, caller, { orderId }) => board.handOver(tx, caller, orderId)),
    complete: change(calls.complete, deps, (tx, caller, { orderId }) => board.complete(tx, caller, orderId)),
    settle: change(calls.settle, deps, (tx, caller, input) => board.settle(tx, caller, input)),
  }
}
