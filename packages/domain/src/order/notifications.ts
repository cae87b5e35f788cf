import type { BizType } from '../store/index.ts'
import type { OrderState } from './order-states.ts'

/** The events of an order that its guest is notified of. */
export type OrderNotification = 'placed' | 'accepted' | 'ready' | 'delivering' | 'delivered' | 'rejected' | 'cancelled'

interface StateChange {
  /** Absent when the order is placed. */
  from?: OrderState
  to: OrderState
  bizType: BizType
  /** A round of a table's bill, whose guest is at the table. */
  isRound: boolean
}

/** The notification for a step towards the food; undefined for steps of the kitchen. */
function progressOf(to: OrderState, isDelivery: boolean): OrderNotification | undefined {
  if (to === 'placed' || to === 'accepted' || to === 'delivering') return to
  if (to === 'ready') return isDelivery ? undefined : to
  return to === 'completed' && isDelivery ? 'delivered' : undefined
}

/**
 * The notification for a state change; undefined for steps of the kitchen, for an order that was never paid, and for a delivery
 * that is ready but has not left. ORDER-9
 */
export function notificationFor({ from, to, bizType, isRound }: StateChange): OrderNotification | undefined {
  if (to === 'rejected') return to
  if (to === 'cancelled') return from === 'awaitingPayment' ? undefined : to
  return isRound ? undefined : progressOf(to, bizType === 1200)
}
