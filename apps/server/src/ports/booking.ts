import type { Queries, Tx } from '../platform/db/index.ts'
import type { ShopAt } from './store.ts'
import type { TableAt } from './table.ts'

/** A party that staff seated from a booking or the waiting list. */
export interface SeatedParty {
  bookingId: string
  guestName: string
  partySize: number
  since: string
  until: string
  /** From the waiting list. */
  walkIn: boolean
}

/** A booking that is yet to come. */
export interface NextBooking {
  bookingId: string
  guestName: string
  partySize: number
  start: string
}

/** The booking state of a table now. */
export interface TableSeating {
  seating?: SeatedParty
  next?: NextBooking
}

export interface BookingPort {
  /** The seated party and the next booking of today by table. BOOK-2 */
  seatingsOf(db: Queries, shop: ShopAt): Promise<ReadonlyMap<string, TableSeating>>
  /** Completes the visit of the party seated at a table; its tables, or none if no booking is seated there. BOOK-2 */
  endSeating(tx: Tx, table: TableAt): Promise<readonly string[]>
  /** The party at a table went to another one: its booking follows. BOOK-2 */
  seatingMoved(tx: Tx, table: TableAt & { from: string }): Promise<void>
}
