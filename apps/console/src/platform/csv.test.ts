import { describe, expect, test } from 'vitest'
import { csvOf } from './csv.ts'

describe('A report as a file', () => {
  test('Commas, quotes and line breaks stay in their field', () => {
    expect(csvOf([['a,b', 'c "d"', 'e\nf', 3]])).toBe('\u{feff}"a,b","c ""d""","e\nf",3\r\n')
  })

  test('Dish names are never formulas in a spreadsheet; a negative amount stays a number', () => {
    expect(csvOf([['=1+1', '-x', -5, '@y']])).toBe("\u{feff}'=1+1,'-x,-5,'@y\r\n")
  })
})
