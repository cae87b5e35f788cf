import * as z from 'zod/mini'
import { call, currency, id, minorUnits, shopId, text } from '../core/index.ts'
import { roomCalls } from './room-calls.ts'
import { seatCalls } from './seat-calls.ts'
import { floorPlanCalls } from './plan-calls.ts'
import { tableSetupCalls } from './setup-calls.ts'
import { staffTableCalls } from './staff-calls.ts'

/** A table, for guests: how to order and pay there, without its party. ORDER-2 */
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
  /** The number of diners is asked before the menu. */
  askPeople: z.boolean(),
})

/** One of the caller's own orders in progress at the table. */
const openOrder = z.object({ orderId: z.string(), state: z.string(), callNumber: z.exactOptional(z.string()) })

/** A summary of the open bill of the caller's party. ORDER-3 */
const openBill = z.object({
  billId: z.string(),
  billVersion: z.int(),
  /** Guests can pay it in the app. */
  pays: z.boolean(),
  rounds: z.int(),
  currency,
  totalAmount: minorUnits,
  restAmount: minorUnits,
  /** A guest is currently paying a part of it. */
  beingPaid: z.boolean(),
})

const without = ['businessType'] as const

export const table = {
  /** A table by its scanned code (`tableId`) or its typed number (`tableName`). */
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
  /** A table with the caller's own orders there, and the open bill of the caller's party; never those of others. A1 */
  fetchTable: call({
    path: '/api/order/or/fetchTable',
    gate: 'guest',
    request: z.object({ shopId, tableId: id }),
    response: z.object({ table: tableInfo, orders: z.array(openOrder), bill: z.exactOptional(openBill) }),
    refuses: ['tableCodeUnknown', 'tableElsewhere'],
    shows: 'silent',
    without,
  }),
  /** Whether the caller has something in progress at a table; cheap enough for polling. A1 */
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
  ...floorPlanCalls,
}
