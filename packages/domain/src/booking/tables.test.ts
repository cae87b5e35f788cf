import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BookingRules, TableInfo } from '../store/index.ts'
import { bookingStates, isBookingEnded, isWaitingEnded, mayMoveBooking, mayMoveWaiting, waitingStates } from './life.ts'
import { bookableTables, isTableFree, quartersOf } from './tables.ts'

const table = (tableName: string, seats: number) => ({ tableId: `id-${tableName}`, tableName, seats }) as TableInfo
const rules = {
  areas: [
    { areaId: 'room', name: {}, tableNames: ['1', '2'] },
    { areaId: 'garden', name: {}, tableNames: ['3'] },
  ],
} as unknown as BookingRules
const tables = bookableTables(rules, [table('1', 6), table('2', 2), table('3', 4), table('9', 2)])
const hour = 3_600_000

describe('tables', () => {
  test('Only tables of bookable areas, the closest fit first (BOOK-1)', () => {
    expect(tables.map(({ tableName }) => tableName)).toEqual(['2', '3', '1'])
  })

  test('A table is free at the instant the stay before it ends', () => {
    const taken = new Map([['id-2', new Set(quartersOf({ start: 0, end: hour }))]])
    expect(isTableFree('id-2', { start: hour, end: 2 * hour }, taken)).toBe(true)
    expect(isTableFree('id-2', { start: hour - 900_000, end: 2 * hour }, taken)).toBe(false)
  })

  test('Two stays share a quarter hour whenever they overlap (S5)', () => {
    const stay = fc
      .tuple(fc.integer({ min: 0, max: 600 }), fc.integer({ min: 15, max: 240 }))
      .map(([from, long]) => ({ start: from * 60_000, end: (from + long) * 60_000 }))
    fc.assert(
      fc.property(stay, stay, (a, b) => {
        const shared = quartersOf(a).some(quarter => quartersOf(b).includes(quarter))
        if (a.start < b.end && b.start < a.end) expect(shared).toBe(true)
        const aligned = [a.start, a.end, b.start, b.end].every(at => at % 900_000 === 0)
        if (aligned && !(a.start < b.end && b.start < a.end)) expect(shared).toBe(false)
      }),
    )
  })
})

describe('state transitions', () => {
  test('A booking that is over has no transitions, and only staff seat', () => {
    for (const from of bookingStates.filter(isBookingEnded))
      for (const to of bookingStates) expect(mayMoveBooking(from, to, 'staff')).toBe(false)
    expect(mayMoveBooking('booked', 'seated', 'guest')).toBe(false)
    expect(mayMoveBooking('booked', 'seated', 'staff')).toBe(true)
    expect(mayMoveBooking('seated', 'cancelled', 'guest')).toBe(false)
    expect(mayMoveBooking('booked', 'noShow', 'watchdog')).toBe(true)
  })

  test('A waiting party may leave until it is seated', () => {
    expect(mayMoveWaiting('waiting', 'left', 'guest')).toBe(true)
    expect(mayMoveWaiting('called', 'left', 'guest')).toBe(true)
    expect(waitingStates.filter(isWaitingEnded)).toEqual(['seated', 'left', 'lapsed'])
    expect(mayMoveWaiting('seated', 'left', 'guest')).toBe(false)
  })
})
