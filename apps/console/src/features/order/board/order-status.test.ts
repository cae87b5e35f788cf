import { expect, test } from 'vitest'
import { reasonsToCancel, reasonsToReject } from './action-sheets.tsx'
import { isStillPossible } from './order-status.ts'

const placed = { state: 'placed', moves: ['accepted', 'rejected'], payState: 'unpaid' } as const
const accepted = { state: 'accepted', moves: ['preparing', 'cancelled'], payState: 'unpaid' } as const
const preparing = { state: 'preparing', moves: ['ready', 'cancelled'], payState: 'paid' } as const
const completed = { state: 'completed', moves: [], payState: 'paid' } as const
const copy = <T extends { moves: readonly string[] }>(one: T) => ({ ...one, moves: [...one.moves] }) as never

test('A sheet stays open while its action is possible, and closes after another person was faster', () => {
  expect(isStillPossible('accept', copy(placed))).toBe(true)
  expect(isStillPossible('accept', copy(accepted))).toBe(false)
  expect(isStillPossible('delay', copy(preparing))).toBe(true)
  expect(isStillPossible('delay', copy(completed))).toBe(false)
  expect(isStillPossible('settle', copy(accepted))).toBe(true)
  expect(isStillPossible('settle', copy(preparing))).toBe(false)
  expect(isStillPossible('reject', undefined)).toBe(false)
})

test('A rejection does not become a cancellation after the order was accepted', () => {
  expect(isStillPossible('reject', copy(placed))).toBe(true)
  expect(isStillPossible('reject', copy(accepted))).toBe(false)
  expect(isStillPossible('cancel', copy(placed))).toBe(false)
  expect(isStillPossible('cancel', copy(preparing))).toBe(true)
  expect(isStillPossible('cancel', copy(completed))).toBe(false)
})

test('The reasons to reject or cancel an order fit its type: only a delivery has an address (ORDER-13)', () => {
  const address = 'console.reasonAddress'
  for (const orderType of [1100, 1300] as const) {
    expect(reasonsToReject({ orderType })).not.toContain(address)
    expect(reasonsToCancel({ orderType, state: 'accepted' })).not.toContain(address)
  }
  expect(reasonsToReject({ orderType: 1200 })).toContain(address)
  expect(reasonsToCancel({ orderType: 1200, state: 'delivering' })).toContain(address)
  expect(reasonsToCancel({ orderType: 1300, state: 'ready' })).toContain('console.cancel.noShow')
})
