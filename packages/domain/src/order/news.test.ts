import { describe, expect, test } from 'vitest'
import { newsOf, orderStates } from './index.ts'

const pickup = { bizType: 1300 as const, isRound: false }

describe('NEWS of an order · ORDER-9', () => {
  test('a pickup: placed, accepted, ready; what the kitchen does in between is no news', () => {
    const way = ['placed', 'accepted', 'preparing', 'ready', 'completed'] as const
    expect(way.map(to => newsOf({ ...pickup, to }))).toEqual(['placed', 'accepted', undefined, 'ready', undefined])
  })

  test('a delivery is told as it leaves, not while it stands ready', () => {
    const delivery = { ...pickup, bizType: 1200 as const }
    expect(newsOf({ ...delivery, to: 'ready' })).toBeUndefined()
    expect(newsOf({ ...delivery, to: 'delivering' })).toBe('delivering')
  })

  test('an order that ends without food is told, but not one that nobody ever paid', () => {
    expect(newsOf({ ...pickup, from: 'placed', to: 'rejected' })).toBe('rejected')
    expect(newsOf({ ...pickup, from: 'accepted', to: 'cancelled' })).toBe('cancelled')
    expect(newsOf({ ...pickup, from: 'awaitingPayment', to: 'cancelled' })).toBeUndefined()
  })

  test('who sits at the table hears only of what will not come', () => {
    const round = { bizType: 1100 as const, isRound: true }
    expect(orderStates.filter(to => newsOf({ ...round, to }))).toEqual(['rejected', 'cancelled'])
  })
})
