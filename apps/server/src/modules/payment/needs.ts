import type { TotalLine } from '@comanda/domain/cart'
import type { Currency, Money } from '@comanda/domain/money'
import type { OrderState, PayState } from '@comanda/domain/order'
import type { ShopConfig } from '@comanda/domain/store'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/db/index.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import type { Log } from '../../platform/log.ts'
import type { PaymentProvider } from '../../providers/payment/port.ts'

export interface OrderAt {
  corporationId: number
  orderId: string
}

/** An order as far as paying needs it. */
export interface OrderToPay {
  orderId: string
  shopId: number
  bizType: number
  state: OrderState
  payState: PayState
  /** What it costs, tip and surcharge apart. */
  total: Money
  totals: {
    currency: Currency
    totalLines: TotalLine[]
    totalAmount: Money
    totalDiscountAmount: Money
    totalPaidAmount: Money
  }
  paymentMethod: string
  /** Epoch ms until which it is kept. */
  payBefore?: number
}

export interface PaidOrder extends OrderAt {
  amount: Money
  tipAmount: Money
  ccAmount: Money
  lines: TotalLine[]
  paymentMethod: string
  ref: string
}

/** `repeat`: it was paid before, so this money goes back. `refunding`: it had ended, and a refund was asked for. */
export type PaidVerdict = 'paid' | 'refunding' | 'repeat' | 'unknownOrder' | 'wrongAmount'

/** What paying asks of the order. Every one locks the order first: order, then tries, always. */
export interface OrderNeeds {
  hold(tx: Tx, order: OrderAt): Promise<boolean>
  payable(tx: Tx, order: OrderAt & { owner: string }): Promise<OrderToPay | undefined>
  payAtVenue(tx: Tx, order: OrderAt & { owner: string }): Promise<boolean>
  orderPaid(tx: Tx, paid: PaidOrder): Promise<PaidVerdict>
  orderRefunded(tx: Tx, order: OrderAt & { ref: string }): Promise<void>
}

export interface Needs {
  db: Database
  clock: Clock
  log: Log
  jobs: Pick<Jobs, 'enqueue' | 'work'>
  /** Nothing where card payment is not set up: then it is not offered. */
  provider: PaymentProvider | undefined
  order: OrderNeeds
  shopOf(corporationId: number, shopId: number): Promise<ShopConfig | undefined>
  /** The one origin guests use, where it is configured. */
  publicOrigin: string | undefined
  /** How long a guest's own request waits for the provider before it says "being checked". */
  patienceMs?: number
}
