import { table as calls } from '@comanda/contract/table'
import type { ResponseOf } from '@comanda/contract/core'
import { notify } from '@comanda/web/notices'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLive, useLiveBoard } from '../../platform/live.ts'
import { setServerTime } from '../../platform/now.ts'
import { send } from '../../platform/send.ts'

export type Floor = ResponseOf<typeof calls.tables>
export type Table = Floor['tables'][number]

const POLL_MS = 10_000

async function load(shopId: number) {
  const floor = await send(calls.tables, { shopId })
  setServerTime(floor.now)
  return floor
}

/** The tables of a store and their parties, live, with polling as the fallback. */
export function useFloor(shopId: number) {
  const client = useQueryClient()
  const queryKey = ['floor', shopId]
  const onChange = () => void client.invalidateQueries({ queryKey })
  const bookings = useLive(`bookings:${shopId}`, onChange)
  const board = useLiveBoard(shopId, onChange)
  return useQuery({
    queryKey,
    queryFn: () => load(shopId),
    enabled: bookings.ready && board.ready,
    refetchInterval: POLL_MS,
  })
}

const tableSteps = { open: calls.openTable, release: calls.releaseTable } as const

/** Opens or releases a table; the floor is refetched after any answer. */
export function useTableStep(shopId: number, onDone?: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ step, tableId }: { step: keyof typeof tableSteps; tableId: string }) =>
      send(tableSteps[step], { shopId, tableId }),
    onSuccess: () => onDone?.(),
    onError: error => notify({ shows: 'toast', message: error.message, tone: 'error' }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['floor', shopId] }),
        client.invalidateQueries({ queryKey: ['bookings', shopId] }),
      ]),
  })
}
