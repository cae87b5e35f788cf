import { refuse } from '@comanda/contract/core'
import type { table as calls } from '@comanda/contract/table'
import { inLanguage } from '@comanda/domain/money'
import type { TableInfo } from '@comanda/domain/store'
import type { Handler, Staff } from '../../platform/http/index.ts'
import { tableByCode, tablesAt } from './find-table.ts'
import type { Needs } from './needs.ts'
import { openTableAt, releaseAt } from './parties.ts'
import { type LiveRow, liveSessions } from './party-queries.ts'

const serves = (who: Staff, shopId: number): boolean => who.session.staff.shopIds.includes(shopId)

function shownTo(who: Staff, info: TableInfo, live: LiveRow | undefined) {
  const { tableId, tableName, seats, playerMode } = info
  return {
    tableId,
    tableName,
    serviceAreaName: inLanguage(info.serviceAreaName, who.language),
    seats,
    playerMode,
    ...(live && {
      session: {
        sessionId: live.session_id,
        startedAt: live.started_at.toISOString(),
        persons: live.persons,
        pin: live.pin,
      },
    }),
  }
}

const liveAt = async ({ db, clock }: Needs, who: Staff, shopId: number) =>
  new Map((await liveSessions(db, who.corporationId, shopId, new Date(clock()))).map(row => [row.table_id, row]))

/** The tables of a store, and who shares them now. */
export const staffTables =
  (needs: Needs): Handler<typeof calls.tables> =>
  async (who, { shopId }) => {
    if (!serves(who, shopId)) return refuse('notYourShop', { field: 'shopId' })
    const live = await liveAt(needs, who, shopId)
    const tables = await tablesAt(needs.db, who.corporationId, shopId)
    return { tables: tables.map(info => shownTo(who, info, live.get(info.tableId))) }
  }

/** A change of one table by staff; what it is afterwards. */
const atTable =
  (
    needs: Needs,
    work: (at: { corporationId: number; shopId: number; tableId: string }, who: Staff) => Promise<unknown>,
  ) =>
  async (who: Staff, { shopId, tableId }: { shopId: number; tableId: string }) => {
    if (!serves(who, shopId)) return refuse('notYourShop', { field: 'shopId' })
    const found = await tableByCode(needs.db, who.corporationId, tableId)
    if (found?.shopId !== shopId) return refuse('tableCodeUnknown', { field: 'tableId' })
    await work({ corporationId: who.corporationId, shopId, tableId }, who)
    return shownTo(who, found.info, (await liveAt(needs, who, shopId)).get(tableId))
  }

/** Begins a party for guests who are about to sit down. */
export const openTable = (needs: Needs): Handler<typeof calls.openTable> => atTable(needs, at => openTableAt(needs, at))

/** Ends the party at a table. C6 */
export const releaseTable = (needs: Needs): Handler<typeof calls.releaseTable> =>
  atTable(needs, (at, who) => releaseAt(needs, at, who.session.owner))
