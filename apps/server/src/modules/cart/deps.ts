import type { Eaters, OpenBuffet } from '@comanda/domain/cart'
import type { Coupon } from '@comanda/domain/coupon'
import type { MenuIndex, StockMap } from '@comanda/domain/menu'
import type { BizType, ShopConfig } from '@comanda/domain/store'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Queries, Tx } from '../../platform/db/index.ts'
import type { Guest } from '../../platform/http/index.ts'

interface Shop {
  corporationId: number
  shopId: number
}

/** A table as its cart needs it. */
export interface CartTable {
  /** The code of the table itself, however it was named. */
  key: string
  typed: boolean
  seats: number
  playerMode: boolean
  /** The stalls of a buffet it is laid with. CART-13 */
  buffetStallIds?: readonly string[]
  /** It pays at the end: promotions are worked out over its whole bill, not over a cart. ORDER-3 */
  paysLater?: boolean
}

/** A party's buffet, and when plates were ordered last. `createTimeToNow` is absent while nobody has opened it. */
export type TableBuffet = Omit<OpenBuffet, 'createTimeToNow' | 'due'> & {
  createTimeToNow?: number
  lastAddItemToNow?: number
  /** Who eats with this phone, where each has a cart of its own. */
  own?: Eaters & { sessionId: string; charged: Eaters; due: Eaters }
}

interface BuffetOf {
  corporationId: number
  sessionId: string
  buffetStallIds: readonly string[]
  /** For whom, where each phone of the table has a cart of its own. */
  personId?: string
}

/** Somebody at a shared table. */
export interface Person {
  personId: string
  owner: string
  nick: string
  avatar: number
  here: boolean
  joinedAt: number
}

/** Those who share a table, as one of them sees it. */
export interface Party {
  sessionId: string
  pin: string
  persons: Person[]
  me: string
}

/** What it asks about those who share a table. C6 */
interface PartyDeps {
  at(caller: Guest, table: { shopId: number; key: string }, acts?: boolean): Promise<Party | undefined>
  sitDown(
    caller: Guest,
    input: { shopId: number; table: CartTable; nick: string | undefined; pin: string | undefined },
  ): Promise<Party | 'pinNeeded' | 'tableFull'>
  change(
    caller: Guest,
    table: { shopId: number; key: string },
    change: { nick?: string | undefined; leave: boolean },
  ): Promise<Party | undefined>
  /** The table the staff moved the caller's party to from this one. */
  movedTo(caller: Guest, table: { shopId: number; key: string }): Promise<string | undefined>
  /** Where somebody sits at a table that is not shared, and as whom. */
  seatOf(
    db: Queries,
    at: { corporationId: number; shopId: number; tableId: string; owner: string },
  ): Promise<{ sessionId: string; personId: string } | undefined>
  personsOf(db: Queries, corporationId: number, sessionId: string): Promise<readonly Person[]>
  told(tx: Tx, corporationId: number, sessionId: string): Promise<void>
  sitsSince(
    db: Queries,
    input: { corporationId: number; sessionId: string; owner: string },
  ): Promise<number | undefined>
}

/** An order made from a shared cart. */
export interface PartyOrder {
  orderId: string
  state: string
  owner: string
  callNumber?: string
}

/** A group order as its cart needs it, for one who belongs to it. */
export interface GroupSeat {
  code: string
  /** Names its cart's place. */
  key: string
  party: Party
  isHost: boolean
  standing: string
  /** Whether the caller may change what is chosen. */
  mayChange: boolean
  seats: number
}

/** What it asks about orders of several phones by link. */
interface GroupDeps {
  seatAt(caller: Guest, input: { shopId: number; bizType: BizType; code: string }): Promise<GroupSeat | undefined>
  /** Who may order the cart of a session, and for how many; undefined where it is of no group or nobody may any more. */
  orderedBy(
    db: Queries,
    input: { corporationId: number; sessionId: string },
  ): Promise<{ owner: string; people: number } | undefined>
  ordered(tx: Tx, group: { corporationId: number; sessionId: string; cartId: string }): void
}

/** What the cart asks of others. */
export interface Deps {
  db: Database
  clock: Clock
  shopOf(corporationId: number, shopId: number): Promise<ShopConfig | undefined>
  /** A table of this store; undefined for another store's. */
  tableOf(corporationId: number, shopId: number, tableId: string): Promise<CartTable | undefined>
  parties: PartyDeps
  /** Orders made from a cart that are on their way, or were made since (ms since 1970), newest first. */
  ordersOf(corporationId: number, cartId: string, since: number): Promise<PartyOrder[]>
  menus: {
    /** The menu at most a moment old: for what is shown. */
    shown(shop: Shop): Promise<{ index: MenuIndex } | undefined>
    /** The menu of this moment: for what is charged. */
    now(shop: Shop, db: Queries): Promise<{ index: MenuIndex } | undefined>
  }
  stockOf(db: Queries, shop: Shop, keys?: readonly string[]): Promise<StockMap>
  coupons: {
    /** Those that are still in the hands of who attached them, by code. A1 */
    of(
      db: Queries,
      corporationId: number,
      named: readonly { couponCode: string; owner: string }[],
    ): Promise<ReadonlyMap<string, Coupon>>
    /** The caller's own of that code. */
    own(caller: Guest, couponCode: string): Promise<Coupon | undefined>
  }
  groups: GroupDeps
  buffets: {
    /** The buffet of a party. CART-13 */
    of(db: Queries, of: BuffetOf): Promise<TableBuffet>
    /** The same, held until the transaction ends: an order is about to take of it. S4 */
    hold(db: Queries, of: BuffetOf): Promise<TableBuffet>
    /** The party at a table that newcomers may join; undefined where there is none, or it has finished. C6 */
    goingOn(
      db: Queries,
      at: {
        corporationId: number
        shopId: number
        table: Required<Pick<CartTable, 'key' | 'playerMode' | 'buffetStallIds'>>
      },
    ): Promise<string | undefined>
  }
  /** Says that something watched changed. */
  publish(corporationId: number, topic: string, version: number): void
}
