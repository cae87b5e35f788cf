import type { AskOf, CallSpec } from '@comanda/contract/core'
import { notify } from '@comanda/web/notices'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { send } from '../../../platform/send.ts'

/** What every step is known by while it is under way. */
export const stepKey = ['step']

/** Takes an order one step on; the board is asked again whatever the answer, since it may have moved meanwhile. */
export function useStep(onDone?: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationKey: stepKey,
    mutationFn: ({ call, ask }: { call: CallSpec; ask: AskOf<CallSpec> }) => send(call, ask),
    onSuccess: () => onDone?.(),
    onError: error => notify({ shows: 'toast', message: error.message, tone: 'error' }),
    onSettled: () => void client.invalidateQueries({ queryKey: ['board'] }),
  })
}
