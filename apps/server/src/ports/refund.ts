import type { Money } from '@comanda/domain/money'
import type { LineRefund, RefundableLine } from '@comanda/domain/order'
import type { PayableKind } from '@comanda/domain/payment'
import type { Queries } from '../platform/db/index.ts'

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

/** How something was paid: of a card also its brand and last digits. */
export interface PaidWith {
  paymentMethod: string
  brand?: string
  lastFour?: string
}

/** A refund as a whole, with what each payment method got back, as far as that is known. */
export interface WholeRefund {
  refundId: string
  amount: Money
  reason: string
  state: 'waiting' | 'given' | 'declined'
  byGuest: boolean
  /** The person who requested it; empty for an automatic one. */
  by: string
  /** The person who approved or declined it, where that is another one. */
  second?: string
  at: string
  lines: { displayName: string; quantity: number }[]
  parts: (PaidWith & { amount: Money })[]
}

/** The payments of a payable, its refunds, and the chargebacks of its banks, oldest first. */
export interface MoneyStory {
  payments: (PaidWith & { paid: Money; returned: Money })[]
  refunds: WholeRefund[]
  chargebacks: (PaidWith & { amount: Money; at: string })[]
}

/** A refund to one payment method, with its steps. */
export interface RefundStory extends PaidWith {
  refundId: string
  /** Refunds that were made together share it. */
  refundGroup: string
  amount: Money
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

/** What was returned of payables. */
export interface RefundsPort {
  refundsOf(corporationId: number, payableId: string): Promise<RefundStory[]>
  /** The refunds of a payable that is paid by card only. */
  cardReturns(corporationId: number, payableId: string): Promise<CardReturn[]>
  /** The payments, refunds and chargebacks of a payable. */
  moneyOf(db: Queries, at: { corporationId: number; kind: PayableKind; payableId: string }): Promise<MoneyStory>
}
