import { kitchenCalls } from '@comanda/contract/kitchen'
import { staffOrderCalls } from '@comanda/contract/order'
import type { ResponseOf } from '@comanda/contract/core'
import { notify } from '@comanda/web/notices'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { serverNow } from '../../platform/now.ts'
import { send } from '../../platform/send.ts'
import type { Ticket } from './stations.ts'

type Kitchen = ResponseOf<typeof kitchenCalls.kitchen>

export interface Mark {
  orderId: string
  lineKeys: string[]
  done: boolean
}

function marked(ticket: Ticket, { orderId, lineKeys, done }: Mark): Ticket {
  if (ticket.orderId !== orderId) return ticket
  const doneAt = new Date(serverNow()).toISOString()
  return {
    ...ticket,
    lines: ticket.lines.map(line => {
      if (!lineKeys.includes(line.lineKey)) return line
      const { doneAt: _before, ...open } = line
      return done ? { ...open, doneAt } : open
    }),
  }
}

/** The kitchen's tickets, under the board's key: whatever refreshes the board refreshes them. */
export function useKitchen(shopId: number) {
  const client = useQueryClient()
  const queryKey = ['board', shopId, 'kitchen']
  const kitchen = useQuery({ queryKey, queryFn: () => send(kitchenCalls.kitchen, { shopId }), refetchInterval: 8000 })
  const failed = (error: Error) => notify({ shows: 'toast', message: error.message, tone: 'error' })
  const bump = useMutation({
    mutationFn: (mark: Mark) => send(kitchenCalls.bump, mark),
    // What is marked is seen at once; what the server says afterwards is what holds.
    onMutate: async mark => {
      await client.cancelQueries({ queryKey })
      client.setQueryData<Kitchen>(
        queryKey,
        now => now && { ...now, tickets: now.tickets.map(one => marked(one, mark)) },
      )
    },
    onError: failed,
    onSettled: () => client.invalidateQueries({ queryKey: ['board', shopId] }),
  })
  const ready = useMutation({
    mutationFn: (orderId: string) => send(staffOrderCalls.ready, { orderId }),
    onError: failed,
    onSettled: () => client.invalidateQueries({ queryKey: ['board', shopId] }),
  })
  return { kitchen, bump: bump.mutate, ready }
}
