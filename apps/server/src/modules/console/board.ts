import type { console as calls } from '@comanda/contract/console'
import { isRefusal, refuse } from '@comanda/contract/core'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/index.ts'
import type { HandlersOf } from '../../platform/http/handler.ts'
import type { ConsoleDeps } from './deps.ts'
import { deadJobs } from './print/index.ts'

type Calls = Pick<
  typeof calls,
  'board' | 'orderDetail' | 'accept' | 'delay' | 'reject' | 'start' | 'ready' | 'handOver' | 'complete' | 'settle'
>

const LONGEST_PROMISE_MS = 2 * 86_400_000

/** The live board: every step is the order's own, taken in the name of who is signed in. */
export function boardHandlers(deps: ConsoleDeps & { db: Database; clock: Clock }): HandlersOf<Calls> {
  const { board, clock } = deps
  const fits = (promisedAt: string) => {
    const ahead = Date.parse(promisedAt) - clock()
    return ahead > 0 && ahead <= LONGEST_PROMISE_MS
  }
  return {
    board: async (caller, { shopId, done }) => {
      const orders = await board.list(caller, { shopId, done })
      if (isRefusal(orders)) return refuse('notYourShop', { field: 'shopId' })
      const shop = { corporationId: caller.corporationId, shopId }
      const pausedUntil = await deps.pausedUntil(shop)
      return {
        orders,
        now: new Date(clock()).toISOString(),
        readyMinutes: await deps.readyMinutes(shop),
        unprinted: await deadJobs(deps.db, shop),
        ...(pausedUntil === undefined ? {} : { pausedUntil: new Date(pausedUntil).toISOString() }),
      }
    },
    orderDetail: (caller, { orderId }) => board.one(caller, orderId),
    accept: async (caller, { orderId, promisedAt }) =>
      fits(promisedAt)
        ? board.accept(caller, { orderId, promisedAt: new Date(promisedAt) })
        : refuse('promiseTooEarly', { field: 'promisedAt' }),
    delay: async (caller, { orderId, promisedAt, reason }) =>
      fits(promisedAt)
        ? board.delay(caller, { orderId, promisedAt: new Date(promisedAt), ...(reason === '' ? {} : { reason }) })
        : refuse('promiseTooEarly', { field: 'promisedAt' }),
    reject: (caller, input) => board.reject(caller, input),
    start: (caller, { orderId }) => board.start(caller, orderId),
    ready: (caller, { orderId }) => board.ready(caller, orderId),
    handOver: (caller, { orderId }) => board.handOver(caller, orderId),
    complete: (caller, { orderId }) => board.complete(caller, orderId),
    settle: (caller, { orderId }) => board.settle(caller, orderId),
  }
}
