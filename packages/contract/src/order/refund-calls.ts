import * as z from 'zod/mini'
import { call, currency, id, instant, minorUnits, quantity, text } from '../core/index.ts'
import { orderId } from './fields.ts'

/** The refund requests of an order, and what can still be requested. */
const refundAsks = {
  asks: z.array(
    z.object({
      refundId: z.string(),
      amount: minorUnits,
      reason: z.string(),
      /** `waiting` for the store's decision; `given`: approved; `declined`: rejected. */
      state: z.enum(['waiting', 'given', 'declined']),
      byGuest: z.boolean(),
      askedAt: instant,
      decidedAt: z.exactOptional(instant),
      lines: z.array(z.object({ displayName: z.string(), quantity })),
      /** For a table's bill: the part refunded to other payers, and the part that staff return to those who paid them. */
      othersAmount: z.exactOptional(minorUnits),
      venueAmount: z.exactOptional(minorUnits),
    }),
  ),
  /** What can be requested now, by line; absent if nothing can. */
  mayAsk: z.exactOptional(
    z.array(
      z.object({
        itemKey: z.string(),
        displayName: z.string(),
        quantity: z.int(),
        /** The refund for the whole line. */
        worth: minorUnits,
        returnedQuantity: z.int(),
        returnedAmount: minorUnits,
      }),
    ),
  ),
}

/** Refunds of an order. ORDER-9, M9 */
export const refundCalls = {
  /** The refunds of an order: amount, payment method, time and steps. ORDER-9 */
  refundDetail: call({
    path: '/api/order/refund/detail',
    gate: 'guest',
    request: z.object({ orderId }),
    response: z.object({
      orderId,
      orderNo: z.string(),
      currency,
      timeZone: z.string(),
      /** The table's bill that paid the round: its refunds are listed there. M8 */
      billId: z.exactOptional(z.string()),
      refunds: z.array(
        z.object({
          refundId: z.string(),
          /** Shared by the refunds of one decision. */
          refundGroup: z.string(),
          amount: minorUnits,
          paymentMethod: z.string(),
          /** Brand and last digits of the card it returns to. */
          brand: z.exactOptional(z.string()),
          lastFour: z.exactOptional(z.string()),
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
  /**
   * Requests a refund for some of the dishes; when the store approves it, the amount returns to the original payment methods.
   * ORDER-9, M9
   */
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
