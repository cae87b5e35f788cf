import { expect, test } from 'vitest'
import { money } from '../money/index.ts'
import { mayDecide, refundLimit, type StaffRequest } from './second-person.ts'

const earlier: StaffRequest = { by: 'ann', name: 'Ann', reason: 'left', amount: money(900), at: 0 }
const step = { amount: money(900), alone: money(500), by: 'ben' }

test('A loss above the limit needs a second person, who confirms the same amount (PAY-12)', () => {
  expect(mayDecide({ ...step, amount: money(500) })).toBe(true)
  expect(mayDecide({ amount: money(900), by: 'ben' })).toBe(true)
  expect(mayDecide(step)).toBe(false)
  expect(mayDecide({ ...step, earlier })).toBe(true)
  expect(mayDecide({ ...step, by: 'ann', earlier })).toBe(false)
  expect(mayDecide({ ...step, amount: money(901), earlier })).toBe(false)
})

test('A person’s own refund limit replaces the store’s in its currency, also where it is lower or the store has none (PAY-12)', () => {
  const currency = { currencyCode: 'USD', currencySymbol: '$', internationalSystemOfUnits: 2 }
  const store = { currency, refundAlone: money(5000) }
  expect(refundLimit(undefined, store)).toBe(5000)
  expect(refundLimit({ USD: 20_000 }, store)).toBe(20_000)
  expect(refundLimit({ USD: 0 }, store)).toBe(0)
  expect(refundLimit({ GBP: 0 }, store)).toBe(5000)
  expect(refundLimit({ USD: 100 }, { currency })).toBe(100)
  expect(refundLimit({}, { currency })).toBeUndefined()
})
