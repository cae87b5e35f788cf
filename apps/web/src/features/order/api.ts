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
} from '../../platform/cache/queries.ts'
import { queryOf } from '../../platform/cache/query.ts'
import { isRefused, type CallInput, send, sendUntilDone } from '../../platform/send/index.ts'
import { sendOnce } from '../../platform/cache/send-once.ts'

type QuoteInput = CallInput<typeof calls.calculate>

/**
 * Prices the cart as an order. With chosen promotions the version on screen is priced; if the cart has changed
 * meanwhile, the current version is priced. An answer that says it is still being calculated is polled. ORDER-4, PRICE-2,
 * PRICE-3
 */
export async function quote(input: QuoteInput, cartVersion: number | undefined, signal: AbortSignal) {
  const options = { signal, shows: 'silent' } as const
  if (cartVersion === undefined || !input.executeList?.length) return sendUntilDone(calls.calculate, input, options)
  try {
    return await sendUntilDone(calls.recalculation, { ...input, cartVersion }, options)
  } catch (error) {
    if (!isRefused(error, 'cartMoved')) throw error
    return sendUntilDone(calls.calculate, input, options)
  }
}

export type OrderDetail = ResponseOf<typeof calls.queryOrderDetail>
export type OrderSummary = ResponseOf<typeof calls.list>['orders'][number]
export type OrderQuote = ResponseOf<typeof calls.calculate>
export type OrderType = OrderDetail['orderType']
export type OrderTime = OrderDetail['time']
export type RefundAnswer = ResponseOf<typeof calls.refundDetail>
export type SubmitInput = CallInput<typeof calls.submit>

const detailKey = (orderId: string) => queryOf(calls.queryOrderDetail, { orderId }).queryKey

/** Retries a request without an answer, not a refused one. */
const worthRetrying = (count: number, error: unknown): boolean =>
  count < 2 && (!isRefused(error) || isRefused(error, 'network', 'clientTimeout'))

/** In the console's preview of a theme there is no order: a sample is shown. DECO-2 */
const isSample = (orderId: string): boolean =>
  orderId === 'sample' && /[?&]preview=theme/.test(location.search) && window.parent !== window

/**
 * Queries one order. While it is in progress it is requested again every `every` ms as the fallback of the live
 * updates.
 */
export function useOrder(orderId: string, every?: number) {
  const detail = queryOf(calls.queryOrderDetail, { orderId })
  return useQuery({
    ...detail,
    ...(isSample(orderId) && { queryFn: async () => (await import('./sample-order.ts')).sampleOrder() }),
    enabled: orderId !== '',
    retry: worthRetrying,
    refetchInterval: query =>
      every !== undefined && query.state.data && !isEnded(query.state.data.state) ? every : false,
  })
}

/** Stores a new answer of an order and refreshes the lists. */
export function useSaveOrder() {
  const client = useQueryClient()
  return (order: OrderDetail) => {
    setQueryDataIfNewer(detailKey(order.orderId), order)
    void client.invalidateQueries({ queryKey: [calls.list.path] })
  }
}

/** Requests an order again. */
export function useRefreshOrder() {
  const client = useQueryClient()
  return (orderId: string) => client.invalidateQueries({ queryKey: detailKey(orderId) })
}

/** The guest's newest orders of the last hours, at a store or everywhere, and those rejected within a day. */
export const useRecentOrders = (shopId?: number) =>
  useQuery({
    ...queryOf(calls.queryPersonRecentSubmitted, shopId === undefined ? {} : { shopId }),
    staleTime: 0,
    retry: false,
  })

/** Refunds of an order. */
export const useRefunds = (orderId: string) =>
  useQuery({
    ...queryOf(calls.refundDetail, { orderId }),
    enabled: orderId !== '',
    retry: worthRetrying,
    refetchInterval: ({ state: { data } }) => (data && isInProgress(data) ? 5000 : false),
  })

