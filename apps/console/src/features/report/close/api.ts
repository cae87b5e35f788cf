import { reportCalls as calls } from '@comanda/contract/report'
import type { ResponseOf } from '@comanda/contract/core'
import { toast } from '@comanda/web/notices'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { send } from '../../../platform/send.ts'

export type ClosedDay = ResponseOf<typeof calls.dayFigures>
export type Figure = ClosedDay['figures'][number]

const keyOf = (shopId: number, date: string | undefined) => ['close', shopId, date]

/** A store's day in money; today where none is named. */
export const useDay = (shopId: number, date: string | undefined) =>
  useQuery({
    queryKey: keyOf(shopId, date),
    queryFn: () => send(calls.dayFigures, { shopId, ...(date !== undefined && { date }) }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  })

/** Keeps a day's figures as they are. */
export function useClose(shopId: number, asked: string | undefined, onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (date: string) => send(calls.closeDay, { shopId, date }),
    onSuccess: day => {
      client.setQueryData(keyOf(shopId, asked), day)
      onDone()
    },
    onError: error => toast(error.message),
  })
}
