import type { Refusal } from '@comanda/contract/core'
import type { TotalLine } from '@comanda/domain/cart'
import type { Currency, Money } from '@comanda/domain/money'
import type { LineRefund, PartialRefundProgress, PayState } from '@comanda/domain/order'
import type { OwnPaymentMethod, OwnMethodOption, PayableKind, StaffPayment, TipTotals } from '@comanda/domain/payment'
import type { ShopConfig } from '@comanda/domain/store'
import type { Queries, Tx } from '../platform/db/index.ts'
import type { NamedLine, PayersRefund, RefundInput, RefundRequests, RefundsPort } from './refund.ts'

export type * from './refund.ts'

/** Something that is paid: an order, a part of a bill, a booking's deposit, a recharge, a gift card bought. */
export interface PayableAt {
  corporationId: number
  kind: PayableKind
  payableId: string
}

/** A payable, as far as payment needs it. */
export interface Payable {
  kind: PayableKind
  payableId: string
  /** The number people call it by: of the order, the bill, the recharge. */
  displayNo: string
  /** The store whose payment methods, surcharge and tip apply. */
  shopId: number
  /** 1100, 1200 or 1300 for an order; absent for purchased value. */
  bizType?: number
  /** Its state, in the words of its own module. */
  state: string
  /** `open`: it waits for money. `ended`: it was called off. `settled`: anything else. */
  status: 'open' | 'settled' | 'ended'
  payState: PayState
  /** The amount due (minor units), without tip and surcharge. */
  total: Money
  currency: Currency
  /** The number of coupons used for it. PAY-4 */
  coupons?: number
  /** The base of tips; absent if tips are not possible. PRICE-7 */
  totals?: TipTotals
  /** The payment method that was chosen; `out-line` while it is paid at the venue. */
  paymentMethod: string
  /** Until when it is reserved (epoch ms). */
  payBefore?: number
  /** What it pays once it is paid itself. PAY-7 */
  pays?: { payFor: PayableKind; orderId: string; state: 'waiting' | 'paid' | 'notPaid' }
  /** The page of the guest app that shows it once it is paid. */
  after: string
}

export interface PaidPayable extends PayableAt {
  /** The store whose payment methods applied. */
  shopId: number
  /** The amount due, without tip and surcharge. */
  amount: Money
  tipAmount: Money
  ccAmount: Money
  /** The lines that tip and surcharge add to its total. */
  lines: TotalLine[]
  paymentMethod: string
  /** Its payments by method, without tip and surcharge. */
  payments: { paymentMethod: string; amount: Money }[]
  ref: string
}

/** `repeat`: it was already paid, so this money is refunded. `refunding`: it had ended, and a refund was requested. */
export type PaidVerdict = 'paid' | 'refunding' | 'repeat' | 'unknown' | 'wrongAmount'

/** A payable that paid for another one. */
export interface Payer extends PayableAt {
  /** It was paid to the staff, who refund their share. */
  atVenue: boolean
  /** How staff took it, where they recorded it. */
  method?: string
  amount: Money
  returnedAmount: Money
}

/** A payable that was paid to the staff of a store. */
export interface TakenByStaff {
  shopId: number
  currency: Currency
  /** What they can hand back; empty where other payables were paid for it. PAY-23 */
  payments: readonly StaffPayment[]
}

/** What staff hand back of a payable that was paid to them, in the transaction that grants the refund. */
export interface StaffReturn {
  refundId: string
  /** Which payment, and how much of it goes back, minor units without rounding. */
  shares: readonly { part: number; amount: Money }[]
  parts: PartialRefundProgress
  /** Who decided it. */
  by: { id: string; name: string }
}

