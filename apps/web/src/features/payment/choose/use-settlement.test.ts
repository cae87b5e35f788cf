import { expect, test } from 'vitest'
import { firstRest } from './use-settlement.ts'

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
