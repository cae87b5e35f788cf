import type { CodeName } from '@comanda/contract'
import { type Refusal, refuse, type ResponseOf } from '@comanda/contract/core'
import type { table as calls } from '@comanda/contract/table'
import { inLanguage } from '@comanda/domain/money'
import type { TableInfo } from '@comanda/domain/store'
import { type Handler, ownShop, type Staff } from '../../platform/http/index.ts'
import { entryCode } from './entry-code.ts'
import { tableByCode, tablesAt } from './find-table.ts'
import { ordersThere } from './floor.ts'
import type { Needs, OrderAtTable } from './needs.ts'
import { finish, holdParty, openTableAt } from './parties.ts'
import { type LiveRow, liveSessions } from './party-queries.ts'

type Shown = ResponseOf<typeof calls.openTable>

/** Who sits at the tables of a store now, and what they ordered. */
interface Floor {
  parties: ReadonlyMap<string, LiveRow>
  orders: readonly OrderAtTable[]
  /** Its tables show codes that change. */
  changing: boolean
}

function shownTo(needs: Needs, who: Staff, info: TableInfo, { parties, orders, changing }: Floor): Shown {
  const { tableId, tableName, seats, operationMode, payMode, playerMode, dinnerServiceType } = info
  const party = parties.get(tableId)
  const ordered = ordersThere(info, orders, party?.started_at.getTime())
  return {
    tableId,
    tableName,
    serviceAreaName: inLanguage(info.serviceAreaName, who.language),
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
    ...(changing && { entryCode: entryCode(needs, { corporationId: who.corporationId, tableId }) }),
    ...(ordered && { orders: ordered }),
  }
}

async function floorOf(needs: Needs, corporationId: number, shopId: number): Promise<Floor> {
  const now = needs.clock()
  const shop = await needs.shopOf(corporationId, shopId)
  const rows = await liveSessions(needs.db, corporationId, shopId, new Date(now))
  return {
    parties: new Map(rows.map(row => [row.table_id, row])),
    orders: await needs.ordersAtTables(corporationId, shopId),
    changing: shop?.tableEntry === 'rotating',
  }
}

/** The tables of a store, who sits there now and what they ordered. */
export const staffTables =
  (needs: Needs): Handler<typeof calls.tables> =>
  async (who, { shopId }) => {
    const own = ownShop(who, shopId)
    if ('refused' in own) return own
    const shop = await needs.shopOf(who.corporationId, shopId)
    if (!shop) return refuse('notFound', { field: 'shopId' })
    const floor = await floorOf(needs, who.corporationId, shopId)
    const tables = await tablesAt(needs.db, who.corporationId, shopId)
    return {
      now: new Date(needs.clock()).toISOString(),
      currency: shop.currency,
      tableEntry: shop.tableEntry ?? 'code',
      tables: tables.map(info => shownTo(needs, who, info, floor)),
    }
  }

type At = { corporationId: number; shopId: number; tableId: string }

/** A change of one table by staff; what it is afterwards, or why not. */
const atTable =
  <R extends CodeName>(needs: Needs, work: (at: At, who: Staff) => Promise<Refusal<R> | undefined>) =>
  async (who: Staff, { shopId, tableId }: { shopId: number; tableId: string }) => {
    const own = ownShop(who, shopId)
    if ('refused' in own) return own
    const found = await tableByCode(needs.db, who.corporationId, tableId)
    if (found?.shopId !== shopId) return refuse('tableCodeUnknown', { field: 'tableId' })
    const fault = await work({ ...own, tableId }, who)
    if (fault) return fault
    needs.changed(own)
    return shownTo(needs, who, found.info, await floorOf(needs, who.corporationId, shopId))
  }

/** Begins a party for guests who are about to sit down. */
export const openTable = (needs: Needs): Handler<typeof calls.openTable> =>
  atTable<never>(needs, async at => void (await openTableAt(needs, at)))

/** Ends the party at a table, unless it owes something on its bill. C6 */
export const releaseTable = (needs: Needs): Handler<typeof calls.releaseTable> =>
  atTable(needs, (at, who) => {
    const { staffId: id, name } = who.session.staff
    const refused = (billId: string) => refuse('billOpen', { field: 'tableId', data: { billId } })
    return needs.db.inTx(async tx => {
      const against = await needs.releaseBills(tx, { ...at, staff: { id, name } })
      if (against) return refused(against.owing)
      const party = await holdParty(tx, at)
      // A first round may have opened a bill before the party was held.
      const begun = party && (await needs.sharedBillAt(tx, at))
      if (begun) return refused(begun)
      if (party) await finish(needs, tx, at.corporationId, party, who.session.owner)
      return undefined
    })
  })
