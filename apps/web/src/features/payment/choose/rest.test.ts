import { expect, test } from 'vitest'
import { firstRest, restNow } from './rest.ts'

const methods = [
  { paymentMethod: '12_bankCard' as const, enabled: false },
  { paymentMethod: 'out-line' as const, enabled: true },
  { paymentMethod: '12_octopus' as const, enabled: true },
]

test('the first method that can be used pays the rest; at the venue never beside a means that was chosen · PAY-3', () => {
  const card = { paymentMethod: '16_msBalance', payerId: 'card' }
  expect(firstRest(methods, [])).toBe('out-line')
  expect(firstRest(methods, [card])).toBe('12_octopus')
  expect(firstRest(methods.slice(0, 2), [card])).toBeUndefined()
})

test('what the store no longer takes pays nothing: the first of what it takes does · PAY-3, PAY-5', () => {
  expect(restNow(methods, '12_octopus', [])).toBe('12_octopus')
  expect(restNow(methods, '12_bankCard', [])).toBe('out-line')
  expect(restNow(methods.slice(0, 2), '12_octopus', [])).toBe('out-line')
})
