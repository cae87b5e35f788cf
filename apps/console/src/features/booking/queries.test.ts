import { expect, test } from 'vitest'
import { type Booking, takenTables } from './queries.ts'

const at = (time: string) => `2026-11-24T${time}:00.000Z`
const one = (bookingId: string, tableId: string, start: string, end: string, state: Booking['state'] = 'booked') =>
  ({ bookingId, tableIds: [tableId], start: at(start), end: at(end), state }) as Booking

test('A table is taken by overlapping bookings only, not by earlier, later or cancelled ones', () => {
  const bookings = [
    one('a', '1', '17:00', '18:30'),
    one('b', '2', '18:00', '19:30', 'seated'),
    one('c', '3', '18:00', '19:30', 'cancelled'),
    one('d', '4', '20:00', '21:30'),
  ]
  const stay = { from: Date.parse(at('18:30')), until: Date.parse(at('20:00')) }
  expect([...takenTables(bookings, stay)]).toEqual(['2'])
  expect([...takenTables(bookings, { ...stay, except: 'b' })]).toEqual([])
})
