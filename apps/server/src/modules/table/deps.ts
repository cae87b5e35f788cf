import type { Currency, LocalizedText } from '@comanda/domain/money'
import type { TableEntry } from '@comanda/domain/table'
import type { Queries, Tx } from '../../platform/db/index.ts'
import type { Guest } from '../../platform/http/index.ts'
import type { Limits } from '../../platform/limits.ts'
import type { Seal } from '../../platform/seal.ts'
import type { BookingPort } from '../../ports/booking.ts'
import type { BillPort, OpenBill, StaffName } from '../../ports/bill.ts'
import type { BuffetPort } from '../../ports/buffet.ts'
import type { OwnOrderAt, TableOrder } from '../../ports/order.ts'
import type { PlatformPort } from '../../ports/platform.ts'
import type { ShopAt, StorePort } from '../../ports/store.ts'
import type { TableAt } from '../../ports/table.ts'
import type { OccupantDeps } from './free-seat.ts'

export interface TableShop {
  shopName: LocalizedText
  currency: Currency
  askPeople: boolean
  tableEntry?: TableEntry | undefined
}

export interface Deps
  extends Pick<PlatformPort, 'db' | 'clock' | 'publish'>,
    Pick<StorePort, 'changed'>,
    Pick<BillPort, 'sharedBillAt'>,
    Pick<BuffetPort, 'makeWay'>,
    Pick<BookingPort, 'seatingsOf' | 'endSeating'>,
    OccupantDeps {
  /** Seals the PINs of parties in their rows. U3 */
  pins: Seal
  /** Signs the codes that change. */
  secret: string
  take: Limits['tryUse']
  hasRoom: Limits['hasRoom']
  giveBack: Limits['release']
  /** The name of a store, whether it asks for the number of people, and how its tables are entered; undefined: no such store. */
  shopOf(corporationId: number, shopId: number): Promise<TableShop | undefined>
  /** The caller's own live orders at a table. A1 */
  ownOrdersAt(caller: Guest, shopId: number, tableId: string): Promise<OwnOrderAt[]>
  /** The open bill of the caller's party at a table, by the caller's name for the table; undefined for others. A1 */
  billAt(caller: Guest, shopId: number, tableId: string): Promise<OpenBill | undefined>
  /** Closes the bill of the party at a table that is about to be released; answers the bill that still owes something. C6 */
  releaseBills(tx: Tx, table: TableAt & { staff: StaffName }): Promise<{ owing: string } | undefined>
  /** Whether a party ordered something, has an open bill, or opened a buffet. */
  hasActivity(db: Queries, party: TableAt & { sessionId: string }): Promise<boolean>
  /** The recent orders at the tables of a store. */
  ordersAtTables(corporationId: number, shopId: number): Promise<readonly TableOrder[]>
  /** The stalls of the buffets on a store's menu. CART-13 */
  stallsOf(shop: ShopAt): Promise<readonly { buffetStallId: string; displayName: LocalizedText }[]>
  /** Whether a table has bookings from now on. */
  bookedAhead(table: TableAt): Promise<boolean>
  /** A table has another number, or none any more. */
  tableRenamed(tx: Tx, shop: ShopAt, name: { from: string; to: string | undefined }): Promise<void>
}
