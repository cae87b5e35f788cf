import type { TableInfo } from '@comanda/domain/store'
import type { Queries, Tx } from '../platform/db/index.ts'
import type { Guest } from '../platform/http/index.ts'
import type { ShopAt } from './store.ts'

/** A table of a store. */
export interface TableAt {
  corporationId: number
  shopId: number
  tableId: string
}

/** A table as a guest or the staff named it. */
export interface NamedTable extends TableInfo {
  /** The code of the table itself; `tableId` may be the number that was typed. */
  key: string
  /** It was identified by its printed number, which anyone can read: that alone does not allow joining a party. */
  typed: boolean
}

/** A table with how it is paid there. ORDER-2 */
export interface OrderTable extends NamedTable {
  /** Guests pay at the end, or never in the app. */
  paysLater: boolean
  /** Guests pay in the app; otherwise the staff settles. */
  guestsPay: boolean
}

/** A member of a shared table or a group; `owner` is the phone or account and is never shown. A4 */
export interface Person {
  personId: string
  owner: string
  nick: string
  avatar: number
  here: boolean
  joinedAt: number
}

/** The people who share a table or a group, as one of them sees it. C6 */
export interface Party {
  sessionId: string
  pin: string
  persons: Person[]
  me: string
}

/** Why a guest has no seat: it asks for more than the table's code, or the staff moved the party elsewhere. C6 */
export type SeatRefusal = 'pinNeeded' | 'tableFull' | { movedTo: string }

/** A seat: `key` is the code of the table, or of a group. */
export interface SeatAt {
  shopId: number
  key: string
}

/** A seat at a table that is not shared, and who sits there. */
export interface OwnSeat {
  sessionId: string
  personId: string
}

/** The state of the party at a table. */
export interface PartyState {
  sessionId: string
  owners: string[]
  /** All it ordered was served a while ago. */
  rested: boolean
  /** It did nothing for so long that it counts as gone if it ordered nothing. */
  idle: boolean
}

/** The people who share tables and groups. C6 */
export interface PartyPort {
  /** The caller's party; undefined for others. `acts`: the caller acts, so the party stays alive. */
  at(caller: Guest, table: SeatAt, acts?: boolean): Promise<Party | undefined>
  takeSeatAtTable(
    caller: Guest,
    input: {
      shopId: number
      table: Pick<NamedTable, 'key' | 'typed' | 'seats'>
      nick: string | undefined
      /** The four digits of the party that sits there, or the code shown at the table. */
      pin: string | undefined
    },
  ): Promise<Party | 'pinNeeded' | 'tableFull'>
  /** A seat where each phone has a cart of its own. */
  ownSeat(
    caller: Guest,
    input: { shopId: number; table: Pick<NamedTable, 'key' | 'typed'> },
  ): Promise<Party | SeatRefusal>
  /** Seats a person who ordered at a table without sitting down: where the party goes, that person goes too. */
  seatOrderer(tx: Tx, input: TableAt & { owner: string }): Promise<void>
  /** A guest with a bill of their own has paid it and left; `last`: no other guest has a bill there, which ends the visit. */
  endPaidSeat(tx: Tx, input: TableAt & { owner: string }, last: () => Promise<boolean>): Promise<void>
  change(
    caller: Guest,
    table: SeatAt,
    change: { nick?: string | undefined; leave: boolean },
  ): Promise<Party | undefined>
  /**
   * Removes a person without anything at the table, for one who sits there; `undefined` where the caller does not.
   */
  remove(caller: Guest, table: SeatAt, personId: string): Promise<Party | 'holds' | undefined>
  /** Since when (epoch ms) a person sits with a party that is still there. */
  seatedSince(
    db: Queries,
    input: { corporationId: number; sessionId: string; owner: string },
  ): Promise<number | undefined>
  /** A guest's seat at a table that is not shared; undefined without one. */
  seatOf(db: Queries, at: TableAt & { owner: string }): Promise<OwnSeat | undefined>
  partyAt(db: Queries, at: TableAt): Promise<PartyState | undefined>
  /** Whether a party is still there; it stays until the transaction ends. */
  lockLiveSession(tx: Tx, input: { corporationId: number; sessionId: string }): Promise<boolean>
  /** The party at a table, locked until the transaction ends. */
  lockParty(tx: Tx, at: TableAt): Promise<string | undefined>
  /** Every person a party ever had. */
  personsOf(db: Queries, corporationId: number, sessionId: string): Promise<Person[]>
  /** Joins a party that something else than a table lets a person into; the first one begins it. */
  join(caller: Guest, seat: SeatAt & { seats: number; nick: string }): Promise<Party | 'full'>
  /** Ends a party for all its people. */
  end(tx: Tx, corporationId: number, sessionId: string, by?: string): Promise<void>
  /** Notifies the members of a party about a change. */
  notifyParty(tx: Tx, corporationId: number, sessionId: string): Promise<void>
  /** All orders of the party are served; `paid`: it paid at the end, and has ended. */
  endServedParty(tx: Tx, input: { corporationId: number; sessionId: string; paid: boolean }): Promise<void>
  /** Begins a party at a table, or finds the one that is there: its id. */
  open(at: TableAt): Promise<string>
  /** Moves a party to a free table; false if that table is occupied. */
  move(tx: Tx, input: TableAt & { sessionId: string }): Promise<boolean>
  /**
   * Moves everyone at a table to a free one and returns them; undefined if the first table is empty, false if the second is
   * occupied.
   */
  moveOccupants(
    tx: Tx,
    input: TableAt & { from: string },
  ): Promise<{ sessionId: string; owners: string[] } | undefined | false>
  /** Locks a table until the transaction ends. */
  lockTable(tx: Tx, at: TableAt): Promise<void>
  /** The table the staff moved the caller's party to from this one. */
  movedTo(caller: Guest, table: SeatAt): Promise<string | undefined>
}

/** The tables of parties that staff seat from bookings and the waiting list. BOOK-2 */
export interface SeatingPort {
  /** Locks tables until the transaction ends, and returns the first one with a party. */
  lockTables(tx: Tx, shop: ShopAt, tableIds: readonly string[]): Promise<string | undefined>
  /** Ends the parties at tables, or answers the bill that owes something. C6 */
  clearTables(
    tx: Tx,
    shop: ShopAt,
    end: { tableIds: readonly string[]; staff: { id: string; name: string }; by: string },
  ): Promise<{ owing: string } | undefined>
  /** Ends the parties that began at tables since then (epoch ms); false if something was ordered there. */
  clearUnordered(tx: Tx, shop: ShopAt, seated: { tableIds: readonly string[]; since: number }): Promise<boolean>
}

export interface TablePort {
  /** A table of a store as it was named, and how it is paid there; undefined: no such table. ORDER-2 */
  tableOf(corporationId: number, shopId: number, tableId: string): Promise<OrderTable | undefined>
  /** All tables of a store. */
  tablesOf(corporationId: number, shopId: number): Promise<readonly TableInfo[]>
}
