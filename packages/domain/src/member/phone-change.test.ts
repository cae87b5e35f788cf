import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { phonePermission } from './phone-change.ts'

const DAY = 86_400_000
const now = Date.UTC(2026, 10, 22)

test('A phone number is not changed within 30 days of the last change (LOGIN-7)', () => {
  const lastChangedAt = now - 29 * DAY
  expect(phonePermission({ lastChangedAt, hasUnpaidOrder: false }, now)).toEqual({
    permitted: false,
    reason: 'changedLately',
    from: now + DAY,
  })
  expect(phonePermission({ lastChangedAt: now - 30 * DAY, hasUnpaidOrder: false }, now)).toEqual({ permitted: true })
})

test('A phone number is not changed with an unpaid order; one that was never changed may be (LOGIN-7)', () => {
  expect(phonePermission({ hasUnpaidOrder: true }, now)).toEqual({ permitted: false, reason: 'orderUnpaid' })
  expect(phonePermission({ hasUnpaidOrder: false }, now)).toEqual({ permitted: true })
})

test('The returned day is the first on which it may be changed (LOGIN-7)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: now }), lastChangedAt => {
      const refused = phonePermission({ lastChangedAt, hasUnpaidOrder: false }, lastChangedAt + 1)
      const from = 'from' in refused ? refused.from : 0
      expect(phonePermission({ lastChangedAt, hasUnpaidOrder: false }, from).permitted).toBe(true)
      expect(phonePermission({ lastChangedAt, hasUnpaidOrder: false }, from - 1).permitted).toBe(false)
    }),
  )
})
