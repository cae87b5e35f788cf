import { expect, test } from 'vitest'
import { firstRest, currentRestMethod } from './rest-method.ts'

const methods = [
  { paymentMethod: '12_bankCard' as const, enabled: false },
  { paymentMethod: 'out-line' as const, enabled: true },
  { paymentMethod: '12_octopus' as const, enabled: true },
]

test('The first usable method pays the rest; paying at the venue is not combined with own methods (PAY-3)', () => {
  const card = { paymentMethod: '16_msBalance', payerId: 'card' }
  expect(firstRest(methods, [])).toBe('out-line')
  expect(firstRest(methods, [card])).toBe('12_octopus')
  expect(firstRest(methods.slice(0, 2), [card])).toBeUndefined()
})

test('A method the store no longer accepts is replaced by the first accepted one (PAY-3, PAY-5)', () => {
  expect(currentRestMethod(methods, '12_octopus', [])).toBe('12_octopus')
  expect(currentRestMethod(methods, '12_bankCard', [])).toBe('out-line')
  expect(currentRestMethod(methods.slice(0, 2), '12_octopus', [])).toBe('out-line')
})
