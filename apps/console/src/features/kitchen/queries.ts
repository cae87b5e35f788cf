import { kitchenCalls, type kitchenCalls as calls } from '@comanda/contract/kitchen'
import type { ResponseOf } from '@comanda/contract/core'
import { notify } from '@comanda/web/notices'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { MessageKey } from '@comanda/messages'
import { t } from '@comanda/web/i18n'
import { serverNow } from '../../platform/now.ts'
import { send } from '../../platform/send.ts'

export type Ticket = ResponseOf<typeof calls.kitchen>['tickets'][number]
export type TicketLine = Ticket['lines'][number]

const known: Readonly<Record<string, MessageKey>> = {
  kitchen: 'kitchen.station.kitchen',
  grill: 'kitchen.station.grill',
  fry: 'kitchen.station.fry',
  cold: 'kitchen.station.cold',
  bar: 'kitchen.station.bar',
  bakery: 'kitchen.station.bakery',
  noodles: 'kitchen.station.noodles',
  wok: 'kitchen.station.wok',
  oven: 'kitchen.station.oven',
  dumplings: 'kitchen.station.dumplings',
}

/** The name of a station; one that is unknown here has the name the menu gives it. */
export function stationName(station: string): string {
  const key = known[station]
  return key ? t(key) : station
}

/** Whether nothing is left to make of a line: the kitchen has made it, or staff took it off the bill. */
export const isMade = (line: TicketLine): boolean => line.doneAt !== undefined || line.voided === true

/** Whether the kitchen can make a line: it is not made, and its course does not wait. COUNTER-3 */
export const isOpen = (line: TicketLine): boolean => !isMade(line) && line.held !== true

/** The lines a station has of a ticket; every line where none is chosen. */
export const linesAt = (ticket: Ticket, station: string): TicketLine[] =>
  station === '' ? ticket.lines : ticket.lines.filter(line => line.station === station)

/** The stations that have something to make now, each with how many tickets. */
export function stationsOf(tickets: readonly Ticket[]): { station: string; open: number }[] {
  const names = [...new Set(tickets.flatMap(ticket => ticket.lines.map(line => line.station)))]
  return names
    .map(station => ({ station, open: openAt(tickets, station).length }))
    .sort((a, b) => stationName(a.station).localeCompare(stationName(b.station)))
}

/** Tickets with something left to make at a station. */
export const openAt = (tickets: readonly Ticket[], station: string): Ticket[] =>
  tickets.filter(ticket => linesAt(ticket, station).some(isOpen))

/** Tickets of which a station has made all it had; with no station, those that are made whole. */
export const ticketsOfStation = (tickets: readonly Ticket[], station: string): Ticket[] =>
  tickets.filter(ticket => linesAt(ticket, station).length > 0 && linesAt(ticket, station).every(isMade))

type Kitchen = ResponseOf<typeof kitchenCalls.kitchen>

export interface LineMark {
  orderId: string
  lineKeys: string[]
  done: boolean
}

function withMark(ticket: Ticket, { orderId, lineKeys, done }: LineMark): Ticket {
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
    mutationFn: (mark: LineMark) => send(kitchenCalls.bump, mark),
    // A mark shows at once; afterwards the server's answer counts.
    onMutate: async mark => {
      await client.cancelQueries({ queryKey })
      client.setQueryData<Kitchen>(
        queryKey,
        now => now && { ...now, tickets: now.tickets.map(one => withMark(one, mark)) },
      )
    },
    onError: failed,
    onSettled: () => client.invalidateQueries({ queryKey: ['board', shopId] }),
  })
  const ready = useMutation({
    mutationFn: (orderId: string) => send(kitchenCalls.markReady, { orderId }),
    onError: failed,
    onSettled: () => client.invalidateQueries({ queryKey: ['board', shopId] }),
  })
  return { kitchen, bump: bump.mutate, ready }
}
