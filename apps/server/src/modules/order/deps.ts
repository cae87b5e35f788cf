import type { BuffetPerson, CartLine, LeftOutReason, LineChoice, LineWords, OrderedLine } from '@comanda/domain/cart'
import type { Refusal } from '@comanda/contract/core'
import type { MenuIndex, StockNeeds } from '@comanda/domain/menu'
import type { Currency, Money } from '@comanda/domain/money'
import type { BizType, ChosenTime, Point, ShopConfig, SlotChoice, SlotVerdict } from '@comanda/domain/store'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Queries, Tx } from '../../platform/db/index.ts'
import type { Guest } from '../../platform/http/index.ts'
import type { Log } from '../../platform/log.ts'
import type { OrderEventSubscriber, OrderToSettle, SettleOrder } from '../../ports/order.ts'
import type { NoSeat, OrderTable } from '../../ports/table.ts'
import type { PaymentDeps } from './payment-deps.ts'
import type { CartToOrder, PriceInput, PricedCart } from './price-deps.ts'

export type * from './payment-deps.ts'
export type * from './price-deps.ts'

export interface CartInput {
  corporationId: number
  owner: string
  cartId: string
}

/** Where a delivery goes, and who takes it there. */
export interface DeliveryPlace {
  point: Point
  lines: string[]
  contact?: { phoneNumber: string; countryCode: string; isoCode: string; firstName: string; lastName: string }
  /** What is known of who takes it, where that is no whole contact. */
  contactBegun?: { phoneNumber: string; isoCode: string; firstName: string; lastName: string }
}

export interface SlotAt {
  corporationId: number
  shop: ShopConfig
  bizType: BizType
  start: number
}

/** What ordering asks of the store, the table and the address book. */
interface StoreDeps {
  /** The store of this moment, and whether its kitchen takes orders. Read on `on`: a transaction asks for no second connection. */
  shopNow(
    db: Queries,
    corporationId: number,
    shopId: number,
  ): Promise<{ config: ShopConfig; paused: boolean; pausedUntil?: number } | undefined>
  slotChoice(corporationId: number, shop: ShopConfig, bizType: BizType): Promise<SlotChoice>
  /** Whether a time could be taken now, without taking it. */
  checkTime(corporationId: number, shop: ShopConfig, bizType: BizType, time: ChosenTime): Promise<SlotVerdict>
  /** Takes one place of a slot, or says why not. S5 */
  takeSlot(tx: Tx, slot: SlotAt): Promise<SlotVerdict>
  returnSlot(tx: Tx, slot: Omit<SlotAt, 'shop'> & { shopId: number }): Promise<void>
  tableOf(corporationId: number, shopId: number, tableId: string): Promise<OrderTable | undefined>
  placeOf(caller: Guest, addressId: string): Promise<DeliveryPlace | undefined>
  /** The phone was verified by its holder for this guest. LOGIN-8 */
  phoneVerified(caller: Guest, phone: { phoneNumber: string; countryCode: string }): Promise<boolean>
  /** Ordered lines in another language than they were ordered in, by line, where the menu still has them so. CART-11 */
  lineWords(
    shop: { corporationId: number; shopId: number },
    lines: readonly OrderedLine[],
    languages: { was: string; now: string },
  ): Promise<ReadonlyMap<string, LineWords>>
}

/** A store of a brand. */
interface ShopAt {
  corporationId: number
  shopId: number
}

/** What it asks of the cart and the stock. */
interface CartDeps {
  cartOf(input: CartInput): Promise<CartToOrder | undefined>
  /** What a store sells at this moment. */
  menuNow(shop: ShopAt): Promise<MenuIndex | undefined>
  /**
   * The cart, locked until the transaction ends; undefined where there is none or it is another's. It is priced by `menu`,
   * where that was read. What is left of `stockKeys`
   * and where its guest sits at the table of `tableKey` are read along with it.
   */
  lockCart(
    tx: Tx,
    input: CartInput & { shopId: number; menu?: MenuIndex; stockKeys?: readonly string[]; tableKey?: string },
  ): Promise<CartToOrder | undefined>
  /** Ordered: the locked cart is emptied under a new version, with the commit. */
  closeCart(tx: Tx, input: CartInput & Pick<CartToOrder, 'bizType' | 'cartVersion' | 'sessionId'>): void
  /** Since when (ms since 1970) somebody sits with the party that shares a cart; undefined for everybody else. C6 */
  sharedWith(db: Queries, input: CartInput): Promise<{ since: number } | undefined>
  /** How somebody of a cart's party is shown to the others. A4 */
  personOf(input: CartInput): Promise<{ nick: string; avatar: number } | undefined>
  /** The names of all who share or shared it, by their ids in its lines. */
  nicksOf(db: Queries, party: { corporationId: number; sessionId: string }): Promise<ReadonlyMap<string, string>>
  price(input: PriceInput): Promise<PricedCart>
  /** Choices as the lines of a cart, as far as they can be had; and what could not. */
  chosenLines(
    input: PriceInput,
    wanted: readonly LineChoice[],
  ): Promise<{ lines: CartLine[]; leftOut: readonly { itemKey: string; problem: string }[] }>
  /**
   * Takes all of it with the commit, or fails with what `short` makes of the keys that have too little: it is the last that is
   * locked. S1
   */
  takeStock(tx: Tx, shop: ShopAt, deps: StockNeeds, short: (keys: string[]) => Error): void
  /** Puts it back with the commit. S2 */
  returnStock(tx: Tx, shop: ShopAt, deps: StockNeeds): void
  /** Puts an order's choices into the guest's cart at a store as far as they can be had and are not there from it; `leftOut`: so many of a choice are not, and why. */
  fillCart(
    caller: Guest,
    input: { orderId: string; shop: ShopConfig; bizType: BizType; tableId?: string; lines: CartLine[] },
  ): Promise<
    | { added: number; leftOut: { itemKey: string; quantity: number; problem: LeftOutReason }[] }
    | Refusal<'notFound' | 'notOfferedHere' | 'tableCodeUnknown' | 'seatNeeded' | 'groupLocked'>
  >
}

