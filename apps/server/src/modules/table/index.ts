import type { table as calls } from '@comanda/contract/table'
import { payingAt } from '@comanda/domain/store'
import { mostPersons } from '@comanda/domain/table'
import type { Tx } from '../../platform/db/index.ts'
import type { Guest, HandlersOf } from '../../platform/http/index.ts'
import type { Watchable } from '../../platform/push/index.ts'
import type { PartyPort, SeatAt, SeatingPort, TablePort } from '../../ports/table.ts'
import { tableNamed, tablesAt } from './find-table.ts'
import { floorPlan, saveFloorPlan } from './floor-plan.ts'
import { fetchTable, getTableInfo, queryTableCache } from './get-table-info.ts'
import type { Deps } from './deps.ts'
import { holdTable, movedTo, seatOf } from './party-queries.ts'
import { eraseSeats } from './erase-seats.ts'
import {
  changeSeat,
  finish,
  holdParty,
  moveParty,
  openTableAt,
  partyAt,
  seat as seatAt,
  notifyParty,
} from './parties.ts'
import { actingAt, join } from './join-party.ts'
import { claimSeats, lockLiveSession, personsOf, seatedSince, readPartyAt, watchableParties } from './party-state.ts'
import { removePerson } from './remove-person.ts'
import { moveOccupants } from './move-occupants.ts'
import { clearTables, clearUnordered, guestHasPaid, lockTables, partyServed } from './seatings.ts'
import { takeSeatAtTable } from './take-seat-at-table.ts'
import { ownSeat, takeSeat } from './take-seat.ts'
import { answerTableCall, callStaff, type StaffCall, tableCalls, writeCall } from './room-calls.ts'
import { removeTable, saveAreaModes, saveTable, tableSetup } from './set-up.ts'
import { openTable, releaseTable, staffTables } from './staff-tables.ts'

export { insertTables } from './insert-tables.ts'
export type { Deps } from './deps.ts'

export interface Parties extends PartyPort {
  claimSeats: typeof claimSeats
  eraseSeats: typeof eraseSeats
  watch: Watchable
}

/** The tables of the stores. */
export interface TableModule extends TablePort {
  handlers: HandlersOf<typeof calls>
  parties: Parties
  callStaff(tx: Tx, call: StaffCall): Promise<void>
  seatings: SeatingPort
}

const partiesOf = (deps: Deps): Parties => {
  const seat = (caller: Guest, { shopId, key }: SeatAt) => ({
    corporationId: caller.corporationId,
    shopId,
    tableId: key,
    owner: caller.session.owner,
  })
  return {
    at: (caller, table, acts) => (acts ? actingAt : partyAt)(deps, seat(caller, table)),
    takeSeatAtTable: (caller, input) => takeSeatAtTable(deps, caller, input),
    ownSeat: (caller, input) => ownSeat(deps, caller, { ...input, pin: undefined }),
    seatOrderer: (tx, input) => seatAt(deps, tx, input),
    endPaidSeat: (tx, input, last) => guestHasPaid(deps, tx, input, last),
    change: (caller, table, change) => changeSeat(deps, seat(caller, table), change),
    remove: (caller, table, personId) => removePerson(deps, seat(caller, table), personId),
    seatedSince: (db, input) => seatedSince(deps, db, input),
    seatOf: (db, at) => seatOf(db, at, new Date(deps.clock())),
    partyAt: (db, at) => readPartyAt(deps, db, at),
    lockLiveSession: lockLiveSession,
    lockParty: holdParty,
    personsOf,
    async join(caller, { seats, nick, ...table }) {
      const most = mostPersons(seats)
      const input = { ...seat(caller, table), most, keepsSeats: true, nick: nick === '' ? undefined : nick }
      const party = await join(deps, input)
      return typeof party === 'string' ? 'full' : party
    },
    end: (tx, corporationId, sessionId, by = 'cancelled') => finish(deps, tx, corporationId, sessionId, by),
    notifyParty: (tx, corporationId, sessionId) => notifyParty(deps, tx, corporationId, sessionId),
    endServedParty: (tx, input) => partyServed(deps, tx, input),
    open: async at => (await openTableAt(deps, at)).session_id,
    move: (tx, input) => moveParty(deps, tx, input),
    lockTable: holdTable,
    moveOccupants: (tx, input) => moveOccupants(deps, tx, input),
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
    saveAreaModes: saveAreaModes(deps),
    removeTable: removeTable(deps),
    floorPlan: floorPlan(deps),
    saveFloorPlan: saveFloorPlan(deps),
  },
  tablesOf: (corporationId, shopId) => tablesAt(deps.db, corporationId, shopId),
  tableOf: async (corporationId, shopId, tableId) => {
    const table = await tableNamed(deps.db, corporationId, shopId, tableId)
    return table && { ...table, ...payingAt(table) }
  },
  parties: partiesOf(deps),
  callStaff: (tx, call) => writeCall(tx, deps, call),
  seatings: {
    lockTables: (tx, shop, tableIds) => lockTables(deps, tx, shop, tableIds),
    clearTables: (tx, shop, end) => clearTables(deps, tx, shop, end),
    clearUnordered: (tx, shop, seated) => clearUnordered(deps, tx, shop, seated),
  },
})
