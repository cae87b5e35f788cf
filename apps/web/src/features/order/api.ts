import { cart as cartCalls } from '@comanda/contract/cart'
import type { ResponseOf } from '@comanda/contract/core'
import { order as calls } from '@comanda/contract/order'
import { isEnded } from '@comanda/domain/order'
import {
  setQueryDataIfNewer,
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '../../platform/queries.ts'
import { queryOf } from '../../platform/query.ts'
import { isRefused, type CallInput, send } from '../../platform/send/index.ts'

type WorkOutAsk = CallInput<typeof calls.calculate>

/**
 * What the cart costs as an order. Once promotions are chosen it is worked out again for the version the guest looks at;
 * a cart that has moved on meanwhile is worked out as it is now. PRICE-2, PRICE-3
 */
async function workOut(ask: WorkOutAsk, cartVersion: number | undefined, signal: AbortSignal) {
  const options = { signal, shows: 'silent' } as const
  if (cartVersion === undefined || !ask.executeList?.length) return send(calls.calculate, ask, options)
  try {
    return await send(calls.recalculation, { ...ask, cartVersion }, options)
  } catch (error) {
    if (!isRefused(error, 'cartMoved')) throw error
    return send(calls.calculate, ask, options)
  }
}

export type OrderDetail = ResponseOf<typeof calls.queryOrderDetail>
export type OrderSummary = ResponseOf<typeof calls.list>['orders'][number]
export type WorkedOut = ResponseOf<typeof calls.calculate>
export type OrderType = OrderDetail['orderType']
export type OrderTime = OrderDetail['time']
export type RefundAnswer = ResponseOf<typeof calls.refundDetail>
export type SubmitAsk = CallInput<typeof calls.submit>

const detailKey = (orderId: string) => queryOf(calls.queryOrderDetail, { orderId }).queryKey

/** Asking again helps where nothing was said, not where the answer was no. */
const worthRetrying = (count: number, error: unknown): boolean =>
  count < 2 && (!isRefused(error) || isRefused(error, 'network', 'clientTimeout'))

/** One order. `every` ms it is asked again while it is on its way: the safety net under the live updates. */
export function useOrder(orderId: string, every?: number) {
  return useQuery({
    ...queryOf(calls.queryOrderDetail, { orderId }),
    enabled: orderId !== '',
    retry: worthRetrying,
    refetchInterval: query =>
      every !== undefined && query.state.data && !isEnded(query.state.data.state) ? every : false,
  })
}

/** Puts a fresh answer in the place of the old one, and lets lists ask again. */
export function useKeepOrder() {
  const client = useQueryClient()
  return (order: OrderDetail) => {
    setQueryDataIfNewer(detailKey(order.orderId), order)
    void client.invalidateQueries({ queryKey: [calls.list.path] })
  }
}

/** Asks for an order again, now. */
export function useRefreshOrder() {
  const client = useQueryClient()
  return (orderId: string) => client.invalidateQueries({ queryKey: detailKey(orderId) })
}

/** The guest's own newest orders of the last hours at a store. */
export const useRecentOrders = (shopId: number) =>
  useQuery({ ...queryOf(calls.queryPersonRecentSubmitted, { shopId }), staleTime: 0, retry: false })

/** What goes back to the guest. */
export const useRefunds = (orderId: string) =>
  useQuery({
    ...queryOf(calls.refundDetail, { orderId }),
    enabled: orderId !== '',
    retry: worthRetrying,
    refetchInterval: ({ state: { data } }) => (data && isUnderway(data) ? 5000 : false),
  })

/** The store has not answered yet, or money has not arrived. */
const isUnderway = ({ refunds, asks }: RefundAnswer): boolean =>
  refunds.some(({ state }) => state === 'asked' || state === 'sent') || asks.some(({ state }) => state === 'waiting')

/** Asks the store for the money of some dishes. */
export function useAskRefund() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (ask: CallInput<typeof calls.refundApply>) => send(calls.refundApply, ask, { shows: 'silent' }),
    onSettled: (_answer, _error, { orderId }) =>
      void client.invalidateQueries({ queryKey: queryOf(calls.refundDetail, { orderId }).queryKey }),
  })
}

export interface ListAsk {
  state: 'active' | 'past'
  orderType?: OrderType
  search: string
}

/** How often orders under way are asked for again, in ms: the kitchen moves on while somebody looks. */
const ORDERS_AGAIN = 20_000

/** The guest's orders, a page at a time. */
export const useOrders = (ask: ListAsk) =>
  useInfiniteQuery({
    queryKey: [calls.list.path, ask],
    queryFn: ({ pageParam, signal }) =>
      send(
        calls.list,
        { ...ask, ...(pageParam === undefined ? {} : { cursor: pageParam }) },
        { signal, shows: 'silent' },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: page => page.nextCursor,
    retry: worthRetrying,
    refetchInterval: ({ state: { data } }) =>
      ask.state === 'active' && data?.pages.some(page => page.orders.length > 0) ? ORDERS_AGAIN : false,
  })

/** The cart that is to be ordered, of this place and no other: its id and version. */
export const useCartToOrder = (place: CallInput<typeof cartCalls.query>) =>
  useQuery({ ...queryOf(cartCalls.query, place), staleTime: 0, refetchOnMount: 'always', retry: worthRetrying })

/** How often it is looked whether the kitchen is back, in ms. */
const LOOK_AGAIN = 15_000
const isPause = ({ problem }: WorkedOut['problems'][number]): boolean => problem === 'shopPaused'

/** What the cart costs as an order. The old answer stays in sight while the new one is on its way. */
export const useWorkedOut = (ask: WorkOutAsk | undefined, seen?: { cartVersion: number }) =>
  useQuery({
    queryKey: [calls.calculate.path, ask],
    queryFn: ({ signal }) => {
      if (!ask) throw new Error('asked for nothing')
      return workOut(ask, seen?.cartVersion, signal)
    },
    enabled: ask !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
    // A break ends by itself: the form must not go on saying that it lasts.
    refetchInterval: query => (query.state.data?.problems.some(isPause) ? LOOK_AGAIN : false),
    retry: worthRetrying,
  })

/** Asks anew for the cart and all that hangs on it. */
export function useRefreshCart() {
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: [cartCalls.query.path] }),
      client.invalidateQueries({ queryKey: [calls.calculate.path] }),
    ])
}

/** Takes lines out of the cart whole. Where that cannot be the guest is told: the lines still stand there. */
export const takeOut = (items: readonly { itemKey: string; quantity: number }[]) => {
  const cartItems = items.map(({ itemKey, quantity }) => ({ itemKey, quantity }))
  return send(cartCalls.modify, { modifyType: 1, cartItems }, { shows: 'toast' })
}

/** Cancels an order; where it is refused, the order is asked for anew, so that the screen shows why. ORDER-9 */
export function useCancelOrder() {
  const kept = useKeepOrder()
  const refresh = useRefreshOrder()
  return useMutation({
    mutationFn: (orderId: string) => send(calls.cancel, { orderId }, { shows: 'silent' }),
    onSuccess: kept,
    onError: (_error, orderId) => void refresh(orderId),
  })
}

/** Puts the dishes of an order into the cart again: of the table that is named, else of nobody's. ORDER-9 */
export const useReorder = () =>
  useMutation({
    mutationFn: ({ orderId, tableId }: { orderId: string; tableId: string | undefined }) =>
      // Said even where there is none: the table of the address may be another restaurant's.
      send(calls.reorder, { orderId, tableId }, { shows: 'silent' }),
  })
