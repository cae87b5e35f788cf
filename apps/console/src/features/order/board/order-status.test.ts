import { expect, test } from 'vitest'
import { isStillPossible } from './order-status.ts'

const placed = { state: 'placed', moves: ['accepted', 'rejected'] } as const
const accepted = { state: 'accepted', moves: ['preparing', 'cancelled'] } as const
const preparing = { state: 'preparing', moves: ['ready', 'cancelled'] } as const
const completed = { state: 'completed', moves: [] } as const
const copy = <T extends { moves: readonly string[] }>(one: T) => ({ ...one, moves: [...one.moves] }) as never

test('A sheet stays open while its action is possible, and closes after another person was faster', () => {
  expect(isStillPossible('accept', copy(placed), copy(placed))).toBe(true)
  expect(isStillPossible('accept', copy(placed), copy(accepted))).toBe(false)
  expect(isStillPossible('delay', copy(accepted), copy(preparing))).toBe(true)
  expect(isStillPossible('delay', copy(accepted), copy(completed))).toBe(false)
  expect(isStillPossible('reject', copy(placed), undefined)).toBe(false)
})

test('A rejection does not become a cancellation after the order was accepted', () => {
  expect(isStillPossible('reject', copy(placed), copy(placed))).toBe(true)
  expect(isStillPossible('reject', copy(placed), copy(accepted))).toBe(false)
  expect(isStillPossible('reject', copy(accepted), copy(preparing))).toBe(true)
  expect(isStillPossible('reject', copy(accepted), copy(completed))).toBe(false)
})
