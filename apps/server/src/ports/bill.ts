import type { Refusal } from '@comanda/contract/core'
import type { bill } from '@comanda/contract/bill'
import type { LineChoice, OfferedPromotion, PrePayment, StaffReduction } from '@comanda/domain/cart'
import type { Currency, Money, LocalizedText } from '@comanda/domain/money'
import type { LineRefund, OrderState, PayState } from '@comanda/domain/order'
import type { CounterMethod, CounterPayment, TipTotals } from '@comanda/domain/payment'
import type { Queries, Tx } from '../platform/db/index.ts'
import type { Guest, StaffAt, StaffShop } from '../platform/http/index.ts'
import type { SeatRefusal, OrderTable } from './table.ts'

export interface BillAt {
  corporationId: number
  billId: string
}

/** A member of the staff who does something. */
export interface StaffName {
  id: string
  name: string
}

/** A line of a round. */
export interface RoundLine {
  itemKey: string
  displayName: string
  detail: string
  picture?: string
  quantity: number
  amount: Money
  discountAmount: Money
  addedBy: string
  /** The seat it is for. COUNTER-2 */
  seat?: number
  /** Staff took it off: it is not served. PAY-16 */
  voided?: true
  /** It came free with this promotion. */
  giftOf?: string
  /** Its name and choices in the store's own language, where the guest read another. */
  kitchen?: { displayName: string; detail: string }
}

/** An order that is a round of a bill. */
export interface Round {
  orderId: string
  orderNo: string
  owner: string
  /** The party of its cart. */
  sessionId?: string
  state: OrderState
  payState: PayState
  callNumber?: string
  createdAt: Date
  total: Money
  totals: readonly { kind: string; name: LocalizedText; amount: Money }[]
  tipTotals: TipTotals
  /** The number of coupons used for it. PAY-4 */
  coupons: number
  lines: readonly RoundLine[]
  /** What staff took off its lines. PAY-16 */
  reductions: readonly StaffReduction[]
  /** The language its guest ordered in. */
  language: string
}

/** The words of lines in another language, by order and then by line. */
export type RoundTexts = ReadonlyMap<string, ReadonlyMap<string, { displayName: string; detail: string }>>

/** How a bill was paid: of `paidAmount` in all, `earningAmount` earns points. CARD-7 */
export interface RoundsPaid {
  ref: string
  staff?: StaffName
  paidAmount: Money
  earningAmount: Money
}

/** A table as an order names it. */
export interface NamedPlace {
  tableId: string
  tableName: string
  serviceAreaName: LocalizedText
}

/** The optional promotions of an open bill. PRICE-3 */
export interface BillOffers {
  optionalList: OfferedPromotion[]
  /** No guest has chosen, so the promotions worth most apply. */
  bestOffers: boolean
}

/** What staff take off the dishes of a bill that are not paid; `paidItems`: dishes that a part pays. PAY-16 */
export interface OffToTake extends BillAt {
  off: BillReduction | LowerPrices
  paidAmount: Money
  paidItems: ReadonlySet<string>
  /** The only round whose dishes are meant. */
  orderId?: string
  /** Who does it, for the history of the rounds. */
  by?: StaffName & { reason: string }
  /** The id by which it can be undone. */
  reductionId: string
}

/** A discount or free dishes to undo; `paidItems`: dishes that a part pays. PAY-16 */
export type OffToUndo = BillAt & Pick<OffToTake, 'paidAmount' | 'paidItems' | 'reductionId'>

/** New prices of dishes (minor units, after their discounts), each lower than it is now. */
export interface LowerPrices {
  kind: 'discount'
  prices: readonly { orderId: string; itemKey: string; amount: number }[]
}

/** Why dishes of a bill cannot be taken off. */
export type OffFault = 'itemTaken' | 'nothingDue' | 'offTooMuch'

export type BillReduction =
  | { kind: 'discount'; percent: number }
  | { kind: 'discount'; amount: number }
  | { kind: 'free' | 'void'; items: readonly { orderId: string; itemKey: string }[] }

