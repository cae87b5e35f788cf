import type { AskOf, CallSpec } from '@comanda/contract/core'
import { tell } from '@comanda/web/notices'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { send } from '../../platform/send.ts'

/** Takes an order one step on; the board is asked again whatever the answer, since it may have moved meanwhile. */
export function useStep(onDone?: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ call, ask }: { call: CallSpec; ask: AskOf<CallSpec> }) => send(call, ask),
    onError: error => tell({ shows: 'toast', message: error.message, tone: 'error' }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: ['board'] })
      onDone?.()
    },
  })
}
