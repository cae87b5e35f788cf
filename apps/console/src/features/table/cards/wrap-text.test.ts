import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wrapText } from './wrap-text.ts'

const upTo = (length: number) => (line: string) => [...line].length <= length

test('Text on a table card breaks between words, and ends with an ellipsis where the lines are full (STORE-3)', () => {
  expect(wrapText('Scan to order and pay', 'en', 2, upTo(13))).toEqual(['Scan to order', 'and pay'])
  expect(wrapText('Scan to order and pay at your table', 'en', 2, upTo(13))).toEqual(['Scan to order', 'and pay at y…'])
  expect(wrapText('Wolkenkratzer', 'de', 3, upTo(5))).toEqual(['Wolke', 'nkrat', 'zer'])
  expect(wrapText(' ', 'en', 2, upTo(5))).toEqual([])
})

test('No line of a table card exceeds its width, and the number of lines stays within the limit (STORE-3)', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 20 }), (text, most, length) => {
      const lines = wrapText(text, 'en', most, upTo(length))
      expect(lines.length).toBeLessThanOrEqual(most)
      for (const line of lines) expect(upTo(length)(line)).toBe(true)
    }),
  )
})
