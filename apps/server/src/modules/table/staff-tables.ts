import { type Refusal, refuse, type ResponseOf } from '@comanda/contract/core'
import { table as calls } from '@comanda/contract/table'
import { inLanguage } from '@comanda/domain/money'
import type { TableInfo } from '@comanda/domain/store'
import {
  changeInSteps,
  changeWithOwnTransaction,
  type Handler,
  type StaffAt,
  type StaffShop,
} from '../../platform/http/index.ts'
import type { TableSeating } from '../../ports/booking.ts'
import type { TableOrder } from '../../ports/order.ts'
import { entryCode } from './entry-code.ts'
import { tableByCode, tablesAt } from './find-table.ts'
import { ordersThere } from './floor.ts'
import type { Deps } from './deps.ts'
import { openSession, pinOf } from './parties.ts'
import { holdTable, type LiveRow, liveSessions } from './party-queries.ts'
import { clearTables } from './seatings.ts'

type Shown = ResponseOf<typeof calls.openTable>

/** The live parties at the tables of a store, and their orders. */
interface Floor {
  parties: ReadonlyMap<string, LiveRow>
  orders: readonly TableOrder[]
  /** What the bookings say of each table. */
  seatings: ReadonlyMap<string, TableSeating>
  /** Whether its tables show codes that change. */
  changing: boolean
}

function shownTo(deps: Deps, caller: StaffAt, info: TableInfo, { parties, orders, seatings, changing }: Floor): Shown {
  const { tableId, tableName, seats, operationMode, payMode, playerMode, dinnerServiceType } = info
  const party = parties.get(tableId)
  const booked = seatings.get(tableId)
  const began = party?.started_at.getTime() ?? (booked?.seating && Date.parse(booked.seating.since))
  const ordered = ordersThere(info, orders, began)
  return {
    tableId,
    tableName,
    serviceAreaName: inLanguage(info.serviceAreaName, caller.language),
    seats,
    operationMode,
    payMode,
    playerMode,
    dinnerServiceType,
    buffet: info.buffetStallIds.length > 0,
    ...(party && {
      session: {
        sessionId: party.session_id,
        startedAt: party.started_at.toISOString(),
        persons: party.persons,
        pin: pinOf(deps, party),
      },
    }),
    ...booked,
    ...(changing && { entryCode: entryCode(deps, { corporationId: caller.corporationId, tableId }) }),
    ...(ordered && { orders: ordered }),
  }
}

/** The floor of a store. Its statements start together, so that they are sent in one batch. */
async function floorOf(deps: Deps, corporationId: number, shopId: number): Promise<Floor> {
  const [shop, rows, orders, seatings] = await Promise.all([
    deps.shopOf(corporationId, shopId),
    liveSessions(deps.db, corporationId, shopId, new Date(deps.clock())),
    deps.ordersAtTables(corporationId, shopId),
    deps.seatingsOf(deps.db, { corporationId, shopId }),
  ])
  return {
    parties: new Map(rows.map(row => [row.table_id, row])),
    orders,
    seatings,
    changing: shop?.tableEntry === 'rotating',
  }
}

/** The tables of a store with their parties and orders. */
export const staffTables =
  (deps: Deps): Handler<typeof calls.tables> =>
  async caller => {
    const { corporationId, shopId } = caller.shop
    const shop = await deps.shopOf(corporationId, shopId)
    if (!shop) return refuse('notFound', { field: 'shopId' })
    const [floor, tables] = await Promise.all([
      floorOf(deps, corporationId, shopId),
      tablesAt(deps.db, corporationId, shopId),
    ])
    return {
      now: new Date(deps.clock()).toISOString(),
      currency: shop.currency,
      tableEntry: shop.tableEntry ?? 'code',
      tables: tables.map(info => shownTo(deps, caller, info, floor)),
    }
  }

/** A table of the store by its code. */
async function tableOf(deps: Deps, shop: StaffShop, tableId: string): Promise<TableInfo | Refusal<'tableCodeUnknown'>> {
  const table = await tableByCode(deps.db, shop.corporationId, tableId)
  return table?.shopId === shop.shopId ? table.info : refuse('tableCodeUnknown', { field: 'tableId' })
}

/** The table as it is after staff changed it. */
async function changedTable(deps: Deps, caller: StaffAt, info: TableInfo): Promise<Shown> {
  const { corporationId, shopId } = caller.shop
  deps.changed({ corporationId, shopId })
  return shownTo(deps, caller, info, await floorOf(deps, corporationId, shopId))
}

/** Starts a party for guests who are about to sit down; at a table with a party it changes nothing. */
export const openTable = (deps: Deps): Handler<typeof calls.openTable> =>
  changeWithOwnTransaction(calls.openTable, 'same result', async (caller, { tableId }) => {
    const info = await tableOf(deps, caller.shop, tableId)
    if ('refused' in info) return info
    const at = { ...caller.shop, tableId }
    await deps.db.inTx(async tx => {
      // Concurrent seating of a booking at this table either sees this party or is joined by it.
      await holdTable(tx, at)
      await openSession(deps, tx, at)
    })
    return changedTable(deps, caller, info)
  })

/** Ends the party at a table, and the booking it was seated from, unless it owes something on its bill. C6, BOOK-2 */
export const releaseTable = (deps: Deps): Handler<typeof calls.releaseTable> =>
  changeInSteps(calls.releaseTable, deps, {
    prepare: ({ shop }, { tableId }) => tableOf(deps, shop, tableId),
    async work(tx, { shop, session }, { tableId }) {
      const at = { ...shop, tableId }
      const { staffId: id, name } = session.staff
      const end = { staff: { id, name }, by: session.owner }
      // The party of a booking may have several tables: they are cleared together.
      const tableIds = new Set([tableId, ...(await deps.endSeating(tx, at))])
      const against = await clearTables(deps, tx, shop, { tableIds: [...tableIds], ...end })
      if (against) return refuse('billOpen', { field: 'tableId', data: { billId: against.owing } })
      return {}
    },
    answer: (caller, _input, _done, info) => changedTable(deps, caller, info),
  })
