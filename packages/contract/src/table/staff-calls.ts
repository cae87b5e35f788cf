import * as z from 'zod/mini'
import { call, currency, id, instant, money, shopId, uuid } from '../core/index.ts'
import { tableModes } from './setup-calls.ts'

/** A table, for staff. */
const staffTable = z.object({
  tableId: id,
  tableName: z.string(),
  serviceAreaName: z.string(),
  seats: z.int(),
  ...tableModes,
  /** Whether it has a buffet. */
  buffet: z.boolean(),
  /** Its current party. */
  session: z.exactOptional(z.object({ sessionId: z.string(), startedAt: instant, persons: z.int(), pin: z.string() })),
  /** The party seated there by staff from a booking or the waiting list. BOOK-2 */
  seating: z.exactOptional(
    z.object({
      bookingId: uuid,
      guestName: z.string(),
      partySize: z.int(),
      since: instant,
      until: instant,
      walkIn: z.boolean(),
    }),
  ),
  /** The table's next booking today. */
  next: z.exactOptional(z.object({ bookingId: uuid, guestName: z.string(), partySize: z.int(), start: instant })),
  /** The code displayed at the table for joining, if codes rotate. C6 */
  entryCode: z.exactOptional(z.string()),
  /** The party's orders, in minor units; absent without orders. */
  orders: z.exactOptional(
    z.object({
      count: z.int(),
      /** The time of the first of them. */
      since: instant,
      amount: money,
      unpaid: money,
    }),
  ),
})

const without = ['businessType'] as const
const oneTable = z.object({ shopId, tableId: id })

/** The tables of a store, for its staff. */
export const staffTableCalls = {
  /** The tables of a store with their current parties and orders. */
  tables: call({
    path: '/api/console/tables',
    gate: 'store',
    right: ['manageTables', 'takeOrders', 'manageBookings'],
    request: z.object({ shopId }),
    response: z.object({
      now: instant,
      currency,
      /** How guests join a table that is shared or pays at the end. C6 */
      tableEntry: z.enum(['code', 'pin', 'rotating']),
      tables: z.array(staffTable),
    }),
    refuses: [],
    without,
  }),
  /** Starts a party at a table before its guests do; staff can tell them its PIN. An existing party stays. */
  openTable: call({
    path: '/api/console/openTable',
    gate: 'store',
    right: 'manageTables',
    request: oneTable,
    response: staffTable,
    refuses: ['tableCodeUnknown'],
    changes: true,
    without,
  }),
  /** Ends the party at a table and detaches its cart and orders from the table. Refused while its bill is unpaid. C6 */
  releaseTable: call({
    path: '/api/console/releaseTable',
    gate: 'store',
    right: 'manageTables',
    request: oneTable,
    response: staffTable,
    refuses: ['tableCodeUnknown', 'billOpen'],
    changes: true,
    without,
  }),
}
