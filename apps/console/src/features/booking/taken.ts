import type { Booking, BookingDay } from './api.ts'

/** Whether a booking holds its table. */
export const holdsTable = ({ state }: Pick<Booking, 'state'>): boolean =>
  state === 'awaitingDeposit' || state === 'booked' || state === 'seated'

/** The tables somebody else holds at some moment between two (epoch ms). */
export function takenTables(
  bookings: BookingDay['bookings'],
  stay: { from: number; until: number; except?: string },
): ReadonlySet<string> {
  const others = bookings.filter(
    one =>
      holdsTable(one) &&
      one.bookingId !== stay.except &&
      Date.parse(one.start) < stay.until &&
      Date.parse(one.end) > stay.from,
  )
  return new Set(others.flatMap(({ tableIds }) => tableIds))
}
