import type { table as calls } from '@comanda/contract/table'
import { payingAt, type TableInfo } from '@comanda/domain/store'
import type { Guest, HandlersOf } from '../../platform/http/index.ts'
import type { Watchable } from '../../platform/push/index.ts'
import type { NamedTable, OrderTable, Party } from '../../ports/table.ts'
import { tableNamed, tablesAt } from './find-table.ts'
import { fetchTable, getTableInfo, queryTableCache } from './get-table-info.ts'
import type { Deps } from './deps.ts'
import { holdTable, movedTo, seatOf } from './party-queries.ts'
import { eraseSeats } from './erase-seats.ts'
import { changeSeat, finish, holdParty, moveParty, openTableAt, partyAt, seat as seatAt, told } from './parties.ts'
import { hasPaid } from './has-paid.ts'
import { join } from './join-party.ts'
import {
  claimSeats,
  holds,
  personsOf,
  type Standing,
  served,
  sitsSince,
  standingAt,
  watchableParties,
} from './party-life.ts'
import { type Moved, moveSitting } from './move-sitting.ts'
import { type SitInput, sitDown } from './sit-down.ts'
import { ownSeat, takeSeat } from './take-seat.ts'
import { answerTableCall, callStaff, tableCalls } from './room-calls.ts'
import { removeTable, saveTable, tableSetup } from './set-up.ts'
import { openTable, releaseTable, staffTables } from './staff-tables.ts'

export { saveTables } from './save-tables.ts'
export type { Deps, OpenBill, OrderAtTable } from './deps.ts'

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
  at(caller: Guest, table: SeatAt, acts?: boolean): Promise<Party | undefined>
  sitDown(caller: Guest, input: SitInput): Promise<Party | 'pinNeeded' | 'tableFull'>
  /** A seat where each phone has a cart of its own. */
  ownSeat(
    caller: Guest,
    input: { shopId: number; table: Pick<NamedTable, 'key' | 'typed'> },
  ): Promise<Party | { movedTo: string } | 'pinNeeded' | 'tableFull'>
  /** Seats who ordered at a table without sitting down. */
  seat(tx: Tx, input: { corporationId: number; shopId: number; tableId: string; owner: string }): Promise<void>
  /** Who had a bill alone has paid it: they have left; `last` says whether nobody else has one there, which ends the visit. */
  hasPaid(
    tx: Tx,
    input: { corporationId: number; shopId: number; tableId: string; owner: string },
    last: () => Promise<boolean>,
  ): Promise<void>
  change(
    caller: Guest,
    table: SeatAt,
    change: { nick?: string | undefined; leave: boolean },
  ): Promise<Party | undefined>
  /** Since when (ms since 1970) somebody sits with a party that is still there. */
  sitsSince(db: Query, input: { corporationId: number; sessionId: string; owner: string }): Promise<number | undefined>
  /** Where somebody sits at a table, and as whom; undefined for who does not sit there. */
  seatOf(
    db: Query,
    at: { corporationId: number; shopId: number; tableId: string; owner: string },
  ): Promise<{ sessionId: string; personId: string } | undefined>
  /** How the party at a table stands, whoever asks. */
  standingAt(db: Query, at: { corporationId: number; shopId: number; tableId: string }): Promise<Standing | undefined>
  holds: typeof holds
  hold: typeof holdParty
  personsOf: typeof personsOf
  /** Comes to a party that something else than a table lets one in to; the first begins it. */
  comeIn(caller: Guest, seat: SeatAt & { seats: number; nick: string }): Promise<Party | 'full'>
  /** Ends a party for everybody. */
  end(tx: Tx, corporationId: number, sessionId: string, by?: string): Promise<void>
  /** Tells those who share a table that something of it changed. */
  told(tx: Tx, corporationId: number, sessionId: string): Promise<void>
  /** All the party ordered is served; `paid`: it paid at the end, and is over. */
  served(tx: Tx, input: { corporationId: number; sessionId: string; paid: boolean }): Promise<void>
  /** Begins a party at a table, or finds the one that is there: its id. */
  open(at: { corporationId: number; shopId: number; tableId: string }): Promise<string>
  /** Takes a party to a free table; false where somebody sits there. */
  move(tx: Tx, input: { corporationId: number; shopId: number; tableId: string; sessionId: string }): Promise<boolean>
  /** Holds a table until the transaction ends: who else is taken there follows. */
  holdTable: typeof holdTable
  /** Takes those who sit at a table to a free one: whom it took, undefined where nobody sat there, false where somebody sits there. */
  moveSitting: (
    tx: Tx,
    input: { corporationId: number; shopId: number; from: string; tableId: string },
  ) => Promise<Moved | undefined | false>
  /** The table the staff moved the caller's party to from this one. */
  movedTo(caller: Guest, table: SeatAt): Promise<string | undefined>
  claimSeats: typeof claimSeats
  eraseSeats: typeof eraseSeats
  watch: Watchable
}

