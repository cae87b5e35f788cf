import type { table as calls } from '@comanda/contract/table'
import type { TableInfo } from '@comanda/domain/store'
import type { Guest, HandlersOf } from '../../platform/http/index.ts'
import type { Watchable } from '../../platform/push/index.ts'
import { tableNamed, tablesAt } from './find-table.ts'
import { fetchTable, getTableInfo, queryTableCache } from './get-table-info.ts'
import type { Needs } from './needs.ts'
import { holdTable, movedTo, seatOf } from './party-queries.ts'
import { forgetSeats } from './forget-seats.ts'
import {
  changeSeat,
  finish,
  holdParty,
  moveParty,
  openTableAt,
  type Party,
  partyAt,
  seat as seatAt,
  told,
} from './parties.ts'
import { hasPaid } from './has-paid.ts'
import { join } from './join-party.ts'
import {
  adoptSeats,
  holds,
  personsOf,
  type Standing,
  served,
  sitsSince,
  standingAt,
  watchableParties,
} from './party-life.ts'
import { type Moved, moveSitting } from './move-sitting.ts'
import { type NamedTable, type SitAsk, sitDown } from './sit-down.ts'
import { ownSeat, takeSeat } from './take-seat.ts'
import { answerTableCall, callStaff, tableCalls } from './room-calls.ts'
import { removeTable, saveTable, tableSetup } from './set-up.ts'
import { openTable, releaseTable, staffTables } from './staff-tables.ts'

export { saveTables } from './save-tables.ts'
export type { Needs, OpenBill, OrderAtTable } from './needs.ts'
export type { Party, Person } from './parties.ts'
export type { NamedTable } from './sit-down.ts'

type Query = Parameters<typeof personsOf>[0]
type Tx = Parameters<typeof served>[1]

/** Where somebody sits: the code of the table itself. */
interface SeatAt {
  shopId: number
  key: string
}

/** Those who share a table. C6 */
export interface Parties {
  /** The party the caller sits with; undefined for everybody else. `acts`: the caller does something, so it goes on. */
  at(who: Guest, table: SeatAt, acts?: boolean): Promise<Party | undefined>
  sitDown(who: Guest, ask: SitAsk): Promise<Party | 'pinNeeded' | 'tableFull'>
  /** A seat where each phone has a cart of its own. */
  ownSeat(
    who: Guest,
    ask: { shopId: number; table: Pick<NamedTable, 'key' | 'typed'> },
  ): Promise<Party | { movedTo: string } | 'pinNeeded' | 'tableFull'>
  /** Seats who ordered at a table without sitting down. */
  seat(tx: Tx, ask: { corporationId: number; shopId: number; tableId: string; owner: string }): Promise<void>
  /** Who had a bill alone has paid it: they have left; `last` says whether nobody else has one there, which ends the visit. */
  hasPaid(
    tx: Tx,
    ask: { corporationId: number; shopId: number; tableId: string; owner: string },
    last: () => Promise<boolean>,
  ): Promise<void>
  change(who: Guest, table: SeatAt, change: { nick?: string | undefined; leave: boolean }): Promise<Party | undefined>
  /** Since when (ms since 1970) somebody sits with a party that is still there. */
  sitsSince(on: Query, ask: { corporationId: number; sessionId: string; owner: string }): Promise<number | undefined>
  /** Where somebody sits at a table, and as whom; undefined for who does not sit there. */
  seatOf(
    on: Query,
    at: { corporationId: number; shopId: number; tableId: string; owner: string },
  ): Promise<{ sessionId: string; personId: string } | undefined>
  /** How the party at a table stands, whoever asks. */
  standingAt(on: Query, at: { corporationId: number; shopId: number; tableId: string }): Promise<Standing | undefined>
  holds: typeof holds
  hold: typeof holdParty
  personsOf: typeof personsOf
  /** Comes to a party that something else than a table lets one in to; the first begins it. */
  comeIn(who: Guest, seat: SeatAt & { seats: number; nick: string }): Promise<Party | 'full'>
  /** Ends a party for everybody. */
  end(tx: Tx, corporationId: number, sessionId: string, by?: string): Promise<void>
  /** Tells those who share a table that something of it changed. */
  told(tx: Tx, corporationId: number, sessionId: string): Promise<void>
  /** All the party ordered is served; `paid`: it paid at the end, and is over. */
  served(tx: Tx, ask: { corporationId: number; sessionId: string; paid: boolean }): Promise<void>
  /** Begins a party at a table, or finds the one that is there: its id. */
  open(at: { corporationId: number; shopId: number; tableId: string }): Promise<string>
  /** Takes a party to a free table; false where somebody sits there. */
  move(tx: Tx, ask: { corporationId: number; shopId: number; tableId: string; sessionId: string }): Promise<boolean>
  /** Holds a table until the transaction ends: who else is taken there follows. */
  holdTable: typeof holdTable
  /** Takes those who sit at a table to a free one: whom it took, undefined where nobody sat there, false where somebody sits there. */
  moveSitting: (
    tx: Tx,
    ask: { corporationId: number; shopId: number; from: string; tableId: string },
  ) => Promise<Moved | undefined | false>
  /** The table the staff moved the caller's party to from this one. */
  movedTo(who: Guest, table: SeatAt): Promise<string | undefined>
  adoptSeats: typeof adoptSeats
  forgetSeats: typeof forgetSeats
  watch: Watchable
}

