import fc from 'fast-check'
import { expect, it } from 'vitest'
import { callNumberOf, orderNumber, orderNumberStart } from './numbers.ts'

it('An order number is nine characters in groups of three, without I, L, O and U (ORDER-9)', () => {
  fc.assert(
    fc.property(fc.uuid(), id => {
      expect(orderNumber(id)).toMatch(/^[0-9A-HJKMNP-TV-Z]{3}(-[0-9A-HJKMNP-TV-Z]{3}){2}$/)
    }),
  )
})

it('Orders with different random suffixes have different numbers (ORDER-9)', () => {
  expect(orderNumber('01932f5e-7a3c-7000-8000-000000000001')).toBe('000-000-001')
  expect(orderNumber('01932f5e-7a3c-7000-8000-00000000001f')).toBe('000-000-00Z')
  expect(orderNumber('01932f5e-7a3c-7000-8000-1fffffffffff')).toBe('ZZZ-ZZZ-ZZZ')
})

it('A call number has three digits, more if needed (ORDER-9)', () => {
  expect([1, 42, 999, 1000].map(callNumberOf)).toEqual(['001', '042', '999', '1000'])
  expect(() => callNumberOf(0)).toThrow(RangeError)
})

it('A number is searched by its start, with or without hyphens, in any case and with look-alike letters (ORDER-12)', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.integer({ min: 1, max: 9 }), (orderId, length) => {
      const number = orderNumber(orderId)
      const typed = number.replaceAll('-', '').slice(0, length)
      const start = orderNumberStart(typed.toLowerCase()) ?? ''
      expect(number.startsWith(start)).toBe(true)
      expect(start.replaceAll('-', '')).toBe(typed)
      expect(orderNumberStart(number)).toBe(number)
    }),
  )
  expect(orderNumberStart('oil 4')).toBe('011-4')
  expect(['', 'ußa', 'u', '1234567890'].map(orderNumberStart)).toEqual(Array.from({ length: 4 }))
})
