import type { NoticeName, NoticeParams } from '@comanda/messages/notices'
import type { Money } from '@comanda/domain/money'
import type { ChosenLine, DayOrder, OrderState, PayState } from '@comanda/domain/order'
import type { boardOrder } from '@comanda/contract/order'
import type { Refusal } from '@comanda/contract/core'
import type { CounterMethod, CounterPart, CounterPayment } from '@comanda/domain/payment'
import type { BizType, Destination } from '@comanda/domain/store'
import type { openOrderCalls } from '@comanda/contract/integration'
import type { LineChoice } from '@comanda/domain/cart'
import type { Staff, StaffAt, StaffShop } from '../platform/http/index.ts'
import type * as z from 'zod/mini'
import type { Tx } from '../platform/db/index.ts'

/** An order as the store's board shows it. */
export type BoardOrder = z.output<typeof boardOrder>

export interface ChosenOrder {
  order: BoardOrder
  lines: readonly ChosenLine[]
  /** The language the guest ordered in, and the order's lines in it. */
  guest: { language: string; lines: BoardOrder['lines'] }
}

/** An order that entered another state. */
export interface OrderStep {
  corporationId: number
  shopId: number
  from: OrderState
  to: OrderState
  /** The version of the order after the step. */
  version: number
  /** The order after the step, as the store sees it. */
  chosen(): ChosenOrder
}

/** A round of a table's bill that entered another state; `fell`: it costs nothing any more. */
export interface RoundStep {
  corporationId: number
  billId: string
  orderId: string
  fell: boolean
  at: Date
}

/** All that a party ordered and had to pay before is served; `sessionId` where each person has a cart. */
export interface ServedParty {
  corporationId: number
  cartId: string
  orderId: string
  sessionId?: string
}

/** A message about an order for its guest: `template` filled with `params`. */
export interface OrderNotice {
  corporationId: number
  owner: string
  orderId: string
  template: NoticeName
  params: NoticeParams
  language: string
}

/** An account's order that is about to be settled. */
export interface OrderToSettle {
  corporationId: number
  orderId: string
  shopId: number
  customerId: number
}

/** An account's order that was settled or refunded: `amount` (minor units) earns points; `at` is epoch ms. */
export interface EarningOrder extends OrderToSettle {
  amount: Money
  at: number
}

/** Settles an order whose points and card are locked. */
export type SettleOrder = (order: EarningOrder) => Promise<void>

/** The parts of an order that other systems receive. */
export interface RecordedStep {
  state: OrderState
  payState: PayState
  promisedAt: Date | null
  /** What its guest owes for it, minor units. */
  total: number
  checked: boolean
}

/** An order as it was and as it is after a step; a new one was nothing before. `lowered`: a part of what was paid went back for its price. */
export interface RecordedOrder {
  corporationId: number
  before?: RecordedStep
  after: RecordedStep
  order(): BoardOrder
  lowered?: boolean
}

/** Events of orders, each in the transaction of its cause. */
export interface OrderEvents {
  /** The last order of a table has ended, or a person at a buffet has paid. C6 */
  partyServed: ServedParty
  roundChanged: RoundStep
  /** It was paid, or eaten where it is paid at the venue. `settle`: its points and card were locked before. CARD-7 */
  settled: { order: EarningOrder; settle: SettleOrder | undefined }
  /** The whole order is refunded. M10 */
  returned: EarningOrder
  stateChanged: OrderStep
  /** Staff took dishes off that the kitchen may be making; `chosen` has these alone. PAY-16 */
  voided: Pick<OrderStep, 'corporationId' | 'shopId' | 'version' | 'chosen'> & { state: OrderState }
  /** It was placed, or anything that its store sees of it has changed. */
  recorded: RecordedOrder
  /** It left a state: messages about that one are obsolete. */
  left: { corporationId: number; orderId: string }
  notice: OrderNotice
}

/** Functions called when something happens to an order: in its transaction, one subscriber after the other. */
export type OrderEventSubscriber = {
  readonly [Event in keyof OrderEvents]?: (tx: Tx, event: OrderEvents[Event]) => Promise<void>
}

/** An order of a person that is still live at a table. */
export interface OwnOrderAt {
  orderId: string
  state: string
  callNumber?: string
}

/** An order at a table of a store. */
export interface TableOrder {
  /** The table as it was named in the order. */
  tableId: string
  /** Epoch ms. */
  at: number
  /** Minor units. */
  total: Money
  paid: boolean
  live: boolean
}

/** An order made from a shared cart. */
export interface PartyOrder extends OwnOrderAt {
  owner: string
}

/** An order of a person, as a review needs it. */
export interface OwnOrder {
  orderId: string
  shopId: number
  bizType: BizType
  state: string
  payState: PayState
  /** Epoch ms. */
  endedAt?: number
}

export type BoardAnswer = BoardOrder | Refusal<'orderMoved' | 'notFound'>

/** Orders for the staff of a store. An order named by its id is found only where it belongs to a store of the caller's. A1 */
export interface BoardPort {
  /** Live orders of a store, oldest first; with `done`, those that ended in the last hours, newest first. */
  list(shop: StaffShop, done: boolean): Promise<BoardOrder[]>
  /** The live orders of a store with the chosen options of each line. */
  chosen(shop: StaffShop): Promise<ChosenOrder[]>
  chosenOne(caller: Staff, orderId: string): Promise<ChosenOrder | Refusal<'notFound'>>
  /** The kitchen starts on an order. */
  start(tx: Tx, caller: Staff, orderId: string): Promise<BoardAnswer>
}

