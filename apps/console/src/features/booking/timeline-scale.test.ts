import { describe, expect, test } from 'vitest'
import type { BookingDay } from './queries.ts'
import { hoursOf, percentOf, scaleOf, startAfterDrag } from './timeline-scale.ts'

const midnight = Date.parse('2026-11-24T00:00:00Z')
const service = { from: '2026-11-24T17:00:00Z', until: '2026-11-24T21:00:00Z' }
const day = { services: [service], bookings: [] } as unknown as Pick<BookingDay, 'services' | 'bookings'>

describe('The timeline of bookings (BOOK-5)', () => {
  test('The scale covers services and bookings in whole hours', () => {
    const late = { start: '2026-11-24T21:30:00Z', end: '2026-11-24T23:15:00Z', state: 'booked' }
    const scale = scaleOf({ ...day, bookings: [late as BookingDay['bookings'][number]] }, midnight)
    expect(new Date(scale.from).toISOString()).toBe('2026-11-24T17:00:00.000Z')
    expect(new Date(scale.until).toISOString()).toBe('2026-11-25T01:00:00.000Z')
    expect(hoursOf(scale)).toHaveLength(8)
    expect(percentOf(scale, Date.parse('2026-11-24T21:00:00Z'))).toBe(50)
  })

  test('A drag moves a booking by quarters of an hour', () => {
    const start = Date.parse('2026-11-24T18:00:00Z')
    expect(startAfterDrag(start, 100, 80)).toBe(start + 5 * 900_000)
    expect(startAfterDrag(start, -9, 80)).toBe(start)
    expect(startAfterDrag(start, -21, 80)).toBe(start - 900_000)
  })
})
