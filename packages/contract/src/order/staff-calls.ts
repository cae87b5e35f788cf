import * as z from 'zod/mini'
import { bizType, call, instant, shopId, text } from '../core/index.ts'
import { counterPayment, staffRequest } from '../payment/counter.ts'
import { orderId, orderState } from './fields.ts'
import { orderDetail, orderOrigin } from './shapes.ts'

/** An order on the board: what the guest sees of it, where staff may take it, and until when it waits for an answer. */
export const boardOrder = z.object({
  ...orderDetail.shape,
  moves: z.array(orderState),
  /** How the guest came to order: the parameters of the link or code. NAV-6 */
  origin: z.exactOptional(orderOrigin),
  answerBefore: z.exactOptional(instant),
  /** How staff took the money. PAY-10 */
  counter: z.exactOptional(counterPayment),
  /** A cancellation that waits for a second person. PAY-12 */
  cancelAsked: z.exactOptional(z.omit(staffRequest, { own: true })),
})

const alone = { without: ['shopId', 'businessType'] } as const
const step = <const P extends `/${string}`>(path: P) =>
  call({
    path,
    gate: 'staff',
    request: z.object({ orderId }),
    response: boardOrder,
    refuses: ['orderMoved'],
    changes: true,
    ...alone,
  })
const promised = { orderId, promisedAt: instant }

/** The live board: what came in, and what the store does with it. */
export const staffOrderCalls = {
  board: call({
    path: '/api/console/board',
    gate: 'store',
    request: z.object({ shopId, done: z._default(z.boolean(), false) }),
    response: z.object({
      orders: z.array(boardOrder),
      /** The order types of the store. */
      orderTypes: z.array(bizType),
      /** Ordering is off until then; absent while it is on. */
      pausedUntil: z.exactOptional(instant),
      /** The order types of the pause; all of them if empty. */
      pausedTypes: z.exactOptional(z.array(bizType)),
      /** Why, as guests see it. */
      pauseReason: z.exactOptional(z.string()),
      now: instant,
      readyMinutes: z.int(),
      /** Usual preparation times by order type. */
      readyMinutesFor: z.partialRecord(z.enum(['1100', '1200', '1300']), z.int()),
      /** Papers that no printer has taken. */
      unprinted: z.int(),
    }),
    refuses: [],
    without: ['businessType'],
  }),
  /** Orders of the store by number, call number or the guest's name, the newest first; of the last three months. */
  searchOrders: call({
    path: '/api/console/searchOrders',
    gate: 'store',
    request: z.object({ shopId, text: text(60).check(z.minLength(1)) }),
    response: z.object({ orders: z.array(boardOrder) }),
    refuses: [],
    without: ['businessType'],
  }),
  orderDetail: call({
    path: '/api/console/orderDetail',
    gate: 'staff',
    request: z.object({ orderId }),
    response: boardOrder,
    refuses: [],
    ...alone,
  }),
  accept: call({
    path: '/api/console/accept',
    gate: 'staff',
    request: z.object(promised),
    response: boardOrder,
    refuses: ['orderMoved', 'promiseTooEarly'],
    changes: true,
    ...alone,
  }),
  /** Accepts new orders, each for the usual time of its type; those that moved on are left as they are. */
  acceptAll: call({
    path: '/api/console/acceptAll',
    gate: 'store',
    request: z.object({ shopId, orderIds: z.array(orderId).check(z.minLength(1), z.maxLength(100)) }),
    response: z.object({ accepted: z.array(orderId) }),
    refuses: [],
    changes: true,
    without: ['businessType'],
  }),
  delay: call({
    path: '/api/console/delay',
    gate: 'staff',
    request: z.object({ ...promised, reason: z._default(text(200), '') }),
    response: boardOrder,
    refuses: ['orderMoved', 'promiseTooEarly'],
    changes: true,
    ...alone,
  }),
  /** Ends an order that the store has not accepted. */
  reject: call({
    path: '/api/console/reject',
    gate: 'staff',
    request: z.object({ orderId, reason: text(200).check(z.minLength(1)) }),
    response: boardOrder,
    refuses: ['orderMoved'],
    changes: true,
    ...alone,
  }),
  /**
   * Ends an order that the store accepted: what was paid in the app is refunded. Above the limit of one person it is stored as a
   * request, and the order ends when another person sends it. PAY-12
   */
  cancelByStore: call({
    path: '/api/console/cancelOrder',
    gate: 'staff',
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
  /** The guest paid the staff; `counter` says how. */
  settle: call({
    path: '/api/console/settle',
    gate: 'staff',
    request: z.object({ orderId, counter: z.optional(counterPayment) }),
    response: boardOrder,
    refuses: ['orderMoved', 'tenderedTooLittle'],
    changes: true,
    ...alone,
  }),
}
