import { describe, expect, test } from 'vitest'
import { type KitchenOrder, ticketOf } from './kitchen-ticket.ts'

const shop = { latitude: 40.7229, longitude: -73.9954 }
/** Two kilometres away: ten minutes in addition to fifteen in the kitchen. */
const deliveryAddress = { lines: [], latitude: 40.7409, longitude: -73.9954 }
const order = { steps: [], createdAt: '2026-11-22T12:00:00.000Z', time: {}, shop }

const dueAt = (more: object): string =>
  ticketOf(
    { order: { ...order, ...more } as unknown as KitchenOrder, lines: [] },
    {},
    {
      readyMinutes: 15,
    },
  ).dueAt

describe('due time of a ticket', () => {
  test('A delivery is promised at the door: the kitchen finishes earlier by the travel time (ORDER-9)', () => {
    const delivery = { orderType: 1200, deliveryAddress }
    expect(dueAt({ ...delivery, promisedAt: '2026-11-22T12:40:00.000Z' })).toBe('2026-11-22T12:30:00.000Z')
    expect(dueAt({ ...delivery, time: { start: '2026-11-22T13:00:00.000Z' } })).toBe('2026-11-22T12:50:00.000Z')
    expect(dueAt(delivery)).toBe('2026-11-22T12:15:00.000Z')
  })

  test('Pickup and dine-in orders are due at the promised time', () => {
    expect(dueAt({ orderType: 1300, promisedAt: '2026-11-22T12:40:00.000Z' })).toBe('2026-11-22T12:40:00.000Z')
    expect(dueAt({ orderType: 1100 })).toBe('2026-11-22T12:15:00.000Z')
  })
})
