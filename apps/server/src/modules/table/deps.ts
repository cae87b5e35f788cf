import type { Currency, Money, Words } from '@comanda/domain/money'
import type { TableInfo } from '@comanda/domain/store'
import type { TableEntry } from '@comanda/domain/table'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Queries, Tx } from '../../platform/db/index.ts'
import type { Guest } from '../../platform/http/index.ts'
import type { Limits } from '../../platform/limits.ts'

/** One of a person's own orders at a table. */
export interface OwnOrder {
  orderId: string
  state: string
  callNumber?: string
}

export interface TableShop {
  shopName: Words
  currency: Currency
  askPeople: boolean
  tableEntry?: TableEntry | undefined
}

/** What was ordered at a table: when (epoch ms), for how much (minor units), and whether it is on its way still. */
export interface OrderAtTable {
  /** The table as it was named when it was ordered there. */
  tableId: string
  at: number
  total: number
  paid: boolean
  live: boolean
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

interface ShopAt {
  corporationId: number
  shopId: number
}

/** What the tables ask of others. */
export interface Deps {
  db: Database
  clock: Clock
  /** Signs the codes that change. */
  secret: string
  /** Counts one use against limits; false where one is used up. */
  take: Limits['tryUse']
  /** Takes one use back that was counted at a moment. */
  giveBack: Limits['release']
  /** Says that something watched changed. */
  publish(corporationId: number, topic: string, version: number): void
  /** The name of a store, whether it asks how many people there are, and how one comes to its tables; undefined: no such store. */
  shopOf(corporationId: number, shopId: number): Promise<TableShop | undefined>
  /** The caller's own orders at a table that are still on their way. A1 */
  ownOrdersAt(caller: Guest, shopId: number, tableId: string): Promise<OwnOrder[]>
  /** The open bill of the party the caller sits with at a table, named as the caller named it; undefined for everybody else. A1 */
  billAt(caller: Guest, shopId: number, tableId: string): Promise<OpenBill | undefined>
  /** Closes the bill of the party at a table that is about to be released; the bill that still owes something speaks against it. C6 */
  releaseBills(
    tx: Tx,
    table: ShopAt & { tableId: string; staff: { id: string; name: string } },
  ): Promise<{ owing: string } | undefined>
  /** The open bill of the party at a table, as it stands. */
  sharedBillAt(db: Queries, table: ShopAt & { tableId: string }): Promise<string | undefined>
  /** Whether a party ordered something, has an open bill, or opened a buffet. */
  hasBegun(db: Queries, party: ShopAt & { tableId: string; sessionId: string }): Promise<boolean>
  /** What was ordered at the tables of a store lately. */
  ordersAtTables(corporationId: number, shopId: number): Promise<readonly OrderAtTable[]>
  /** The stalls of the buffets on a store's menu. CART-13 */
  stallsOf(shop: ShopAt): Promise<readonly { buffetStallId: string; displayName: Words }[]>
  /** Somebody new comes to a table: those whose buffet is over make way, unless they owe something. CART-13 */
  makeWay(at: ShopAt & { table: TableInfo & { key: string }; owner: string }): Promise<'owing' | undefined>
  /** Whether somebody has booked a table from now on. */
  bookedAhead(table: ShopAt & { tableId: string }): Promise<boolean>
  /** A table has another number, or none any more. */
  tableRenamed(tx: Tx, shop: ShopAt, name: { from: string; to: string | undefined }): Promise<void>
  /** Tells every screen of the store that something changed. Called after the commit. */
  changed(shop: ShopAt): void
}
