import { expect, test } from 'vitest'
import { money } from '../money/index.ts'
import { mayDecide, type StaffRequest } from './second-person.ts'

const asked: StaffRequest = { by: 'ann', name: 'Ann', reason: 'left', amount: money(900), at: 0 }
const step = { amount: money(900), alone: money(500), by: 'ben' }

test('A loss above the limit needs a second person, who confirms the same amount (PAY-12)', () => {
  expect(mayDecide({ ...step, amount: money(500) })).toBe(true)
  expect(mayDecide({ amount: money(900), by: 'ben' })).toBe(true)
  expect(mayDecide(step)).toBe(false)
  expect(mayDecide({ ...step, asked })).toBe(true)
  expect(mayDecide({ ...step, by: 'ann', asked })).toBe(false)
  expect(mayDecide({ ...step, amount: money(901), asked })).toBe(false)
})
