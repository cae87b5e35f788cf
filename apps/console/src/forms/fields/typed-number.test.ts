import { expect, test } from 'vitest'
import { typedNumber } from './typed-number.ts'

test('A number of the range is taken as it is typed, with a point or a comma; anything else stays text', () => {
  const whole = { min: 1, max: 99 }
  expect(['1', ' 7 ', '99'].map(text => typedNumber(text, whole))).toEqual([1, 7, 99])
  for (const text of ['', ' ', '0', '-5', '100', '1.5', '1,5', 'abc', '1e9', '--'])
    expect(typedNumber(text, whole)).toBeUndefined()
  expect(typedNumber('8,5', { min: 0, max: 100, decimals: 1 })).toBe(8.5)
  expect(typedNumber('8.55', { min: 0, max: 100, decimals: 1 })).toBeUndefined()
})
