import type { Refusal } from '@comanda/contract/core'
import type { Currency, Money, LocalizedText } from '@comanda/domain/money'
import type { Queries, Tx } from '../../platform/db/index.ts'
import type { Limits } from '../../platform/limits.ts'
import type { AuthPort } from '../../ports/auth.ts'
import type { BillPort } from '../../ports/bill.ts'
import type { CardPort, StaffCard } from '../../ports/card.ts'
import type { CouponPort } from '../../ports/coupon.ts'
import type { StaffGiftCard } from '../../ports/giftcard.ts'
import type { OrderSteps } from '../../ports/order.ts'
import type { ByCard, PaymentPort } from '../../ports/payment.ts'
import type { PlatformPort } from '../../ports/platform.ts'
import type { StorePort } from '../../ports/store.ts'
import type { AdjustOn } from './tables.ts'

/** Value to be added to an account that holds a guest's value, once per `causeKey`. */
export interface Correction {
  corporationId: number
  subjectId: string
  /** Minor units, or points; below 0 takes. */
  amount: number
  causeKey: string
  reference: string
  shopId: number
  at: number
}

/** The balance before and after a correction; or why nothing was done. */
export type Corrected = { before: number; after: number } | 'short' | 'gone'

/** One kind of account that can be corrected. */
export interface Correctable {
  /** The owner and the currency of an account; undefined where there is no such account. */
  lookUp(
    db: Queries,
    corporationId: number,
    subjectId: string,
  ): Promise<{ customerId?: number; number?: string; currency?: Currency } | undefined>
  correct(tx: Tx, input: Correction): Promise<Corrected>
}

/** An order that a member's card pays. */
export type CounterPayment = Omit<ByCard, 'kind' | 'payableId'> & { orderId: string; shopId: number }

type Paid = Awaited<ReturnType<PaymentPort['payAtCounter']>>

export interface Deps
  extends Pick<PlatformPort, 'db' | 'clock'>,
    Pick<StorePort, 'shopsOf'>,
    Pick<CardPort, 'customerOfCardNo' | 'useCardCode'> {
  /** Whether a store accepts this card, regardless of its balance. */
  cardPaysAt(
    db: Queries,
    at: { corporationId: number; shopId: number; customerId: number; cardId: string },
  ): Promise<boolean>
  /** Where pictures are served. */
  pictureHost: string
  takeLimit: Limits['tryUse']
  /** The country of the phones typed in at a store. */
  countryOf(corporationId: number, shopId: number): Promise<string>
  phoneOf(typed: string, isoCode: string): Promise<{ phoneNumber: string } | undefined>
  customerByContact: AuthPort['knownCustomer']
  customerById: AuthPort['knownCustomer']
  cardsOf(db: Queries, corporationId: number, customerId: number, language: string): Promise<StaffCard[]>
  giftCardsOf(db: Queries, corporationId: number, customerId: number): Promise<StaffGiftCard[]>
  giftCardOfNo(db: Queries, corporationId: number, cardNo: string): Promise<StaffGiftCard | undefined>
  pointsOf(db: Queries, corporationId: number, customerId: number): Promise<number>
  couponsOf: CouponPort['templatesOf']
  /** The coupons of a member that can be used now. */
  usableCoupons(
    db: Queries,
    corporationId: number,
    customerId: number,
  ): Promise<{ couponCode: string; name: LocalizedText }[]>
  /** The dishes of all the brand's menus, each once. */
  dishesOf(corporationId: number): Promise<{ foodId: string; name: LocalizedText }[]>
  /** Locks an order; false where there is none. */
  holdOrder(tx: Tx, at: { corporationId: number; orderId: string }): Promise<boolean>
  /** The card pays an order that is to be paid at the venue; the order is locked. */
  payAtCounter(tx: Tx, input: CounterPayment): Promise<Paid>
  /** Records what staff took of an order, before a card pays the rest of it. PAY-21 */
  takeParts: OrderSteps['takeParts']
  holdBill: BillPort['hold']
  /** Pays an amount of a store's bill with the card; the bill is locked. */
  payBillAtCounter(
    tx: Tx,
    input: Omit<CounterPayment, 'orderId'> & { billId: string; amount: Money },
  ): Promise<Paid | Refusal<'notFound' | 'billClosed' | 'billMoved'>>
  /** Whether a second person may approve a correction. L2 */
  hasSecond(db: Queries, corporationId: number, staffId: string): Promise<boolean>
  accounts: Readonly<Record<AdjustOn, Correctable>>
  /** How much one person alone may correct in a day, by currency, `POINT` for points; anything else waits for approval. */
  aloneOf(db: Queries, corporationId: number): Promise<Readonly<Record<string, number>>>
}