/** A round that staff, or a system with an API key, order for a table. */
export interface RoundToAdd {
  caller: StaffAt
  input: { billId?: string | undefined; cartItems: readonly LineChoice[]; remark: string }
}

/** The table of a round, and the party there. */
export interface RoundTable {
  table: BillTable
  sessionId: string
}

/** Why a round for a table cannot be placed. */
export type TableRoundFault = (typeof bill.addTableRound.refuses)[number] | 'notFound'

/** Rounds that come from the staff's side. ORDER-3 */
export interface TableRounds {
  /** The table of a round, with the party that sits there or a new one; before the transaction of the round. */
  tableFor(
    shop: StaffShop,
    input: { tableId: string },
  ): Promise<RoundTable | Refusal<'tableCodeUnknown' | 'tablePaysFirst'>>
  /** Places a round on the bill of the table's party, or on a new one. */
  place(tx: Tx, round: RoundToAdd & RoundTable): Promise<{ orderId: string } | Refusal<TableRoundFault>>
}

/** A lower price of one round of a bill, wanted by an employee or an API key. */
export interface RoundOff extends BillAt {
  orderId: string
  off: BillReduction | LowerPrices
  reason: string
  /** The total of the round that the caller saw, minor units. */
  expectedTotal: number
  by: StaffName
  /** The caller's own limit by currency. PAY-12 */
  refundAlone: Readonly<Record<string, number>> | undefined
}

export type RoundOffFault = OffFault | 'notFound' | 'orderPaid' | 'billBeingPaid' | 'priceChanged' | 'aboveLimit'

/** The price of a bill after staff take something off; nothing is written before `write`. */
export interface PricedOff {
  totalAmount: Money
  /** What the guests pay less. */
  lostAmount: Money
  write(): Promise<void>
}

/** The orders that are rounds of a bill. The bill is locked first, then they. ORDER-3 */
export interface RoundPort {
  /** The rounds of a bill, oldest first, with those that fell through. */
  of(db: Queries, bill: BillAt): Promise<Round[]>
  /** The names of the dishes of its rounds in a reader's language, where the menu still has them. */
  textsIn(db: Queries, bill: BillAt, language: string): Promise<RoundTexts>
  /** Every round that is not paid yet is paid now; a round that fell through stays as it is. */
  pay(tx: Tx, bill: BillAt & RoundsPaid): Promise<void>
  /** Records that the unpaid rest is a loss: the employee and the reason are added to their history. */
  writeOff(tx: Tx, bill: BillAt & { staff: StaffName; reason: string }): Promise<void>
  /** Live rounds of a party, or of a person, move to another table. */
  toTable(tx: Tx, bill: BillAt & { sessionId?: string; owner?: string; table: NamedPlace }): Promise<void>
  toBill(tx: Tx, from: BillAt, billId: string): Promise<void>
  /** The optional promotions of its rounds, and which are chosen. PRICE-3 */
  offers(db: Queries, bill: BillAt & { paidAmount: Money }): Promise<BillOffers>
  /** Chooses among them for the whole bill, and prices its rounds again, never below what is paid. PRICE-3, PAY-9 */
  chooseOffers(tx: Tx, bill: BillAt & { paidAmount: Money; discountIds: readonly string[] }): Promise<void>
  /** Prices its rounds with what staff take off, or says why that cannot be. PAY-16 */
  reduce(tx: Tx, off: OffToTake): Promise<PricedOff | OffFault>
  /** Prices its rounds without a discount or gift of staff, or says why that cannot be. PAY-16 */
  undoReduction(tx: Tx, undo: OffToUndo): Promise<PricedOff | 'notFound' | 'reductionPaid'>
  /** Calculates promotions over all its rounds again, never below what is paid. ORDER-3, PAY-9 */
  priceAnew(tx: Tx, bill: BillAt & { paidAmount: Money }): Promise<void>
}

