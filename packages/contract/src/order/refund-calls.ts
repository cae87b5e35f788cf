import * as z from 'zod/mini'
import { call, currency, id, instant, minorUnits, quantity, text } from '../core/index.ts'
import { orderId } from './fields.ts'

/** What was asked back of an order, and what can still be. */
const refundAsks = {
  asks: z.array(
    z.object({
      refundId: z.string(),
      amount: minorUnits,
      reason: z.string(),
      /** `waiting` for the store's word; `given`: it goes back; `declined`: it does not. */
      state: z.enum(['waiting', 'given', 'declined']),
      byGuest: z.boolean(),
      askedAt: instant,
      decidedAt: z.exactOptional(instant),
      lines: z.array(z.object({ displayName: z.string(), quantity })),
      /** Of a table's bill: what of it went to the others who paid, and what the staff hand back to those who paid them. */
      othersAmount: z.exactOptional(minorUnits),
      venueAmount: z.exactOptional(minorUnits),
    }),
  ),
  /** What may be asked for now, by line; absent where nothing may. */
  mayAsk: z.exactOptional(
    z.array(
      z.object({
        itemKey: z.string(),
        displayName: z.string(),
        quantity: z.int(),
        /** What all of the line brings. */
        worth: minorUnits,
        returnedQuantity: z.int(),
        returnedAmount: minorUnits,
      }),
    ),
  ),
}

/** Money of an order that goes back. ORDER-9, M9 */
export const refundCalls = {
  /** What goes back, where, when, each step. ORDER-9 */
  refundDetail: call({
    path: '/api/order/refund/detail',
    gate: 'guest',
    request: z.object({ orderId }),
    response: z.object({
      orderId,
      orderNo: z.string(),
      currency,
      timeZone: z.string(),
      /** The table's bill a round was paid with: what goes back of it is told there. M8 */
      billId: z.exactOptional(z.string()),
      refunds: z.array(
        z.object({
          refundId: z.string(),
          /** What went back together has this in common. */
          refundGroup: z.string(),
          amount: minorUnits,
          paymentMethod: z.string(),
          state: z.enum(['asked', 'sent', 'done', 'failed']),
          steps: z.array(z.object({ state: z.enum(['asked', 'sent', 'done', 'failed']), at: instant })),
          reason: z.string(),
        }),
      ),
      ...refundAsks,
    }),
    refuses: [],
    without: ['shopId', 'businessType'],
  }),
  /** Asks the store for the money of some of the dishes; it says yes or no, then it goes back to what paid. ORDER-9, M9 */
  refundApply: call({
    path: '/api/order/refund/apply',
    gate: 'guest',
    request: z.object({
      orderId,
      lines: z
        .array(z.object({ itemKey: id, quantity: z.int().check(z.minimum(1), z.maximum(999)) }))
        .check(z.minLength(1), z.maxLength(100)),
      reason: text(200).check(z.minLength(1)),
    }),
    response: z.object({ orderId, refundId: z.string(), amount: minorUnits, ...refundAsks }),
    refuses: ['refundNotOffered', 'refundWaits'],
    changes: true,
    shows: 'silent',
    without: ['shopId', 'businessType'],
  }),
}