/** Whether a refund request is unanswered or money has not arrived. */
const isInProgress = ({ refunds, asks: requests }: RefundAnswer): boolean =>
  refunds.some(({ state }) => state === 'asked' || state === 'sent') ||
  requests.some(({ state }) => state === 'waiting')

/** Requests a refund of some dishes from the store. */
export function useRequestRefund() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: CallInput<typeof calls.refundApply>) => sendOnce(calls.refundApply, input),
    onSettled: (_answer, _error, { orderId }) =>
      void client.invalidateQueries({ queryKey: queryOf(calls.refundDetail, { orderId }).queryKey }),
  })
}

export interface ListInput {
  state: 'active' | 'past'
  orderType?: OrderType
  search: string
}

/** Polling interval of orders in progress, in ms. */
const ORDERS_AGAIN = 20_000

/** The guest's orders in pages. */
export const useOrders = (input: ListInput, enabled = true) =>
  useInfiniteQuery({
    enabled,
    queryKey: [calls.list.path, input],
    queryFn: ({ pageParam, signal }) =>
      send(
        calls.list,
        { ...input, ...(pageParam === undefined ? {} : { cursor: pageParam }) },
        { signal, shows: 'silent' },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: page => page.nextCursor,
    retry: worthRetrying,
    refetchInterval: ({ state: { data } }) =>
      input.state === 'active' && data?.pages.some(page => page.orders.length > 0) ? ORDERS_AGAIN : false,
  })

/** Id and version of the cart of this place that is to be ordered. */
export const useCartToOrder = (place: CallInput<typeof cartCalls.query>) =>
  useQuery({ ...queryOf(cartCalls.query, place), staleTime: 0, refetchOnMount: 'always', retry: worthRetrying })

/** Polling interval while the store is paused, in ms. */
const LOOK_AGAIN = 15_000
const isPause = ({ problem }: OrderQuote['problems'][number]): boolean => problem === 'shopPaused'

/** Price of the cart as an order. The previous answer is shown until the new one arrives. */
export const useOrderQuote = (input: QuoteInput | undefined, seen?: { cartVersion: number }) =>
  useQuery({
    queryKey: [calls.calculate.path, input],
    queryFn: ({ signal }) => {
      if (!input) throw new Error('asked for nothing')
      return quote(input, seen?.cartVersion, signal)
    },
    enabled: input !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
    // A pause ends automatically; the form must then stop showing it.
    refetchInterval: query => (query.state.data?.problems.some(isPause) ? LOOK_AGAIN : false),
    retry: worthRetrying,
  })

/** Requests the cart and everything derived from it again. */
export function useRefreshCart() {
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: [cartCalls.query.path] }),
      client.invalidateQueries({ queryKey: [calls.calculate.path] }),
    ])
}

/** Removes lines from the cart, or a part of their quantity. If that fails the guest is notified and they remain. */
export const takeOut = (
  items: readonly { itemKey: string; quantity: number }[],
  place: Partial<CallInput<typeof cartCalls.query>> = {},
) => {
  const cartItems = items.map(({ itemKey, quantity }) => ({ itemKey, quantity }))
  return send(cartCalls.modify, { ...place, modifyType: 1, cartItems }, { shows: 'toast' })
}

/** Cancels an order; if that is refused, the order is requested again so that the screen shows why. ORDER-9 */
export function useCancelOrder() {
  const saveToCache = useSaveOrder()
  const refresh = useRefreshOrder()
  return useMutation({
    mutationFn: (orderId: string) => send(calls.cancel, { orderId }, { shows: 'silent' }),
    onSuccess: saveToCache,
    onError: (_error, orderId) => void refresh(orderId),
  })
}

/** Adds the dishes of an order to the cart of the given table, or to the cart without a table. ORDER-9 */
export const useReorder = () =>
  useMutation({
    mutationFn: ({ orderId, tableId }: { orderId: string; tableId: string | undefined }) =>
      // Sent explicitly when undefined: the table in the address may belong to another store.
      send(calls.reorder, { orderId, tableId }, { shows: 'silent' }),
  })