/** The open bill of a party, in short. */
export interface OpenBill {
  billId: string
  billVersion: number
  pays: boolean
  rounds: number
  currency: Currency
  totalAmount: Money
  restAmount: Money
  beingPaid: boolean
}

/** A table as its bill needs it. */
export type BillTable = Pick<
  OrderTable,
  'key' | 'typed' | 'tableId' | 'tableName' | 'serviceAreaName' | 'seats' | 'playerMode' | 'paysLater' | 'guestsPay'
>

/** The party a guest joins with a round, and where the guest sits. */
export interface BillSeat {
  /** The people who share the table; absent where each person has a bill. */
  sessionId?: string
  /** Where the guest sits, at a table that is ordered at from a seat alone. */
  seat?: string
}

/** A round that a guest sends from a table that pays at the end. ORDER-3 */
export interface RoundToJoin extends BillSeat {
  corporationId: number
  shopId: number
  currency: Currency
  table: BillTable
  people: number
  openedBy: string
  owner: string
}

/** The bill a round joined; `beingPaid`: the bill is being paid and takes no rounds; or the party has ended, or the seat is lost. */
export type JoinedBill =
  | { billId: string; fresh: boolean; paidAmount: Money }
  | { beingPaid: string }
  | 'partyOver'
  | 'seatGone'

/** The bills of tables that pay at the end. The bill is locked before the orders that are on it. ORDER-3 */
export interface BillPort {
  /** Whether a party has a bill at a table that is not shared, which a guest who sits there joins. */
  partyAt(db: Queries, at: { corporationId: number; shopId: number; table: BillTable }): Promise<boolean>
  /** The party a guest joins with a round at a table that is not shared: none where the guest has a bill alone; or why not. */
  partyFor(caller: Guest, input: { shopId: number; table: BillTable }): Promise<BillSeat | SeatRefusal>
  /** Joins a round to the bill of its party, in the transaction that places it. */
  join(tx: Tx, input: RoundToJoin): Promise<JoinedBill>
  /** The open bill of the guest's party at a table, which a round would join, with its payments by method. */
  billNow(
    caller: Guest,
    at: { shopId: number; tableId: string },
  ): Promise<{ billId: string; paidAmount: Money; restAmount: Money; prePayments: readonly PrePayment[] } | undefined>
  /** A round was paid to the staff; false where that is too late. Before the order is locked. */
  settleRound(
    tx: Tx,
    input: BillAt & { orderId: string; staff: StaffName & { owner: string }; counter?: CounterPayment },
  ): Promise<boolean>
  /** Lowers the price of a round of an open bill, or says why not. Before the order is locked. PAY-16 */
  reduceRound(tx: Tx, off: RoundOff): Promise<Refusal<RoundOffFault> | undefined>
  /** The open bill of the party at a table. */
  sharedBillAt(
    db: Queries,
    table: { corporationId: number; shopId: number; tableId: string },
  ): Promise<string | undefined>
  /** Locks a bill; false where there is none. */
  hold(tx: Tx, at: BillAt): Promise<boolean>
}

/** A refund of dishes of a round of a closed bill. */
export interface DishReturn extends BillAt {
  orderId: string
  refundId: string
  amount: Money
  /** The dishes; empty where it is an amount of none in particular. */
  lines: readonly LineRefund[]
}

/** The parts that paid a closed bill. */
export type Payers = readonly Omit<PaidPart, 'billId'>[]

/** A part of a bill that was paid; `atVenue`: to the staff. */
export interface PaidPart {
  partId: string
  billId: string
  amount: Money
  returnedAmount: Money
  atVenue: boolean
  /** How staff took it, where they recorded it. PAY-10 */
  counter?: CounterMethod
  /** Its tip, beyond the amount. */
  tip?: Money
  /** What rounding added to its cash, and to what was handed back of it; below zero: took off. PAY-19 */
  rounding?: Money
  returnedRounding?: Money
}

/** What was refunded of the dishes of a round after its bill was closed; `rounding`: of the cash that was handed back. */
export interface RoundReturn {
  orderId: string
  billId: string
  amount: Money
  rounding: Money
}
