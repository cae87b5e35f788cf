import type { Money } from '@comanda/domain/money'
import type { Tx } from '../../platform/db/index.ts'

/** An account's order that was settled, or whose money goes back: `amount` is what earns, in the store's currency. */
export interface EarningOrder {
  corporationId: number
  orderId: string
  shopId: number
  customerId: number
  amount: Money
  at: number
}

/** It, before what earns is known. */
export type OrderToSettle = Pick<EarningOrder, 'corporationId' | 'orderId' | 'shopId' | 'customerId'>

/** Settles an order whose points and card are locked. */
export type SettleOrder = (order: EarningOrder) => Promise<void>

/** What an order earns its guest. CARD-7 */
export interface EarningDeps {
  /**
   * Locks what settling an order changes, ahead of the step that settles it: answers how it is settled then, or nothing where
   * that is not known ahead.
   */
  readyToSettle(tx: Tx, order: OrderToSettle): Promise<SettleOrder | undefined>
  settled(tx: Tx, order: EarningOrder): Promise<void>
  returned(tx: Tx, order: EarningOrder): Promise<void>
}