/** The tables of the stores. */
export interface TableModule {
  handlers: HandlersOf<typeof calls>
  /** A table of a store as it was named; undefined: no such table there. */
  tableOf(corporationId: number, shopId: number, tableId: string): Promise<NamedTable | undefined>
  /** All tables of a store. */
  tablesOf(corporationId: number, shopId: number): Promise<readonly TableInfo[]>
  parties: Parties
}

const partiesOf = (needs: Needs): Parties => {
  const seat = (who: Guest, { shopId, key }: SeatAt) => ({
    corporationId: who.corporationId,
    shopId,
    tableId: key,
    owner: who.session.owner,
  })
  return {
    at: (who, table, acts) => partyAt(needs, seat(who, table), acts),
    sitDown: (who, ask) => sitDown(needs, who, ask),
    ownSeat: (who, ask) => ownSeat(needs, who, { ...ask, pin: undefined }),
    seat: (tx, ask) => seatAt(needs, tx, ask),
    hasPaid: (tx, ask, last) => hasPaid(needs, tx, ask, last),
    change: (who, table, change) => changeSeat(needs, seat(who, table), change),
    sitsSince: (on, ask) => sitsSince(needs, on, ask),
    seatOf: (on, at) => seatOf(on, at, new Date(needs.clock())),
    standingAt: (on, at) => standingAt(needs, on, at),
    holds,
    hold: holdParty,
    personsOf,
    async comeIn(who, { seats, nick, ...table }) {
      const party = await join(needs, { ...seat(who, table), seats, nick: nick === '' ? undefined : nick })
      return typeof party === 'string' ? 'full' : party
    },
    end: (tx, corporationId, sessionId, by = 'cancelled') => finish(needs, tx, corporationId, sessionId, by),
    told: (tx, corporationId, sessionId) => told(needs, tx, corporationId, sessionId),
    served: (tx, ask) => served(needs, tx, ask),
    open: async at => (await openTableAt(needs, at)).session_id,
    move: (tx, ask) => moveParty(needs, tx, ask),
    holdTable,
    moveSitting: (tx, ask) => moveSitting(needs, tx, ask),
    movedTo: (who, table) => movedTo(needs.db, seat(who, table), who.session.owner, new Date(needs.clock())),
    adoptSeats,
    forgetSeats,
    watch: watchableParties(needs),
  }
}

export const createTable = (needs: Needs): TableModule => ({
  handlers: {
    getTableInfo: getTableInfo(needs),
    fetchTable: fetchTable(needs),
    queryTableCache: queryTableCache(needs),
    takeSeat: takeSeat(needs),
    callStaff: callStaff(needs),
    tableCalls: tableCalls(needs),
    answerTableCall: answerTableCall(needs),
    tables: staffTables(needs),
    openTable: openTable(needs),
    releaseTable: releaseTable(needs),
    tableSetup: tableSetup(needs),
    saveTable: saveTable(needs),
    removeTable: removeTable(needs),
  },
  tablesOf: (corporationId, shopId) => tablesAt(needs.db, corporationId, shopId),
  tableOf: (corporationId, shopId, tableId) => tableNamed(needs.db, corporationId, shopId, tableId),
  parties: partiesOf(needs),
})
