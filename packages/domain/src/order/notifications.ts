import type { BizType } from '../store/index.ts'
import type { OrderState } from './order-states.ts'

/** The events of an order that its guest is notified of. */
export type OrderNotification = 'placed' | 'accepted' | 'ready' | 'delivering' | 'rejected' | 'cancelled'

interface StateChange {
  /** Absent when the order is placed. */
  from?: OrderState
  to: OrderState
  bizType: BizType
  /** A round of a table's bill, whose guest is at the table. */
  isRound: boolean
}

/**
 * The notification for a state change; undefined for steps of the kitchen, for an order that was never paid, and for a delivery
 * that is ready but has not left. ORDER-9
 */
export function notificationFor({ from, to, bizType, isRound }: StateChange): OrderNotification | undefined {
  switch (to) {
    case 'rejected':
      return to
    case 'cancelled':
      return from === 'awaitingPayment' ? undefined : to
    case 'ready':
      return isRound || bizType === 1200 ? undefined : to
    case 'placed':
    case 'accepted':
    case 'delivering':
      return isRound ? undefined : to
    default:
      return undefined
  }
}
