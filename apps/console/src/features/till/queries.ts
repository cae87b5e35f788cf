import { tillCalls as calls } from '@comanda/contract/till'
import type { RequestInputOf, CallSpec, ResponseOf } from '@comanda/contract/core'
import { notify } from '@comanda/web/notices'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMay } from '../../platform/may.ts'
import { send } from '../../platform/send.ts'

export type ShiftDay = ResponseOf<typeof calls.shifts>
export type Shift = ShiftDay['shifts'][number]

/** The cash drawers of a day, with their figures as they are now; today where no day is named; nothing for roles that take no payments. TILL-1, A5 */
export const useShifts = (shopId: number, date?: string) =>
  useQuery({
    queryKey: ['shifts', shopId, date],
    queryFn: () => send(calls.shifts, { shopId, ...(date !== undefined && { date }) }),
    enabled: useMay('takePayment'),
    placeholderData: keepPreviousData,
    refetchInterval: 15_000,
  })

/** Changes a drawer; the shifts are read again after any answer. */
export function useDrawerStep(shopId: number, onDone: (shift: Shift) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ call, input }: { call: CallSpec; input: RequestInputOf<CallSpec> }) => send(call, input),
    onSuccess: answer => onDone(answer as Shift),
    onError: error => notify({ shows: 'toast', message: error.message, tone: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: ['shifts', shopId] }),
  })
}
