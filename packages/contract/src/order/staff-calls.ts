import * as z from 'zod/mini'
import { bizType, call, instant, minorUnits, shopId, text } from '../core/index.ts'
import { counterPartReceipt, counterParts, counterPayment, counterReceipt, staffRequest } from '../payment/counter.ts'
import { orderId, orderState } from './fields.ts'
import { orderDetail, orderOrigin } from './shapes.ts'
import { orderTimeline } from './timeline.ts'

/** An order on the board: the guest's view, the transitions available to staff, and the deadline for accepting it. */
export const boardOrder = z.object({
  ...orderDetail.shape,
  moves: z.array(orderState),
  /** The origin of the order: parameters of the link or code. NAV-6 */
  origin: z.exactOptional(orderOrigin),
  answerBefore: z.exactOptional(instant),
  /** How staff received the money. PAY-10 */
  counter: z.exactOptional(counterReceipt),
  /** Several payments that staff received. PAY-21 */
  counters: z.exactOptional(z.array(counterPartReceipt)),
  /** A cancellation that waits for a second approver. PAY-12 */
  cancelAsked: z.exactOptional(z.omit(staffRequest, { own: true })),
})

const alone = { without: ['shopId', 'businessType'] } as const
const step = <const P extends `/${string}`>(path: P) =>
  call({
    path,
    gate: 'staff',
    right: 'takeOrders',
    request: z.object({ orderId }),
    response: boardOrder,
    refuses: ['orderMoved'],
    changes: true,
    ...alone,
  })
const promised = { orderId, promisedAt: instant }

/** The live board of a store's orders, and their processing. */
export const staffOrderCalls = {
  board: call({
    path: '/api/console/board',
    gate: 'store',
    right: 'takeOrders',
    request: z.object({ shopId, done: z._default(z.boolean(), false) }),
    response: z.object({
      orders: z.array(boardOrder),
      /** The store's order types. */
      orderTypes: z.array(bizType),
      /** Ordering is paused until then; absent while it is not paused. */
      pausedUntil: z.exactOptional(instant),
      /** The paused order types; empty = all. */
      pausedTypes: z.exactOptional(z.array(bizType)),
      /** The reason shown to guests. */
      pauseReason: z.exactOptional(z.string()),
      now: instant,
      readyMinutes: z.int(),
      /** Usual preparation times by order type, in minutes. */
      readyMinutesFor: z.partialRecord(z.enum(['1100', '1200', '1300']), z.int()),
      /** Cash is rounded to a multiple of it, minor units. PAY-19 */
      cashRounding: z.exactOptional(minorUnits),
      /** Print jobs that no printer has completed. */
      unprinted: z.int(),
    }),
    refuses: [],
    without: ['businessType'],
  }),
  /** The newest orders of the store by number, call number, phone or the guest's name, as the history finds them. ORDER-12 */
  searchOrders: call({
    path: '/api/console/searchOrders',
    gate: 'store',
    right: 'takeOrders',
    request: z.object({ shopId, text: text(60).check(z.minLength(1)) }),
    response: z.object({ orders: z.array(boardOrder) }),
    refuses: [],
    without: ['businessType'],
  }),
  orderDetail: call({
    path: '/api/console/orderDetail',
    gate: 'staff',
    right: ['takeOrders', 'takePayment'],
    request: z.object({ orderId }),
    response: boardOrder,
    refuses: [],
    ...alone,
  }),
  /** What happened to an order: steps, payments, refunds, write-offs, lower prices and replies, with their authors. ORDER-14 */
  orderTimeline: call({
    path: '/api/console/orderTimeline',
    gate: 'staff',
    right: ['takeOrders', 'takePayment'],
    request: z.object({ orderId }),
    response: orderTimeline,
    refuses: [],
    ...alone,
  }),
  accept: call({
    path: '/api/console/accept',
    gate: 'staff',
    right: 'takeOrders',
    request: z.object(promised),
    response: boardOrder,
    refuses: ['orderMoved', 'promiseTooEarly'],
    changes: true,
    ...alone,
  }),
  /** Accepts new orders, each for the usual time of its type; orders in another state stay unchanged. */
  acceptAll: call({
    path: '/api/console/acceptAll',
    gate: 'store',
    right: 'takeOrders',
    request: z.object({ shopId, orderIds: z.array(orderId).check(z.minLength(1), z.maxLength(100)) }),
    response: z.object({ accepted: z.array(orderId) }),
    refuses: [],
    changes: true,
    without: ['businessType'],
  }),
  delay: call({
    path: '/api/console/delay',
    gate: 'staff',
    right: 'takeOrders',
    request: z.object({ ...promised, reason: z._default(text(200), '') }),
    response: boardOrder,
    refuses: ['orderMoved', 'promiseTooEarly'],
    changes: true,
    ...alone,
  }),
  /** Rejects an order that the store has not accepted. */
  reject: call({
    path: '/api/console/reject',
    gate: 'staff',
    right: 'takeOrders',
    request: z.object({ orderId, reason: text(200).check(z.minLength(1)) }),
    response: boardOrder,
    refuses: ['orderMoved'],
    changes: true,
    ...alone,
  }),
  /**
   * Cancels an accepted order and refunds its payment in the app. Above the limit for one employee it is stored as a request, and
   * the order is cancelled when another employee sends it. PAY-12
   */
  cancelByStore: call({
    path: '/api/console/cancelOrder',
    gate: 'staff',
    right: 'takeOrders',
    request: z.object({ orderId, reason: text(200).check(z.minLength(1)) }),
    response: boardOrder,
    refuses: ['orderMoved'],
    changes: true,
    ...alone,
  }),
  start: step('/api/console/start'),
  ready: step('/api/console/ready'),
  handOver: step('/api/console/handOver'),
  complete: step('/api/console/complete'),
  /** The guest paid the staff; `counter` is the method, `counters` are several payments that add up to the total. */
  settle: call({
    path: '/api/console/settle',
    gate: 'staff',
    right: 'takePayment',
    request: z.object({ orderId, counter: z.optional(counterPayment), counters: z.optional(counterParts) }),
    response: boardOrder,
    refuses: ['orderMoved', 'tenderedTooLittle', 'partsDiffer'],
    changes: true,
    ...alone,
  }),
}
