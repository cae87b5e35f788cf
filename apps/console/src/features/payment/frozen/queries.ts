import { frozenValueCalls as calls } from '@comanda/contract/payment'
import type { ResponseOf } from '@comanda/contract/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { send } from '../../../platform/send.ts'

export type FrozenValue = ResponseOf<typeof calls.frozenValues>['values'][number]

const listOf = (shopId: number) => ({
  queryKey: ['frozenValues', shopId],
  queryFn: () => send(calls.frozenValues, { shopId }),
  refetchInterval: 20_000,
})

/** Value that is frozen after a chargeback and waits for a decision. */
export const useFrozenValues = (shopId: number) => useQuery(listOf(shopId))

/** How much of it waits. */
export const useWaitingFrozen = (shopId: number, enabled: boolean): number =>
  useQuery({ ...listOf(shopId), enabled, select: ({ values }) => values.length }).data ?? 0

/** Releases frozen value, or takes it for the brand. */
export function useDecideFrozen(shopId: number, onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (decision: { payableId: string; take: boolean; reason: string }) =>
      send(calls.decideFrozenValue, { shopId, ...decision }),
    onSuccess: values => {
      client.setQueryData(listOf(shopId).queryKey, values)
      onDone()
    },
    onError: () => client.invalidateQueries({ queryKey: listOf(shopId).queryKey }),
  })
}
