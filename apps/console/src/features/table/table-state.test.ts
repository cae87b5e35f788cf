import { staff as en } from '@comanda/messages/en-US/staff'
import { money } from '@comanda/domain/money'
import { describe, expect, test } from 'vitest'
import type { Table } from './queries.ts'
import { owesText, stateOf, sumsOf, occupiedSince, peopleAt } from './table-state.ts'

const session = { sessionId: 's', startedAt: '2026-01-01T10:00:00Z', persons: 3, pin: '1234' }
const orders = { count: 1, since: '2026-01-01T10:05:00Z', amount: money(900), unpaid: money(0) }

const seating = {
  bookingId: 'b',
  guestName: 'Ada',
  partySize: 5,
  since: '2026-01-01T09:55:00Z',
  until: '2026-01-01T11:30:00Z',
  walkIn: false,
}

describe('The state of a table', () => {
  test('Free, occupied, ordered and paid, or owing', () => {
    expect(stateOf({})).toBe('free')
    expect(stateOf({ session })).toBe('seated')
    expect(stateOf({ seating })).toBe('seated')
    expect(stateOf({ session, orders })).toBe('ordered')
    expect(stateOf({ orders: { ...orders, unpaid: money(900) } })).toBe('owes')
  })

  test('Occupied since the party started, else since the first order', () => {
    expect(occupiedSince({ session, seating, orders })).toBe(seating.since)
    expect(occupiedSince({ session, orders })).toBe(session.startedAt)
    expect(occupiedSince({ orders })).toBe(orders.since)
    expect(occupiedSince({})).toBeUndefined()
  })

  test('The floor’s totals equal the sum of its tables', () => {
    const tables = [{ session, orders: { ...orders, unpaid: money(400) } }, {}, { orders }] as Table[]
    expect(sumsOf(tables)).toEqual({ taken: 2, tables: 3, guests: 3, unpaid: 400 })
  })

  test('A party seated at two tables is counted once, by its booking or its phones (BOOK-2)', () => {
    const tables = [
      { tableId: '1', seating, session },
      { tableId: '2', seating },
    ] as Table[]
    expect(sumsOf(tables)).toMatchObject({ taken: 2, guests: 5 })
    expect(peopleAt({ seating, session: { ...session, persons: 7 } })).toBe(7)
  })
})

test('“Clear table” names only what the person may do about the unpaid bill (C6, A5)', () => {
  const texts = [true, false].flatMap(mayTakePayment =>
    [true, false].map(mayWriteOff => owesText({ mayTakePayment, mayWriteOff })),
  )
  expect(texts).toEqual([
    'floor.bill.owes',
    'floor.bill.owesSettle',
    'floor.bill.owesWriteOff',
    'floor.bill.owesOthers',
  ])
  expect(en['floor.bill.owesSettle']).not.toMatch(/write/i)
  expect(en['floor.bill.owesOthers']).not.toMatch(/write|settle the/i)
})