/** The tables of the stores. */
export interface TableModule {
  handlers: HandlersOf<typeof calls>
  /** A table of a store as it was named, and how it is paid there; undefined: no such table. ORDER-2 */
  tableOf(corporationId: number, shopId: number, tableId: string): Promise<OrderTable | undefined>
  /** All tables of a store. */
  tablesOf(corporationId: number, shopId: number): Promise<readonly TableInfo[]>
  parties: Parties
}

const partiesOf = (deps: Deps): Parties => {
  const seat = (caller: Guest, { shopId, key }: SeatAt) => ({
    corporationId: caller.corporationId,
    shopId,
    tableId: key,
    owner: caller.session.owner,
  })
  return {
    at: (caller, table, acts) => partyAt(deps, seat(caller, table), acts),
    sitDown: (caller, input) => sitDown(deps, caller, input),
    ownSeat: (caller, input) => ownSeat(deps, caller, { ...input, pin: undefined }),
    seat: (tx, input) => seatAt(deps, tx, input),
    hasPaid: (tx, input, last) => hasPaid(deps, tx, input, last),
    change: (caller, table, change) => changeSeat(deps, seat(caller, table), change),
    sitsSince: (db, input) => sitsSince(deps, db, input),
    seatOf: (db, at) => seatOf(db, at, new Date(deps.clock())),
    standingAt: (db, at) => standingAt(deps, db, at),
    holds,
    hold: holdParty,
    personsOf,
    async comeIn(caller, { seats, nick, ...table }) {
      const party = await join(deps, { ...seat(caller, table), seats, nick: nick === '' ? undefined : nick })
      return typeof party === 'string' ? 'full' : party
    },
    end: (tx, corporationId, sessionId, by = 'cancelled') => finish(deps, tx, corporationId, sessionId, by),
    told: (tx, corporationId, sessionId) => told(deps, tx, corporationId, sessionId),
    served: (tx, input) => served(deps, tx, input),
    open: async at => (await openTableAt(deps, at)).session_id,
    move: (tx, input) => moveParty(deps, tx, input),
    holdTable,
    moveSitting: (tx, input) => moveSitting(deps, tx, input),
    movedTo: (caller, table) => movedTo(deps.db, seat(caller, table), caller.session.owner, new Date(deps.clock())),
    claimSeats,
    eraseSeats,
    watch: watchableParties(deps),
  }
}

export const createTable = (deps: Deps): TableModule => ({
  handlers: {
    getTableInfo: getTableInfo(deps),
    fetchTable: fetchTable(deps),
    queryTableCache: queryTableCache(deps),
    takeSeat: takeSeat(deps),
    callStaff: callStaff(deps),
    tableCalls: tableCalls(deps),
    answerTableCall: answerTableCall(deps),
    tables: staffTables(deps),
    openTable: openTable(deps),
    releaseTable: releaseTable(deps),
    tableSetup: tableSetup(deps),
    saveTable: saveTable(deps),
    removeTable: removeTable(deps),
  },
  tablesOf: (corporationId, shopId) => tablesAt(deps.db, corporationId, shopId),
  tableOf: async (corporationId, shopId, tableId) => {
    const table = await tableNamed(deps.db, corporationId, shopId, tableId)
    return table && { ...table, ...payingAt(table) }
  },
  parties: partiesOf(deps),
})
