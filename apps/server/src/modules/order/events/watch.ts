import { COMPLETE_AFTER_MS, type OrderState, PAY_WITHIN_MS } from '@comanda/domain/order'
import { type BizType, openStateOf, type ShopConfig } from '@comanda/domain/store'
import { timetableOf } from '../submit/circumstances.ts'

/** Deadline of the store's answer: counted from its opening if it is closed now, as for an order for tomorrow. */
function answerBefore(shop: ShopConfig, bizType: BizType, now: number): number {
  const { open, opensAt } = openStateOf(timetableOf(shop, bizType), now)
  return (open ? now : (opensAt ?? now)) + shop.acceptWithin * 1000
}

/** When the watchdog checks an order that has just entered this state; null if it need not. O2 */
export function watchFrom(state: OrderState, at: { shop: ShopConfig; bizType: BizType; now: number }): Date | null {
  switch (state) {
    case 'awaitingPayment':
      return new Date(at.now + PAY_WITHIN_MS)
    case 'checking':
    case 'placed':
      return new Date(answerBefore(at.shop, at.bizType, at.now))
    case 'ready':
    case 'delivering':
      return new Date(at.now + COMPLETE_AFTER_MS)
    default:
      return null
  }
}