/** One kind of payable. Each function locks it first: always the payable before its attempts. */
export interface PayablePort {
  hold(tx: Tx, at: PayableAt): Promise<boolean>
  /** Undefined where it is not the owner's. */
  payable(tx: Tx, at: PayableAt & { owner: string }): Promise<Payable | undefined>
  /** The guest pays at the venue: false where it is too late. Absent where that is never so. PAY-3 */
  payAtVenue?(tx: Tx, at: PayableAt & { owner: string }): Promise<boolean>
  /** A payable of this store that waits to be paid at the venue, of any owner. Absent where that is never so. PAY-3 */
  toPayAtVenue?(tx: Tx, at: PayableAt & { shopId: number }): Promise<Payable | undefined>
  /** Called once per attempt that brought the money, in its transaction. */
  paid(tx: Tx, paid: PaidPayable): Promise<PaidVerdict>
  /**
   * A part of the payment is refunded; `amount` is the part that had earned points: the earnings are revoked in proportion, once
   * per `causeKey`. M10
   */
  partReturned?(tx: Tx, part: PayableAt & { amount: Money; causeKey: string; at: number }): Promise<void>
  /** Its number; absent where it is the order's number. */
  numberOf?(db: Queries, at: PayableAt): Promise<string | undefined>
  /** The most that can go back in parts, where some of it may be used up; locked until the transaction ends. Absent or undefined: all that was paid. */
  mostBack?(tx: Tx, at: PayableAt): Promise<Money | undefined>
  /** A part is refunded: the value it had brought is taken back with it, once per `causeKey`. M10 */
  takeBack?(tx: Tx, part: PayableAt & { amount: Money; causeKey: string }): Promise<void>
  /** Reports the dishes that are refunded with this refund and the ones before, as it is granted. PAY-16 */
  dishesBack?(tx: Tx, at: PayableAt & { lines: readonly LineRefund[] }): Promise<void>
  /** Reports the amount refunded in parts. */
  partsBack?(tx: Tx, at: PayableAt & { parts: PartialRefundProgress }): Promise<void>
  /** The payables whose payments hold its money, where others paid it: the parts of a bill pay its rounds. */
  paidBy?(db: Queries, at: PayableAt): Promise<readonly Payer[] | undefined>
  /** Returns a refund of it to those that paid it, in the transaction that grants it; false where its own payments hold its money. */
  giveByPayers?(tx: Tx, refund: PayableAt & PayersRefund): Promise<boolean>
  /** What staff took of it; undefined if it was not paid to them. Absent where that is never so. PAY-23 */
  takenByStaff?(db: Queries, at: PayableAt): Promise<TakenByStaff | undefined>
  /** Records what staff hand back of it, once per refund. PAY-23 */
  handBack?(tx: Tx, at: PayableAt & StaffReturn): Promise<void>
  /** Its lines with what can still be refunded of each, after these refunds. Absent if refunds are by amount only. */
  linesToReturn?(db: Queries, at: PayableAt, backs: readonly LineRefund[]): Promise<NamedLine[]>
  /**
   * After a chargeback: freezes the remaining value of the purchase, once per `causeKey`, and returns the frozen amount. PAY-9
   */
  freeze?(tx: Tx, at: PayableAt & { causeKey: string }): Promise<Money>
  /** The end of a freeze: its value returns to its holder, or is the brand's for good. */
  thaw?(tx: Tx, at: PayableAt & { causeKey: string; to: 'holder' | 'brand' }): Promise<void>
  /**
   * The bank returned the money after the freeze `takenKey` had ended with the brand: freezes the same value again; answers how
   * much. PAY-9
   */
  refreeze?(tx: Tx, at: PayableAt & { causeKey: string; takenKey: string }): Promise<Money>
  /** All that was paid has gone back. */
  refunded(tx: Tx, at: PayableAt & { ref: string }): Promise<void>
}

/** The amount to pay, and its payer. */
export interface OwnMethodInput {
  corporationId: number
  /** 0 without a signed-in customer. */
  customerId: number
  /** The language names are written in. */
  language: string
  shop: ShopConfig
  payableId: string
  /** The amount due of this payable, before tip and surcharge. */
  due: Money
  /** Epoch ms. */
  at: number
  /** Payers whose value an open attempt for this payable holds: offered although nothing is left on them. */
  held?: readonly string[]
}

/** Some payers of one own payment method, to be locked. */
export interface OwnMethodLock {
  corporationId: number
  customerId: number
  payerIds: readonly string[]
}

/** A payer a guest could pay with: `displayName` in the guest's language. */
export interface OwnMethodOffer extends OwnMethodOption {
  displayName: string
  /** The card has a password. */
  passwordSet?: boolean
  /** The parts of its balance, which a payment that is taken at once reduces. */
  balanceParts?: Balance
}

/** The balance of a payer, in minor units. */
export interface Balance {
  paid: Money
  given: Money
}

