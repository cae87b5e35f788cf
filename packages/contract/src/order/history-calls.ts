import * as z from 'zod/mini'
import { call, day, instant, money, shopId, text } from '../core/index.ts'
import { orderId } from './fields.ts'
import { boardOrder } from './staff-calls.ts'

/** What became of an order, as the history filters it. */
export const historyStatuses = ['open', 'completed', 'rejected', 'cancelled', 'unpaid', 'refunded'] as const

/** All orders of a store, however old. ORDER-12 */
export const orderHistoryCalls = {
  /** Orders of the store that meet every filter, the newest first, a page at a time. */
  orderHistory: call({
    path: '/api/console/orderHistory',
    gate: 'store',
    request: z.object({
      shopId,
      /** The beginning of the order number, the call number, a part of the guest's name, or digits of the phone number. */
      text: z._default(text(60), ''),
      /** Days of the store's own time zone, both included. */
      from: z.optional(day),
      until: z.optional(day),
      /** What the guest pays, minor units. */
      least: z.optional(money),
      most: z.optional(money),
      status: z.optional(z.enum(historyStatuses)),
      orderType: z.optional(z.literal([1100, 1200, 1300])),
      /** The name of the table. */
      table: z._default(text(40), ''),
      /** The last order of the page before. */
      after: z.optional(z.object({ createdAt: instant, orderId })),
    }),
    response: z.object({ orders: z.array(boardOrder), more: z.boolean() }),
    refuses: [],
    without: ['businessType'],
  }),
} as const
