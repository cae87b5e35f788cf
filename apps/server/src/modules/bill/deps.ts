import type { Refusal } from '@comanda/contract/core'
import type { LineChoice, PrePayment } from '@comanda/domain/cart'
import type { Money } from '@comanda/domain/money'
import type { Tx } from '../../platform/db/index.ts'
import type { Guest, Staff } from '../../platform/http/index.ts'
import type { BillAt, BillTable, RoundPort } from '../../ports/bill.ts'
import type { BookingPort } from '../../ports/booking.ts'
import type { PlatformPort } from '../../ports/platform.ts'
import type { StorePort } from '../../ports/store.ts'
import type { SeatRefusal, PartyPort, TableAt } from '../../ports/table.ts'

/** A round that staff order for a table. */
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

/** Why a round of the staff cannot be placed. */
export type RoundFault =
  | 'nothingToOrder'
  | 'soldOut'
  | 'lineProblem'
  | 'groupMinimum'
  | 'tooManyDishes'
  | 'shopClosed'
  | 'shopPaused'

interface RoundDeps extends RoundPort {
  /** Places what staff chose for a table as a round of its bill, which is locked; or says why not, before anything is written. */
  place(tx: Tx, round: StaffRound): Promise<{ orderId: string } | Refusal<RoundFault>>
  /** All that was paid for a round that fell through is back. */
  refunded(tx: Tx, round: { corporationId: number; orderId: string }): Promise<void>
}

interface PartyDeps
  extends Pick<
    PartyPort,
    'open' | 'seatOrderer' | 'endPaidSeat' | 'seatedSince' | 'lockLiveSession' | 'personsOf' | 'move' | 'lockTable'
  > {
  /** The guest's seat at a table that is not shared, taken where the table's code is enough; or why there is none. */
  ownSeat(caller: Guest, input: { shopId: number; table: BillTable }): Promise<{ sessionId: string } | SeatRefusal>
  /** The table has paid: its party ends. */
  end(tx: Tx, input: { corporationId: number; sessionId: string }): Promise<void>
  /** Moves the party of a buffet table with its buffet and carts; false if the other table is occupied. CART-13 */
  moveOccupants(tx: Tx, input: TableAt & { from: string }): Promise<boolean>
}

/** An amount of a part to refund. */
export interface PartReturn {
  corporationId: number
  partId: string
  shopId: number
  causeKey: string
  amount: Money
  reason: string
}

export interface Deps extends PlatformPort, Pick<StorePort, 'shopOf'>, Pick<BookingPort, 'seatingMoved'> {
  tableOf(corporationId: number, shopId: number, tableId: string): Promise<BillTable | undefined>
  rounds: RoundDeps
  parties: PartyDeps
  /** Calls the staff to a table, as its guests do. */
  callStaff(tx: Tx, call: TableAt & { wish: 'bill' }): Promise<void>
  /** Sends all that was paid for a part back, as a job of this transaction. M8 */
  requestRefund(
    tx: Tx,
    input: { corporationId: number; partId: string; causeKey: string; reason: string },
  ): Promise<void>
  /** Sends some of it back, to each payment method its part; answers how much, undefined where so much is not left. M9 */
  requestPartRefund(tx: Tx, input: PartReturn): Promise<Money | undefined>
  /** The refundable amount of a part paid in the app. */
  partLeft(tx: Tx, part: { corporationId: number; partId: string }): Promise<Money>
  /** The payments of a part by method, without tip and surcharge, less refunds. */
  paidBy(part: { corporationId: number; partId: string }): Promise<PrePayment[]>
  /** Requests to refund dishes of a round are settled with it. */
  grantWaiting(tx: Tx, round: { corporationId: number; orderId: string }): Promise<void>
}
