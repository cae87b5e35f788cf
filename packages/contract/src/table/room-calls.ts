import * as z from 'zod/mini'
import { call, id, instant, shopId, uuid } from '../core/index.ts'

const without = ['businessType'] as const

/** What a table wishes for. */
export const tableWish = z.enum(['help', 'bill', 'water'])

const tableCall = z.object({
  callId: uuid,
  tableId: id,
  tableName: z.string(),
  serviceAreaName: z.string(),
  wish: tableWish,
  at: instant,
})

/** A table calls the staff, and they come. */
export const roomCalls = {
  /** Calls the staff to a table, for who sits or ordered there. The same wish again changes nothing while it waits. ORDER-9 */
  callStaff: call({
    path: '/api/base/table/callStaff',
    gate: 'guest',
    request: z.object({ shopId, tableId: id, wish: tableWish }),
    response: z.object({ called: z.literal(true) }),
    refuses: ['tableCodeUnknown', 'seatNeeded'],
    changes: true,
    shows: 'silent',
    without,
  }),
  /** The tables of a store that call, oldest first. */
  tableCalls: call({
    path: '/api/console/tableCalls',
    gate: 'store',
    request: z.object({ shopId }),
    response: z.object({ now: instant, calls: z.array(tableCall) }),
    refuses: [],
    without,
  }),
  /** Somebody of the staff goes to the table: its call waits no longer. */
  answerTableCall: call({
    path: '/api/console/answerTableCall',
    gate: 'store',
    request: z.object({ shopId, callId: uuid }),
    response: z.object({ answered: z.literal(true) }),
    refuses: [],
    changes: true,
    without,
  }),
}