/** The steps of an order that its store takes; each is recorded in its history with the person or the API key. L2 */
export interface OrderSteps {
  one(caller: Staff, orderId: string): Promise<BoardOrder | Refusal<'notFound'>>
  /**
   * Accepts an order with a promise, without one for the usual time of its type. An order the store checks first goes on to be
   * paid. LOGIN-8
   */
  accept(tx: Tx, caller: Staff, input: { orderId: string; promisedAt?: Date | undefined }): Promise<BoardAnswer>
  /** Changes the promise; the guest is notified. */
  delay(tx: Tx, caller: Staff, input: { orderId: string; promisedAt: Date; reason?: string }): Promise<BoardAnswer>
  /** Rejects a new order: stock and slot are released, and its payment is refunded automatically. */
  reject(tx: Tx, caller: Staff, input: { orderId: string; reason: string }): Promise<BoardAnswer>
  /** Cancels an accepted order, with the same consequences. */
  cancel(tx: Tx, caller: Staff, input: { orderId: string; reason: string }): Promise<BoardAnswer>
  /** Marks the food as ready; the order's number is called. */
  ready(tx: Tx, caller: Staff, orderId: string): Promise<BoardAnswer>
  /** The order left for the guest's door. */
  handOver(tx: Tx, caller: Staff, orderId: string): Promise<BoardAnswer>
  complete(tx: Tx, caller: Staff, orderId: string): Promise<BoardAnswer>
  /** Lowers the price of an order, or says why not; what is paid too much goes back. API-11 */
  reprice(tx: Tx, caller: Staff, input: Repricing): Promise<Refusal<RepricingFault> | undefined>
  /** Records that the guest paid at the venue. PAY-3 */
  settle(tx: Tx, caller: Staff, input: Settling): Promise<BoardAnswer | Refusal<SettleFault>>
  /** Records what staff took of an order whose rest another method pays in the same transaction; answers why not. PAY-21 */
  takeParts(
    tx: Tx,
    caller: Staff,
    input: { orderId: string; counters: readonly CounterPart[] },
  ): Promise<Refusal<SettleFault | 'notToPayHere'> | undefined>
}

/** Why payments to the staff do not pay an order. */
export type SettleFault = 'tenderedTooLittle' | 'partsDiffer'

/** What is taken off one order: of all its dishes, or of those named by their keys. Amounts in minor units. */
export type OrderOff =
  | { kind: 'discount'; percent: number }
  | { kind: 'discount'; amount: number }
  | { kind: 'discount'; prices: readonly { itemKey: string; amount: number }[] }
  | { kind: 'free' | 'void'; items: readonly string[] }

/** A lower price of an order; `expectedTotal` is the total the caller saw, less what was returned; once per request. PAY-16 */
export interface Repricing {
  orderId: string
  off: OrderOff
  reason: string
  expectedTotal: number
  requestId: string
}

export type RepricingFault = (typeof openOrderCalls.repriceOrder.refuses)[number] | 'notFound'

/** An order that its guest paid to the staff, and how. PAY-10 */
export interface Settling {
  orderId: string
  counter?: CounterPayment | undefined
  /** Several payments instead, which add up to its total. PAY-21 */
  counters?: readonly CounterPart[] | undefined
}

/** What staff took of an order, by payment; `amount` with the tip, `returnedAmount` of it handed back, both with rounding; `counter`: if it was recorded. PAY-10 */
export interface StaffTaking {
  amount: Money
  returnedAmount: Money
  counter?: CounterMethod
}

/** An order that another channel took. */
export interface ChannelOrder {
  caller: StaffAt
  shopId: number
  /** The channel, such as a delivery platform, and the id of the order there. */
  channel: string
  externalId: string
  orderType: 1200 | 1300
  /** When it is wanted (ISO 8601); as soon as possible if absent. */
  time?: string | undefined
  cartItems: readonly LineChoice[]
  contact: { phoneNumber: string; countryCode: string; isoCode: string; firstName: string; lastName: string }
  /** Where a delivery goes. */
  place?: { to: Destination; lines: string[] } | undefined
  remark: string
  utensils: number
  /** It was paid to the channel; otherwise it is paid in person. */
  paid: boolean
  /** The price the channel expects, in minor units. */
  expectedTotal?: number | undefined
}

/** Why an order of a channel cannot be placed. */
export type ChannelOrderCode = (typeof openOrderCalls.createOrder.refuses)[number] | 'notFound'

/** Orders that changed, oldest change first, from a change on. */
export interface ChangedOrders {
  orders: BoardOrder[]
  /** The last change of these; undefined if there is none. */
  last?: { at: Date; id: string }
}

/** An order of a day. `paid`: its money came. */
export interface PlacedOrder extends DayOrder {
  orderId: string
  /** The table's bill it is a round of. */
  billId?: string
  /** How many people it is for. */
  people: number
  paid: boolean
  /** What staff took for it. */
  takings: readonly StaffTaking[]
}

/** A dish and how much of it was sold. */
export interface SoldDish {
  foodId: string
  displayName: string
  count: number
  amount: Money
}

/** A dish (by `foodId`), a menu group or a modifier (group and item, separated by a space) and how much of it was sold. */
export interface SoldLine {
  kind: 'dish' | 'group' | 'modifier'
  key: string
  /** The name of a dish in the store's own language; empty for the others. */
  name: string
  count: number
  /** Before discounts, minor units. */
  gross: number
  discounts: number
}