/** What it asks of coupons. */
interface CouponDeps {
  /** Takes coupons for an order: the codes that could not be had. S6 */
  takeCoupons(
    tx: Tx,
    input: { corporationId: number; orderId: string; coupons: readonly { couponCode: string; owner: string }[] },
  ): Promise<string[]>
  /** Gives back, once, what an order holds of these. S6 */
  returnCoupons(
    tx: Tx,
    input: { corporationId: number; orderId: string; couponCodes: readonly string[] },
  ): Promise<void>
}

/** A round that a guest sends from a table that pays at the end. ORDER-3 */
export interface RoundToJoin {
  corporationId: number
  shopId: number
  currency: Currency
  owner: string
  openedBy: string
  table: OrderTable
  sessionId?: string
  /** Where the guest sits, at a table that is ordered at from a seat alone. */
  seat?: string
  people: number
}

/** The party whose bill it is, and where the guest sits. */
type Seat = { sessionId?: string; seat?: string }

/** What it asks of the bills of tables that pay at the end. The bill is locked before the orders that are on it. */
interface BillDeps {
  /** Whether a party has a bill at a table that is not shared, which a guest who sits there joins. */
  partyAt(db: Queries, at: { corporationId: number; shopId: number; table: OrderTable }): Promise<boolean>
  /** The party a guest joins with a round at a table that is not shared: none where the guest has a bill alone; or why not. */
  partyFor(caller: Guest, input: { shopId: number; table: OrderTable }): Promise<Seat | NoSeat>
  /** The bill a round joins; or the one that is being paid at this moment, which takes no rounds meanwhile; or its party is over. */
  joinBill(
    tx: Tx,
    input: RoundToJoin,
  ): Promise<{ billId: string; fresh: boolean; paidAmount: Money } | { beingPaid: string } | 'partyOver' | 'seatGone'>
  /** The open bill of the guest's party at a table, which a round would join; undefined where there is none. */
  billNow(
    caller: Guest,
    at: { shopId: number; tableId: string },
  ): Promise<{ billId: string; paidAmount: Money; restAmount: Money } | undefined>
  /** A round was paid to the staff; false where that is too late. Before the order is locked. */
  settleRound(
    tx: Tx,
    input: {
      corporationId: number
      billId: string
      orderId: string
      staff: { id: string; name: string; owner: string }
    },
  ): Promise<boolean>
}

/** What it asks of the buffet of the party whose cart it was. */
interface BuffetDeps {
  /** Notes the plates and places an order takes; false where the places are on another order already. CART-13 */
  takePlates(tx: Tx, order: BuffetOrder): Promise<boolean>
  /** Gives back, once, what an order took. S4 */
  returnPlates(tx: Tx, order: BuffetOrder): Promise<void>
}

interface BuffetOrder {
  corporationId: number
  cartId: string
  /** The party, where the order itself knows it; else its cart does. */
  sessionId?: string
  /** Who of it, where each phone of the table has a cart of its own. */
  personId?: string
  orderId: string
  lines: readonly {
    foodId: string
    unitId: string
    quantity: number
    buffetStallId?: string
    buffetPerson?: BuffetPerson
  }[]
}

export interface Deps extends StoreDeps, CartDeps, PaymentDeps, CouponDeps, BillDeps, BuffetDeps {
  db: Database
  clock: Clock
  log: Log
  /**
   * Locks what settling an order changes, ahead of the step that settles it: answers how it is settled then, or nothing where
   * that is not known ahead. CARD-7
   */
  readyToSettle(tx: Tx, order: OrderToSettle): Promise<SettleOrder | undefined>
  orderEvents: readonly OrderEventSubscriber[]
  /** Says that something watched changed. */
  publish(corporationId: number, topic: string, version: number): void
}
