import type { Money } from '@comanda/domain/money'
import type { MeansMethod, PaymentLine } from '@comanda/domain/payment'
import type { Refusal } from '@comanda/contract/core'
import type { ShopConfig } from '@comanda/domain/store'
import type { LineToReturn } from '@comanda/domain/order'
import type { Queries, Tx } from '../../platform/db/index.ts'
import type { Guest } from '../../platform/http/index.ts'
import type { PaidAnswer, PaidInput, Payable } from './to-pay.ts'

export interface RefundInput {
  corporationId: number
  orderId: string
  /** Names this refund for good: asked twice it happens once. */
  causeKey: string
  reason: string
}

export interface RefundStory {
  refundId: string
  refundGroup: string
  amount: Money
  paymentMethod: string
  state: 'asked' | 'sent' | 'done' | 'failed'
  steps: { state: 'asked' | 'sent' | 'done' | 'failed'; at: string }[]
  reason: string
}

export interface RefundAsks {
  asks: {
    refundId: string
    amount: Money
    reason: string
    state: 'waiting' | 'given' | 'declined'
    byGuest: boolean
    askedAt: Date
    decidedAt?: Date
    lines: readonly { itemKey: string; quantity: number }[]
  }[]
  lines: readonly (LineToReturn & { displayName: string })[]
  /** What is paid and has not been asked back. */
  left: Money
  /** The guest is not to ask now: a request waits, or too many were declined. */
  waits: boolean
}

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

export type LinesAsked = { refundId: string; amount: Money } | { refused: 'notOffered' | 'waits' }

/** Who pays an order as it is placed, and with what: the guest's own means alone. */
interface AtOnce {
  caller: Guest
  payments: readonly PaymentLine[]
}

type NotPaid = Refusal<'amountChanged' | 'methodNotOffered' | 'tipNotOffered' | 'securityNeeded'>

/** Means that are locked: whether their lines are what is to be paid for the order. */
export type LockedMeans = (asked: { shop: ShopConfig; order: Payable }) => Promise<ReadyToPay | NotPaid>

/** The means are locked, the lines agreed. */
export interface ReadyToPay {
  /** Pays the order, which says what becomes of it. */
  pay(paid: (input: PaidInput) => Promise<PaidAnswer>): Promise<Refusal<'meansShort'> | undefined>
}

/** What it asks of the payment. */
export interface PaymentDeps {
  /** Whether the cards among these lines may pay them; asked before anything is locked. CARD-1 */
  checkCardSecurity(
    caller: Guest,
    payments: readonly PaymentLine[],
  ): Promise<Refusal<'securityNeeded' | 'securityWrong' | 'securityLocked'> | undefined>
  /** Locks what is to pay an order, before it is known what that costs. */
  lockMeans(tx: Tx, input: AtOnce): Promise<LockedMeans>
  /** Sends all that was paid for the order back, as a job of this transaction. M8 */
  askRefund(tx: Tx, input: RefundInput): Promise<void>
  /** The guest's own means that paid a part of an order. */
  ownMeansOf(
    db: Queries,
    corporationId: number,
    orderId: string,
  ): Promise<{ paymentMethod: MeansMethod; payerId: string }[]>
  refundsOf(corporationId: number, orderId: string): Promise<RefundStory[]>
  /** What was asked back of it, and what of its lines can still go back. */
  refundAsksOf(db: Queries, corporationId: number, orderId: string): Promise<RefundAsks>
  /** Asks the store for the money of lines, once per request. The order is locked. M9 */
  askForLines(tx: Tx, input: LinesInput): Promise<LinesAsked>
}
