import type { kitchenCalls as calls } from '@comanda/contract/kitchen'
import type { ResponseOf } from '@comanda/contract/core'
import type { MessageKey } from '@comanda/messages'
import { t } from '@comanda/web/i18n'

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

/** What a station is called; a menu may name others than those known here, which are called what it calls them. */
export function stationName(station: string): string {
  const key = known[station]
  return key ? t(key) : station
}

/** Whether the kitchen has marked a line made. */
export const isMade = (line: TicketLine): boolean => line.doneAt !== undefined

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
  tickets.filter(ticket => linesAt(ticket, station).some(line => !isMade(line)))

/** Tickets of which a station has made all it had; with no station, those that are made whole. */
export const madeAt = (tickets: readonly Ticket[], station: string): Ticket[] =>
  tickets.filter(ticket => linesAt(ticket, station).length > 0 && linesAt(ticket, station).every(isMade))
