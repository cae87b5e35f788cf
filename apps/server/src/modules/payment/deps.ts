import type { TotalLine } from '@comanda/domain/cart'
import type { Currency, Money } from '@comanda/domain/money'
import type { LineBack, LineToReturn, PartsBack, PayState } from '@comanda/domain/order'
import type { MeansMethod, OwnMeans, PayableKind } from '@comanda/domain/payment'
import type { ShopConfig } from '@comanda/domain/store'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Queries, Tx } from '../../platform/db/index.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import type { Limits } from '../../platform/limits.ts'
import type { Log } from '../../platform/log.ts'
import type { PaymentProviders, ProviderName } from '../../providers/payment/port.ts'

/** Something that is paid: an order, a part of a bill, a recharge, a gift card bought. */
export interface PayableAt {
  corporationId: number
  kind: PayableKind
  payableId: string
}

/** It, as far as paying needs it. */
export interface Payable {
  kind: PayableKind
  payableId: string
  /** What people call it: the order's number, the bill's, the recharge's. */
  displayNo: string
  /** The store whose ways to pay, surcharge and tip apply. */
  shopId: number
  /** 1100, 1200, 1300 for what is eaten; absent for value bought. */
  bizType?: number
  /** Where it stands, in its own words. */
  state: string
  /** `open`: it waits for money. `ended`: it was let go. `settled`: anything else. */
  standing: 'open' | 'settled' | 'ended'
  payState: PayState
  /** What it costs, tip and surcharge apart. */
  total: Money
  currency: Currency
  /** Coupons that were used for it. PAY-4 */
  coupons?: number
  /** What tips are worked out on; absent where none are given. */
  totals?: {
    totalLines: TotalLine[]
    totalAmount: Money
    totalDiscountAmount: Money
    totalPaidAmount: Money
  }
  /** How it was chosen to be paid; `out-line` while it is paid at the venue. */
  paymentMethod: string
  /** Epoch ms until which it is kept. */
  payBefore?: number
  /** What it pays in its turn once it is paid. PAY-7 */
  pays?: { payFor: PayableKind; orderId: string; state: 'waiting' | 'paid' | 'notPaid' }
  /** Where the guest app goes once it is paid, and to look at it. */
  after: string
}

/** A line with its name for the guest, and in the store's own language. */
export interface NamedLine extends LineToReturn {
  displayName: string
  staffName: string
}

export interface PaidPayable extends PayableAt {
  /** The store whose ways to pay applied. */
  shopId: number
  /** What it costs; tip and surcharge come on top. */
  amount: Money
  tipAmount: Money
  ccAmount: Money
  /** What tip and surcharge add to the lines of its total. */
  lines: TotalLine[]
  paymentMethod: string
  /** What each means paid of it, tip and surcharge apart. */
  payments: { paymentMethod: string; amount: Money }[]
  ref: string
}

/** `repeat`: it was paid before, so this money goes back. `refunding`: it had ended, and a refund was asked for. */
export type PaidVerdict = 'paid' | 'refunding' | 'repeat' | 'unknown' | 'wrongAmount'

/** What paying asks of one kind of payable. Every one locks it first: the payable, then its tries, always. */
export interface PayableDeps {
  hold(tx: Tx, at: PayableAt): Promise<boolean>
  /** Undefined where it is not the asker's. */
  payable(tx: Tx, at: PayableAt & { owner: string }): Promise<Payable | undefined>
  /** The guest pays at the venue: false where it is too late. Absent where that is never so. PAY-3 */
  payAtVenue?(tx: Tx, at: PayableAt & { owner: string }): Promise<boolean>
  /** What somebody chose to pay at the venue of this store and has not paid: whoever's it is. Absent where that is never so. PAY-3 */
  toPayAtVenue?(tx: Tx, at: PayableAt & { shopId: number }): Promise<Payable | undefined>
  /** Called once per try that brought the money, in its transaction. */
  paid(tx: Tx, paid: PaidPayable): Promise<PaidVerdict>
  /** A part of what was paid goes back, `amount` of it such as earns: what it earned goes back in proportion, once per `causeKey`. M10 */
  partReturned?(tx: Tx, part: PayableAt & { amount: Money; causeKey: string; at: number }): Promise<void>
  /** What people call it; absent where it is the order's number. */
  numberOf?(db: Queries, at: PayableAt): Promise<string | undefined>
  /** The most that can go back in parts, where some of it may be used up: locked until the transaction ends. Absent where that is all that was paid. */
  mostBack?(tx: Tx, at: PayableAt): Promise<Money>
  /** A part goes back: what it had brought is taken back with it, once per `causeKey`. M10 */
  takeBack?(tx: Tx, part: PayableAt & { amount: Money; causeKey: string }): Promise<void>
  /** How much of what was paid has gone back in parts by now. */
  partsBack?(tx: Tx, at: PayableAt & { parts: PartsBack }): Promise<void>
  /** Its lines with what of each can still go back, after these refunds. Absent where money goes back by amount alone. */
  linesToReturn?(db: Queries, at: PayableAt, backs: readonly LineBack[]): Promise<NamedLine[]>
  /** All that was paid has gone back. */
  refunded(tx: Tx, at: PayableAt & { ref: string }): Promise<void>
}

