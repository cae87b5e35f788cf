import * as z from 'zod/mini'
import { amount, call, currency, id, instant, minorUnits, shopId, text, uuid } from '../core/index.ts'
import { frozenValueCalls } from './frozen-value-calls.ts'
import { reconciliationCalls } from './reconciliation-calls.ts'

/** The payable that `orderId` identifies: 2005 a recharge, 2006 a rights package; absent: an order. */
const businessType = z.exactOptional(z.literal([2005, 2006]))

/** Brand and last digits of a card that paid. */
const cardPaid = { brand: z.exactOptional(z.string()), lastFour: z.exactOptional(z.string()) }

/** Payments of an order or a recharge by payment method, and their refunds. M9 */
export const refundsOfOrder = z.object({
  orderId: uuid,
  currency: z.exactOptional(currency),
  /** The refundable amount, for a recharge its unused part; excludes refunds that wait for approval. M10 */
  left: z.int(),
  /** What the caller may refund without approval; a larger refund waits for a second approver. Absent = no limit. */
  alone: z.exactOptional(z.int()),
  /** The dishes with their refundable quantities. */
  lines: z.array(
    z.object({
      itemKey: z.string(),
      displayName: z.string(),
      quantity: z.int(),
      worth: minorUnits,
      returnedQuantity: z.int(),
      returnedAmount: minorUnits,
    }),
  ),
  /** For a round of a table's bill: the tenders are those of the whole bill. */
  ofBill: z.exactOptional(z.literal(true)),
  tenders: z.array(z.object({ paymentMethod: z.string(), ...cardPaid, paid: z.int(), returned: z.int() })),
  refunds: z.array(
    z.object({
      refundId: z.string(),
      amount: minorUnits,
      reason: z.string(),
      state: z.enum(['waiting', 'given', 'declined']),
      askedBy: z.string(),
      askedAt: instant,
      byGuest: z.boolean(),
      lines: z.array(z.object({ displayName: z.string(), quantity: z.int() })),
      /** The first of two approvers. */
      firstYes: z.exactOptional(z.string()),
      /** The part that failed: an employee retries it or refunds it in another way. */
      failed: z.exactOptional(z.object({ amount: minorUnits, paymentMethod: z.string(), at: instant })),
      /** The part that was refunded in another way after it had failed: author, method and reason. */
      elsewhere: z.exactOptional(z.object({ amount: minorUnits, by: z.string(), how: z.string(), at: instant })),
      /** Whether the caller requested or already approved it; the approver must be another employee. */
      own: z.boolean(),
    }),
  ),
})

/** Refunds in the console. */
export const refundCalls = {
  orderRefunds: call({
    path: '/api/console/orderRefunds',
    gate: 'store',
    right: 'refund',
    request: z.object({ shopId, orderId: uuid, businessType }),
    response: refundsOfOrder,
    refuses: [],
  }),
  /** Refunds a part or all to the payment methods used; above the store's limit it waits for a second approver. M9 */
  refundOrder: call({
    path: '/api/console/refundOrder',
    gate: 'store',
    right: 'refund',
    request: z.object({
      shopId,
      orderId: uuid,
      businessType,
      /** By dishes or by amount. */
      wish: z.union([
        z.object({ amount: amount.check(z.positive()) }),
        z.object({
          lines: z
            .array(z.object({ itemKey: id, quantity: z.int().check(z.minimum(1), z.maximum(999)) }))
            .check(z.minLength(1), z.maxLength(100)),
        }),
      ]),
      reason: text(200).check(z.minLength(1)),
    }),
    response: refundsOfOrder,
    refuses: ['moreThanLeft'],
    changes: true,
  }),
  /**
   * Refunds of a store that need an employee: failed ones first, then guests' requests and staff refunds that need a second
   * approver. Oldest first.
   */
  refundRequests: call({
    path: '/api/console/refundRequests',
    gate: 'store',
    right: 'refund',
    request: z.object({ shopId }),
    response: z.object({
      requests: z.array(
        z.object({
          orderId: uuid,
          businessType,
          orderNo: z.string(),
          amount: minorUnits,
          currency,
          reason: z.string(),
          byGuest: z.boolean(),
          askedBy: z.string(),
          askedAt: instant,
          /** An approved refund that failed; `amount` is the failed part. */
          failed: z.exactOptional(z.literal(true)),
        }),
      ),
    }),
    refuses: [],
  }),
  /** Approves or declines a refund; a guest's request above the store's limit needs two approvers. */
  decideRefund: call({
    path: '/api/console/decideRefund',
    gate: 'store',
    right: 'refund',
    request: z.object({ shopId, orderId: uuid, businessType, refundId: uuid, yes: z.boolean() }),
    response: refundsOfOrder,
    refuses: ['moreThanLeft', 'secondPersonNeeded', 'refundDecided'],
    changes: true,
  }),
  /** Retries the failed part of a refund, or records that it was refunded in another way, with author and method. M9 */
  settleRefund: call({
    path: '/api/console/settleRefund',
    gate: 'store',
    right: 'refund',
    request: z.object({
      shopId,
      orderId: uuid,
      businessType,
      refundId: uuid,
      way: z.union([z.object({ again: z.literal(true) }), z.object({ otherWay: text(200).check(z.minLength(1)) })]),
    }),
    response: refundsOfOrder,
    refuses: ['refundDecided'],
    changes: true,
  }),
} as const

/** Refunds, frozen value, and reconciliation with the providers' reports. */
export const staffPaymentCalls = { ...refundCalls, ...frozenValueCalls, ...reconciliationCalls }
