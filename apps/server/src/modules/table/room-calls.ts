import { refuse } from '@comanda/contract/core'
import { table as calls } from '@comanda/contract/table'
import { inLanguage } from '@comanda/domain/money'
import { payingAt } from '@comanda/domain/store'
import { asksSeat } from '@comanda/domain/table'
import type { Queries, Tx } from '../../platform/db/index.ts'
import { change, changeInSteps, type Guest, type Handler } from '../../platform/http/index.ts'
import { uuidv7 } from '../../platform/ids.ts'
import type { NamedTable, TableAt } from '../../ports/table.ts'
import { tableNamed, tablesAt } from './find-table.ts'
import type { Deps } from './deps.ts'
import { partyAt } from './parties.ts'

type Wish = 'help' | 'bill' | 'water'

/** Most calls of one guest in ten minutes. */
const CALLS = { max: 8, windowSeconds: 600 }

const CALL = {
  name: 'table_call_make',
  text: `insert into table_call (corporation_id, call_id, shop_id, table_id, wish, called_at, answered_by)
    values ($1, $2, $3, $4, $5, $6, '') on conflict do nothing`,
}

/** Calls staff to a table. Calling again while a call waits changes nothing. */
export const callStaff = (deps: Deps): Handler<typeof calls.callStaff> =>
  changeInSteps(calls.callStaff, deps, {
    async prepare(caller, { shopId, tableId }) {
      const { corporationId, session } = caller
      const table = await tableNamed(deps.db, corporationId, shopId, tableId)
      if (!table) return refuse('tableCodeUnknown', { field: 'tableId' })
      if (!(await isThere(deps, caller, shopId, table))) return refuse('seatNeeded', { field: 'tableId' })
      const room = await deps.take(corporationId, [{ key: `table-call:${session.owner}`, ...CALLS }])
      return room ? { corporationId, shopId, tableId: table.key } : refuse('tooMany')
    },
    async work(tx, _caller, { wish }, table) {
      await writeCall(tx, deps, { ...table, wish })
      return { called: true as const }
    },
  })

/** A call of the staff to a table, which is named by its own code. */
export interface StaffCall extends TableAt {
  wish: Wish
}

/** Writes a call, and notifies the staff after the commit. A call that already waits stays as it is. */
export async function writeCall(tx: Tx, deps: Deps, { corporationId, shopId, tableId, wish }: StaffCall) {
  await tx.query(CALL, [corporationId, uuidv7(), shopId, tableId, wish, new Date(deps.clock())])
  tx.afterCommit(() => deps.changed({ corporationId, shopId }))
}

/** Whether the caller sits at the table, ordered there, or opened the code of a table that needs no seat. C6 */
async function isThere(deps: Deps, caller: Guest, shopId: number, table: NamedTable): Promise<boolean> {
  const shop = payingAt(table).paysLater ? await deps.shopOf(caller.corporationId, shopId) : undefined
  if (!table.playerMode && !asksSeat(shop?.tableEntry, table.typed)) return true
  const seat = { corporationId: caller.corporationId, shopId, tableId: table.key, owner: caller.session.owner }
  if (await partyAt(deps, seat)) return true
  return (await deps.ownOrdersAt(caller, shopId, table.tableId)).length > 0
}

interface CallRow {
  call_id: string
  table_id: string
  wish: Wish
  called_at: Date
}

const WAITING = {
  name: 'table_call_waiting',
  text: `select call_id, table_id, wish, called_at from table_call
    where corporation_id = $1 and shop_id = $2 and answered_at is null and called_at > $3 order by called_at limit 100`,
}
/** How long (ms) an unanswered call is shown. */
const WAITS_MS = 6 * 3_600_000

const waiting = async (db: Queries, corporationId: number, shopId: number, now: number): Promise<CallRow[]> =>
  (await db.query<CallRow>(WAITING, [corporationId, shopId, new Date(now - WAITS_MS)])).rows

/** The waiting calls from tables of a store. */
export const tableCalls =
  (deps: Deps): Handler<typeof calls.tableCalls> =>
  async caller => {
    const { corporationId, shopId } = caller.shop
    const now = deps.clock()
    const rows = await waiting(deps.db, corporationId, shopId, now)
    const tables = rows.length === 0 ? [] : await tablesAt(deps.db, corporationId, shopId)
    return {
      now: new Date(now).toISOString(),
      calls: rows.flatMap(({ call_id, table_id, wish, called_at }) => {
        const table = tables.find(({ tableId }) => tableId === table_id)
        if (!table) return []
        const { tableName, serviceAreaName } = table
        const place = { tableId: table_id, tableName, serviceAreaName: inLanguage(serviceAreaName, caller.language) }
        return [{ callId: call_id, ...place, wish, at: called_at.toISOString() }]
      }),
    }
  }

const ANSWER = {
  name: 'table_call_answer',
  text: `update table_call set answered_at = $4, answered_by = $5
    where corporation_id = $1 and shop_id = $2 and call_id = $3 and answered_at is null`,
}

/** Marks a call as answered by the caller. */
export const answerTableCall = (deps: Deps): Handler<typeof calls.answerTableCall> =>
  change(calls.answerTableCall, deps, async (tx, { shop, session }, { callId }) => {
    const { corporationId, shopId } = shop
    await tx.query(ANSWER, [corporationId, shopId, callId, new Date(deps.clock()), session.staff.staffId])
    tx.afterCommit(() => deps.changed({ corporationId, shopId }))
    return { answered: true as const }
  })
