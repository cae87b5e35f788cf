import { bill as calls } from '@comanda/contract/bill'
import type { RequestInputOf, CallSpec, ResponseOf } from '@comanda/contract/core'
import { notify } from '@comanda/web/notices'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMay } from '../../platform/may.ts'
import { send } from '../../platform/send.ts'

export type Bill = ResponseOf<typeof calls.tableBill>['bills'][number]

const POLL_MS = 5000

/** The open bills of a table, as its guests add rounds and pay parts; nothing for roles without orders and payments. ORDER-3, A5 */
export const useBills = (shopId: number, tableId: string) =>
  useQuery({
    queryKey: ['floor', shopId, 'bill', tableId],
    queryFn: () => send(calls.tableBill, { shopId, tableId }),
    enabled: useMay('takeOrders', 'takePayment'),
    refetchInterval: POLL_MS,
  })

/** Changes a bill; floor and bill are refetched after any answer. */
export function useBillStep<Answer = unknown>(shopId: number, onDone?: (answer: Answer) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ call, input }: { call: CallSpec; input: RequestInputOf<CallSpec> }) => send(call, input),
    onSuccess: answer => onDone?.(answer as Answer),
    onError: error => notify({ shows: 'toast', message: error.message, tone: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: ['floor', shopId] }),
  })
}
