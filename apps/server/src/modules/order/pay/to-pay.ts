import type { TotalLine } from '@comanda/domain/cart'
import type { Money } from '@comanda/domain/money'
import type { KeptTotals, OrderRow } from '../tables.ts'

/** Money that has arrived for an order. `amount` is what the order costs; tip and card fee come on top of it. PRICE-7, PRICE-8 */
export interface PaidInput {
  corporationId: number
  orderId: string
  /** The order's store, where it is at hand: it is then read together with the order. */
  shopId?: number
  amount: Money
  tipAmount?: Money
  ccAmount?: Money
  /** The lines of the total that tip and card fee add. */
  lines?: readonly TotalLine[]
  paymentMethod: string
  /** What of `amount` earns. CARD-7 */
  earning: Money
  /** The provider's word for it. */
  ref: string
}

/** What became of it: `repeat` = it was paid before, so this money is to go back; `refunding` = the order had ended, and a refund was asked for. */
export type PaidAnswer = 'paid' | 'refunding' | 'repeat' | 'unknownOrder' | 'wrongAmount'

/** What paying looks at of an order. */
export interface Payable {
  orderId: string
  shopId: number
  bizType: number
  state: OrderRow['state']
  payState: OrderRow['pay_state']
  paymentMethod: string
  total: Money
  totals: KeptTotals
  /** Coupons used for it. */
  coupons: number
  /** Epoch ms until which it is kept. */
  payBefore?: number
}
