import { isRefusal, type Refusal, refuse, type RequestOf, type ResponseOf } from '@comanda/contract/core'
import type { openOrderCalls } from '@comanda/contract/integration'
import { openOrderCalls as calls } from '@comanda/contract/integration'
import { ZERO } from '@comanda/domain/money'
import type { Tx } from '../../../platform/db/index.ts'
import { change, changeInSteps, type Handler, type HandlersOf, type StaffAt } from '../../../platform/http/index.ts'
import { readCursor } from '../../../platform/ids.ts'
import type { BoardAnswer, BoardOrder } from '../../../ports/order.ts'
import type { ShopAt } from '../../../ports/store.ts'
import type { Deps } from '../deps.ts'
import { createOrder, createTableRound } from './create-order.ts'

const MAX_PROMISE_MS = 2 * 86_400_000
const DAY_MS = 86_400_000
/**
 * A change becomes visible with its commit, so that one can appear after a later one. Where a list ends, the next one begins this much
 * before now: such a change is not missed, and some orders come twice.
 */
const OVERLAP_MS = 10_000
const MIN_ID = '00000000-0000-0000-0000-000000000000'

const cursorOf = ({ at, id }: { at: Date; id: string }): string => `${at.getTime()}.${id}`

async function listOrders(
  deps: Deps,
  shop: ShopAt,
  { changedSince, cursor, pageSize }: Omit<RequestOf<typeof calls.listOrders>, 'shopId'>,
): Promise<ResponseOf<typeof calls.listOrders> | Refusal<'invalidInput'>> {
  const { db, clock, changedOrders } = deps
  const from = changedSince === undefined ? new Date(clock() - DAY_MS) : new Date(changedSince)
  const after = cursor === undefined ? { at: from, id: MIN_ID } : readCursor(cursor)
  if (!after) return refuse('invalidInput', { field: 'cursor' })
  const { orders: changed, last = after } = await changedOrders(db, shop, { after, limit: pageSize })
  const orders = await withRefunds(deps, shop.corporationId, changed)
  if (orders.length === pageSize) return { orders, cursor: cursorOf(last), more: true }
  const settled = new Date(clock() - OVERLAP_MS)
  const next = last.at <= settled ? last : { at: settled, id: MIN_ID }
  return { orders, cursor: cursorOf(next), more: false }
}

type Closing = Pick<RequestOf<typeof calls.closeOrder>, 'orderId' | 'counter' | 'counters'>
type Closed = BoardAnswer | Refusal<'tenderedTooLittle' | 'partsDiffer'>

/** Settles an order where it is paid in person, and serves it. PAY-3 */
async function settleAndServe(
  tx: Tx,
  { board }: Deps,
  caller: StaffAt,
  { orderId, counter, counters }: Closing,
): Promise<Closed> {
  let order: Closed = await board.one(caller, orderId)
  if (!isRefusal(order) && order.payState === 'unpaid' && order.paymentMethod === 'out-line')
    order = await board.settle(tx, caller, { orderId, counter, counters })
  if (!isRefusal(order) && order.moves.includes('ready')) order = await board.ready(tx, caller, orderId)
  return isRefusal(order) || order.state === 'completed' ? order : board.complete(tx, caller, orderId)
}

/** Closes an order; one that another request closed meanwhile is answered as it is. API-3 */
async function close(tx: Tx, deps: Deps, caller: StaffAt, input: Closing): Promise<Closed> {
  const order = await settleAndServe(tx, deps, caller, input)
  if (!isRefusal(order) || order.refused !== 'orderMoved') return order
  const now = await deps.board.one(caller, input.orderId)
  return !isRefusal(now) && now.state === 'completed' && now.payState !== 'unpaid' ? now : order
}

/** Orders with what refunds of their parts have returned. */
async function withRefunds<O extends BoardOrder>(
  { db, refundedOf }: Deps,
  corporationId: number,
  orders: readonly O[],
) {
  const ids = orders.filter(({ payState }) => payState !== 'unpaid').map(({ orderId }) => orderId)
  const refunded = await refundedOf(db, corporationId, ids)
  return orders.map(order => ({ ...order, refundedAmount: refunded.get(order.orderId) ?? ZERO }))
}

/** One order with its refunds. */
const readOrder =
  (deps: Deps) =>
  async (caller: StaffAt, orderId: string): Promise<ResponseOf<typeof calls.readOrder> | Refusal<'notFound'>> => {
    const order = await deps.board.one(caller, orderId)
    if (isRefusal(order)) return order
    const [shown] = await withRefunds(deps, caller.corporationId, [order])
    return shown ?? refuse('notFound')
  }

/** Lowers the price of an order. API-11 */
const repriceOrder = (deps: Deps): Handler<typeof calls.repriceOrder> =>
  changeInSteps(calls.repriceOrder, deps, {
    async work(tx, caller, { orderId, off, reason, expectedTotal }) {
      const { requestId } = caller
      return (await deps.board.reprice(tx, caller, { orderId, off, reason, expectedTotal, requestId })) ?? { orderId }
    },
    answer: (caller, _input, { orderId }) => readOrder(deps)(caller, orderId),
  })

/** Orders for other systems: the steps of the board. API-8 */
export function openOrders(deps: Deps): HandlersOf<typeof openOrderCalls> {
  const { board, clock } = deps
  const fits = (promisedAt: string): boolean => {
    const ahead = Date.parse(promisedAt) - clock()
    return ahead > 0 && ahead <= MAX_PROMISE_MS
  }
  const tooEarly = () => refuse('promiseTooEarly', { field: 'promisedAt' })
  const advance = { preparing: board.start, ready: board.ready, delivering: board.handOver } as const
  return {
    listOrders: ({ shop }, input) => listOrders(deps, shop, input),
    readOrder: (caller, { orderId }) => readOrder(deps)(caller, orderId),
    createOrder: createOrder(deps),
    createTableRound: createTableRound(deps),
    acceptOrder: change(calls.acceptOrder, deps, async (tx, caller, { orderId, promisedAt }) => {
      if (promisedAt === undefined) return board.accept(tx, caller, { orderId })
      if (!fits(promisedAt)) return tooEarly()
      return board.accept(tx, caller, { orderId, promisedAt: new Date(promisedAt) })
    }),
    rejectOrder: change(calls.rejectOrder, deps, (tx, caller, { orderId, reason }) =>
      board.reject(tx, caller, { orderId, reason }),
    ),
    cancelOrder: change(calls.cancelOrder, deps, (tx, caller, { orderId, reason }) =>
      board.cancel(tx, caller, { orderId, reason }),
    ),
    delayOrder: change(calls.delayOrder, deps, async (tx, caller, { orderId, promisedAt, reason }) =>
      fits(promisedAt) ? board.delay(tx, caller, { orderId, promisedAt: new Date(promisedAt), reason }) : tooEarly(),
    ),
    advanceOrder: change(calls.advanceOrder, deps, (tx, caller, { orderId, to }) => advance[to](tx, caller, orderId)),
    repriceOrder: repriceOrder(deps),
    closeOrder: change(calls.closeOrder, deps, (tx, caller, input) => close(tx, deps, caller, input)),
  }
}
