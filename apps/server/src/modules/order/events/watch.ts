import { COMPLETE_AFTER_MS, mustActFrom, type OrderState, PAY_WITHIN_MS } from '@comanda/domain/order'
import {
  type BizType,
  metresTo,
  openStateOf,
  preparationMinutes,
  readyIn,
  type ShopConfig,
} from '@comanda/domain/store'
import { detailsOpened } from '../personal-order.ts'
import type { OrderRow } from '../tables.ts'
import { timetableOf } from '../submit/circumstances.ts'

const MINUTE = 60_000

/** Whether the store accepts orders of a type without staff. STORE-2 */
export const isAutoAccepted = ({ autoAccept }: ShopConfig, bizType: BizType): boolean =>
  autoAccept?.includes(bizType) ?? false

interface NewOrderAt {
  shop: ShopConfig
  bizType: BizType
  /** The chosen time (epoch ms); undefined = as soon as possible. */
  wanted: number | undefined
  now: number
}

/**
 * Deadline of the store's answer: counted from when the store must act on the order, or from its opening if it is closed
 * then. ORDER-11
 */
export function answerBefore({ shop, bizType, wanted, now }: NewOrderAt): number {
  const from = mustActFrom(wanted, preparationMinutes(shop, bizType) * MINUTE, now)
  const { open, opensAt } = openStateOf(timetableOf(shop, bizType), from)
  return (open ? from : (opensAt ?? from)) + shop.acceptWithin * 1000
}

/** When the watchdog checks an order that has just entered this state; null if it need not. O2 */
export function watchFrom(state: OrderState, at: NewOrderAt): Date | null {
  switch (state) {
    case 'awaitingPayment':
      return new Date(at.now + PAY_WITHIN_MS)
    case 'placed':
      return new Date(isAutoAccepted(at.shop, at.bizType) ? at.now : answerBefore(at))
    case 'checking':
      // The guest waits for this answer before paying.
      return new Date(answerBefore({ ...at, wanted: undefined }))
    case 'ready':
    case 'delivering':
      return new Date(at.now + COMPLETE_AFTER_MS)
    default:
      return null
  }
}

/** The promised time (epoch ms) of an automatically accepted order: the chosen slot, else the usual time from now on. STORE-2 */
export function usualPromise(shop: ShopConfig, row: OrderRow, now: number): number {
  const { biz_type: bizType, slot_start: slot } = row
  const { deliveryAddress } = bizType === 1200 ? detailsOpened(row) : {}
  const metres = deliveryAddress && metresTo(shop.point, deliveryAddress)
  const usual = now + readyIn(preparationMinutes(shop, bizType), bizType, metres) * MINUTE
  return slot ? Math.max(slot.getTime(), now + MINUTE) : usual
}
