import { holdsTable, type BookingDay, type Booking } from './queries.ts'

const QUARTER_MS = 900_000
const HOUR_MS = 3_600_000

/** The part of a day that the timeline shows (epoch ms). */
export interface TimelineScale {
  from: number
  until: number
}

/** Bookings that stand on the timeline: those that hold or held tables. */
export const isOnTimeline = (booking: Booking): boolean => holdsTable(booking) || booking.state === 'completed'

/** From the first service or booking to the end of the last, in whole hours; a noon to midnight without any. */
export function scaleOf(
  { services, bookings }: Pick<BookingDay, 'services' | 'bookings'>,
  fallback: number,
): TimelineScale {
  const stays = bookings.filter(isOnTimeline)
  const starts = [...services.map(one => one.from), ...stays.map(one => one.start)].map(Date.parse)
  const ends = [...services.map(one => one.until), ...stays.map(one => one.end)].map(Date.parse)
  if (starts.length === 0) return { from: fallback + 12 * HOUR_MS, until: fallback + 24 * HOUR_MS }
  return {
    from: Math.floor(Math.min(...starts) / HOUR_MS) * HOUR_MS,
    // Guests who begin at the end of a service still stay a while.
    until: Math.ceil(Math.max(...ends) / HOUR_MS) * HOUR_MS + HOUR_MS,
  }
}

/** The whole hours of a scale. */
export const hoursOf = ({ from, until }: TimelineScale): number[] =>
  Array.from({ length: Math.round((until - from) / HOUR_MS) }, (_, at) => from + at * HOUR_MS)

/** Where on the scale an instant is, in percent. */
export const percentOf = ({ from, until }: TimelineScale, instant: number): number =>
  Math.min(100, Math.max(0, ((instant - from) / (until - from)) * 100))

/** The start after a drag of so many pixels, on a quarter of an hour. */
export function startAfterDrag(start: number, pixels: number, pixelsPerHour: number): number {
  const moved = Math.round((pixels / pixelsPerHour) * 4) * QUARTER_MS
  return start + moved
}
