import { money } from '@comanda/domain/money'
import { describe, expect, test } from 'vitest'
import type { Table } from './queries.ts'
import { stateOf, sumsOf, occupiedSince } from './table-state.ts'

const session = { sessionId: 's', startedAt: '2026-01-01T10:00:00Z', persons: 3, pin: '1234' }
const orders = { count: 1, since: '2026-01-01T10:05:00Z', amount: money(900), unpaid: money(0) }

describe('The state of a table', () => {
  test('Free, occupied, ordered and paid, or owing', () => {
    expect(stateOf({})).toBe('free')
    expect(stateOf({ session })).toBe('seated')
    expect(stateOf({ session, orders })).toBe('ordered')
    expect(stateOf({ orders: { ...orders, unpaid: money(900) } })).toBe('owes')
  })

  test('Occupied since the party started, else since the first order', () => {
    expect(occupiedSince({ session, orders })).toBe(session.startedAt)
    expect(occupiedSince({ orders })).toBe(orders.since)
    expect(occupiedSince({})).toBeUndefined()
  })

  test('The floor’s totals equal the sum of its tables', () => {
    const tables = [{ session, orders: { ...orders, unpaid: money(400) } }, {}, { orders }] as Table[]
    expect(sumsOf(tables)).toEqual({ taken: 2, tables: 3, guests: 3, unpaid: 400 })
  })
})
