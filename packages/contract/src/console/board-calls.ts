import * as z from 'zod/mini'
import { call, id, instant, shopId, text } from '../core/index.ts'
import { orderDetail, orderId, orderState } from '../order/index.ts'

/** An order on the board: what the guest sees of it, where staff may take it, and until when it waits for an answer. */
export const boardOrder = z.object({
  ...orderDetail.shape,
  moves: z.array(orderState),
  answerBefore: z.exactOptional(instant),
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
export const boardCalls = {
  board: call({
    path: '/api/console/board',
    gate: 'store',
    request: z.object({ shopId, done: z._default(z.boolean(), false) }),
    response: z.object({
      orders: z.array(boardOrder),
      /** Ordering is off until then; absent while it is on. */
      pausedUntil: z.exactOptional(instant),
      now: instant,
      readyMinutes: z.int(),
      /** Papers that no printer has taken. */
      unprinted: z.int(),
    }),
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
  delay: call({
    path: '/api/console/delay',
    gate: 'staff',
    request: z.object({ ...promised, reason: z._default(text(200), '') }),
    response: boardOrder,
    refuses: ['orderMoved', 'promiseTooEarly'],
    changes: true,
    ...alone,
  }),
  reject: call({
    path: '/api/console/reject',
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
  settle: step('/api/console/settle'),
}

/** What is for sale now, and whether orders are taken at all. */
export const serviceCalls = {
  stock: call({
    path: '/api/console/stock',
    gate: 'store',
    request: z.object({ shopId }),
    response: z.object({
      items: z.array(
        z.object({
          foodId: id,
          displayName: z.string(),
          groupName: z.string(),
          picture: z.exactOptional(z.string()),
          soldOut: z.boolean(),
          /** Portions left; absent where nobody counts. */
          left: z.exactOptional(z.int()),
        }),
      ),
    }),
    refuses: [],
    without: ['businessType'],
  }),
  setSoldOut: call({
    path: '/api/console/setSoldOut',
    gate: 'store',
    request: z.object({ shopId, foodId: id, soldOut: z.boolean() }),
    response: z.object({ soldOut: z.boolean() }),
    refuses: [],
    changes: true,
    without: ['businessType'],
  }),
  setLeft: call({
    path: '/api/console/setLeft',
    gate: 'store',
    request: z.object({ shopId, foodId: id, left: z.int().check(z.nonnegative(), z.maximum(100_000)) }),
    response: z.object({ left: z.int() }),
    refuses: [],
    changes: true,
    without: ['businessType'],
  }),
  pause: call({
    path: '/api/console/pause',
    gate: 'store',
    /** Without minutes: for the rest of the business day the store is in, by its own hours. */
    request: z.object({ shopId, minutes: z.exactOptional(z.int().check(z.minimum(5), z.maximum(24 * 60))) }),
    response: z.object({ pausedUntil: instant }),
    refuses: [],
    changes: true,
    without: ['businessType'],
  }),
  resume: call({
    path: '/api/console/resume',
    gate: 'store',
    request: z.object({ shopId }),
    response: z.object({}),
    refuses: [],
    changes: true,
    without: ['businessType'],
  }),
}
