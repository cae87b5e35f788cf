import type { console as calls } from '@comanda/contract/console'
import { isRefusal, refuse } from '@comanda/contract/core'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/index.ts'
import type { HandlersOf } from '../../platform/http/handler.ts'
import type { ConsoleNeeds } from './needs.ts'
import { deadJobs } from './print/index.ts'

type Calls = Pick<
  typeof calls,
  'board' | 'orderDetail' | 'accept' | 'delay' | 'reject' | 'start' | 'ready' | 'handOver' | 'complete' | 'settle'
>

const LONGEST_PROMISE_MS = 2 * 86_400_000

/** The live board: every step is the order's own, taken in the name of who is signed in. */
export function boardHandlers(needs: ConsoleNeeds & { db: Database; clock: Clock }): HandlersOf<Calls> {
  const { board, clock } = needs
  const fits = (promisedAt: string) => {
    const ahead = Date.parse(promisedAt) - clock()
    return ahead > 0 && ahead <= LONGEST_PROMISE_MS
  }
  return {
    board: async (who, { shopId, done }) => {
      const orders = await board.list(who, { shopId, done })
      if (isRefusal(orders)) return refuse('notYourShop', { field: 'shopId' })
      const shop = { corporationId: who.corporationId, shopId }
      const pausedUntil = await needs.pausedUntil(shop)
      return {
        orders,
        now: new Date(clock()).toISOString(),
        readyMinutes: await needs.readyMinutes(shop),
        unprinted: await deadJobs(needs.db, shop),
        ...(pausedUntil === undefined ? {} : { pausedUntil: new Date(pausedUntil).toISOString() }),
      }
    },
    orderDetail: (who, { orderId }) => board.one(who, orderId),
    accept: async (who, { orderId, promisedAt }) =>
      fits(promisedAt)
        ? board.accept(who, { orderId, promisedAt: new Date(promisedAt) })
        : refuse('promiseTooEarly', { field: 'promisedAt' }),
    delay: async (who, { orderId, promisedAt, reason }) =>
      fits(promisedAt)
        ? board.delay(who, { orderId, promisedAt: new Date(promisedAt), ...(reason === '' ? {} : { reason }) })
        : refuse('promiseTooEarly', { field: 'promisedAt' }),
    reject: (who, ask) => board.reject(who, ask),
    start: (who, { orderId }) => board.start(who, orderId),
    ready: (who, { orderId }) => board.ready(who, orderId),
    handOver: (who, { orderId }) => board.handOver(who, orderId),
    complete: (who, { orderId }) => board.complete(who, orderId),
    settle: (who, { orderId }) => board.settle(who, orderId),
  }
}