export interface MeansInput {
  corporationId: number
  /** 0 where nobody is signed in. */
  customerId: number
  /** The language names are written in. */
  language: string
  shop: ShopConfig
  payableId: string
  /** Of this payable, before tip and surcharge. */
  due: Money
  at: number
}

/** A guest's own payers of one means. */
export interface MeansLock {
  corporationId: number
  customerId: number
  payerIds: readonly string[]
}

/** What a guest could pay with: `displayName` in the guest's language. */
export interface MeansOffer extends OwnMeans {
  displayName: string
  /** The card has a password. */
  passwordSet?: boolean
  /** What it is made of, in minor units: what is taken at once is taken of that. */
  standing?: Standing
}

/** What stands on a means' own accounts, in minor units. */
export interface Standing {
  paid: Money
  given: Money
}

export interface HoldInput {
  corporationId: number
  customerId: number
  /** Names what is set aside, for good. */
  holdKey: string
  payerId: string
  amount: Money
  currencyCode: string
  shopId: number
  at: number
}

/** What paying asks of one of the house's own means. None of them asks a network. */
export interface Means {
  offers(db: Queries, input: MeansInput): Promise<MeansOffer[]>
  /** Locks what stands on some payers until the transaction ends; answers what they offer, which can be taken at once. */
  lock?(tx: Tx, input: MeansLock): Promise<(input: MeansInput) => MeansOffer[]>
  /** Takes value that was locked as it was offered, once per `holdKey`: set aside and captured at once. */
  take?(tx: Tx, input: HoldInput & { toAccount: string; standing: Standing }): 'taken' | 'short'
  /** Sets value aside, once per `holdKey`. `unknown`: there is no such card of this guest's. */
  hold(tx: Tx, input: HoldInput): Promise<'held' | 'short' | 'unknown'>
  /** What is held is the house's now. */
  capture(tx: Tx, input: { corporationId: number; holdKey: string; toAccount: string; at: number }): Promise<void>
  release(tx: Tx, input: { corporationId: number; holdKey: string; at: number }): Promise<void>
  /** Gives captured value back, once per `causeKey`. */
  giveBack(
    tx: Tx,
    input: { corporationId: number; holdKey: string; causeKey: string; amount: Money; at: number },
  ): Promise<void>
}

/** Means that are locked, by method: what each offers, once it is known for what. */
export type LockedMeans = ReadonlyMap<string, (input: MeansInput) => MeansOffer[]>

/** Whether a card may pay `amount`: its password or a fresh code, where one is needed; a wrong one counts as a try. CARD-1 */
export type SecurityCheck = (input: {
  corporationId: number
  customerId: number
  cardId: string
  amount: Money
  securityCode: string | undefined
}) => Promise<'right' | 'wrong' | 'locked' | 'notNeeded'>

/** How many things a provider's book of a day (UTC) and ours do not agree about. */
export interface BreaksFound {
  corporationId: number
  provider: ProviderName
  day: string
  breaks: number
}

export interface Deps {
  db: Database
  clock: Clock
  log: Log
  jobs: Pick<Jobs, 'enqueue' | 'work'>
  /** What is not set up is not offered. */
  providers: PaymentProviders
  /** By kind; a kind that nobody supplies has nothing to pay. */
  payables: Readonly<Partial<Record<PayableKind, PayableDeps>>>
  /** By method; one that nobody supplies is not offered. */
  means: Readonly<Partial<Record<MeansMethod, Means>>>
  checkSecurity: SecurityCheck
  /** Counts cards that were refused, by where they were tried. */
  limits: Pick<Limits, 'hasRoom' | 'tryUse'>
  shopOf(corporationId: number, shopId: number): Promise<ShopConfig | undefined>
  /** A comparison found what does not agree: who is in charge of the brand's money hears of it, in the same transaction. */
  tellOfBreaks(tx: Tx, found: BreaksFound): Promise<void>
  /** All brands that are served here, lowest number first. */
  corporations(): Promise<number[]>
  /** The one origin guests use, where it is configured. */
  publicOrigin: string | undefined
  /** How long a guest's own request waits for the provider before it says "being checked". */
  patienceMs?: number
}
