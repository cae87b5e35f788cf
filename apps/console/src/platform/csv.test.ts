import { describe, expect, test } from 'vitest'
import { csvOf } from './csv.ts'

describe('a report as a file', () => {
  test('commas, quotes and lines stay within their field', () => {
    expect(csvOf([['a,b', 'c "d"', 'e\nf', 3]])).toBe('\u{feff}"a,b","c ""d""","e\nf",3\r\n')
  })

  test('no dish is a formula in a spreadsheet; an amount below nothing stays a number', () => {
    expect(csvOf([['=1+1', '-x', -5, '@y']])).toBe("\u{feff}'=1+1,'-x,-5,'@y\r\n")
  })
})
