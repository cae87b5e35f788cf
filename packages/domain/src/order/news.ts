import type { BizType } from '../store/index.ts'
import type { OrderState } from './life.ts'

/** What of an order's life is news to its guest. */
export type OrderNews = 'placed' | 'accepted' | 'ready' | 'delivering' | 'rejected' | 'cancelled'

interface NewsOf {
  /** Absent as it is placed. */
  from?: OrderState
  to: OrderState
  bizType: BizType
  /** A round of a table's bill: its guest sits there. */
  isRound: boolean
}

/**
 * What a guest who wants to hear of an order is told as it comes into another state; undefined where that is no news: steps
 * that only the kitchen sees, a try that was never paid, a delivery that stands ready and has not left. ORDER-9
 */
export function newsOf({ from, to, bizType, isRound }: NewsOf): OrderNews | undefined {
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
