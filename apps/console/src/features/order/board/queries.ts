import { staffOrderCalls as calls } from '@comanda/contract/order'
import { useQuery, useQueryClient, useMutation } from '@tanstack/react-query'
import type { RequestInputOf, CallSpec } from '@comanda/contract/core'
import { notify } from '@comanda/web/notices'
import { useLiveBoard } from '../../../platform/live.ts'
import { setServerTime } from '../../../platform/now.ts'
import { send } from '../../../platform/send.ts'
import { type BoardOrder, inColumns } from './columns.ts'

const POLL_MS = 8000

async function loadBoard(shopId: number) {
  const live = await send(calls.board, { shopId })
  setServerTime(live.now)
  return live
}

const orderTypesOf = (live: Awaited<ReturnType<typeof loadBoard>> | undefined) => live?.orderTypes ?? []

/** The pause of a store's orders. */
const pauseOf = (live: Awaited<ReturnType<typeof loadBoard>> | undefined) =>
  live?.pausedUntil === undefined
    ? undefined
    : { until: live.pausedUntil, types: live.pausedTypes ?? [], reason: live.pauseReason }

const idsOfUnpaid = (orders: readonly BoardOrder[]) =>
  orders.filter(({ payState }) => payState === 'unpaid').map(({ orderId }) => orderId)

interface BoardNeeds {
  /** Whether the person has the right to the orders. A5 */
  allowed: boolean
  /** Whether the orders are shown, and so the ended ones are needed. */
  shown: boolean
}

/** The board as it is read: once the stream is open, and at each change; polling is the fallback. */
function useReads(shopId: number, { allowed, shown }: BoardNeeds) {
  const client = useQueryClient()
  const { up, ready } = useLiveBoard(shopId, () => void client.invalidateQueries({ queryKey: ['board', shopId] }))
  const enabled = allowed && ready
  const live = useQuery({
    queryKey: ['board', shopId],
    queryFn: () => loadBoard(shopId),
    enabled,
    refetchInterval: POLL_MS,
    refetchIntervalInBackground: true,
  })
  const done = useQuery({
    queryKey: ['board', shopId, 'done'],
    queryFn: () => send(calls.board, { shopId, done: true }),
    enabled: enabled && shown,
    refetchInterval: POLL_MS * 4,
  })
  return { up, live, done }
}

/** The orders of a store, live; none for a person without the right to them. A5 */
export function useBoard(shopId: number, needs: BoardNeeds) {
  const { up, live, done } = useReads(shopId, needs)
  const orders = [...(live.data?.orders ?? []), ...(done.data?.orders ?? [])]
  return {
    columns: inColumns(orders),
    /** The orders that are not paid yet; undefined while the orders are read. */
    unpaidIds: [live, done].every(query => query.isSuccess && !query.isFetching) ? idsOfUnpaid(orders) : undefined,
    readyMinutes: (orderType: BoardOrder['orderType']): number =>
      live.data?.readyMinutesFor[orderType] ?? live.data?.readyMinutes ?? 15,
    cashRounding: live.data?.cashRounding,
    unprinted: live.data?.unprinted ?? 0,
    orderTypes: orderTypesOf(live.data),
    pause: pauseOf(live.data),
    /** The time of the last answer (epoch ms of the server); 0: none yet. */
    heardAt: live.data ? Date.parse(live.data.now) : 0,
    up,
    error: live.data ? undefined : live.error,
    retry: () => void live.refetch(),
  }
}

export type LiveBoard = ReturnType<typeof useBoard>

/** The key of every step that is being sent. */
export const stepKey = ['step']

/** Advances an order; the board is refetched after any answer. */
export function useStep(onDone?: (answer: BoardOrder) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationKey: stepKey,
    mutationFn: ({ call, input }: { call: CallSpec; input: RequestInputOf<CallSpec> }) => send(call, input),
    onSuccess: answer => onDone?.(answer as BoardOrder),
    onError: error => notify({ shows: 'toast', message: error.message, tone: 'error' }),
    onSettled: () => void client.invalidateQueries({ queryKey: ['board'] }),
  })
}
