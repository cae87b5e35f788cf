import * as z from 'zod/mini'
import { call, currency, id, instant, money, shopId, uuid } from '../core/index.ts'
import { tableModes } from './setup-calls.ts'

/** A table as the staff see it. */
const staffTable = z.object({
  tableId: id,
  tableName: z.string(),
  serviceAreaName: z.string(),
  seats: z.int(),
  ...tableModes,
  /** Eaten from a buffet. */
  buffet: z.boolean(),
  /** The party that has it now. */
  session: z.exactOptional(z.object({ sessionId: z.string(), startedAt: instant, persons: z.int(), pin: z.string() })),
  /** The party that staff seated there from a booking or the waiting list. BOOK-2 */
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
  /** What is shown there for guests to sit down by, where codes change. C6 */
  entryCode: z.exactOptional(z.string()),
  /** What was ordered there by who sits there, in minor units; absent where nothing was. */
  orders: z.exactOptional(
    z.object({
      count: z.int(),
      /** Since the first of them. */
      since: instant,
      amount: money,
      unpaid: money,
    }),
  ),
})

const without = ['businessType'] as const
const oneTable = z.object({ shopId, tableId: id })

/** The tables of a store as its people see them. */
export const staffTableCalls = {
  /** The tables of a store, who sits there now and what they ordered. */
  tables: call({
    path: '/api/console/tables',
    gate: 'store',
    request: z.object({ shopId }),
    response: z.object({
      now: instant,
      currency,
      /** How one comes to a table that others share, or that pays at the end. C6 */
      tableEntry: z.enum(['code', 'pin', 'rotating']),
      tables: z.array(staffTable),
    }),
    refuses: [],
    without,
  }),
  /** Begins a party at a table before its guests do; its PIN can be told to them. A party that is there stays. */
  openTable: call({
    path: '/api/console/openTable',
    gate: 'store',
    request: oneTable,
    response: staffTable,
    refuses: ['tableCodeUnknown'],
    changes: true,
    without,
  }),
  /** Ends the party at a table: its cart and orders are nobody's there any more. Not while it owes something on its bill. C6 */
  releaseTable: call({
    path: '/api/console/releaseTable',
    gate: 'store',
    request: oneTable,
    response: staffTable,
    refuses: ['tableCodeUnknown', 'billOpen'],
    changes: true,
    without,
  }),
}
