import type { OrderState, PayState } from '@comanda/domain/order'
import type { Money, Words } from '@comanda/domain/money'
import type { ShopConfig } from '@comanda/domain/store'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Queries, Tx } from '../../platform/db/index.ts'
import type { Guest, Staff } from '../../platform/http/index.ts'
import type { Refusal } from '@comanda/contract/core'
import type { LineChoice } from '@comanda/domain/cart'
import type { Jobs } from '../../platform/jobs/index.ts'
import type { Log } from '../../platform/log.ts'
import type { NoSeat, OrderTable } from '../../ports/table.ts'
import type { KeptTable } from './tables.ts'

/** A table as its bill needs it. */
export type BillTable = Pick<
  OrderTable,
  'key' | 'typed' | 'tableId' | 'tableName' | 'serviceAreaName' | 'seats' | 'playerMode' | 'paysLater' | 'guestsPay'
>

/** Somebody at a table. */
export interface BillPerson {
  personId: string
  owner: string
  nick: string
  avatar: number
  here: boolean
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
  /** The party whose cart it was. */
  sessionId?: string
  state: OrderState
  payState: PayState
  callNumber?: string
  createdAt: Date
  total: Money
  totals: readonly { kind: string; name: Words; amount: Money }[]
  lines: readonly RoundLine[]
  /** What its guest read when it was ordered. */
  language: string
}

/** The words of lines in another language, by order and then by line. */
export type RoundWords = ReadonlyMap<string, ReadonlyMap<string, { displayName: string; detail: string }>>

export interface BillAt {
  corporationId: number
  billId: string
}

/** How a bill was paid: of `paidAmount` in all, `earningAmount` earns points. CARD-7 */
export interface RoundsPaid {
  ref: string
  staff?: { id: string; name: string }
  paidAmount: Money
  earningAmount: Money
}

/** What staff order for a table. */
export interface StaffRound extends BillAt {
  caller: Staff
  shopId: number
  tableId: string
  paidAmount: Money
  sessionId?: string
  people: number
  cartItems: readonly LineChoice[]
  remark: string
}

/** Why a round of the staff's cannot be placed. */
export type RoundFault =
  | 'nothingToOrder'
  | 'soldOut'
  | 'lineProblem'
  | 'groupMinimum'
  | 'tooManyDishes'
  | 'shopClosed'
  | 'shopPaused'

/** What a bill asks of the orders that are its rounds. The bill is locked first, then they. */
interface RoundDeps {
  /** Its rounds, oldest first; those that fell through too. */
  of(db: Queries, bill: BillAt): Promise<Round[]>
  /** Places what staff chose for a table as a round of its bill, which is held; or says why not, before anything is written. */
  place(tx: Tx, round: StaffRound): Promise<{ orderId: string } | Refusal<RoundFault>>
  /** What the dishes of its rounds are called in a reader's language, by order and line, where the menu still has them so. */
  wordsIn(db: Queries, bill: BillAt, language: string): Promise<RoundWords>
  /** Every round that is not paid yet is paid now. */
  pay(tx: Tx, bill: BillAt & RoundsPaid): Promise<void>
  /** What is not paid of them never will be: who says so and why goes into their stories. */
  writeOff(tx: Tx, bill: BillAt & { staff: { id: string; name: string }; reason: string }): Promise<void>
  /** Its rounds of a party are brought to another table. */
  toTable(tx: Tx, bill: BillAt & { sessionId?: string; owner?: string; table: KeptTable }): Promise<void>
  toBill(tx: Tx, from: BillAt, billId: string): Promise<void>
  /** Promotions are worked out over all of its rounds anew, never below what is paid. ORDER-3, PAY-9 */
  priceAnew(tx: Tx, bill: BillAt & { paidAmount: Money }): Promise<void>
  /** All that was paid for a round that fell through is back. */
  refunded(tx: Tx, round: { corporationId: number; orderId: string }): Promise<void>
}

/** What it asks about those who sit at a table. C6 */
interface PartyDeps {
  /** Begins a party at a table, or finds the one that is there: its id. */
  open(at: { corporationId: number; shopId: number; tableId: string }): Promise<string>
  /** The guest's seat at a table that shares nothing, taken where the table's code is enough; or why there is none. */
  ownSeat(caller: Guest, input: { shopId: number; table: BillTable }): Promise<{ sessionId: string } | NoSeat>
  /** Seats who ordered at a table without sitting down: where the party goes they go too. */
  seat(tx: Tx, input: { corporationId: number; shopId: number; tableId: string; owner: string }): Promise<void>
  /** A guest has paid a bill of their own: they have left; `last` says whether it was the last one at that table. */
  hasPaid(
    tx: Tx,
    input: { corporationId: number; shopId: number; tableId: string; owner: string },
    last: () => Promise<boolean>,
  ): Promise<void>
  /** Since when (ms since 1970) somebody sits with a party that is still there. */
  sitsSince(
    db: Queries,
    input: { corporationId: number; sessionId: string; owner: string },
  ): Promise<number | undefined>
  /** Whether a party is still there; it stays until the transaction ends. */
  holds(tx: Tx, input: { corporationId: number; sessionId: string }): Promise<boolean>
  personsOf(db: Queries, corporationId: number, sessionId: string): Promise<BillPerson[]>
  /** The table has paid: its party is over. */
  end(tx: Tx, input: { corporationId: number; sessionId: string }): Promise<void>
  /** Takes a party and its cart to a free table; false where somebody sits there. */
  move(tx: Tx, input: { corporationId: number; shopId: number; sessionId: string; tableId: string }): Promise<boolean>
  /** Takes those who take part in a table's buffet, with it and their own carts; false where somebody sits there. CART-13 */
  moveSitting(tx: Tx, input: { corporationId: number; shopId: number; from: string; tableId: string }): Promise<boolean>
  /** Holds a table until the transaction ends: who else is taken there follows. */
  holdTable(tx: Tx, at: { corporationId: number; shopId: number; tableId: string }): Promise<void>
}

/** So much of a part goes back. */
export interface PartReturn {
  corporationId: number
  partId: string
  shopId: number
  causeKey: string
  amount: Money
  reason: string
}

export interface Deps {
  db: Database
  clock: Clock
  log: Log
  jobs: Pick<Jobs, 'enqueue' | 'work'>
  /** Says that something watched changed. */
  publish(corporationId: number, topic: string, version: number): void
  shopOf(corporationId: number, shopId: number): Promise<ShopConfig | undefined>
  tableOf(corporationId: number, shopId: number, tableId: string): Promise<BillTable | undefined>
  rounds: RoundDeps
  parties: PartyDeps
  /** Sends all that was paid for a part back, as a job of this transaction. M8 */
  askRefund(tx: Tx, input: { corporationId: number; partId: string; causeKey: string; reason: string }): Promise<void>
  /** Sends some of it back, to each means its part; false where so much is not left. M9 */
  askPartRefund(tx: Tx, input: PartReturn): Promise<boolean>
}
