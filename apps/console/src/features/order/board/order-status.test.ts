import { expect, test } from 'vitest'
import { isStillPossible } from './order-status.ts'

const placed = { state: 'placed', moves: ['accepted', 'rejected'] } as const
const accepted = { state: 'accepted', moves: ['preparing', 'cancelled'] } as const
const preparing = { state: 'preparing', moves: ['ready', 'cancelled'] } as const
const completed = { state: 'completed', moves: [] } as const
const copy = <T extends { moves: readonly string[] }>(one: T) => ({ ...one, moves: [...one.moves] }) as never

test('a sheet stays for as long as what it asks can be done, and closes once somebody else was quicker', () => {
  expect(isStillPossible('accept', copy(placed), copy(placed))).toBe(true)
  expect(isStillPossible('accept', copy(placed), copy(accepted))).toBe(false)
  expect(isStillPossible('delay', copy(accepted), copy(preparing))).toBe(true)
  expect(isStillPossible('delay', copy(accepted), copy(completed))).toBe(false)
  expect(isStillPossible('reject', copy(placed), undefined)).toBe(false)
})

test('a rejection does not become the cancelling of what was accepted meanwhile', () => {
  expect(isStillPossible('reject', copy(placed), copy(placed))).toBe(true)
  expect(isStillPossible('reject', copy(placed), copy(accepted))).toBe(false)
  expect(isStillPossible('reject', copy(accepted), copy(preparing))).toBe(true)
  expect(isStillPossible('reject', copy(accepted), copy(completed))).toBe(false)
})
