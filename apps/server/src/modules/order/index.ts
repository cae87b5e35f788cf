import type { counterOrderCalls, order as calls } from '@comanda/contract/order'
import type { HandlersOf } from '../../platform/http/index.ts'
import type { Watchable } from '../../platform/push/index.ts'
import type { Queries } from '../../platform/db/index.ts'
import type { MoneyStory } from '../../ports/payment.ts'
import { findOrder } from './queries.ts'
import type { RoundPort } from '../../ports/bill.ts'
import { claimOrders, hasUnpaidOrder } from './account/claim-orders.ts'
import { eraseOrders, hasLiveOrder } from './account/erase-orders.ts'
import { hasPaidOrder, totalOf } from './account/paid-orders.ts'
import { type Board, orderBoard } from './board/board.ts'
import { type BoardCalls, boardCalls } from './board/board-calls.ts'
import { calculateOrder, recalculateOrder } from './price/calculate-order.ts'
import { orderMoney } from './board/order-money.ts'
import { changedOrders } from './board/changed-orders.ts'
import { callNumbers } from './submit/call-numbers.ts'
import {
  cancelOrder,
  listOrders,
  orderCallNumber,
  orderDetail,
  orderMessages,
  recentOrders,
  reorder,
} from './guest/guest-orders.ts'
import { refundApply, refundDetail } from './guest/guest-refunds.ts'
import type { Deps } from './deps.ts'
import { quickSubmit } from './submit/quick-submit.ts'
import { ownOrders } from './guest/own-orders.ts'
import { ownOrdersAt } from './guest/own-orders-at.ts'
import { orderPayments, type OrderPayments } from './pay/payments.ts'
import { billRounds } from './bill/bill-rounds.ts'
import { partyOrders } from './guest/shared-orders.ts'
import { counterOrders } from './enter/place-counter-order.ts'
import { placeChannelOrder, type PlaceChannelOrder } from './enter/place-channel-order.ts'
import { submitOrder } from './submit/submit-order.ts'
import { orderers } from './guest/orderers.ts'
import { sittingOrders } from './guest/sitting-orders.ts'
import { ordersAtTables } from './guest/table-orders.ts'
import { placeTableRound, type PlaceTableRound } from './bill/table-round.ts'
import { watchableBoards, watchableOrders } from './events/watchable.ts'
import { orderWatchdog, type Watchdog } from './events/watchdog.ts'

export { personalOrder } from './personal-order.ts'
export { oldPersonsOfOrders } from './account/erase-orders.ts'
export { lastAddressOf } from './guest/last-address.ts'
export { lastOrderedShop } from './guest/last-ordered-shop.ts'
export { hasOrders, openOrders, ordersSince } from './board/orders-at.ts'
export { continueCallNumbers } from './submit/continue-call-numbers.ts'
export { firstOrderAt, hoursChanged, orderFactsOf, soldLinesOf } from './board/day-details.ts'
export { dishesOfDay, ordersOfDay, settledAt, soldBefore, tillMovesOfOrders } from './board/day-orders.ts'
export type * from './deps.ts'
export type { OrderPayments } from './pay/payments.ts'
export type { PaidAnswer, PaidInput, Payable } from './pay/to-pay.ts'
export type { Watchdog } from './events/watchdog.ts'

export interface OrderModule {
  handlers: HandlersOf<typeof calls>
  /** Orders as payment needs them. */
  payments: OrderPayments
  /** Orders as the staff see them. */
  board: Board
  staffHandlers: HandlersOf<BoardCalls & typeof counterOrderCalls>
  /** The payments and refunds of an order; undefined if there is none. */
  moneyOf(db: Queries, order: { corporationId: number; orderId: string }): Promise<MoneyStory | undefined>
  changedOrders: typeof changedOrders
  watchdog: Watchdog
  /** Returns unused call numbers when the process ends. */
  callNumbers: { start(): void; stop(): Promise<void> }
  watchable: { order: Watchable; shop: Watchable }
  claimOrders: typeof claimOrders
  hasUnpaidOrder: typeof hasUnpaidOrder
  hasPaidOrder: typeof hasPaidOrder
  totalOf: typeof totalOf
  hasLiveOrder: typeof hasLiveOrder
  eraseOrders: typeof eraseOrders
  ownOrdersAt: typeof ownOrdersAt
  ownOrders: typeof ownOrders
  ordersAtTables: typeof ordersAtTables
  /** The number of orders of the people at a buffet, and whether one is not paid. */
  sittingOrders: typeof sittingOrders
  orderers: typeof orderers
  /** Orders made from a shared cart, for the people who share it. */
  partyOrders: typeof partyOrders
  /** The orders of a table's bill. */
  billRounds: RoundPort
  /** Places what staff chose for a table; its bill is locked. */
  placeTableRound: PlaceTableRound
  /** Places an order that another channel took. API-8 */
  placeChannelOrder: PlaceChannelOrder
}

/** Ordering: from the cart to the served guest. */
export function createOrder(deps: Deps): OrderModule {
  const ordering = { deps, callNumbers: callNumbers(deps.db) }
  const board = orderBoard(ordering)
  return {
    handlers: {
      calculate: calculateOrder(deps),
      recalculation: recalculateOrder(deps),
      submit: submitOrder(deps, ordering.callNumbers),
      quickSubmit: quickSubmit(deps, ordering.callNumbers),
      list: listOrders(deps),
      queryOrderDetail: orderDetail(deps),
      queryCallNumber: orderCallNumber(deps),
      queryMessage: orderMessages(deps),
      queryPersonRecentSubmitted: recentOrders(deps),
      cancel: cancelOrder(ordering),
      reorder: reorder(deps),
      refundDetail: refundDetail(deps),
      refundApply: refundApply(deps),
    },
    payments: orderPayments(ordering),
    board,
    staffHandlers: { ...boardCalls(deps, board), ...counterOrders(ordering) },
    async moneyOf(db, { corporationId, orderId }) {
      const row = await findOrder(db, corporationId, orderId)
      return row && orderMoney(db, deps, row)
    },
    changedOrders,
    watchdog: orderWatchdog(ordering),
    callNumbers: { start: () => {}, stop: ordering.callNumbers.giveBack },
    watchable: { order: watchableOrders(deps), shop: watchableBoards(deps) },
    claimOrders,
    hasUnpaidOrder,
    hasPaidOrder,
    totalOf,
    hasLiveOrder,
    eraseOrders,
    ownOrdersAt,
    ownOrders,
    ordersAtTables,
    sittingOrders,
    orderers,
    partyOrders,
    billRounds: billRounds(ordering),
    placeTableRound: placeTableRound(ordering),
    placeChannelOrder: placeChannelOrder(ordering),
  }
}
