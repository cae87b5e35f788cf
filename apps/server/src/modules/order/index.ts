import type { order as calls } from '@comanda/contract/order'
import type { HandlersOf } from '../../platform/http/index.ts'
import type { Watchable } from '../../platform/push/index.ts'
import { adoptOrders, hasUnpaidOrder } from './adopt-orders.ts'
import { forgetOrders, hasLiveOrder } from './forget-orders.ts'
import { type Board, orderBoard } from './board.ts'
import { calculateOrder, recalculateOrder } from './calculate-order.ts'
import { callNumbers } from './call-numbers.ts'
import {
  cancelOrder,
  listOrders,
  orderCallNumber,
  orderDetail,
  orderMessages,
  recentOrders,
  reorder,
} from './guest-orders.ts'
import { refundApply, refundDetail } from './guest-refunds.ts'
import type { Needs } from './needs.ts'
import { quickSubmit } from './quick-submit.ts'
import { ownOrders } from './own-orders.ts'
import { ownOrdersAt } from './own-orders-at.ts'
import { orderPayments, type OrderPayments } from './payments.ts'
import { type BillRounds, billRounds } from './bill-rounds.ts'
import { partyOrders } from './shared-orders.ts'
import { submitOrder } from './submit-order.ts'
import { sittingOrders } from './sitting-orders.ts'
import { ordersAtTables } from './table-orders.ts'
import { placeTableRound, type PlaceTableRound } from './table-round.ts'
import { watchableBoards, watchableOrders } from './watchable.ts'
import { orderWatchdog, type Watchdog } from './watchdog.ts'

export { dishesOfDay, ordersOfDay } from './day-orders.ts'
export type { Board, StaffAnswer } from './board.ts'
export type { BoardOrder, ChosenOrder } from './store-view.ts'
export type * from './earning-needs.ts'
export type * from './needs.ts'
export type { OrderPayments } from './payments.ts'
export type { PaidAnswer, PaidAsk, Payable } from './to-pay.ts'
export type { Watchdog } from './watchdog.ts'

export interface OrderModule {
  handlers: HandlersOf<typeof calls>
  /** What the payment tells and asks. */
  payments: OrderPayments
  /** The store's side. */
  board: Board
  watchdog: Watchdog
  /** What is done about call numbers when the process ends. */
  callNumbers: { start(): void; stop(): Promise<void> }
  watchable: { order: Watchable; shop: Watchable }
  adoptOrders: typeof adoptOrders
  hasUnpaidOrder: typeof hasUnpaidOrder
  hasLiveOrder: typeof hasLiveOrder
  forgetOrders: typeof forgetOrders
  ownOrdersAt: typeof ownOrdersAt
  ownOrders: typeof ownOrders
  ordersAtTables: typeof ordersAtTables
  /** How the orders of those who take part in a buffet stand. */
  sittingOrders: typeof sittingOrders
  /** Orders made from a shared cart, for those who share it. */
  partyOrders: typeof partyOrders
  /** The orders of a table's bill. */
  billRounds: BillRounds
  /** Places what staff chose for a table; its bill is held. */
  placeTableRound: PlaceTableRound
}

/** Ordering: from the cart to the served guest. */
export function createOrder(needs: Needs): OrderModule {
  const ordering = { needs, callNumbers: callNumbers(needs.db) }
  return {
    handlers: {
      calculate: calculateOrder(needs),
      recalculation: recalculateOrder(needs),
      submit: submitOrder(needs, ordering.callNumbers),
      quickSubmit: quickSubmit(needs, ordering.callNumbers),
      list: listOrders(needs),
      queryOrderDetail: orderDetail(needs),
      queryCallNumber: orderCallNumber(needs),
      queryMessage: orderMessages(needs),
      queryPersonRecentSubmitted: recentOrders(needs),
      cancel: cancelOrder(ordering),
      reorder: reorder(needs),
      refundDetail: refundDetail(needs),
      refundApply: refundApply(needs),
    },
    payments: orderPayments(ordering),
    board: orderBoard(ordering),
    watchdog: orderWatchdog(ordering),
    callNumbers: { start: () => {}, stop: ordering.callNumbers.giveBack },
    watchable: { order: watchableOrders(needs), shop: watchableBoards(needs) },
    adoptOrders,
    hasUnpaidOrder,
    hasLiveOrder,
    forgetOrders,
    ownOrdersAt,
    ownOrders,
    ordersAtTables,
    sittingOrders,
    partyOrders,
    billRounds: billRounds(ordering),
    placeTableRound: placeTableRound(ordering),
  }
}
