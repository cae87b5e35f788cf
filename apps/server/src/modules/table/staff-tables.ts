import type { CodeName } from '@comanda/contract'
import { type Refusal, refuse, type ResponseOf } from '@comanda/contract/core'
import type { table as calls } from '@comanda/contract/table'
import { inLanguage } from '@comanda/domain/money'
import type { TableInfo } from '@comanda/domain/store'
import { type Handler, ownShop, type Staff } from '../../platform/http/index.ts'
import type { TableOrder } from '../../ports/order.ts'
import { entryCode } from './entry-code.ts'
import { tableByCode, tablesAt } from './find-table.ts'
import { ordersThere } from './floor.ts'
import type { Deps } from './deps.ts'
import { finish, holdParty, openTableAt } from './parties.ts'
import { type LiveRow, liveSessions } from './party-queries.ts'

type Shown = ResponseOf<typeof calls.openTable>

/** Who sits at the tables of a store now, and what they ordered. */
interface Floor {
  parties: ReadonlyMap<string, LiveRow>
  orders: readonly TableOrder[]
  /** Its tables show codes that change. */
  changing: boolean
}

function shownTo(deps: Deps, caller: Staff, info: TableInfo, { parties, orders, changing }: Floor): Shown {
  const { tableId, tableName, seats, operationMode, payMode, playerMode, dinnerServiceType } = info
  const party = parties.get(tableId)
  const ordered = ordersThere(info, orders, party?.started_at.getTime())
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
        pin: party.pin,
      },
    }),
    ...(changing && { entryCode: entryCode(deps, { corporationId: caller.corporationId, tableId }) }),
    ...(ordered && { orders: ordered }),
  }
}

async function floorOf(deps: Deps, corporationId: number, shopId: number): Promise<Floor> {
  const now = deps.clock()
  const shop = await deps.shopOf(corporationId, shopId)
  const rows = await liveSessions(deps.db, corporationId, shopId, new Date(now))
  return {
    parties: new Map(rows.map(row => [row.table_id, row])),
    orders: await deps.ordersAtTables(corporationId, shopId),
    changing: shop?.tableEntry === 'rotating',
  }
}

/** The tables of a store, who sits there now and what they ordered. */
export const staffTables =
  (deps: Deps): Handler<typeof calls.tables> =>
  async (caller, { shopId }) => {
    const own = ownShop(caller, shopId)
    if ('refused' in own) return own
    const shop = await deps.shopOf(caller.corporationId, shopId)
    if (!shop) return refuse('notFound', { field: 'shopId' })
    const floor = await floorOf(deps, caller.corporationId, shopId)
    const tables = await tablesAt(deps.db, caller.corporationId, shopId)
    return {
      now: new Date(deps.clock()).toISOString(),
      currency: shop.currency,
      tableEntry: shop.tableEntry ?? 'code',
      tables: tables.map(info => shownTo(deps, caller, info, floor)),
    }
  }

type At = { corporationId: number; shopId: number; tableId: string }

/** A change of one table by staff; what it is afterwards, or why not. */
const atTable =
  <R extends CodeName>(deps: Deps, work: (at: At, caller: Staff) => Promise<Refusal<R> | undefined>) =>
  async (caller: Staff, { shopId, tableId }: { shopId: number; tableId: string }) => {
    const own = ownShop(caller, shopId)
    if ('refused' in own) return own
    const found = await tableByCode(deps.db, caller.corporationId, tableId)
    if (found?.shopId !== shopId) return refuse('tableCodeUnknown', { field: 'tableId' })
    const fault = await work({ ...own, tableId }, caller)
    if (fault) return fault
    deps.changed(own)
    return shownTo(deps, caller, found.info, await floorOf(deps, caller.corporationId, shopId))
  }

/** Begins a party for guests who are about to sit down. */
export const openTable = (deps: Deps): Handler<typeof calls.openTable> =>
  atTable<never>(deps, async at => void (await openTableAt(deps, at)))

/** Ends the party at a table, unless it owes something on its bill. C6 */
export const releaseTable = (deps: Deps): Handler<typeof calls.releaseTable> =>
  atTable(deps, (at, caller) => {
    const { staffId: id, name } = caller.session.staff
    const refused = (billId: string) => refuse('billOpen', { field: 'tableId', data: { billId } })
    return deps.db.inTx(async tx => {
      const against = await deps.releaseBills(tx, { ...at, staff: { id, name } })
      if (against) return refused(against.owing)
      const party = await holdParty(tx, at)
      // A first round may have opened a bill before the party was held.
      const begun = party && (await deps.sharedBillAt(tx, at))
      if (begun) return refused(begun)
      if (party) await finish(deps, tx, at.corporationId, party, caller.session.owner)
      return undefined
    })
  })
