import type { TotalLine } from '@comanda/domain/cart'
import type { Money } from '@comanda/domain/money'
import type { SavedTotals, OrderRow } from '../tables.ts'

/** Money received for an order. `amount` is the order's cost; tip and card fee are added to it. PRICE-7, PRICE-8 */
export interface PaidInput {
  corporationId: number
  orderId: string
  /** The order's store, if known: it is then read together with the order. */
  shopId?: number
  amount: Money
  tipAmount?: Money
  ccAmount?: Money
  /** The total lines that tip and card fee add. */
  lines?: readonly TotalLine[]
  paymentMethod: string
  /** The share of `amount` that earns points. CARD-7 */
  earning: Money
  /** The provider's reference. */
  ref: string
}

/**
 * Result of a payment: `repeat` = paid before, so this money is to be refunded; `refunding` = the order had ended, and
 * a refund was requested.
 */
export type PaidAnswer = 'paid' | 'refunding' | 'repeat' | 'unknownOrder' | 'wrongAmount'

/** The fields of an order that payment needs. */
export interface Payable {
  orderId: string
  shopId: number
  bizType: number
  state: OrderRow['state']
  payState: OrderRow['pay_state']
  paymentMethod: string
  total: Money
  totals: SavedTotals
  /** Number of coupons used. */
  coupons: number
  /** Epoch ms until which the order waits for payment. */
  payBefore?: number
}
