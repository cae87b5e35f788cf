import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shortNames } from './short-names.ts'

test('A brand name that starts all store names is omitted', () => {
  expect(shortNames(['Marigold Kitchen, Nolita', 'Marigold Kitchen, Soho'])).toEqual(['Nolita', 'Soho'])
  expect(shortNames(['金盏厨房·苏豪', '金盏厨房·诺丽塔'])).toEqual(['苏豪', '诺丽塔'])
  expect(shortNames(['مطبخ ماريغولد، سوهو', 'مطبخ ماريغولد، نوليتا'])).toEqual(['سوهو', 'نوليتا'])
})

test('Names that share letters but no word stay whole, and so does a single name', () => {
  expect(shortNames(['Marigold', 'Market'])).toEqual(['Marigold', 'Market'])
  expect(shortNames(['Marigold Kitchen, Nolita'])).toEqual(['Marigold Kitchen, Nolita'])
})

test('Shortened names stay distinct', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.string({ unit: fc.constantFrom('a', 'b', ',', ' ', '·') }), { maxLength: 6 }),
      names => {
        expect(new Set(shortNames(names)).size).toBe(names.length)
      },
    ),
  )
})
