import type { Refusal } from '@comanda/contract/core'
import type { Money } from '@comanda/domain/money'
import type { LineRefund } from '@comanda/domain/order'
import type { OwnPaymentMethod, PaymentLine } from '@comanda/domain/payment'
import type { ShopConfig } from '@comanda/domain/store'
import type { Queries, Tx } from '../../../platform/db/index.ts'
import type { Guest } from '../../../platform/http/index.ts'
import type { MoneyStory, PaymentPort, RefundRequests, RoundRefunds } from '../../../ports/payment.ts'
import type { PaidAnswer, PaidInput, Payable } from './to-pay.ts'

/** The lines of an order whose money a guest asks back. */
export interface LinesInput {
  corporationId: number
  orderId: string
  shopId: number
  owner: string
  name: string
  requestId: string
  lines: readonly { itemKey: string; quantity: number }[]
  reason: string
}

/** What a lower price of a paid order returns of its lines; `causeKey` names it for good. API-11 */
export interface PriceRefund {
  corporationId: number
  orderId: string
  shopId: number
  causeKey: string
  lowered: readonly LineRefund[]
  reason: string
  by: { id: string; name: string }
  /** The most one person may refund alone, minor units. PAY-12 */
  alone: Money | undefined
}

export type LinesRequest = { refundId: string; amount: Money } | { refused: 'notOffered' | 'waits' }

/** The guest who pays an order as it is placed, with own payment methods alone. */
interface AtOnce {
  caller: Guest
  payments: readonly PaymentLine[]
}

type NotPaid = Refusal<'amountChanged' | 'methodNotOffered' | 'tipNotOffered' | 'securityNeeded'>

/** Checks the payment lines of locked payment methods against what the order costs. */
export type LockedMethods = (requested: { shop: ShopConfig; order: Payable }) => Promise<ReadyToPay | NotPaid>

/** The payment methods are locked, the lines agreed. */
export interface ReadyToPay {
  /** Pays the order, which says what becomes of it. */
  pay(paid: (input: PaidInput) => Promise<PaidAnswer>): Promise<Refusal<'meansShort'> | undefined>
}

export interface PaymentDeps extends Pick<PaymentPort, 'refundsOf'> {
  /** The payments, refunds and chargebacks of an order. */
  /** `billId`: of a round of a table's bill, whose payments paid it. */
  moneyOf(db: Queries, order: { corporationId: number; orderId: string; billId?: string }): Promise<MoneyStory>
  /** The refunds of a round of a table's bill, for the guest who ordered it. */
  refundsOfRound(
    db: Queries,
    round: { corporationId: number; billId: string; orderId: string; owner: string },
  ): Promise<RoundRefunds>
  /** Whether the cards among these lines may pay them; called before anything is locked. CARD-1 */
  checkCardSecurity(
    caller: Guest,
    payments: readonly PaymentLine[],
  ): Promise<Refusal<'securityNeeded' | 'securityWrong' | 'securityLocked'> | undefined>
  /** Locks the payment methods of an order before its price is known. */
  lockOwnMethods(tx: Tx, input: AtOnce): Promise<LockedMethods>
  /** Sends all that was paid for the order back, as a job of this transaction; `causeKey` names the refund for good. M8 */
  requestRefund(
    tx: Tx,
    input: { corporationId: number; orderId: string; causeKey: string; reason: string },
  ): Promise<void>
  /** The guest's own payment methods that paid a part of an order. */
  ownMethodsOf(
    db: Queries,
    corporationId: number,
    orderId: string,
  ): Promise<{ paymentMethod: OwnPaymentMethod; payerId: string }[]>
  /** Its refund requests, and the refundable amounts of its lines. */
  refundRequestsOf(db: Queries, corporationId: number, orderId: string): Promise<RefundRequests>
  /** Asks the store for the money of lines, once per request. The order is locked. M9 */
  requestLineRefund(tx: Tx, input: LinesInput): Promise<LinesRequest>
  /** Locks an order with the bill it is a round of, the bill first. */
  holdPaid(tx: Tx, order: { corporationId: number; orderId: string }): Promise<boolean>
  /** Returns what a paid order costs less to the methods that paid it; or says why not. API-11, M9 */
  requestPriceRefund(tx: Tx, input: PriceRefund): Promise<Money | 'nothingDue' | 'offTooMuch' | 'aboveLimit'>
}
