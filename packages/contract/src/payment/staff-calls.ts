import * as z from 'zod/mini'
import { amount, call, currency, id, instant, minorUnits, shopId, text, uuid } from '../core/index.ts'
import { frozenValueCalls } from './frozen-value-calls.ts'
import { reconciliationCalls } from './reconciliation-calls.ts'

/** Money of an order, or with 2005 of a recharge, 2006 of a rights package, whose id `orderId` is then. */
const businessType = z.exactOptional(z.literal([2005, 2006]))

/** What was paid for an order or a recharge, by what, and what of it went back. M9 */
export const refundsOfOrder = z.object({
  orderId: uuid,
  currency: z.exactOptional(currency),
  /** What can still go back, of a recharge its unused part; what waits for a yes is not in it. M10 */
  left: z.int(),
  /** What the one who looks may still give back of it alone; more waits for a second person. Absent where there is no bound. */
  alone: z.exactOptional(z.int()),
  /** The dishes with what of each can still go back. */
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
  /** A round of a table's bill: the tenders are those of the whole bill. */
  ofBill: z.exactOptional(z.literal(true)),
  tenders: z.array(z.object({ paymentMethod: z.string(), paid: z.int(), returned: z.int() })),
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
      /** Who said the first of two yeses. */
      firstYes: z.exactOptional(z.string()),
      /** What of it did not arrive: somebody has it sent again, or gives it back in another way. */
      failed: z.exactOptional(z.object({ amount: minorUnits, paymentMethod: z.string(), at: instant })),
      /** What of it was given back in another way, after it had failed: by whom, how and why. */
      elsewhere: z.exactOptional(z.object({ amount: minorUnits, by: z.string(), how: z.string(), at: instant })),
      /** Asked, or said yes to, by the one who looks: somebody else says yes. */
      own: z.boolean(),
    }),
  ),
})

/** Giving money back at the console. */
export const refundCalls = {
  orderRefunds: call({
    path: '/api/console/orderRefunds',
    gate: 'store',
    request: z.object({ shopId, orderId: uuid, businessType }),
    response: refundsOfOrder,
    refuses: [],
  }),
  /** Gives a part or all back to each means that paid; above the store's amount it waits for a second person. M9 */
  refundOrder: call({
    path: '/api/console/refundOrder',
    gate: 'store',
    request: z.object({
      shopId,
      orderId: uuid,
      businessType,
      /** By dishes, or by amount. */
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
  /** What waits for a person at a store: what failed first, then guests' requests and refunds of staff that need a second one. Oldest first. */
  refundRequests: call({
    path: '/api/console/refundRequests',
    gate: 'store',
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
          /** It was given and did not arrive; the amount is what is missing. */
          failed: z.exactOptional(z.literal(true)),
        }),
      ),
    }),
    refuses: [],
  }),
  /** A second person's yes or no; a guest's request above the store's amount needs two. */
  decideRefund: call({
    path: '/api/console/decideRefund',
    gate: 'store',
    request: z.object({ shopId, orderId: uuid, businessType, refundId: uuid, yes: z.boolean() }),
    response: refundsOfOrder,
    refuses: ['moreThanLeft', 'secondPersonNeeded', 'refundDecided'],
    changes: true,
  }),
  /** What of a refund failed is sent again, or was given back in another way, which stands in the books with who and how. M9 */
  settleRefund: call({
    path: '/api/console/settleRefund',
    gate: 'store',
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

/** Refunds, frozen value, and comparing takings with the provider's statements. */
export const staffPaymentCalls = { ...refundCalls, ...frozenValueCalls, ...reconciliationCalls }
