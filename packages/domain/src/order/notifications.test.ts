import { describe, expect, test } from 'vitest'
import { notificationFor, orderStates } from './index.ts'

const pickup = { bizType: 1300 as const, isRound: false }

describe('notifications about an order (ORDER-9)', () => {
  test('Pickup: placed, accepted, ready; kitchen steps in between are not notified', () => {
    const way = ['placed', 'accepted', 'preparing', 'ready', 'completed'] as const
    expect(way.map(to => notificationFor({ ...pickup, to }))).toEqual([
      'placed',
      'accepted',
      undefined,
      'ready',
      undefined,
    ])
  })

  test('A delivery is notified when it leaves and when it has arrived, not when it is ready', () => {
    const delivery = { ...pickup, bizType: 1200 as const }
    expect(notificationFor({ ...delivery, to: 'ready' })).toBeUndefined()
    expect(notificationFor({ ...delivery, to: 'delivering' })).toBe('delivering')
    expect(notificationFor({ ...delivery, to: 'completed' })).toBe('delivered')
  })

  test('An order that ends without food is notified, except one that was never paid', () => {
    expect(notificationFor({ ...pickup, from: 'placed', to: 'rejected' })).toBe('rejected')
    expect(notificationFor({ ...pickup, from: 'accepted', to: 'cancelled' })).toBe('cancelled')
    expect(notificationFor({ ...pickup, from: 'awaitingPayment', to: 'cancelled' })).toBeUndefined()
  })

  test('A guest at the table is notified only of dishes that will not come', () => {
    const round = { bizType: 1100 as const, isRound: true }
    expect(orderStates.filter(to => notificationFor({ ...round, to }))).toEqual(['rejected', 'cancelled'])
  })
})
