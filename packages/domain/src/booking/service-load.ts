import { localTime, type Opening, openingsFrom } from '../store/index.ts'
import type { BookingBook, Seating } from './seatings.ts'
import { type BookableTable, quartersOf } from './tables.ts'

/** A booking as a service counts it (epoch ms). */
export interface BookedStay extends Seating {
  partySize: number
  tableIds: readonly string[]
}

/** How full a service is. */
export interface ServiceLoad extends Seating {
  /** Parties and guests that begin in it. */
  bookings: number
  covers: number
  /** Seats of all bookable tables. */
  seats: number
  /** Free seats in its fullest quarter hour. */
  freeSeats: number
}

/** Free seats in the fullest quarter hour of a service: those of tables that no stay holds. */
function fewestFree(service: Seating, stays: readonly BookedStay[], tables: readonly BookableTable[]): number {
  const seats = new Map(tables.map(table => [table.tableId, table.seats]))
  const total = tables.reduce((sum, table) => sum + table.seats, 0)
  const taken = new Map<number, Set<string>>()
  for (const stay of stays)
    for (const quarter of quartersOf({
      start: Math.max(stay.start, service.start),
      end: Math.min(stay.end, service.end),
    }))
      taken.set(quarter, new Set([...(taken.get(quarter) ?? []), ...stay.tableIds]))
  const held = [...taken.values()].map(ids => [...ids].reduce((sum, id) => sum + (seats.get(id) ?? 0), 0))
  return total - Math.max(0, ...held)
}

/**
 * The services of a calendar day of the store, with their guests and what is free: each booking window is a service. A party counts where it
 * begins; it holds its tables in every service it stays in. BOOK-5
 */
export function serviceLoads(
  date: string,
  book: BookingBook,
  tables: readonly BookableTable[],
  stays: readonly BookedStay[],
): ServiceLoad[] {
  const table = { windows: book.rules.windows, holidays: book.holidays, timeZone: book.timeZone }
  const toLoad = ({ opensAt, closesAt }: Opening): ServiceLoad => {
    const service = { start: opensAt, end: closesAt }
    const begun = stays.filter(({ start }) => start >= opensAt && start < closesAt)
    return {
      ...service,
      bookings: begun.length,
      covers: begun.reduce((sum, { partySize }) => sum + partySize, 0),
      seats: tables.reduce((sum, { seats }) => sum + seats, 0),
      freeSeats: fewestFree(service, stays, tables),
    }
  }
  return openingsFrom(date, 1, table)
    .filter(({ opensAt }) => localTime(opensAt, book.timeZone).date === date)
    .map(toLoad)
}
