import * as z from 'zod/mini'
import { call, id, instant, shopId, uuid } from '../core/index.ts'

const without = ['businessType'] as const

/** The reason of a service call. */
export const tableCallReason = z.enum(['help', 'bill', 'water'])

const tableCall = z.object({
  callId: uuid,
  tableId: id,
  tableName: z.string(),
  serviceAreaName: z.string(),
  wish: tableCallReason,
  at: instant,
})

/** Service calls from a table, and staff responding to them. */
export const roomCalls = {
  /** Calls the staff to a table; for its party, or for guests who ordered there. Repeating an open call has no effect. ORDER-9 */
  callStaff: call({
    path: '/api/base/table/callStaff',
    gate: 'guest',
    request: z.object({ shopId, tableId: id, wish: tableCallReason }),
    response: z.object({ called: z.literal(true) }),
    refuses: ['tableCodeUnknown', 'seatNeeded'],
    changes: true,
    shows: 'silent',
    without,
  }),
  /** The open service calls of a store, oldest first. */
  tableCalls: call({
    path: '/api/console/tableCalls',
    gate: 'store',
    right: 'manageTables',
    request: z.object({ shopId }),
    response: z.object({ now: instant, calls: z.array(tableCall) }),
    refuses: [],
    without,
  }),
  /** Closes a table's service call: an employee goes there. */
  answerTableCall: call({
    path: '/api/console/answerTableCall',
    gate: 'store',
    right: 'manageTables',
    request: z.object({ shopId, callId: uuid }),
    response: z.object({ answered: z.literal(true) }),
    refuses: [],
    changes: true,
    without,
  }),
}
