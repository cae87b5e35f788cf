import * as z from 'zod/mini'
import { call, day, instant, money, shopId, text } from '../core/index.ts'
import { orderId } from './fields.ts'
import { boardOrder } from './staff-calls.ts'

/** The outcome of an order, as a filter of the history. */
export const historyStatuses = ['open', 'completed', 'rejected', 'cancelled', 'unpaid', 'refunded'] as const

/** All orders of a store, of any age. ORDER-12 */
export const orderHistoryCalls = {
  /** Orders of the store that match all filters, newest first, in pages. */
  orderHistory: call({
    path: '/api/console/orderHistory',
    gate: 'store',
    right: ['takeOrders', 'takePayment'],
    request: z.object({
      shopId,
      /** The start of the order number, the call number, part of the guest's name, or digits of the phone number. */
      text: z._default(text(60), ''),
      /** Days in the store's time zone, both inclusive. */
      from: z.optional(day),
      until: z.optional(day),
      /** The total in minor units. */
      least: z.optional(money),
      most: z.optional(money),
      status: z.optional(z.enum(historyStatuses)),
      orderType: z.optional(z.literal([1100, 1200, 1300])),
      /** The name of the table. */
      table: z._default(text(40), ''),
      /** The last order of the previous page. */
      after: z.optional(z.object({ createdAt: instant, orderId })),
    }),
    response: z.object({ orders: z.array(boardOrder), more: z.boolean() }),
    refuses: [],
    without: ['businessType'],
  }),
} as const
