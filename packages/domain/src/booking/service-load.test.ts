import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BookingRules } from '../store/index.ts'
import { type BookedStay, serviceLoads } from './service-load.ts'

const HOUR = 3_600_000
const DATE = '2026-11-24'
const midnight = Date.parse(`${DATE}T00:00:00Z`)
const windows = [
  { weekdays: [0, 1, 2, 3, 4, 5, 6], from: 12 * 60, to: 14 * 60 },
  { weekdays: [0, 1, 2, 3, 4, 5, 6], from: 18 * 60, to: 22 * 60 },
]
const book = { rules: { windows } as BookingRules, hours: windows, holidays: [], timeZone: 'UTC' }
const tables = [2, 4, 6].map(seats => ({ tableId: `t${seats}`, tableName: `${seats}`, seats, areaId: 'room' }))
const at = (from: number, hours: number, partySize: number, ...tableIds: string[]): BookedStay => ({
  start: midnight + from * HOUR,
  end: midnight + (from + hours) * HOUR,
  partySize,
  tableIds,
})

describe('Covers and remaining capacity of a service (BOOK-5)', () => {
  test('A party counts in the service it begins in, and its tables are held while it stays', () => {
    const loads = serviceLoads(DATE, book, tables, [at(13, 2, 3, 't4'), at(19, 2, 5, 't6'), at(20.5, 2, 2, 't2')])
    expect(loads).toMatchObject([
      { bookings: 1, covers: 3, seats: 12, freeSeats: 8 },
      { bookings: 2, covers: 7, seats: 12, freeSeats: 4 },
    ])
  })

  test('Two parties at one table after each other take its seats once', () => {
    const [, dinner] = serviceLoads(DATE, book, tables, [at(18, 2, 4, 't4'), at(20, 2, 4, 't4')])
    expect(dinner).toMatchObject({ covers: 8, freeSeats: 8 })
  })

  test('Free seats are never below zero nor above all seats', () => {
    const stay = fc.record({
      from: fc.integer({ min: 40, max: 90 }),
      quarters: fc.integer({ min: 1, max: 12 }),
      table: fc.constantFrom('t2', 't4', 't6', 'removed'),
      size: fc.integer({ min: 1, max: 9 }),
    })
    fc.assert(
      fc.property(fc.array(stay, { maxLength: 30 }), list => {
        const stays = list.map(({ from, quarters, table, size }) => at(from / 4, quarters / 4, size, table))
        for (const { freeSeats, seats } of serviceLoads(DATE, book, tables, stays)) {
          expect(freeSeats).toBeGreaterThanOrEqual(0)
          expect(freeSeats).toBeLessThanOrEqual(seats)
        }
      }),
      { numRuns: 100 },
    )
  })
})
