import type { Money } from '@comanda/domain/money'
import type { LineRefund, RefundableLine } from '@comanda/domain/order'
import type { PayableKind } from '@comanda/domain/payment'

/** A line of an order that can go back, with its name for the guest and in the store's own language. */
export interface NamedLine extends RefundableLine {
  displayName: string
  staffName: string
}

/** A refund that is split among several payers. */
export interface PayersRefund {
  refundId: string
  amount: Money
  lines: readonly LineRefund[]
  /** Epoch ms. */
  at: number
}

/** A refund of all that was paid; `causeKey` names it for good: requested twice it happens once. */
export interface RefundInput {
  corporationId: number
  kind: PayableKind
  payableId: string
  causeKey: string
  reason: string
}

export type RefundState = 'asked' | 'sent' | 'done' | 'failed'

/** A refund to one payment method, with its steps. */
export interface RefundStory {
  refundId: string
  /** Refunds that were made together share it. */
  refundGroup: string
  amount: Money
  paymentMethod: string
  state: RefundState
  steps: { state: RefundState; at: string }[]
  reason: string
  /** Why it was returned, where it was requested with others. */
  causeKey?: string
}

/** The refunds of a round of a table's bill, for the guest who ordered it. */
export interface RoundRefunds {
  /** To the guest's own payment methods. */
  refunds: RefundStory[]
  /** For each refund: the share of the others at the table, and of those who had paid the staff. */
  shares: { refundId: string; othersAmount: Money; venueAmount: Money }[]
}

/** A refund of a payable to a card; `at` is when it entered its state. */
export interface CardReturn {
  amount: Money
  state: RefundState
  at: string
  lastFour?: string
}

/** The refund requests of a payable, and what can still be requested. */
export interface RefundRequests {
  asks: {
    refundId: string
    amount: Money
    reason: string
    state: 'waiting' | 'given' | 'declined'
    byGuest: boolean
    askedAt: Date
    decidedAt?: Date
    lines: readonly LineRefund[]
  }[]
  lines: readonly NamedLine[]
  /** Paid, and not covered by a refund request. */
  left: Money
  /** The guest cannot ask now: a request waits, or too many were declined. */
  waits: boolean
}
