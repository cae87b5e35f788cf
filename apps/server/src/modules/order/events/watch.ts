import { COMPLETE_AFTER_MS, type OrderState, PAY_WITHIN_MS } from '@comanda/domain/order'
import {
  type BizType,
  distanceBetween,
  openStateOf,
  preparationMinutes,
  readyIn,
  type ShopConfig,
} from '@comanda/domain/store'
import type { OrderRow } from '../tables.ts'
import { timetableOf } from '../submit/circumstances.ts'

/** Whether the store accepts orders of a type without staff. STORE-2 */
export const isAutoAccepted = ({ autoAccept }: ShopConfig, bizType: BizType): boolean =>
  autoAccept?.includes(bizType) ?? false

/** Deadline of the store's answer: counted from its opening if it is closed now, as for an order for tomorrow. */
export function answerBefore(shop: ShopConfig, bizType: BizType, now: number): number {
  const { open, opensAt } = openStateOf(timetableOf(shop, bizType), now)
  return (open ? now : (opensAt ?? now)) + shop.acceptWithin * 1000
}

/** When the watchdog checks an order that has just entered this state; null if it need not. O2 */
export function watchFrom(state: OrderState, at: { shop: ShopConfig; bizType: BizType; now: number }): Date | null {
  switch (state) {
    case 'awaitingPayment':
      return new Date(at.now + PAY_WITHIN_MS)
    case 'placed':
      return new Date(isAutoAccepted(at.shop, at.bizType) ? at.now : answerBefore(at.shop, at.bizType, at.now))
    case 'checking':
      return new Date(answerBefore(at.shop, at.bizType, at.now))
    case 'ready':
    case 'delivering':
      return new Date(at.now + COMPLETE_AFTER_MS)
    default:
      return null
  }
}

const MINUTE = 60_000

/** What an order without staff's word is promised for (epoch ms): the chosen slot, else the usual time from now on. STORE-2 */
export function usualPromise(
  shop: ShopConfig,
  { biz_type: bizType, slot_start: slot, details }: OrderRow,
  now: number,
): number {
  const { deliveryAddress } = details
  const metres = deliveryAddress && distanceBetween(shop.point, deliveryAddress)
  const usual = now + readyIn(preparationMinutes(shop, bizType), bizType, metres) * MINUTE
  return slot ? Math.max(slot.getTime(), now + MINUTE) : usual
}
