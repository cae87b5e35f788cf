import { describe, expect, test } from 'vitest'
import { csvOf, separatorOf } from './index.ts'

describe('Rows as a file', () => {
  test('The separator is the one of the first line, outside of quotes', () => {
    expect(separatorOf('a;b;"c,d,e,f"\n1,2,3')).toBe(';')
    expect(separatorOf('a\tb')).toBe('\t')
    expect(separatorOf('key,text')).toBe(',')
  })

  test('Commas, quotes and line breaks stay in their field', () => {
    expect(csvOf([['a,b', 'c "d"', 'e\nf', 3]])).toBe('\u{feff}"a,b","c ""d""","e\nf",3\r\n')
  })

  test('Dish names are never formulas in a spreadsheet; a negative amount stays a number', () => {
    expect(csvOf([['=1+1', '-x', -5, '@y']])).toBe("\u{feff}'=1+1,'-x,-5,'@y\r\n")
    expect(csvOf([['-12.50', '-12', '-1+2', '-1.2.3', '-2\n']])).toBe(`\u{feff}-12.50,-12,'-1+2,'-1.2.3,"'-2\n"\r\n`)
  })
})
