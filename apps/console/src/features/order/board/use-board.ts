import { staffOrderCalls as calls } from '@comanda/contract/order'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLiveBoard } from '../../../platform/live.ts'
import { setServerTime } from '../../../platform/now.ts'
import { send } from '../../../platform/send.ts'
import { inColumns } from './columns.ts'

const POLL_MS = 8000

async function loadBoard(shopId: number) {
  const live = await send(calls.board, { shopId })
  setServerTime(live.now)
  return live
}

/** A store's orders, always: asked again at every change, and every few seconds should the line be down. */
export function useBoard(shopId: number) {
  const client = useQueryClient()
  const live = useQuery({
    queryKey: ['board', shopId],
    queryFn: () => loadBoard(shopId),
    refetchInterval: POLL_MS,
    refetchIntervalInBackground: true,
  })
  const done = useQuery({
    queryKey: ['board', shopId, 'done'],
    queryFn: () => send(calls.board, { shopId, done: true }),
    refetchInterval: POLL_MS * 4,
  })
  const up = useLiveBoard(shopId, () => void client.invalidateQueries({ queryKey: ['board', shopId] }))
  return {
    columns: inColumns([...(live.data?.orders ?? []), ...(done.data?.orders ?? [])]),
    readyMinutes: live.data?.readyMinutes ?? 15,
    unprinted: live.data?.unprinted ?? 0,
    pausedUntil: live.data?.pausedUntil,
    /** When it was last heard from (the server's time, epoch ms). */
    heardAt: live.data ? Date.parse(live.data.now) : 0,
    up,
    error: live.data ? undefined : live.error,
    retry: () => void live.refetch(),
  }
}

export type LiveBoard = ReturnType<typeof useBoard>
