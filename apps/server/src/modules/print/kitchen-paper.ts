import type { ReceiptKey } from '@comanda/messages/receipts'
import { byCourse, type KitchenTicket } from '@comanda/domain/order'
import { type PaperRow, type PrintFormat, orderTypeText, remarkRows } from './print-format.ts'

type Ticket = KitchenTicket<{ tableName: string }>

const STATION_WORDS: ReadonlySet<string> = new Set([
  'kitchen',
  'grill',
  'fry',
  'cold',
  'bar',
  'bakery',
  'noodles',
  'wok',
  'oven',
  'dumplings',
])

const stationName = (pen: PrintFormat, station: string): string =>
  STATION_WORDS.has(station) ? pen.say(`kitchen.station.${station}` as ReceiptKey) : station

/** Whether a printer of these stations has anything to print of a ticket; no stations = all. */
export const concerns = (stations: readonly string[], ticket: Ticket): boolean =>
  ticket.lines.some(line => stations.length === 0 || stations.includes(line.station))

const lineRows = (pen: PrintFormat, line: Ticket['lines'][number]): PaperRow[] => [
  { kind: 'line', count: String(line.quantity), text: line.displayName, size: 2 },
  ...(line.partOf ? [{ kind: 'text' as const, text: pen.say('receipt.partOf', { name: line.partOf }) }] : []),
  ...(line.detail !== '' ? [{ kind: 'text' as const, text: line.detail }] : []),
  ...remarkRows(pen, line.remark, { bold: true }),
  ...(line.nick ? [{ kind: 'text' as const, text: pen.say('receipt.for', { name: line.nick }) }] : []),
  ...(line.seat === undefined ? [] : [{ kind: 'text' as const, text: pen.say('receipt.seat', { number: line.seat }) }]),
]

/** The name of a course, and that it waits until it is fired. COUNTER-3 */
const courseText = (pen: PrintFormat, course: number, lines: Ticket['lines']): string =>
  pen.say(lines.some(line => line.held) ? 'receipt.courseHeld' : 'receipt.course', { number: course })

/** The lines of these stations, each station's by course. COUNTER-2 */
function linesOf(pen: PrintFormat, stations: readonly string[], ticket: Ticket, dead: boolean): PaperRow[] {
  const ofStations = ticket.lines.filter(
    line => (dead || !line.voided) && (stations.length === 0 || stations.includes(line.station)),
  )
  return [...Map.groupBy(ofStations, line => line.station)].flatMap(([station, lines]): PaperRow[] => [
    { kind: 'banner', text: stationName(pen, station) },
    ...byCourse(lines).flatMap(([course, own]): PaperRow[] => [
      ...(course === undefined
        ? []
        : [{ kind: 'text' as const, text: courseText(pen, course, own), bold: true as const }]),
      ...own.flatMap(line => lineRows(pen, line)),
    ]),
  ])
}

function wishesOf(pen: PrintFormat, { remark, utensils }: Ticket): PaperRow[] {
  return [
    ...remarkRows(pen, remark, { bold: true }),
    ...(utensils === 0 ? [{ kind: 'text' as const, text: pen.say('receipt.noCutlery') }] : []),
    ...(utensils > 0 ? [{ kind: 'text' as const, text: pen.say('receipt.cutlery', { count: utensils }) }] : []),
  ]
}

/** The ticket of a station for an order: large, without prices. `dead`: the order was cancelled. */
export function kitchenPaper(pen: PrintFormat, ticket: Ticket, stations: readonly string[], dead = false): PaperRow[] {
  return [
    ...(dead ? [{ kind: 'banner' as const, text: pen.say('receipt.cancelled') }] : []),
    { kind: 'text', text: ticket.callNumber ?? ticket.orderNo, size: 3, bold: true, align: 'center' },
    {
      kind: 'pair',
      left: orderTypeText(pen, ticket),
      right: pen.say('receipt.due', { time: pen.clock(ticket.dueAt) }),
      bold: true,
      size: 2,
    },
    { kind: 'rule' },
    ...linesOf(pen, stations, ticket, dead),
    { kind: 'rule' },
    ...wishesOf(pen, ticket),
    { kind: 'pair', left: ticket.orderNo, right: pen.day(ticket.since) },
  ]
}
