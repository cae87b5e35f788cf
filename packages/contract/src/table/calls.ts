import * as z from 'zod/mini'
import { call, currency, id, minorUnits, shopId, text } from '../core/index.ts'
import { roomCalls } from './room-calls.ts'
import { seatCalls } from './seat-calls.ts'
import { tableSetupCalls } from './setup-calls.ts'
import { staffTableCalls } from './staff-calls.ts'

/** A table as a guest sees it: how it is ordered and paid at, nothing of who sits there. ORDER-2 */
export const tableInfo = z.object({
  shopId,
  tableId: id,
  tableName: z.string(),
  serviceAreaName: z.string(),
  seats: z.int(),
  operationMode: z.union([z.literal(0), z.literal(1)]),
  payMode: z.union([z.literal(0), z.literal(1)]),
  playerMode: z.boolean(),
  dinnerServiceType: z.union([z.literal(0), z.literal(1)]),
  posOrderNeedPay: z.boolean(),
  buffetStallIds: z.array(z.string()),
  /** How many people there are is asked before the menu. */
  askPeople: z.boolean(),
})

/** One of the caller's own orders at the table that is still on its way. */
const openOrder = z.object({ orderId: z.string(), state: z.string(), callNumber: z.exactOptional(z.string()) })

/** The open bill of the caller's party, in short. ORDER-3 */
const openBill = z.object({
  billId: z.string(),
  billVersion: z.int(),
  /** The guests can pay it in the app. */
  pays: z.boolean(),
  rounds: z.int(),
  currency,
  totalAmount: minorUnits,
  restAmount: minorUnits,
  /** Somebody is paying a part of it at this moment. */
  beingPaid: z.boolean(),
})

const without = ['businessType'] as const

export const table = {
  /** A table by the code that was scanned (`tableId`) or by the number that was typed (`tableName`). */
  getTableInfo: call({
    path: '/api/base/table/getTableInfo',
    gate: 'anyone',
    request: z
      .object({ shopId, tableId: z.optional(id), tableName: z.optional(text(24)) })
      .check(z.refine(request => Boolean(request.tableId) || Boolean(request.tableName), { path: ['tableName'] })),
    response: tableInfo,
    refuses: ['tableUnknown', 'tableCodeUnknown', 'tableElsewhere'],
    shows: 'silent',
    without,
  }),
  /** A table with the caller's own orders there, and the open bill of the party the caller sits with; never another guest's. A1 */
  fetchTable: call({
    path: '/api/order/or/fetchTable',
    gate: 'guest',
    request: z.object({ shopId, tableId: id }),
    response: z.object({ table: tableInfo, orders: z.array(openOrder), bill: z.exactOptional(openBill) }),
    refuses: ['tableCodeUnknown', 'tableElsewhere'],
    shows: 'silent',
    without,
  }),
  /** Whether the caller has something under way at a table: cheap enough to ask again and again. A1 */
  queryTableCache: call({
    path: '/api/order/or/queryTableCache',
    gate: 'guest',
    request: z.object({ shopId, tableId: id }),
    response: z.object({ tableId: id, orders: z.array(openOrder), bill: z.exactOptional(openBill) }),
    refuses: ['tableCodeUnknown', 'tableElsewhere'],
    shows: 'silent',
    without,
  }),
  ...seatCalls,
  ...roomCalls,
  ...staffTableCalls,
  ...tableSetupCalls,
}
