import { expect, test } from 'vitest'
import { type BoardOrder, endText, inColumns, reasonText } from './columns.ts'

type By = BoardOrder['steps'][number]['by']
const ended = (state: BoardOrder['state'], by: By) => endText({ state, steps: [{ state, at: '', by }] })

test('Among finished orders, an unanswered one is distinguished from a rejected one (S2)', () => {
  expect(ended('rejected', 'staff')).toBe('console.rejected')
  expect(ended('rejected', 'watchdog')).toBe('console.ended.noAnswer')
  expect(ended('cancelled', 'staff')).toBe('console.cancelled')
  expect(ended('cancelled', 'guest')).toBe('console.ended.byGuest')
  expect(ended('cancelled', 'watchdog')).toBe('console.ended.notPaid')
  expect(ended('completed', 'watchdog')).toBe('console.completed')
  expect(ended('placed', 'guest')).toBeUndefined()
})

test('New orders are sorted by waiting time since placed or paid, longest first (S2)', () => {
  const order = (orderId: string, createdAt: string, placedAt: string) =>
    ({
      orderId,
      createdAt,
      state: 'placed',
      steps: [{ state: 'placed', at: placedAt, by: 'guest' }],
      time: {},
    }) as never
  const orders = [
    order('paid late', '2026-11-22T12:00', '2026-11-22T12:09'),
    order('just now', '2026-11-22T12:10', '2026-11-22T12:10'),
    order('first', '2026-11-22T12:05', '2026-11-22T12:05'),
  ]
  expect(inColumns(orders).new.map(one => one.orderId)).toEqual(['first', 'paid late', 'just now'])
})

test('A reason written by staff is shown, the watchdog’s note is not (S2)', () => {
  const rejected = (by: By, reason: string) =>
    reasonText({ reason, state: 'rejected', steps: [{ state: 'rejected', at: '', by }] })
  expect(rejected('staff', 'The oven is broken')).toBe('The oven is broken')
  expect(rejected('watchdog', 'noAnswer')).toBeUndefined()
})
