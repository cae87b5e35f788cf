import { expect, test } from 'vitest'
import { utensils } from './fields.ts'

test('Cutlery: -1 for the store’s default, 0 for none, else the count (ORDER-7)', () => {
  const takes = (value: unknown) => utensils.safeParse(value).success
  expect([-1, 0, 1, 50].every(takes)).toBe(true)
  expect([-2, 51, 1.5, '2', null, Number.NaN].some(takes)).toBe(false)
})
