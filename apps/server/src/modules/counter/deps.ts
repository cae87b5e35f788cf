import type { Refusal } from '@comanda/contract/core'
import type { Currency, Money, Words } from '@comanda/domain/money'
import type { ShopConfig } from '@comanda/domain/store'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Queries, Tx } from '../../platform/db/index.ts'
import type { Limit } from '../../platform/limits.ts'
import type { AdjustOn } from './tables.ts'

/** A member as sign-in knows one. */
export interface KnownCustomer {
  customerId: number
  nick: string
  phone?: string
  email?: string
  isMember: boolean
}

/** A member card with what stands on it. */
export interface HeldCard {
  cardId: string
  customerId: number
  cardNo: string
  levelName: string
  currency: Currency
  paid: number
  given: number
  runOut: boolean
}

/** A gift card with what stands on it. */
export interface HeldGiftCard {
  cardId: string
  /** `c:<customerId>`; absent while nobody has taken it. */
  owner?: string
  cardNo: string
  currency: Currency
  balance: number
  runOut: boolean
}

/** What is to be added to an account that holds a guest's value, once per `causeKey`. */
export interface Correction {
  corporationId: number
  subjectId: string
  /** Minor units, or points; below zero takes. */
  amount: number
  causeKey: string
  reference: string
  shopId: number
  at: number
}

/** What a correction did: what stood there before and after; or why nothing was done. */
export type Corrected = { before: number; after: number } | 'short' | 'gone'

/** What stands for one kind of account. */
export interface Correctable {
  /** Whose it is and in which currency; undefined where there is no such account. */
  lookUp(
    db: Queries,
    corporationId: number,
    subjectId: string,
  ): Promise<{ customerId?: number; number?: string; currency?: Currency } | undefined>
  correct(tx: Tx, input: Correction): Promise<Corrected>
}

/** What a member's card is to pay. */
export interface CounterPayment {
  corporationId: number
  orderId: string
  shopId: number
  customerId: number
  cardId: string
  language: string
  requestId: string
}

/** What the counter asks of others. */
export interface Deps {
  db: Database
  clock: Clock
  /** Where pictures come from. */
  pictureHost: string
  takeLimit(corporationId: number, limits: readonly Limit[]): Promise<boolean>
  /** The country phones are typed in at a store. */
  countryOf(corporationId: number, shopId: number): Promise<string>
  phoneOf(typed: string, isoCode: string): Promise<{ phoneNumber: string } | undefined>
  customerByContact(db: Queries, corporationId: number, contact: string): Promise<KnownCustomer | undefined>
  customerById(db: Queries, corporationId: number, customerId: number): Promise<KnownCustomer | undefined>
  cardsOf(db: Queries, corporationId: number, customerId: number, language: string): Promise<HeldCard[]>
  customerOfCardNo(db: Queries, corporationId: number, cardNo: string): Promise<number | undefined>
  giftCardsOf(db: Queries, corporationId: number, customerId: number): Promise<HeldGiftCard[]>
  giftCardOfNo(db: Queries, corporationId: number, cardNo: string): Promise<HeldGiftCard | undefined>
  pointsOf(db: Queries, corporationId: number, customerId: number): Promise<number>
  shopsOf(corporationId: number): Promise<readonly ShopConfig[]>
  couponsOf(db: Queries, corporationId: number): Promise<{ couponTemplateId: string; name: Words }[]>
  /** The dishes of all the brand's menus, each once. */
  dishesOf(corporationId: number): Promise<{ foodId: string; name: Words }[]>
  /** The card that shows this code now; the code is used up by it. */
  useCardCode(tx: Tx, corporationId: number, cardCode: string): Promise<string | undefined>
  /** An order locked, whoever's it is; false where there is none. */
  holdOrder(tx: Tx, at: { corporationId: number; orderId: string }): Promise<boolean>
  /** The card pays an order that is to be paid at the venue; the order is locked. */
  payAtCounter(
    tx: Tx,
    input: CounterPayment,
  ): Promise<{ amount: Money; currency: Currency } | Refusal<'notToPayHere' | 'cardTooLittle' | 'cardNotHere'>>
  /** A bill locked, whoever's it is; false where there is none. */
  holdBill(tx: Tx, at: { corporationId: number; billId: string }): Promise<boolean>
  /** The card pays so much of a store's bill; the bill is locked. */
  payBillAtCounter(
    tx: Tx,
    input: Omit<CounterPayment, 'orderId'> & { billId: string; amount: Money },
  ): Promise<
    | { currency: Currency }
    | Refusal<'notFound' | 'billClosed' | 'billMoved' | 'notToPayHere' | 'cardTooLittle' | 'cardNotHere'>
  >
  /** Whether anybody but this one may say yes to a correction. L2 */
  hasSecond(db: Queries, corporationId: number, staffId: string): Promise<boolean>
  accounts: Readonly<Record<AdjustOn, Correctable>>
  /** What one person alone may change in a day, by currency, `POINT` for points; what is not there always waits. */
  aloneOf(db: Queries, corporationId: number): Promise<Readonly<Record<string, number>>>
}