/** Value of a payer that is to be set aside, once per `holdKey`. */
export interface HoldInput {
  corporationId: number
  customerId: number
  holdKey: string
  payerId: string
  amount: Money
  currencyCode: string
  shopId: number
  at: number
}

/** A payment method of the guest's own: points, the balance of a card, gift cards. None of them uses the network. */
export interface OwnMethod {
  offers(db: Queries, input: OwnMethodInput): Promise<OwnMethodOffer[]>
  /** Locks the balance of some payers until the transaction ends; answers their offers, which can be taken at once. */
  lock?(tx: Tx, input: OwnMethodLock): Promise<(input: OwnMethodInput) => OwnMethodOffer[]>
  /** Takes value that was locked as it was offered, once per `holdKey`: set aside and captured at once. */
  take?(tx: Tx, input: HoldInput & { toAccount: string; balanceParts: Balance }): 'taken' | 'short'
  /** Sets value aside, once per `holdKey`. `unknown`: this guest has no such card. */
  hold(tx: Tx, input: HoldInput): Promise<'held' | 'short' | 'unknown'>
  /** Captures the reserved amount. */
  capture(tx: Tx, input: { corporationId: number; holdKey: string; toAccount: string; at: number }): Promise<void>
  release(tx: Tx, input: { corporationId: number; holdKey: string; at: number }): Promise<void>
  /** Gives captured value back, once per `causeKey`. */
  giveBack(
    tx: Tx,
    input: { corporationId: number; holdKey: string; causeKey: string; amount: Money; at: number },
  ): Promise<void>
}

/** Whether a card may pay `amount`: its password or a fresh code, where one is needed; a wrong one counts as a try. CARD-1 */
export type SecurityCheck = (input: {
  corporationId: number
  customerId: number
  cardId: string
  amount: Money
  securityCode: string | undefined
}) => Promise<'right' | 'wrong' | 'locked' | 'notNeeded'>

/** A payable that the card of its owner pays; `requestId` names the payment for good. */
export interface ByCard extends PayableAt {
  customerId: number
  cardId: string
  language: string
  requestId: string
  /** The tip the card pays beside it. PRICE-7 */
  tipAmount?: Money
}

export interface PaymentPort extends RefundsPort {
  /** Gives back all that was paid for an ended payable, as jobs of this transaction. It is locked. M8 */
  requestRefund(tx: Tx, input: RefundInput): Promise<void>
  /** The guest's own payment methods that paid a part of it. */
  ownMethodsOf(
    db: Queries,
    at: Omit<PayableAt, 'kind'>,
  ): Promise<{ paymentMethod: OwnPaymentMethod; payerId: string }[]>
  /** The refund requests of a payable, and what can still be requested. */
  refundRequestsOf(db: Queries, at: PayableAt): Promise<RefundRequests>
  /** The amount the card would have to pay, with the tip; undefined if it cannot pay it with any balance. PAY-7 */
  dueByCard(tx: Tx, input: ByCard): Promise<{ due: Money; currency: Currency } | undefined>
  /** Pays all of it with the card; false where that is not possible any more. */
  payByCard(tx: Tx, input: ByCard): Promise<boolean>
  /** A member's card that was shown at the counter pays. */
  payAtCounter(
    tx: Tx,
    input: ByCard & { shopId: number },
  ): Promise<{ amount: Money; currency: Currency } | Refusal<'notToPayHere' | 'cardTooLittle' | 'cardNotHere'>>
  /** Locks a payable; false where there is none. */
  hold(tx: Tx, at: PayableAt): Promise<boolean>
}

/** Money that moved at a store within a period, by payment method and kind of payable. */
export interface MovedMoney {
  what: 'taken' | 'returned' | 'returning' | 'chargedBack'
  kind: PayableKind
  paymentMethod: string
  count: number
  amount: number
}

/** The amount received by one payment method, and its refunds. */
export interface Taking {
  paymentMethod: string
  amount: Money
  returnedAmount: Money
  /** The amount of chargebacks. */
  chargedBackAmount: Money
}

/** Money that staff took or handed back within a period, by the way they recorded. PAY-10 */
export interface CounterMove {
  what: 'taken' | 'returned'
  /** `cash`, `terminal`, `voucher`; `out-line` where it was not recorded. */
  method: string
  count: number
  amount: Money
}

/** Tip and card fee that were paid on top of a payable. */
export interface PaidExtras {
  payableId: string
  tip: Money
  cardFee: Money
}
